"""The commands of `serenissima`: a module for each subject, and what they share. cli.py registers them.

Every command imports all of these modules, so they import what only one command needs, and what takes long, in there.
"""
