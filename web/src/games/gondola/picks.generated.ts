/** Generated from games/gondola/picks.py by tools/picks.py. Run that again; do not edit this. */

export const DONE = 4
export const EMBARK = 5
export const TRAPPED = 2
export const PAY_SCROLL = 0
export const PAY_INTRIGUE = 1
export const PAY_CUBE = 2
export const NO_CARD = 0
export const NO_MISSION = 0
export const ARCHIVE_NEW = 3
export const NO_CUBE = 3
export const DISCARD_STEP = 4096
export const FLIP_FOR_COINS = 1048576
export const FLIP_FOR_SCROLLS = 1048577
