/** The log ready for display: repeated lines are merged, and the start of each turn is marked. */

import type { LineOrNote } from './log-notes'

/** A line of the log as it is shown. */
type Entry = LineOrNote & {
  /** How many times in a row this line occurred. */
  count: number
  /** Whether another player's turn begins here. */
  begins: boolean
}

const same = (one: LineOrNote, other: LineOrNote) =>
  one.line !== undefined &&
  other.line !== undefined &&
  one.line.by === other.line.by &&
  one.line.seat === other.line.seat &&
  JSON.stringify(one.line.line) === JSON.stringify(other.line.line)

/** The lines without repetitions, each knowing whether a new turn begins with it. */
export function gathered(items: readonly LineOrNote[]): Entry[] {
  const found: Entry[] = []
  let by: number | null = null
  for (const each of items) {
    const last = found.at(-1)
    if (last && same(last, each)) {
      last.count += 1
      continue
    }
    const begins = each.line !== undefined && by !== null && each.line.by !== by
    if (each.line) by = each.line.by
    found.push({ ...each, count: 1, begins })
  }
  return found
}
