"""How each game's position is drawn in characters, from a seat's view."""
