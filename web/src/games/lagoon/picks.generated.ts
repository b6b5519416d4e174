/** Generated from games/lagoon/picks.py by tools/picks.py. Run that again; do not edit this. */

export const TYPE_SHIFT = 29
export const MASK_SHIFT = 21
export const SPOT_SHIFT = 5
export const LINE = 256
export const ORIGIN = 128
export const EXTEND = 0
export const BRIDGE = 1
export const CAPTURE = 2
export const DISCARD = 3
export const NO_KIND = 31
