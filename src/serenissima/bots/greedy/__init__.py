"""One greedy policy per game: `choose(s, seat, dice)` on a resampled world, built from what makes a strong player."""
