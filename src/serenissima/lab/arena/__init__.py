"""The arena: bots against each other, with rotated seats, common deals, and confidence intervals.

run(Plan("lagoon", ("greedy", "random"), seats=(3,), games=100)).summary()
"""

from serenissima.lab.arena.match import Match, run
from serenissima.lab.arena.plan import FORMATS, Plan
from serenissima.lab.arena.runners import Here, Processes, Runner
from serenissima.lab.arena.standings import Results, interval

__all__ = ["FORMATS", "Here", "Match", "Plan", "Processes", "Results", "Runner", "interval", "run"]
