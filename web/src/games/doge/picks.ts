/** The numbers of picks that gestures on the board make. */

import * as picks from './picks.generated'

export const { PASS, NO_MOVE } = picks
const { FIRST_MOVE } = picks

/** All sets of one to four ballots, by size and then by their rising values; a set's number is its place here. */
export const SETS: readonly (readonly number[])[] = picks.SETS

const NUMBER = new Map(SETS.map((values, i) => [values.join(), i]))

/** The pick that places these ballots in an area; null if there is no such set. */
export function ballotsPick(area: number, values: readonly number[]): number | null {
  const set = NUMBER.get([...values].sort((a, b) => a - b).join())
  return set === undefined ? null : area * SETS.length + set
}

/** Ballots laid face down in an area. */
interface BallotPlacement {
  area: number
  values: readonly number[]
}

/** Which ballots a pick places where; null for passing. */
export function ballotsOf(pick: number): BallotPlacement | null {
  const values = SETS[pick % SETS.length]
  return pick < 0 || pick >= PASS || !values ? null : { area: Math.floor(pick / SETS.length), values }
}

export const movePick = (origin: number, goal: number) => FIRST_MOVE + 5 * origin + (goal < origin ? goal : goal - 1)

/** Where a move goes from and to; null if the pick is no move. */
export function moveOf(pick: number): { origin: number; goal: number } | null {
  if (pick < FIRST_MOVE || pick >= NO_MOVE) return null
  const origin = Math.floor((pick - FIRST_MOVE) / 5)
  const goal = (pick - FIRST_MOVE) % 5
  return { origin, goal: goal < origin ? goal : goal + 1 }
}

/** The area where a pick places the advisor; null if it takes none. */
export const standOf = (pick: number) => (pick >= 0 && pick < FIRST_MOVE ? pick : null)

/** As ballots are read out: 3+1. */
export const readOut = (values: readonly number[]) => [...values].sort((a, b) => b - a).join('+')

/** Places in a hand of ballots that make up the given values, the first of equal ones; null if it has too few. */
export function placesOf(hand: readonly number[], values: readonly number[]): number[] | null {
  const taken: number[] = []
  for (const value of values) {
    const at = hand.findIndex((each, i) => each === value && !taken.includes(i))
    if (at < 0) return null
    taken.push(at)
  }
  return taken.sort((a, b) => a - b)
}
