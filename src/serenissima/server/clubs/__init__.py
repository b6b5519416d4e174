"""Clubs: members, their games, and what these say about them."""
