/** The journeys of boats along canals. */

import type { Point } from '../../art/geometry'
import type { Line } from '../../lib/protocol'
import type { Ground, Spot } from './layout'
import { travelled } from './board-changes'
import type { GondolaView } from './view'

/** A boat on its way, in ms from the start of the show. */
export interface Voyage {
  boat: number
  points: readonly Point[]
  start: number
  end: number
}

/** For one canal. */
const LEG = 400
/** However much has happened, the show is over after this time. */
const LONGEST = 2600

/** How long the canals of these lines take to be travelled, in ms. */
export function travelTime(lines: readonly Line[]): number {
  return Math.min(LONGEST, LEG * lines.filter((line) => travelled(line) !== null).length)
}

/** The canals that boats travelled, one after the other; a boat continues where it stopped. */
export function voyages(
  lines: readonly Line[],
  before: GondolaView,
  view: GondolaView,
  ground: Ground,
  pace = 1,
): Voyage[] {
  const found: Voyage[] = []
  const moving = new Map<number, number>()
  if (before.active !== null && before.turn.boat !== null) moving.set(before.active, before.turn.boat)
  let now = 0

  for (const line of lines) {
    if (line.kind === 'gondolier') moving.set(line.seat, 2 * line.seat + (line.args[0] ?? 0))
    const step = travelled(line)
    const boat = step?.boat ?? moving.get(line.seat)
    if (!step || boat === undefined || !view.canals[step.canal]) continue
    const course = ground.course(view, step.canal, step.to)
    const last = found.at(-1)
    if (last?.boat === boat) {
      last.points = [...last.points, ...course]
      last.end = now + LEG
    } else found.push({ boat, points: course, start: now, end: now + LEG })
    now += LEG
  }
  for (const voyage of found) {
    // From its berth out into the canal, and in the end to its new one.
    const home = before.boats[voyage.boat]?.dock
    if (home !== null && home !== undefined && found.find(({ boat }) => boat === voyage.boat) === voyage)
      voyage.points = [point(berthOf(before, ground, voyage.boat)!), ...voyage.points]
    const rest = berthOf(view, ground, voyage.boat)
    if (rest && found.findLast(({ boat }) => boat === voyage.boat) === voyage)
      voyage.points = [...voyage.points, point(rest)]
  }
  const hurry = (now > LONGEST ? LONGEST / now : 1) * pace
  return found.map((voyage) => ({ ...voyage, start: voyage.start * hurry, end: voyage.end * hurry }))
}

const point = ({ x, y }: Spot): Point => [x, y]

/** Where a boat is; null if it is not on the board. */
export function berthOf(view: GondolaView, ground: Ground, boat: number): Spot | null {
  const dock = view.boats[boat]?.dock ?? null
  if (dock !== null) return ground.berth(dock, Math.max(0, view.docks[dock]!.boats.indexOf(boat)))
  return view.turn.boat === boat && view.turn.at !== null ? ground.passing(view.turn.at) : null
}

/** The point at a share of the length of a line. */
export function pointAt(points: readonly Point[], share: number): Spot {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i]![0], y - points[i]![1]))
  let left = share * lengths.reduce((sum, length) => sum + length, 0)
  for (const [i, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const [a, b] = [points[i]!, points[i + 1]!]
      return { x: a[0] + ((b[0] - a[0]) * left) / length, y: a[1] + ((b[1] - a[1]) * left) / length }
    }
    left -= length
  }
  const [x, y] = points.at(-1)!
  return { x, y }
}

/** Slow at both ends. */
export const ease = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2)
