"""The database and the bus between workers."""
