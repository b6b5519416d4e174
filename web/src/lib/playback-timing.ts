/** How long the actions of others are shown, in milliseconds at normal pace (docs/table-layout.md, section "Pace"). */
import type { Line } from './protocol'

export const PACES = ['instant', 'fast', 'normal', 'slow', 'step'] as const
export type Pace = (typeof PACES)[number]

export const FACTOR: Record<Pace, number> = { instant: 0, fast: 0.5, normal: 1, slow: 1.8, step: 1 }

const FIRST = 360
const EACH = 300
const GAP = 500
const MOST = 3500
export const MOMENT = 1560
/** With reduced motion nothing moves, but there must be time to read. */
const REDUCED = 0.4

/** How long these lines are shown before the next position may replace them. `before`: who answered last. */
export function lengthOf(events: readonly Line[], seat: number, before: number): number {
  const visible = events.filter((line) => line.line !== null)
  const by = visible.at(-1)?.by ?? -1
  if (!visible.length || by === seat) return 0
  return Math.min(MOST, FIRST + EACH * (visible.length - 1)) + (by === before ? 0 : GAP)
}

/** Real milliseconds; `Infinity` waits for a click or Space. */
export function realLength(length: number, pace: Pace, reduced: boolean): number {
  if (length <= 0 || pace === 'instant') return 0
  if (pace === 'step') return Infinity
  return length * FACTOR[pace] * (reduced ? REDUCED : 1)
}
