/** Stepping through a replay by moves, turns or rounds, and its speeds. */

import type { Line } from './protocol'
import { turnsOf, type Turn } from './turns'

/** The step of a replay: one answer, one turn, or one round. */
export const UNITS = ['move', 'turn', 'round'] as const
export type Unit = (typeof UNITS)[number]

export const UNIT_NAMES: Record<Unit, string> = {
  move: 'web-replay-unit-move',
  turn: 'web-replay-unit-turn',
  round: 'web-replay-unit-round',
}

export const SPEEDS = [0.5, 1, 2, 4] as const

/** The moves after which a round is over: a new one begins where somebody's turn comes again. */
export function roundsOf(turns: readonly Turn[]): number[] {
  const ends: number[] = []
  let acted = new Set<number>()
  let last = 0
  for (const { seat, to } of turns) {
    if (seat >= 0 && acted.has(seat)) {
      ends.push(last)
      acted = new Set()
    }
    if (seat >= 0) acted.add(seat)
    last = to
  }
  return ends
}

/** Where a replay by turns or rounds stops. Both ends are always stops. */
export function stopsOf(
  unit: Unit,
  log: readonly Line[],
  last: number,
  own: { turns?: Turn[]; rounds?: number[] } = {},
): number[] {
  if (unit === 'move') return Array.from({ length: last + 1 }, (_, at) => at)
  const ends =
    unit === 'turn' ? (own.turns ?? turnsOf(log)).map(({ to }) => to) : (own.rounds ?? roundsOf(turnsOf(log)))
  return [...new Set([0, ...ends, last])].filter((at) => at <= last).sort((a, b) => a - b)
}

/** How many rounds (turns) are over after a move, with the part of the current one. */
export function inUnits(stops: readonly number[], at: number): number {
  const next = stops.findIndex((stop) => stop > at)
  if (next < 1) return next < 0 ? stops.length - 1 : 0
  const begun = stops[next - 1]!
  return next - 1 + (at - begun) / (stops[next]! - begun)
}

/** The next stop in a direction; where there is none, it stays. */
export function nextStop(stops: readonly number[], at: number, forward: boolean): number {
  const found = forward ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)
  return found ?? at
}
