import { curve, polygon, quay, smooth, type Point } from '../../art/geometry'

/**
 * Where things lie, as fractions of the picture: the drawing of the standard board (`data/board.json`). What is connected
 * with what, and for how much, is said by the view.
 */
export const DOCKS: readonly Point[] = [
  [0.455, 0.925], [0.085, 0.67], [0.085, 0.325], [0.605, 0.07], [0.935, 0.6],
  [0.245, 0.705], [0.305, 0.265], [0.69, 0.235], [0.54, 0.56], [0.38, 0.565],
  [0.61, 0.365], [0.67, 0.52], [0.55, 0.75], [0.74, 0.695], [0.465, 0.395],
]

type Water = 'grand' | 'rio' | 'lagoon'

interface Course {
  ends: readonly [number, number]
  /** Where its price or its bridge lies. */
  icon: Point
  via: readonly Point[]
  water: Water
}

const course = (a: number, b: number, icon: Point, via: readonly Point[], water: Water): Course => ({ ends: [a, b], icon, via, water })

const COURSES: readonly Course[] = [
  course(0, 1, [0.2494, 0.8657], [[0.255, 0.87]], 'lagoon'),
  course(1, 2, [0.0451, 0.4977], [[0.045, 0.5]], 'lagoon'),
  course(2, 3, [0.3123, 0.1035], [[0.15, 0.17], [0.37, 0.09]], 'lagoon'),
  course(3, 4, [0.8609, 0.1936], [[0.79, 0.095], [0.9, 0.3]], 'lagoon'),
  course(12, 5, [0.391, 0.7872], [[0.43, 0.785], [0.315, 0.775]], 'grand'),
  course(5, 6, [0.2246, 0.4726], [[0.215, 0.55], [0.245, 0.4]], 'rio'),
  course(6, 7, [0.4967, 0.2253], [[0.5, 0.225]], 'rio'),
  course(7, 13, [0.7907, 0.445], [[0.775, 0.36], [0.79, 0.54]], 'rio'),
  course(8, 9, [0.46, 0.5625], [], 'rio'),
  course(9, 14, [0.4068, 0.4634], [[0.4, 0.475]], 'grand'),
  course(14, 10, [0.5362, 0.3659], [[0.54, 0.365]], 'rio'),
  course(10, 11, [0.6518, 0.4326], [[0.655, 0.44]], 'rio'),
  course(0, 12, [0.5107, 0.8474], [[0.515, 0.84]], 'rio'),
  course(12, 8, [0.545, 0.655], [], 'rio'),
  course(1, 5, [0.1668, 0.6685], [[0.165, 0.668]], 'rio'),
  course(5, 9, [0.299, 0.6083], [[0.285, 0.62]], 'grand'),
  course(2, 6, [0.1898, 0.254], [[0.185, 0.255]], 'grand'),
  course(6, 14, [0.4036, 0.283], [[0.415, 0.29]], 'grand'),
  course(3, 7, [0.6608, 0.1376], [[0.665, 0.145]], 'rio'),
  course(7, 10, [0.643, 0.2904], [[0.64, 0.295]], 'rio'),
  course(4, 13, [0.8411, 0.6644], [[0.84, 0.665]], 'rio'),
  course(13, 11, [0.705, 0.6075], [], 'rio'),
  course(0, 4, [0.7399, 0.8773], [[0.68, 0.9], [0.87, 0.79]], 'lagoon'),
  course(8, 11, [0.6081, 0.5639], [[0.605, 0.565]], 'rio'),
]

const LAND: readonly (readonly Point[])[] = [
  [
    [0.06, 0.38], [0.09, 0.31], [0.17, 0.215], [0.28, 0.155], [0.4, 0.125], [0.52, 0.1], [0.605, 0.09], [0.7, 0.125], [0.79, 0.2],
    [0.845, 0.33], [0.88, 0.47], [0.95, 0.555], [0.975, 0.62], [0.93, 0.665], [0.84, 0.69], [0.765, 0.745], [0.66, 0.74], [0.575, 0.775],
    [0.525, 0.81], [0.46, 0.845], [0.36, 0.835], [0.24, 0.795], [0.13, 0.735], [0.065, 0.66], [0.06, 0.52],
  ],
  [
    [0.17, 0.895], [0.25, 0.905], [0.36, 0.905], [0.45, 0.9], [0.53, 0.915], [0.55, 0.945], [0.46, 0.965], [0.33, 0.96], [0.22, 0.945],
    [0.16, 0.92],
  ],
  [
    [0.65, 0.8], [0.7, 0.795], [0.725, 0.825], [0.695, 0.85], [0.65, 0.845],
  ],
  [
    [0.83, 0.045], [0.87, 0.04], [0.88, 0.085], [0.84, 0.095],
  ],
  [
    [0.92, 0.085], [0.965, 0.075], [0.985, 0.14], [0.95, 0.19], [0.915, 0.155],
  ],
]
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

const straight = (a: Point, b: Point): Course => ({
  ends: [0, 0],
  icon: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
  via: [],
  water: 'lagoon',
})

/** Points of the uniform Catmull–Rom curve through the given ones. */
function along(points: readonly Point[], per = 12): Point[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  const found: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let j = 0; j < per; j++) {
      const t = j / per
      const mix = (k: 0 | 1) =>
        0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t * t * t)
      found.push([mix(0), mix(1)])
    }
  }
  return [...found, points.at(-1)!]
}

/** The canal with this number between two docks; on a board that is not the standard one, a straight line. */
export function waterway(number: number, ends: readonly [number, number], width: number, height: number): Waterway {
  const drawn = COURSES[number]
  const [a, b] = [DOCKS[ends[0] % DOCKS.length]!, DOCKS[ends[1] % DOCKS.length]!]
  const known = drawn && drawn.ends[0] === ends[0] && drawn.ends[1] === ends[1]
  const { icon, via, water } = known ? drawn : straight(a, b)
  const place = ([x, y]: Point): Point => [x * width, y * height]
  const through = [a, ...via, b].map(place)
  const points = along(through)
  const spot = place(icon)
  let nearest = 1
  let least = Infinity
  points.forEach(([x, y], i) => {
    const away = Math.hypot(x - spot[0], y - spot[1])
    if (i > 0 && away < least) [least, nearest] = [away, i]
  })
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

function plan(width: number, height: number, scale: number): Plan {
  const shape = (outline: readonly Point[]) => smooth(outline.map(([x, y]): Point => [x * width, y * height]), 7)
  return {
    width,
    height,
    scale,
    land: LAND.map((outline, i) => polygon(quay(shape(outline), 11 + i, 20 * scale, 3.2 * scale))).join(''),
    canals: COURSES.map(({ ends }, number) => waterway(number, ends, width, height)),
  }
}

export const WIDE = plan(1500, 1000, 1)
export const COMPACT = plan(390, 364, 0.46)
