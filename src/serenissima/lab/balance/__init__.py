"""The balance of a game: what seats, endings and single elements are worth when bots play it many times.

balance(Plan("masters", ("greedy",), seats=(3,), games=100, counted=True)).summary()
"""

from serenissima.lab.balance.counts import Balance, Element, TableCounts, balance

__all__ = ["Balance", "Element", "TableCounts", "balance"]
