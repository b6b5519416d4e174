"""The engine that every game runs on: an agenda of small frames, dice, piles, events. It knows no particular game."""
