/** Decorations on open water: boats and a wind rose. */

import { CELL } from './camera'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Ornament {
  kind: 'compass' | 'ship' | 'skiff'
  x: number
  y: number
  scale: number
  angle: number
}

/** Candidates in the order in which they are wanted: where in the picture (0 … 1), and how much room they take. */
const WANTED = [
  {
    kind: 'compass',
    at: [
      [0.93, 0.84],
      [0.07, 0.84],
      [0.93, 0.18],
      [0.07, 0.2],
    ],
    room: 58,
    angle: 0,
  },
  {
    kind: 'ship',
    at: [
      [0.92, 0.42],
      [0.08, 0.42],
      [0.84, 0.14],
      [0.14, 0.14],
    ],
    room: 40,
    angle: 0,
  },
  {
    kind: 'ship',
    at: [
      [0.1, 0.9],
      [0.1, 0.6],
      [0.86, 0.62],
      [0.3, 0.94],
    ],
    room: 36,
    angle: 0,
  },
  {
    kind: 'skiff',
    at: [
      [0.64, 0.9],
      [0.36, 0.9],
      [0.2, 0.7],
      [0.8, 0.76],
    ],
    room: 24,
    angle: -6,
  },
  {
    kind: 'skiff',
    at: [
      [0.47, 0.08],
      [0.24, 0.09],
      [0.76, 0.08],
      [0.08, 0.28],
    ],
    room: 24,
    angle: 5,
  },
] as const

/** New tiles can come this close to a tile: ornaments keep clear of it. */
const REACH = 3 * CELL

/**
 * Boats and a wind rose for the water of a picture, where there is no tile and none can be placed soon. They are sized by the
 * picture, not by the tiles, so that a large city does not make them tiny.
 */
export function ornaments(picture: Box, tiles: readonly { x: number; y: number }[]): Ornament[] {
  const unit = picture.width / 996
  const found: (Ornament & { room: number })[] = []
  for (const { kind, at, room, angle } of WANTED) {
    const place = at
      .map(([u, v]) => ({ x: picture.x + u * picture.width, y: picture.y + v * picture.height }))
      .find(({ x, y }) => {
        const clear = room * unit
        const dry = tiles.some((tile) => {
          const dx = Math.abs(x - (tile.x + 1) * CELL) - CELL
          const dy = Math.abs(y - (tile.y + 1) * CELL) - CELL
          return Math.max(dx, dy) < REACH + clear
        })
        return !dry && found.every((other) => Math.hypot(x - other.x, y - other.y) > clear + other.room)
      })
    if (place)
      found.push({ kind, ...place, scale: unit * (kind === 'compass' ? 0.95 : 1.05), angle, room: room * unit })
  }
  return found
}
