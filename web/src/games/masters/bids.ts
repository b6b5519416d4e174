/** Bids: how far apart they are, and the round ones that are offered beside the stepper. */

import type { Decision } from '../../lib/protocol'
import type { BoardProps } from '../contract'
import { desk } from './desk.svelte'

export const BID_STEP = 5
/** The number of round bids at most, without zero. */
const MARKS = 5

/** Round bids, evenly apart, from zero to what can be bid at most. */
export function bidMarks(most: number): number[] {
  let apart = BID_STEP
  for (let i = 0; most / apart > MARKS; i++) apart *= i % 3 === 1 ? 2.5 : 2
  return Array.from({ length: Math.floor(most / apart) + 1 }, (_, i) => i * apart)
}

/** The highest bid that is possible. */
export const mostOf = (decision: Decision | null) =>
  Math.max(0, ...(decision?.kind === 'bid' ? decision.choices.map((choice) => choice.pick) : []))

/** Sets the stepper; on wide screens the bid is also proposed, so that the preview shows what it buys. */
export function setBid(board: BoardProps, to: number): void {
  const wanted = Number.isFinite(to) ? Math.round(to / BID_STEP) * BID_STEP : 0
  desk.bid = Math.max(0, Math.min(mostOf(board.decision), wanted))
  if (!board.compact && board.chosen !== desk.bid) board.choose(desk.bid)
}
