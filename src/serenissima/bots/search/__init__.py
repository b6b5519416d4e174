"""Bots that look ahead: flat Monte-Carlo and information-set tree search on worlds that the seat cannot tell apart."""
