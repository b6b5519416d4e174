/** New pieces after a move: when each of them arrives on the board. */

import type { Line } from '../../lib/protocol'
import { decode, type View } from './view'
import { COIN_CELLS } from './spots'

/** One event after the other, but never so long that a player has to wait for it. */
const STEP = 420
const MOST = 1300

/** When each new piece comes in, in milliseconds after the position is shown. Keys are `x,y` or the island's number. */
export interface Arrivals {
  tiles: ReadonlyMap<string, number>
  coins: ReadonlyMap<string, number>
  pawns: ReadonlyMap<number, number>
  /** Points that rise from a place, in cells. */
  gains: readonly { x: number; y: number; gain: number; seat: number; delay: number }[]
}

export const NOTHING: Arrivals = { tiles: new Map(), coins: new Map(), pawns: new Map(), gains: [] }

const isMove = ({ kind }: Line) => kind === 'extend' || kind === 'bridge' || kind === 'capture'
const stepFor = (moves: number) => Math.min(STEP, MOST / Math.max(1, moves))

/** What the events since the last position bring to the board. */
export function arrivals(events: readonly Line[]): Arrivals {
  const tiles = new Map<string, number>()
  const coins = new Map<string, number>()
  const pawns = new Map<number, number>()
  const gains: Arrivals['gains'][number][] = []
  const moves = events.filter(isMove)
  const step = stepFor(moves.length)
  moves.forEach(({ kind, seat, args }, i) => {
    const delay = i * step
    if (kind === 'capture') {
      pawns.set(args[0]!, delay)
      return
    }
    const move = decode(args[0]!)
    if (move.type !== 'extend' && move.type !== 'bridge') return
    const { x, y } = move
    tiles.set(`${x},${y}`, delay)
    if (move.type === 'bridge')
      COIN_CELLS.forEach(([dx, dy], half) => {
        if ((move.mask >> half) & 1) coins.set(`${x + dx},${y + dy}`, delay + step / 2)
      })
    gains.push({ x: x + 1, y: y + 1, gain: args[2]!, seat, delay: delay + step / 2 })
  })
  return { tiles, coins, pawns, gains }
}

/** How long a piece takes to come in. */
const LANDS = 420

/** When the pieces of each line are on the board, in milliseconds after the position is shown. */
export function tells(events: readonly Line[]): number[] {
  const moves = events.filter(isMove).length
  const step = stepFor(moves)
  let count = 0
  return events.map((line) => {
    if (isMove(line)) count += 1
    return count ? (count - 1) * step + LANDS : 0
  })
}

/** The places that lines of the log are about: tiles by `x,y`, islands by number. */
export function placesOf(lines: readonly Line[]): { tiles: Set<string>; islands: Set<number> } {
  const tiles = new Set<string>()
  const islands = new Set<number>()
  for (const { kind, args } of lines) {
    if (kind === 'capture' || kind === 'final') islands.add(args[0]!)
    if (kind !== 'extend' && kind !== 'bridge') continue
    const move = decode(args[0]!)
    if (move.type === 'extend' || move.type === 'bridge') tiles.add(`${move.x},${move.y}`)
  }
  return { tiles, islands }
}

/** What a player has as the map shows it: without what lines not yet shown will bring. */
export function shownOf(view: View, lines: readonly Line[], seat: number) {
  const { coins, pawn } = view.seats[seat]!
  const shown = { score: view.scores[seat] ?? 0, coins, pawn }
  for (const line of lines) {
    if (line.seat !== seat) continue
    const [first = 0, second = 0, gain = 0] = line.args
    if (line.kind === 'capture') shown.pawn = null
    else if (line.kind === 'final') shown.score -= second
    else if (line.kind === 'extend' || line.kind === 'bridge') {
      shown.score -= gain
      const move = decode(first)
      if (move.type === 'bridge') COIN_CELLS.forEach((_, half) => (shown.coins += (move.mask >> half) & 1))
    }
  }
  return shown
}
