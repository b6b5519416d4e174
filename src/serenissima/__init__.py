"""Serenissima: the table on which people, bots and researchers play the Venice board games."""

__version__ = "0.1.0"
