/** Cuts the log into turns, and finds the turns that a recap shows. */

import type { Line, Message } from './protocol'

/** What one player did when it was their turn. */
export interface Turn {
  /** Whose turn it was; −1 for the opening. */
  seat: number
  /** The picks in force before it and after it. */
  from: number
  to: number
  lines: Line[]
  /** What its summary begins with, if not the name of one player. */
  name?: Message
  /** Whether the viewer's recap begins after it; left out: whether it was the viewer's own turn. */
  own?: boolean
}

/** The lines of the log cut where somebody else's answers begin. */
export function turnsOf(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (last && last.seat === line.by) {
      last.lines.push(line)
      last.to = line.at
    } else turns.push({ seat: line.by, from: Math.max(0, line.at - 1), to: line.at, lines: [line] })
  }
  return turns
}

/** The turns of others since the viewer's last turn, oldest first; for a spectator the last `rows`. */
export function sinceOwn(turns: readonly Turn[], seat: number, rows: number): Turn[] {
  const visible = turns.filter((turn) => turn.seat >= 0 && turn.lines.some((line) => line.line))
  if (seat < 0) return visible.slice(-rows)
  let own = visible.length - 1
  while (own >= 0 && !(visible[own]!.own ?? visible[own]!.seat === seat)) own -= 1
  // While it is the viewer's turn: what happened before it.
  if (own === visible.length - 1) {
    let before = own
    while (before >= 0 && (visible[before]!.own ?? visible[before]!.seat === seat)) before -= 1
    const end = before + 1
    while (before >= 0 && !(visible[before]!.own ?? visible[before]!.seat === seat)) before -= 1
    return visible.slice(before + 1, end)
  }
  return visible.slice(own + 1)
}
