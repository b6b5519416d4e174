"""What a position is worth to each seat: features that are read from the board, and weights fitted on self-play."""
