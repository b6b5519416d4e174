/** What log lines have changed on the map: journeys, bridges, arrivals, buildings. */

import type { Line } from '../../lib/protocol'
import type { GondolaView } from './view'

/** A boat has travelled along a canal: the player's with the gondolier, or a neutral one by its number. */
interface Travelled {
  seat: number
  boat: number | null
  canal: number
  to: number
}

export function travelled({ kind, seat, args }: Line): Travelled | null {
  if (kind === 'passed' || kind === 'moored') return { seat, boat: null, canal: args[0]!, to: args[1]! }
  if (/^(smuggler|doge)-(moved|passed)$/.test(kind)) return { seat, boat: args[0]!, canal: args[1]!, to: args[2]! }
  return null
}

/** The cost icons at which bridges were built. */
export const builtAt = (lines: readonly Line[]): Set<number> =>
  new Set(lines.filter(({ kind }) => kind === 'bridge' || kind === 'doge-bridge').map(({ args }) => args[0]!))

/** The boats of others that arrived somewhere. */
export const arrivals = (lines: readonly Line[], me: number): Set<number> =>
  new Set(
    lines
      .filter(({ kind, seat }) => /^((smuggler|doge)-)?arrived$/.test(kind) && (seat < 0 || seat !== me))
      .map(({ args }) => args[0]!),
  )

/** Lines whose first number is a building. */
const OF_BUILDINGS = ['effect', 'assistant', 'pushed', 'spy', 'overtime']

/** The docks that a line is about. */
export function docksOf(line: Line, view: GondolaView): number[] {
  const way = travelled(line)
  if (way) return [way.to]
  if (line.kind === 'boat-placed') return [line.args[1]!]
  if (!OF_BUILDINGS.includes(line.kind)) return []
  const dock = view.tiles[line.args[0]!]?.dock ?? null
  return dock === null ? [] : [dock]
}
