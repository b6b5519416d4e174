"""Bots. They see what their seat sees, and worlds resampled from it; never the true state."""
