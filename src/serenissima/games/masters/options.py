"""The options of a table of Masters of Venice (section 6), and the rules that follow from them."""

from dataclasses import dataclass
from typing import Final, final

from serenissima.core.spec import Number, Option, Options, flag
from serenissima.games.masters.data import ANY_TIME, MARKER_MODES, ORDERS_MAX, UNLIMITED
from serenissima.games.masters.data_files import LONGEST_TRACK, SHORTEST_TRACK

OPTIONS: Final = (
    Option("marker_mode", MARKER_MODES[ANY_TIME], MARKER_MODES),
    Option("thief_scope", "chosen_dock", ("chosen_dock", "any_dock")),
    flag("powers_on_shared", True),
    flag("tiles_on_shared", True),
    Number("orders_max", ORDERS_MAX, (ORDERS_MAX,), SHORTEST_TRACK, LONGEST_TRACK),
    Option("max_bid", "none", ("none", 50, 100, 200)),
    flag("adjust_after_all_picks", False),
    Option("tax_mode", "per_event", ("per_event", "per_recipient")),
    flag("harbor_choice", False),
    Option("age_order", "random", ("random", "youngest_first", "oldest_first")),
    flag("open_cash", False),
    flag("open_favors", True),
    flag("majority_may_break_100", False),
)


@final
@dataclass(frozen=True)
class Rules:
    """What the table has chosen. Never changes, so clones share it."""

    marker_mode: int
    any_dock: bool
    powers_on_shared: bool
    tiles_on_shared: bool
    orders_max: int
    max_bid: int
    adjust_after_all_picks: bool
    tax_per_recipient: bool
    harbor_choice: bool
    open_cash: bool
    open_favors: bool
    majority_may_break_100: bool


def rules_for(options: Options) -> Rules:
    return Rules(
        marker_mode=MARKER_MODES.index(str(options["marker_mode"])),
        any_dock=options["thief_scope"] == "any_dock",
        powers_on_shared=bool(options["powers_on_shared"]),
        tiles_on_shared=bool(options["tiles_on_shared"]),
        orders_max=int(options["orders_max"]),
        max_bid=UNLIMITED if options["max_bid"] == "none" else int(options["max_bid"]),
        adjust_after_all_picks=bool(options["adjust_after_all_picks"]),
        tax_per_recipient=options["tax_mode"] == "per_recipient",
        harbor_choice=bool(options["harbor_choice"]),
        open_cash=bool(options["open_cash"]),
        open_favors=bool(options["open_favors"]),
        majority_may_break_100=bool(options["majority_may_break_100"]),
    )


USUAL_RULES: Final = rules_for({option.name: option.default for option in OPTIONS})
