import { curve, polygon, quay, smooth, type Point } from '../../art/geometry'
import type { Data } from './data'

/** Where everything lies, as fractions of the picture. The data files say it; docks and canals by their numbers. */
export interface Chart {
  docks: readonly Point[]
  canals: readonly Course[]
  land: readonly (readonly Point[])[]
}

export type Water = 'grand_canal' | 'rio' | 'lagoon'

interface Course {
  ends: readonly [number, number]
  /** Where its price or its bridge lies. */
  icon: Point
  via: readonly Point[]
  water: Water
}

export function chartOf({ docks, canals, land }: Data['board']): Chart {
  const number = (id: string) => docks.findIndex((dock) => dock.id === id)
  return {
    docks: docks.map(({ xy }) => xy),
    canals: canals.map(({ a, b, xy, via, water }) => ({ ends: [number(a), number(b)], icon: xy, via, water })),
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

/** Points of the uniform Catmull–Rom curve through the given ones. */
function along(points: readonly Point[], per = 12): Point[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  const found: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let j = 0; j < per; j++) {
      const t = j / per
      const mix = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t * t * t)
      found.push([mix(0), mix(1)])
    }
  }
  return [...found, points.at(-1)!]
}

export function waterway(chart: Chart, number: number, width: number, height: number): Waterway {
  const { ends, icon, via, water } = chart.canals[number]!
  const place = ([x, y]: Point): Point => [x * width, y * height]
  const through = [chart.docks[ends[0]]!, ...via, chart.docks[ends[1]]!].map(place)
  const points = along(through)
  const spot = place(icon)
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

type Size = 'wide' | 'compact'

/** Width, height and the scale of lines. */
const SIZES: Record<Size, readonly [number, number, number]> = { wide: [1500, 1000, 1], compact: [390, 352, 0.46] }
const plans = new WeakMap<Chart, Partial<Record<Size, Plan>>>()

/** Computed once for each size. */
export function planOf(chart: Chart, compact: boolean): Plan {
  const size = compact ? 'compact' : 'wide'
  const known = plans.get(chart) ?? {}
  plans.set(chart, known)
  return (known[size] ??= plan(chart, ...SIZES[size]))
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
    canals: chart.canals.map((_, number) => waterway(chart, number, width, height)),
  }
}
