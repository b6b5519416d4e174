"""The history of the database's shape. A change of schema.py needs a new file in versions/."""
