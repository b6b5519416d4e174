/** The types of the data that the server sends for a position of Lagoon, and the encoding of picks. */

import type { SymbolName } from '../../art/symbols'
import type { Argument, Choice, Decision, Message } from '../../lib/protocol'
import {
  BRIDGE,
  CAPTURE,
  DISCARD,
  EXTEND,
  LINE,
  MASK_SHIFT,
  NO_KIND,
  ORIGIN,
  SPOT_SHIFT,
  TYPE_SHIFT,
} from './picks.generated'

/** What `games/lagoon/knowledge.py` shows. Coordinates count half tiles; (x, y) is the north-west cell of a tile. */
export interface View {
  tiles: Tile[]
  bridges: Bridge[]
  islands: Island[]
  seats: Seat[]
  discards: { seat: number; kind: string | null }[]
  rows: { row: number; tiles: string[]; owners: number[]; unseen: string[] }[]
  rules: { final_distance: boolean; score_floor: boolean }
  first: number
  turn: number
  turns_played: number
  turns_in_all: number
  you: number
  hand: string[]
  spots: Record<string, Spots>
  scores: number[]
  over: boolean
  breakdown?: Breakdown[]
}

export interface Tile {
  kind: string
  suit: number
  value: number
  x: number
  y: number
  island: number
  seat: number | null
}

interface Bridge {
  islands: [number, number]
  x: number
  y: number
  seat: number | null
}

interface Island {
  island: number
  centre: boolean
  sum: number
  distance: number
  route: number[]
  missing: number[]
  full: boolean
  pawn: number | null
  value: number
}

interface Seat {
  seat: number
  score: number
  coins: number
  pawn: number | null
  pawn_points: number
  hand_size: number
  stash: number
  roll: number | null
  placed: string[]
}

interface Spots {
  extend: Extension[]
  bridge: Crossing[]
}

export interface Extension {
  x: number
  y: number
  island: number
  pick: number
  text: string
  gain: number
}

/** A place for a new island, with the sets of coins by which it can be linked. */
export interface Crossing {
  x: number
  y: number
  sets: LinkSet[]
}

export interface LinkSet {
  pick: number
  text: string
  gain: number
  cost: number
  links: Link[]
}

export interface Link {
  half: number
  x: number
  y: number
  tile: number
  island: number
  value: number
}

interface Breakdown {
  seat: number
  score: number
  island: number | null
  sum: number
  distance: number
  bonus: number
  total: number
}

/** How many coins a player starts with. */
export const COINS = 4

const SUITS = 'MCSA'
const VALUES = 6

export const SUIT_SYMBOLS: readonly SymbolName[] = ['moon', 'crown', 'sun', 'arms']
export const SUIT_COLOURS = ['var(--moon)', 'var(--crown)', 'var(--sun)', 'var(--arms)'] as const

export const suitOf = (kind: string) => SUITS.indexOf(kind[0]!)
export const valueOf = (kind: string) => Number(kind[1])
export const kindNumber = (kind: string) => VALUES * suitOf(kind) + valueOf(kind)
export const kindName = (kind: number) => SUITS[Math.floor(kind / VALUES)]! + String(kind % VALUES)

/** A tile as people read it. */
export const tileWords = (kind: string): Message => ({
  id: 'lagoon-tile',
  args: { suit: suitOf(kind), value: valueOf(kind) },
})

export const suitWords = (suits: readonly number[]): Argument =>
  suits.map((suit) => ({ id: 'lagoon-suit', args: { suit } }))

/** Points with their sign, as printed; nothing is neither gained nor lost. */
export const signed = (points: number) => (points < 0 ? `−${-points}` : points ? `+${points}` : '0')

/** A number with the minus sign of the typesetter. */
export const plain = (points: number) => String(points).replace('-', '−')

/** The writing of moves as numbers: type, half-edges, place, tile, from high to low bits. */
export type Move =
  | { type: 'extend'; kind: string; x: number; y: number }
  | { type: 'bridge'; kind: string; x: number; y: number; mask: number }
  | { type: 'capture'; island: number }
  | { type: 'discard'; kind: string }
  | { type: 'pass' }

export function decode(pick: number): Move {
  const kind = pick & NO_KIND
  const spot = pick >> SPOT_SHIFT
  const x = (spot % LINE) - ORIGIN
  const y = (Math.floor(spot / LINE) % LINE) - ORIGIN
  switch (pick >> TYPE_SHIFT) {
    case EXTEND:
      return { type: 'extend', kind: kindName(kind), x, y }
    case BRIDGE:
      return { type: 'bridge', kind: kindName(kind), x, y, mask: (pick >> MASK_SHIFT) & 255 }
    case CAPTURE:
      return { type: 'capture', island: x + ORIGIN }
    default:
      return kind === NO_KIND ? { type: 'pass' } : { type: 'discard', kind: kindName(kind) }
  }
}

const place = (x: number, y: number) => ((y + ORIGIN) * LINE + x + ORIGIN) << SPOT_SHIFT

export const extendPick = (kind: string, x: number, y: number) => place(x, y) | kindNumber(kind)
export const bridgePick = (kind: string, x: number, y: number, mask: number) =>
  (BRIDGE << TYPE_SHIFT) | (mask << MASK_SHIFT) | place(x, y) | kindNumber(kind)
export const capturePick = (island: number) => (CAPTURE << TYPE_SHIFT) | (island << SPOT_SHIFT)
export const discardPick = (kind: string) => (DISCARD << TYPE_SHIFT) | kindNumber(kind)

/** The choices of a decision by their pick. */
export const byPick = (decision: Decision | null): ReadonlyMap<number, Choice> =>
  new Map(decision?.choices.map((choice) => [choice.pick, choice]))

/** Whether the viewer draws a tile after laying one. */
export const draws = (view: View) => (view.seats[view.you]?.stash ?? 0) > 0

/** The islands that may be captured now. */
export function capturable(decision: Decision | null): ReadonlySet<number> {
  const found = new Set<number>()
  for (const { pick } of decision?.choices ?? []) {
    const move = decode(pick)
    if (move.type === 'capture') found.add(move.island)
  }
  return found
}
