/** Generated from games/masters/picks.py by tools/picks.py. Run that again; do not edit this. */

export const END = 0
export const FIRST_FAVOR = 1
export const FAVOR_RANGE = 4
export const FIRST_RUMOR = 61
export const FIRST_ACTION = 100
export const COUNTS = 16
export const GOODS = 6
export const SHOP_COUNT = 5
export const STEAL = 500
export const SELL_CUBES = 110
export const SELL_SHARES = 130
export const MOST_SHARES = 3
export const DRAW = 100
export const DELIVER = 110
export const SELL_GOODS = 120
export const SWAP = 140
export const TRADER_LIMIT = 2
export const NO_CARD = 21
export const DECLINE = 7
