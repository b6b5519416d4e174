/** Log lines for tests. */

import type { Line } from './protocol'

/** A line of the log about an answer of this seat, for tests. */
export const line = (at: number, by = 0, id = `line-${at}`): Line => ({
  at,
  kind: 'done',
  seat: by,
  args: [],
  auto: false,
  line: { id },
  by,
})

/** A line of the log about an event, for tests. */
export const eventLine = (kind: string, seat: number, ...args: number[]): Line => ({
  ...line(1, 0, 'x'),
  kind,
  seat,
  args,
})
