"""The rules of having rules: an agenda of small frames, dice, piles, events. Knows no game."""
