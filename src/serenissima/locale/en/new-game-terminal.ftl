new-game-bad-id = “{ $given }” cannot be the id of a game. Use lower-case letters, digits and underscores, beginning with a letter; at most 32 characters.
new-game-taken = “{ $given }” is already the name of a game or of a Python package. Choose another one.
new-game-reserved = “{ $given }” is a reserved word of Python and cannot be the name of a package. Choose another one.
new-game-exists = { $folder } already exists. Choose another id, or another folder with --folder.
new-game-written = { $count } files are written to { $folder }. It is a small game that works: change it step by step.
new-game-next = Next:
