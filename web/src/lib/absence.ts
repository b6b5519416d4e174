/** When the others may vote to let a bot play for somebody who is away. */

import type { Seat, Table } from './protocol'

/**
 * Whether the others may vote for a bot to play for somebody who is away; `elapsed` are the seconds since the table
 * message arrived. Nobody is voted out of a game with days per move.
 */
export const mayVote = (table: Table, seat: Seat, elapsed: number): boolean =>
  table.state === 'running' &&
  table.clock.kind !== 'days' &&
  seat.kind === 'person' &&
  seat.stand_in === null &&
  seat.absent !== null &&
  seat.absent + elapsed >= table.absence

/** Whether that will be so only by waiting. */
export const someoneMayBeVotedOutSoon = (table: Table): boolean =>
  table.seats.some((seat) => !mayVote(table, seat, 0) && mayVote(table, seat, Infinity))
