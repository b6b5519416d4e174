/** Places on the map: for tiles, coins and labels, and the pick that a click there means. */

import { bridgePick, decode, extendPick, type Crossing, type Link, type LinkSet, type Tile, type View } from './view'

/** The cells around a tile at (0, 0): where the coin of each half-edge lies, and what that half-edge faces. */
export const COIN_CELLS = [
  [0, -1],
  [1, -1],
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
  [-1, 1],
  [-1, 0],
] as const
const FACING_CELLS = [
  [0, -2],
  [1, -2],
  [3, 0],
  [3, 1],
  [1, 3],
  [0, 3],
  [-2, 1],
  [-2, 0],
] as const
const TILE_CELLS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

type Cells = readonly (readonly [number, number])[]

/** The number of the tile that covers a cell; −1 if there is water. */
export const tileAt = (tiles: readonly Tile[], x: number, y: number) =>
  tiles.findIndex((tile) => x - tile.x >= 0 && x - tile.x <= 1 && y - tile.y >= 0 && y - tile.y <= 1)

const touches = (tiles: readonly Tile[], x: number, y: number, cells: Cells) =>
  cells.some(([dx, dy]) => tileAt(tiles, x + dx, y + dy) >= 0)

/** What is done when a place for a new island is clicked: the best single bridge. */
export function usualSet(crossing: Crossing): LinkSet {
  return crossing.sets.reduce((best, set) =>
    set.cost < best.cost || (set.cost === best.cost && set.gain > best.gain) ? set : best,
  )
}

/** The best that a place for a new island can bring, with however many coins. */
export const bestGain = (crossing: Crossing) => Math.max(...crossing.sets.map((set) => set.gain))

/** A place for a coin beside an open spot. */
export interface CoinTarget {
  x: number
  y: number
  link: Link
  /** The coin is part of what is proposed. */
  on: boolean
  /** What a click leads to; null if it takes back the only coin. */
  set: LinkSet | null
  /** How a click changes the number of coins. */
  does: 'first' | 'add' | 'swap' | 'remove' | 'done'
}

const sameHalves = (set: LinkSet, halves: ReadonlySet<number>) =>
  set.links.length === halves.size && set.links.every((link) => halves.has(link.half))

/**
 * The places for coins of a crossing. `chosen` is the set proposed there. A side whose two halves face one tile offers
 * both cells: they mean the same move, which the rules write with the lower half only.
 */
export function coinTargets(crossing: Crossing, chosen: LinkSet | null, tiles: readonly Tile[]): CoinTarget[] {
  const placed = new Set(chosen?.links.map((link) => link.half))
  const links = new Map<number, Link>()
  for (const set of crossing.sets) for (const link of set.links) links.set(link.half, link)

  const found: CoinTarget[] = []
  for (const [half, link] of [...links].sort(([a], [b]) => a - b)) {
    const on = placed.has(half)
    let wanted = new Set(placed)
    let does: CoinTarget['does'] = placed.size ? 'add' : 'first'
    if (on) {
      wanted.delete(half)
      does = wanted.size ? 'remove' : 'done'
    } else wanted.add(half)
    let set = crossing.sets.find((other) => sameHalves(other, wanted)) ?? null
    if (!set && !on) {
      wanted = new Set([half])
      set = crossing.sets.find((other) => sameHalves(other, wanted)) ?? null
      does = 'swap'
    }
    found.push({ x: link.x, y: link.y, link, on, set, does })

    const other = half + 1
    if (half % 2 === 0 && !links.has(other)) {
      const [fx, fy] = FACING_CELLS[other]!
      if (tileAt(tiles, crossing.x + fx, crossing.y + fy) === link.tile) {
        const [dx, dy] = COIN_CELLS[other]!
        // The twin of a coin that is already there would be the same move: nothing to click.
        if (!on) found.push({ x: crossing.x + dx, y: crossing.y + dy, link, on: false, set, does })
      }
    }
  }
  return found
}

/** The crossing and the set of coins that a pick means, if the view offers it. */
export function findSet(view: View, pick: number | null): { crossing: Crossing; set: LinkSet } | null {
  if (pick === null) return null
  const move = decode(pick)
  if (move.type !== 'bridge') return null
  const crossing = view.spots[move.kind]?.bridge.find(({ x, y }) => x === move.x && y === move.y)
  const set = crossing?.sets.find((other) => other.pick === pick)
  return crossing && set ? { crossing, set } : null
}

/** The extension that a pick means, if the view offers it. */
export function findExtension(view: View, pick: number | null) {
  if (pick === null) return null
  const move = decode(pick)
  return move.type === 'extend' ? (view.spots[move.kind]?.extend.find((spot) => spot.pick === pick) ?? null) : null
}

/**
 * The move that somebody most likely meant by a click where nothing is possible, to ask why not: beside an island an
 * extension, in open water a bridge.
 */
export function meant(tiles: readonly Tile[], kind: string, x: number, y: number): number {
  if (touches(tiles, x, y, TILE_CELLS) || touches(tiles, x, y, COIN_CELLS)) return extendPick(kind, x, y)
  const facing = FACING_CELLS.findIndex(([dx, dy]) => tileAt(tiles, x + dx, y + dy) >= 0)
  return bridgePick(kind, x, y, 1 << Math.max(0, facing))
}

/** The side of a place where a label hides neither tiles nor coins: 0 north, 1 east, 2 south, 3 west. */
export function clearSide(tiles: readonly Tile[], x: number, y: number, taken: readonly number[] = []): number {
  const busy = (side: number) =>
    taken.includes(side) ||
    [2 * side, 2 * side + 1].some((half) => {
      const cells = [COIN_CELLS[half]!, FACING_CELLS[half]!]
      return touches(tiles, x, y, cells)
    })
  const order = [0, 2, 1, 3]
  return order.find((side) => !busy(side)) ?? order.find((side) => !taken.includes(side)) ?? 0
}

/** Where the value of an island is written: the middle of a side, out in the canal, that faces no tile and has no coin. */
export function tagPlace(view: View, island: number): { x: number; y: number } {
  const own = view.tiles.filter((tile) => tile.island === island)
  const taken = new Set(view.bridges.map(({ x, y }) => `${x},${y}`))
  const middle = (tile: Tile, side: number) => {
    const [[ax, ay], [bx, by]] = [COIN_CELLS[2 * side]!, COIN_CELLS[2 * side + 1]!]
    return { x: tile.x + (ax + bx + 1) / 2, y: tile.y + (ay + by + 1) / 2 }
  }
  const free = (tile: Tile, side: number, cells: Cells) =>
    [2 * side, 2 * side + 1].every((half) => {
      const [dx, dy] = cells[half]!
      return tileAt(view.tiles, tile.x + dx, tile.y + dy) < 0 && !taken.has(`${tile.x + dx},${tile.y + dy}`)
    })
  for (const strict of [true, false])
    for (const side of [2, 0, 1, 3])
      for (const tile of own)
        if (free(tile, side, COIN_CELLS) && (!strict || free(tile, side, FACING_CELLS))) return middle(tile, side)
  return middle(own[0]!, 2)
}

export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** What has to be visible: all tiles, and the places for the tile that is held. */
export function extent(tiles: readonly Tile[], places: readonly { x: number; y: number }[], margin: number): Area {
  const xs = [...tiles, ...places].map(({ x }) => x)
  const ys = [...tiles, ...places].map(({ y }) => y)
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + 2 + margin,
    bottom: Math.max(...ys) + 2 + margin,
  }
}
