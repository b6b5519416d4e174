"""The commands of `serenissima`, each in a module of its name. They share arguments.py and console.py.

cli.py registers them. It imports all of these modules, so they import what takes long inside the command.
"""
