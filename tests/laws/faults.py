"""Small faults in the example game Palazzo, each a piece of text replaced by another; and a loader for copies with one.

What a general law cannot find is in BEYOND, and listed in docs/check.md.
"""

import importlib
import shutil
from dataclasses import dataclass
from pathlib import Path

from serenissima.core.spec import GameSpec

PALAZZO = Path(__file__).parent / "palazzo"
RULES, KNOWLEDGE, WORDING, SPEC = "rules.py", "knowledge.py", "wording.py", "spec.py"
ENGLISH, FRENCH = "locale/en/palazzo.ftl", "locale/fr/palazzo.ftl"


@dataclass(frozen=True)
class Fault:
    """One piece of text replaced by another, and the laws by which that may be noticed."""

    name: str
    file: str
    old: str
    new: str
    laws: tuple[int, ...] = ()


FAULTS = [
    # Positions that are copied and saved.
    Fault("clone shares a list", RULES, "twin.bids = self.bids.copy()", "twin.bids = self.bids", (3,)),
    Fault("clone shares the hands", RULES, "twin.hands = self.hands.copy()", "twin.hands = self.hands", (3,)),
    Fault("clone forgets a number", RULES, "        twin.opener = self.opener\n", "", (3,)),
    Fault("clone forgets a pile", RULES, "        twin.bill_deck = self.bill_deck\n", "", (3,)),
    Fault("a field the rules need is not saved", RULES, '        "opener",\n', "", (1, 4)),
    Fault("a field only the view shows is not saved", RULES, '        "consulted",\n', "", (4,)),
    Fault("the options are not saved", RULES, '        "rules",\n', "", (4,)),
    Fault("clone forgets the options", RULES, "        twin.rules = self.rules\n", "", (3,)),
    Fault("the options can change", RULES, "@dataclass(frozen=True)", "@dataclass", (1,)),
    Fault("a frame is not registered", RULES, "Bid, Market, Consult, Sell)", "Bid, Consult, Sell)", (4,)),
    Fault(
        "a frame forgets its numbers",
        RULES,
        'the top bill of the pile."""\n\n    def __init__(self, seat: int) -> None:\n        self.seat = seat\n\n'
        "    def ints(self) -> tuple[int, ...]:\n        return (self.seat,)\n",
        'the top bill of the pile."""\n\n    def __init__(self, seat: int) -> None:\n        self.seat = seat\n\n',
        (4,),
    ),
    Fault(
        "play depends on what was played before",
        RULES,
        "        s.then(Consult(s.opener), Sell",
        '        vars(buy)["markets"] = vars(buy).get("markets", 0) + 1\n'
        '        s.then(Consult(vars(buy)["markets"] % s.seats), Sell',
        (3, 4, 5, 16),
    ),
    # Questions and answers.
    Fault("options are not sorted", RULES, "tuple(sorted(s.hands[seat].cards))", "s.hands[seat].cards", (2,)),
    Fault("options can be empty", RULES, "if s.ducats[seat] else (0,)", "if s.ducats[seat] else ()", (1, 2)),
    Fault("options are negative", RULES, "PASS: Final = 0", "PASS: Final = -1", (2,)),
    Fault("options repeat themselves", RULES, "return (0, 1) if", "return (0, 0, 1) if", (2,)),
    Fault(
        "asking for options changes the position",
        RULES,
        "        return (0, 1) if s.ducats",
        "        s.sold = (*s.sold, 0)\n        return (0, 1) if s.ducats",
        (2, 3, 4, 7),
    ),
    Fault("nobody is asked", RULES, "Sell((1 << s.seats) - 1)", "Sell(0)", (1,)),
    Fault("the game crashes at times", RULES, "else bid // 2", "else bid // 2 + 0 // bid", (1,)),
    Fault("a player who has passed stays in", RULES, "            s.active &= ~(1 << seat)\n", "", (1, 11)),
    Fault("the auctions do not end", RULES, "        s.auctions -= 1\n", "", (1,)),
    Fault("the bound on the length is too small", SPEC, "longest = 60", "longest = 12", (1,)),
    Fault("a rule imports chance", RULES, "from typing import", "import random\nfrom typing import", (13,)),
    # Pieces and scores.
    Fault("money vanishes", RULES, "    s.bank += price\n", "", (11,)),
    Fault("a palace vanishes", RULES, "            s.sold = tuple(sorted((*s.sold, palace)))\n", "", (11,)),
    Fault("a bill is paid twice", RULES, "s.money[seat] += bill", "s.money[seat] += 2 * bill", (11,)),
    Fault("a bid beyond the purse", RULES, "s.ducats[seat] + 1))", "s.ducats[seat] + 2))", (11,)),
    Fault(
        "scores forget the ducats", RULES, "[self.ducats[seat] + self.money[seat] for", "[self.money[seat] for", (12,)
    ),
    Fault("places begin at 0", RULES, "return [1 + sum(other > own", "return [sum(other > own", (20,)),
    Fault("nobody is first", RULES, "sum(other > own for", "sum(other >= own for", (20,)),
    Fault("a place is missing", RULES, "for own in worth]", "for own in worth[1:]]", (20,)),
    Fault("an ending is not declared", SPEC, '("richest", "shared")', '("poorest", "shared")', (18, 20)),
    Fault("an ending has another name", RULES, 'return "richest" if', 'return "rich" if', (20,)),
    # Chance.
    Fault(
        "the outcome does not matter",
        RULES,
        "with_card(outcome, known_to=0)\n        if len",
        "with_card(self.outcomes(s)[0], known_to=0)\n        if len",
        (21,),
    ),
    Fault(
        "a deal does not use the dice",
        RULES,
        "    def outcomes(self, s: Palazzo) -> tuple[int, ...]:\n        return tuple([bill",
        "    def run(self, s: Palazzo) -> None:\n        self.settle(s, self.outcomes(s)[0])\n\n"
        "    def outcomes(self, s: Palazzo) -> tuple[int, ...]:\n        return tuple([bill",
        (21,),
    ),
    Fault("a deal has no outcomes", RULES, "        if undealt(s):\n            s.then", "        s.then", (1,)),
    # Secrets.
    Fault(
        "set-up tells everybody",
        RULES,
        's.tell("inherits", self.seat, outcome, audience=1 << self.seat)',
        's.tell("inherits", self.seat, outcome)',
        (14,),
    ),
    Fault(
        "an event tells everybody",
        RULES,
        "s.bill_deck.cards[top], audience=1 << seat)",
        "s.bill_deck.cards[top])",
        (14,),
    ),
    Fault(
        "no reveal() when palaces are turned up",
        RULES,
        '        s.reveal()\n        s.tell("auction"',
        '        s.tell("auction"',
        (16,),
    ),
    Fault(
        "no reveal() when bills are turned up",
        RULES,
        '        s.reveal()\n        s.tell("market"',
        '        s.tell("market"',
        (16,),
    ),
    Fault(
        "no reveal() when one seat looks",
        RULES,
        '            s.reveal()\n            s.tell("consults"',
        '            s.tell("consults"',
        (16,),
    ),
    Fault("hidden options called public", RULES, "        return False", "        return True", (17,)),
    Fault("public only for some hands", RULES, "        return False", "        return s.hands[0].cards[0] > 7", (17,)),
    Fault(
        "public by default", RULES, "    def is_public(self, s: Palazzo) -> bool:\n        return False\n\n", "", (17,)
    ),
    Fault("the view shows every hand", KNOWLEDGE, "list(hand.seen_by(seat))", "list(hand.cards)", (7,)),
    Fault("the view shows a pile", KNOWLEDGE, "list(s.deck.seen_by(seat))", "list(s.deck.cards)", (7,)),
    Fault(
        "the view shows sealed answers",
        KNOWLEDGE,
        '        "active"',
        '        "sealed": list(s.sealed),\n        "active"',
        (7, 10),
    ),
    Fault("the view is not JSON", KNOWLEDGE, '"offer": list(s.offer)', '"offer": s.offer', (7,)),
    Fault(
        "the view adds up a hidden hand", KNOWLEDGE, '"auctions": s.auctions', '"auctions": sum(s.hands[0].cards)', (7,)
    ),
    Fault("a prompt tells", WORDING, "best=s.offer[-1]", "best=s.deck.cards[-1]", (7,)),
    Fault(
        "an effect tells",
        WORDING,
        "palace=palace, ducats=half(s, s.bids[seat])",
        "palace=palace, ducats=s.deck.cards[-1]",
        (7,),
    ),
    Fault(
        "worlds keep sealed answers",
        KNOWLEDGE,
        "if other != seat and s.sealed[other]",
        "if False and s.sealed[other]",
        (8, 9),
    ),
    Fault("worlds keep the piles", KNOWLEDGE, "    twin.bill_deck = redealt([s.bill_deck], seat, dice)[0]\n", "", (9,)),
    Fault(
        "worlds keep the hands",
        KNOWLEDGE,
        "*twin.hands, twin.deck = redealt([*s.hands, s.deck], seat, dice)",
        "twin.deck = redealt([s.deck], seat, dice)[0]",
        (9,),
    ),
    Fault("worlds keep the dice", KNOWLEDGE, "    twin.dice = dice.fork()\n", "", (9,)),
    Fault(
        "worlds change what a seat knows",
        KNOWLEDGE,
        "redealt([s.bill_deck], seat, dice)",
        "redealt([s.bill_deck], -1, dice)",
        (7,),
    ),
    Fault(
        "worlds lose a palace",
        KNOWLEDGE,
        "    return twin\n",
        "    twin.sold = twin.sold[1:]\n    return twin\n",
        (7, 8),
    ),
    Fault("worlds change the true position", KNOWLEDGE, "twin = s.clone()", "twin = s", (3, 4, 7, 8, 9, 11)),
    # Words.
    Fault("a log line is missing", ENGLISH, "palazzo-log-omen =", "palazzo-log-omens =", (18,)),
    Fault("a log line is missing in French", FRENCH, "palazzo-log-omen =", "palazzo-log-omens =", (18,)),
    Fault("a refusal is missing in French", FRENCH, "palazzo-too-poor =", "palazzo-poor =", (18,)),
    Fault("a prompt is missing", ENGLISH, "palazzo-consult =", "palazzo-consults =", (18,)),
    Fault("a word inside a message is missing", FRENCH, "palazzo-palace =", "palazzo-palaces =", (18,)),
    Fault("a message wants another argument", ENGLISH, "{ $who } bids { $ducats }", "{ $who } bids { $money }", (18,)),
    Fault(
        "a refusal lacks its argument", RULES, '"palazzo-too-low", highest=max(s.bids))', '"palazzo-too-low")', (18,)
    ),
    Fault("a catalogue cannot be read", FRENCH, "palazzo-log-sells = { $who }", "palazzo-log-sells = { $who", (18,)),
    Fault("the blurb is missing", ENGLISH, "palazzo-blurb =", "palazzo-about =", (18,)),
    Fault("the help of an option is missing", FRENCH, "palazzo-option-half_up-help", "palazzo-option-half-help", (18,)),
    Fault("an ending cannot be said", ENGLISH, "palazzo-ending-shared", "palazzo-ending-share", (18,)),
    Fault("a prompt is not a message", WORDING, 'return message("palazzo-consult")', "return 3", (18,)),
    Fault("two options read the same", WORDING, '"palazzo-look" if pick else "palazzo-trust"', '"palazzo-look"', (18,)),
    Fault(
        "a message names a seat that is empty",
        WORDING,
        "if event.seat >= 0 else {}",
        "if event.seat >= -1 else {}",
        (18,),
    ),
    Fault("an event has no words", WORDING, '    "omen": ("bill",),\n', "", (1,)),
    # Learning.
    Fault("too few actions", SPEC, "actions = 40", "actions = 38", (19,)),
    Fault("two picks have the same number", SPEC, "[kind] + pick", "[kind] + pick // 2", (19,)),
    Fault("a negative action", SPEC, '{"bid": 0,', '{"bid": -1,', (19,)),
]

BEYOND = [
    Fault("the tie-break is forgotten", RULES, "[(score, self.ducats[seat]) for", "[(score, 0 * seat) for"),
    Fault(
        "the worst palace gets the best bill",
        RULES,
        "key=lambda seat: s.sealed[seat]",
        "key=lambda seat: -s.sealed[seat]",
    ),
    Fault(
        "a price is rounded the wrong way",
        RULES,
        "(bid + 1) // 2 if s.rules.half_up else bid // 2",
        "bid // 2 if s.rules.half_up else (bid + 1) // 2",
    ),
    Fault(
        "the turn goes the wrong way round",
        RULES,
        "    seat = (seat + 1) % s.seats\n    while",
        "    seat = (seat - 1) % s.seats\n    while",
    ),
    Fault("a secret is public everywhere", RULES, "known_to=1 << self.seat)", "known_to=EVERYBODY)"),
    Fault("a bound that only the worst play reaches", SPEC, "longest = 60", "longest = 46"),
    Fault("two kinds of decisions share action numbers", SPEC, '"consult": 20', '"consult": 0'),
    Fault("a wrong but well-formed sentence", ENGLISH, "{ $who } bids { $ducats }.", "{ $who } sells { $ducats }."),
]


def with_fault(fault: Fault | None, name: str, folder: Path) -> GameSpec:
    """A copy of the game with this fault, loaded as a package of this name."""
    copy = folder / name
    shutil.copytree(PALAZZO, copy, ignore=shutil.ignore_patterns("__pycache__"))
    if fault is not None:
        file = copy / fault.file
        text = file.read_text(encoding="utf-8")
        assert text.count(fault.old) == 1, f"{fault.name}: found {text.count(fault.old)} times"
        file.write_text(text.replace(fault.old, fault.new), encoding="utf-8")
    spec: GameSpec = importlib.import_module(f"{name}.spec").SPEC
    return spec


class Loader:
    """Loads the game with faults, each time under another name."""

    count = 0

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: list[str] = []

    def __call__(self, fault: Fault | None) -> GameSpec:
        Loader.count += 1
        self.names.append(f"palazzo_{Loader.count}")
        return with_fault(fault, self.names[-1], self.folder)
