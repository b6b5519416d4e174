"""1.4, 1.5: the shape of each data file, and the vocabulary of effects, cards and abilities that the rules understand.

For the notation of shapes see serenissima/datafiles.py.
"""

from typing import Any, Final

from serenissima.datafiles import COUNT, FLAG, FRACTION, KEY, POINT, TEXT, WHOLE, WHOLE_OR_NULL, Kinds
from serenissima.games.gondola.data import BUILDING_KEYS, COLOUR_KEYS, TILES

NO: Final = (False,)
YES: Final = (True,)
ONE: Final = (1,)


WORDS: Final[dict[str, Any]] = {"en": TEXT, "fr": TEXT}
PROVED: Final[dict[str, Any]] = {"verified": FLAG, "proved?": [TEXT]}


# board.json

DOCK: Final[dict[str, Any]] = {
    "id": TEXT,
    "kind": ("tile_spot", "communal"),
    "communal?": (None, *BUILDING_KEYS[TILES:]),
    "xy": POINT,
    "area?": WORDS,
    "verified": FLAG,
}
CANAL: Final[dict[str, Any]] = {
    "id": TEXT,
    "a": TEXT,
    "b": TEXT,
    "cost": WHOLE,
    "icon": TEXT,
    "xy": POINT,
    "via": [POINT],
    "water": ("grand_canal", "rio", "lagoon"),
    "basis?": TEXT,
    "verified": FLAG,
}
BY_SEATS: Final = ("2", "3", "4", "5")
COUNCIL: Final[dict[str, Any]] = {
    "max_space": WHOLE_OR_NULL,
    "max_space_verified": FLAG,
    "end_marker": dict.fromkeys(BY_SEATS, COUNT),
    "end_marker_verified": FLAG,
    "rewards": {seats: [WHOLE] for seats in BY_SEATS},
    "rewards_verified": dict.fromkeys(BY_SEATS, FLAG),
}
BOARD: Final[dict[str, Any]] = {
    "schema": ONE,
    "aspect": FRACTION,
    "curve": ("catmull_rom",),
    "docks": [DOCK],
    "canals": [CANAL],
    "grand_canal?": [TEXT],
    "land?": [{"id": TEXT, "name": WORDS, "shape": [POINT]}],
    "sample_layout?": "any",
    "council": COUNCIL,
}


# buildings.json

COUNTS: Final = ("completed_missions", "own_bridges", "players_more_intrigue", "players_less_intrigue")
GAIN: Final[dict[str, Any]] = {
    "coins?": WHOLE,
    "scrolls?": WHOLE,
    "vp?": WHOLE,
    "intrigue?": WHOLE,
    "lose_intrigue?": WHOLE,
    "others_intrigue?": WHOLE,
    "cube?": COLOUR_KEYS,
    "cubes_any?": (1, 2, 3),
    "convert?": ("any_cubes",),
    "council?": WHOLE,
    "council_per?": {"count": COUNTS, "steps": COUNT},
    "vp_per?": {"count": (*COUNTS, "cubes_paid"), "vp": COUNT},
    "influence?": ONE,
    "bridge?": ONE,
    "choice?": [{"bridge?": ONE, "vp?": COUNT}],
}
# No mission tax: it would have to be considered while a boat passes. Communal buildings are never used in passing.
COMMUNAL_GAIN: Final[dict[str, Any]] = {**GAIN, "mission?": {"draw": COUNT, "keep": ONE, "tax": YES}}
PAY: Final[dict[str, Any]] = {
    "coins?": WHOLE,
    "scrolls?": WHOLE,
    "intrigue?": WHOLE,
    "cubes_any?": (1, 2, 3, 4, 5, "1+"),
}
EFFECT: Final[dict[str, Any]] = {"pay": PAY, "if?": {"influence_hand_min": COUNT}, "text": WORDS}
BUILDING: Final[dict[str, Any]] = {"id": BUILDING_KEYS, "name": WORDS, "cube": (None, *COLOUR_KEYS), **PROVED}
ANY_BUILDING: Final = Kinds(
    "kind",
    {
        "tile": {**BUILDING, "effects": [{"slot": (1, 2, 3, 4), **EFFECT, "get": GAIN}]},
        "communal": {**BUILDING, "effects": [{"slot": ("a", "b"), **EFFECT, "get": COMMUNAL_GAIN}]},
    },
)


# influence.json

INFLUENCE_IDS: Final = (
    "bribe_foreman",
    "organise_stocks",
    "work_overtime",
    "bid_for_contracts",
    "bribe_councillors",
    "conduct_research",
    "trade_information",
    "give_testimony",
    "build_bridge",
    "hire_spy",
    "promote_workers",
)
CARD_GAIN: Final[dict[str, Any]] = {"coins?": WHOLE, "scrolls?": WHOLE, "vp?": WHOLE, "intrigue?": WHOLE}
BRANCH: Final = Kinds(
    "op",
    {
        "gain": {"vp": COUNT},
        "gain_per": {"count": ("own_bridges",), "vp": COUNT},
        "mission": {"draw": COUNT, "keep": ONE, "tax": NO},
        "bridge": {"coins": (0,)},
    },
)
CARD_OP: Final = Kinds(
    "op",
    {
        "gain": CARD_GAIN,
        "gain_per": {"count": COUNTS, "vp": COUNT},
        "lose_intrigue": {"n": COUNT},
        "council": {"n": COUNT},
        "influence": {"draw": COUNT, "keep": ONE},
        "choice": {"of": [BRANCH]},
        "may": {"pay": {"take_intrigue": COUNT}, "then": [Kinds("op", {"council": {"n": COUNT}, "gain": CARD_GAIN})]},
        "stocks": {"cubes_any": ONE},
        "activate_at_boat": {"communal": YES, "advance": NO},
        "assistant_to_4": {"push": NO},
        "advance_own": {"n": ONE, "push": YES},
        "spy": {"spaces": (4,), "when": ("passing",)},
    },
)
INFLUENCE: Final[dict[str, Any]] = {
    "id": INFLUENCE_IDS,
    "name": WORDS,
    "copies": COUNT,
    "effect": [CARD_OP],
    "text": WORDS,
    **PROVED,
}


# missions.json

ABILITY_RULE: Final = Kinds(
    "hook",
    {
        "on_turn_start": {"if": ("no_player_less_intrigue",), "op": ("gain",), "coins": COUNT, "ask": NO},
        "on_gondolier_stay": {"op": ("set_price",), "coins": WHOLE, "ask": NO},
        "canal_cost": {"which": ("first_paid",), "op": ("reduce_price",), "coins": COUNT, "min": (0,), "ask": NO},
        "on_pass_bridge": {"whose": ("own", "other"), "op": ("instead",), "coins": WHOLE, "ask": NO},
        "on_pass_dock": {"building": BUILDING_KEYS, "op": ("gain",), "coins?": COUNT, "scrolls?": COUNT, "ask": NO},
        "on_meet": Kinds(
            "as",
            {
                "mover": {"whose": ("own",), "op": ("stocks",), "cubes_any": ONE, "ask": YES},
                "met": {"turn": ("other",), "op": ("mover_pays_again",), "times": COUNT, "ask": NO},
            },
        ),
        "meeting_payment": {"op": ("cube_for_scroll",), "boats": ("either",), "ask": NO},
        "doge_demand": {"op": ("cube_for_scroll",), "boats": ("either",), "ask": NO},
        "on_pay": {"what": ("scroll",), "source": ("meeting",), "op": ("gain",), "coins": COUNT, "ask": NO},
        "on_share": {"as": ("arriver",), "op": ("gain_per",), "count": ("foreign_boats_here",), "vp": COUNT, "ask": NO},
        "on_activate": {
            "building": BUILDING_KEYS[TILES:],
            "slot": ("a",),
            "op": ("multiply_gain",),
            "factor": COUNT,
            "ask": NO,
        },
        "on_gain": Kinds(
            "source",
            {
                "building": Kinds(
                    "op",
                    {
                        "gain": {"cube": COLOUR_KEYS, "coins?": COUNT, "scrolls?": COUNT, "ask": NO},
                        "lose_intrigue": {"cube": COLOUR_KEYS, "n": COUNT, "ask": YES},
                    },
                ),
                "others_effect": {"kind": ("intrigue",), "op": ("ignore",), "ask": NO},
                "doge_card_unconditional": {"kind": ("intrigue",), "op": ("ignore",), "ask": NO},
            },
        ),
        "on_mission_draw": {"source": ("communal",), "op": ("set_price",), "coins": WHOLE, "ask": NO},
        "on_mission_complete": {"which": ("later",), "op": ("gain",), "vp": COUNT, "ask": NO},
        "bridge_cost": {"source": ("major_council",), "op": ("set_price",), "coins": WHOLE, "ask": NO},
        "on_bridge_built": {"op": ("gain",), "vp": COUNT, "ask": NO},
        "council_step": {"source": ("major_council",), "op": ("add_steps",), "n": COUNT, "ask": NO},
        "on_assistant": Kinds(
            "event",
            {
                "moored_on_4": {"op": ("gain",), "vp": COUNT, "ask": NO},
                "placed_by_mooring": {"op": ("advance_own",), "n": ONE, "push": YES, "ask": YES},
            },
        ),
        "on_influence": Kinds(
            "event",
            {
                "draw": {"op": ("set_cards",), "draw": COUNT, "keep": ONE, "ask": NO},
                "play": {"op": ("set_cards",), "play": COUNT, "ask": NO},
            },
        ),
        "capacity": {"op": ("set_capacity",), "cubes": (5, 6, 7), "ask": NO},
        "final_scoring": {"step": ("reduce",), "op": ("set_price",), "scrolls": COUNT, "coins": COUNT, "ask": NO},
    },
)
MISSION: Final[dict[str, Any]] = {
    "no": COUNT,
    "name": WORDS,
    "building": BUILDING_KEYS,
    "cubes": dict.fromkeys(COLOUR_KEYS, WHOLE),
    "scrolls": WHOLE,
    "coins": WHOLE,
    "vp": WHOLE,
    "ability": {"id": KEY, "rules": [ABILITY_RULE], "limit": (None, "turn"), "text": WORDS},
    **PROVED,
}


# doge.json

DOGE_GAIN: Final[dict[str, Any]] = {"vp?": COUNT, "scrolls?": COUNT}
OTHERWISE: Final = [Kinds("op", {"doge_gain": DOGE_GAIN})]
DOGE_OP: Final = Kinds(
    "op",
    {
        "doge_gain": DOGE_GAIN,
        "doge_gain_per": {
            "count": ("doge_assistants_on_4", "your_boats_with_doge_boat"),
            "vp": ONE,
            "max?": COUNT,
            "if_zero?": OTHERWISE,
        },
        "doge_intrigue": {"n": COUNT, "scroll_allowed": NO},
        "doge_lose_intrigue": {"n": COUNT, "vp_per_missing": WHOLE},
        "doge_council": {
            "marker": ("rear", "lead", "both"),
            "n": COUNT,
            "bonus?": {"n": COUNT, "if": ("you_less_intrigue_than_doge",)},
        },
        "doge_bridge": {
            "at": ("your_active_boat_dock",),
            "pick": ("dearest",),
            "fallback": ("dearest_on_board",),
            "tie": ("you",),
            "none_left?": OTHERWISE,
        },
        "doge_assistant": {
            "which": ("least_advanced",),
            "tie": ("you",),
            "advance": ONE,
            "push": YES,
            "score_position": YES,
        },
        "you_intrigue": {"n": COUNT, "unconditional": YES},
        "you_scroll_or_intrigue": {"times": COUNT},
        "you_pay_or": {"coins": COUNT, "else": OTHERWISE},
    },
)
DOGE: Final[dict[str, Any]] = {"no": COUNT, "id": KEY, "name": WORDS, "ops": [DOGE_OP], "text": WORDS, **PROVED}


# smugglers.json

SMUGGLER: Final[dict[str, Any]] = {
    "id": TEXT,
    "deck": ("A", "B"),
    "building": BUILDING_KEYS,
    "ignore": (1, 2, 3),
    **PROVED,
}

SHAPES: Final[dict[str, Any]] = {
    "board": BOARD,
    "buildings": {"schema": ONE, "buildings": [ANY_BUILDING]},
    "missions": {"schema": ONE, "missions": [MISSION]},
    "influence": {"schema": ONE, "influence": [INFLUENCE]},
    "doge": {"schema": ONE, "doge": [DOGE]},
    "smugglers": {"schema": ONE, "smugglers": [SMUGGLER]},
}
