/** Bids on the dial: how far apart they are, and which of them are written below it. */

export const BID_STEP = 5
/** As many as the narrowest dial has room for, besides zero. */
const MARKS = 5

/** Round bids, evenly apart, from zero to what can be bid at most. */
export function bidMarks(most: number): number[] {
  let apart = BID_STEP
  for (let i = 0; most / apart > MARKS; i++) apart *= i % 3 === 1 ? 2.5 : 2
  return Array.from({ length: Math.floor(most / apart) + 1 }, (_, i) => i * apart)
}
