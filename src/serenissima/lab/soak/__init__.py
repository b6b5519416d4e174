"""The soak test: real servers that are killed, flooded and cut off while people play, and a count of the damage."""
