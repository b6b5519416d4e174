/** The map of Venice: islands, canals and docks, from the data files to outlines and curves. */

import { between, curve, polygon, quay, smooth, type Point } from '../../art/geometry'
import type { Data } from './data'

/** Where everything is, as fractions of the picture, from the data files; docks and canals by number. */
export interface Chart {
  docks: readonly Point[]
  canals: readonly Course[]
  land: readonly (readonly Point[])[]
}

type Water = 'grand_canal' | 'rio' | 'lagoon'

interface Course {
  ends: readonly [number, number]
  /** Where its price or its bridge is drawn. */
  icon: Point
  via: readonly Point[]
  water: Water
}

/** Canals of the standard board that are bent so that no plate covers their prices. */
const BENT: Record<string, { via: readonly Point[]; icon: Point }> = {
  c01: {
    via: [
      [0.385, 0.858],
      [0.25, 0.862],
    ],
    icon: [0.262, 0.8615],
  },
  c04: {
    via: [
      [0.8, 0.062],
      [0.915, 0.3],
    ],
    icon: [0.893, 0.215],
  },
  c08: {
    via: [
      [0.8, 0.305],
      [0.826, 0.5],
    ],
    icon: [0.8262, 0.505],
  },
}

export function chartOf({ docks, canals, land }: Data['board'], standard = false): Chart {
  const number = (id: string) => docks.findIndex((dock) => dock.id === id)
  return {
    docks: docks.map(({ xy }) => xy),
    canals: canals.map(({ id, a, b, xy, via, water }) => ({
      ends: [number(a), number(b)],
      icon: xy,
      via,
      water,
      ...(standard ? BENT[id] : undefined),
    })),
    land: (land ?? []).map(({ shape }) => shape),
  }
}

/** A canal as it is drawn. */
export interface Waterway {
  /** From its first to its second end. */
  d: string
  /** Points along it, for boats that travel. */
  points: Point[]
  icon: Point
  /** Degrees by which a bridge over it is turned. */
  angle: number
  water: Water
}

/** Points along the smooth open curve through the given ones. */
function along(points: readonly Point[], per = 12): Point[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  const found: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let j = 0; j < per; j++) found.push(between(a, b, c, e, j / per))
  }
  return [...found, points.at(-1)!]
}

export function waterway(
  chart: Chart,
  number: number,
  { x: left, y: top, width, height }: { x: number; y: number; width: number; height: number },
  /** Where its price is drawn, if not where the data says. */
  at?: Point,
): Waterway {
  const { ends, icon, via, water } = chart.canals[number]!
  const place = ([x, y]: Point): Point => [left + x * width, top + y * height]
  const through = [chart.docks[ends[0]]!, ...via, chart.docks[ends[1]]!].map(place)
  const points = along(through)
  const spot = place(at ?? icon)
  const away = ([x, y]: Point) => Math.hypot(x - spot[0], y - spot[1])
  const nearest = points.reduce((best, each, i) => (i > 0 && away(each) < away(points[best]!) ? i : best), 1)
  const [p, q] = [points[nearest - 1]!, points[nearest]!]
  const angle = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI + 90
  return { d: curve(through), points, icon: spot, angle, water }
}

/** The ground of the map in one size; pieces are drawn over it. */
export interface Plan {
  width: number
  height: number
  /** How much smaller than on the desktop lines are drawn. */
  scale: number
  land: string
  canals: Waterway[]
}

/** Width of the ground and the scale of its lines: on a large map, and on a small one, where canals are drawn wider. */
const LARGE = [1500, 1] as const
const SMALL = [390, 0.46] as const
const plans = new WeakMap<Chart, Map<string, Plan>>()

/** Computed once for each shape. */
export function planOf(chart: Chart, small: boolean, ratio: number): Plan {
  const known = plans.get(chart) ?? new Map<string, Plan>()
  plans.set(chart, known)
  const [width, scale] = small ? SMALL : LARGE
  const height = Math.round(width / ratio)
  const key = `${width}×${height}`
  const found = known.get(key) ?? plan(chart, width, height, scale)
  known.set(key, found)
  return found
}

function plan(chart: Chart, width: number, height: number, scale: number): Plan {
  const shape = (outline: readonly Point[]) =>
    smooth(
      outline.map(([x, y]): Point => [x * width, y * height]),
      7,
    )
  return {
    width,
    height,
    scale,
    land: chart.land.map((outline, i) => polygon(quay(shape(outline), 11 + i, 20 * scale, 3.2 * scale))).join(''),
    canals: chart.canals.map((_, number) => waterway(chart, number, { x: 0, y: 0, width, height })),
  }
}
