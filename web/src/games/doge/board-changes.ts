/** Which pieces on the board are marked because other players have just moved them. */

import type { Line } from '../../lib/protocol'
import { FIRST_PRICE, familyOf, type DogeView } from './view'

/** What others have changed on the map: `slot-2-0`, `house-2-1`, `figure-4`. */
export function changes(lines: readonly Line[], view: DogeView): ReadonlySet<string> {
  const found = new Set<string>()
  for (const line of lines) {
    const family = familyOf(view, line)
    if (family === view.seat) continue
    const [a = 0, b = 0, c = 0] = line.args
    if (line.kind === 'houses') found.add(`house-${a}-${family}`)
    else if (line.kind === 'house-moved') found.add(`house-${b}-${family}`)
    else if (line.kind === 'palace') found.add(`slot-${a}-${c - FIRST_PRICE}`)
    else if (line.kind === 'advisor') found.add(`figure-${a}`)
  }
  return found
}
