"""Bots that look ahead: flat Monte Carlo and information-set tree search on worlds the seat cannot tell apart."""
