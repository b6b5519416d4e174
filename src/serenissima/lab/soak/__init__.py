"""The soak test: kills, floods and disconnects real servers during play, and counts the damage."""
