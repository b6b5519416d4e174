"""Palazzo: a small game with everything that the laws are about, into which test_mutants.py puts faults.

Everybody inherits a palace that nobody else sees. Two open auctions follow: a player who passes takes the worst palace
on offer for half of their bid, the last one the best palace for all of it. Then the palaces are sold in secret: the
best of a round gets the best bill. The richest wins.

It imports itself relatively, so that copies can be loaded side by side.
"""
