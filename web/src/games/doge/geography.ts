/** The map of Venice that lies under the board of Doge. */

import { curve, polygon, quay, smooth, type Point } from '../../art/geometry'

/** The plan of the six sestieri, 996 × 600 units. Geography has no effect on play, so it may be stretched. */
const CITY: Point[] = [
  [34, 258],
  [52, 196],
  [104, 142],
  [190, 96],
  [300, 58],
  [420, 38],
  [474, 34],
  [492, 58],
  [512, 58],
  [528, 36],
  [640, 58],
  [702, 94],
  [780, 108],
  [842, 148],
  [880, 204],
  [902, 262],
  [940, 298],
  [980, 350],
  [986, 396],
  [950, 420],
  [912, 398],
  [870, 408],
  [800, 426],
  [720, 446],
  [668, 468],
  [620, 494],
  [566, 520],
  [548, 506],
  [480, 548],
  [380, 564],
  [270, 554],
  [170, 522],
  [104, 474],
  [60, 446],
  [26, 418],
  [48, 372],
  [30, 312],
]
const GIUDECCA: Point[] = [
  [120, 585],
  [220, 590],
  [330, 598],
  [440, 594],
  [520, 582],
  [560, 592],
  [556, 620],
  [100, 620],
]
const REGIONS: Point[][] = [
  [
    [20, 262],
    [120, 232],
    [230, 222],
    [330, 205],
    [430, 205],
    [505, 235],
    [560, 190],
    [590, 120],
    [600, 30],
    [420, 20],
    [300, 40],
    [190, 80],
    [100, 125],
    [40, 190],
  ],
  [
    [505, 235],
    [560, 190],
    [590, 120],
    [600, 30],
    [760, 80],
    [870, 140],
    [935, 215],
    [995, 300],
    [995, 370],
    [945, 420],
    [800, 450],
    [690, 480],
    [690, 370],
    [665, 290],
    [600, 250],
    [515, 262],
  ],
  [
    [30, 390],
    [150, 372],
    [265, 358],
    [330, 395],
    [405, 415],
    [440, 450],
    [520, 470],
    [600, 490],
    [640, 508],
    [560, 535],
    [480, 580],
    [380, 590],
    [270, 580],
    [160, 545],
    [95, 480],
    [60, 425],
  ],
  [
    [515, 262],
    [600, 250],
    [665, 290],
    [690, 370],
    [690, 480],
    [640, 512],
    [600, 490],
    [520, 470],
    [440, 450],
    [405, 415],
    [430, 375],
    [490, 340],
    [520, 290],
  ],
  [
    [300, 210],
    [330, 205],
    [430, 205],
    [500, 235],
    [520, 290],
    [490, 340],
    [430, 375],
    [402, 415],
    [330, 395],
    [265, 358],
    [290, 300],
  ],
  [
    [20, 262],
    [120, 232],
    [230, 222],
    [300, 212],
    [290, 300],
    [265, 358],
    [150, 372],
    [30, 390],
    [18, 310],
  ],
]
const GRAND_CANAL: Point[] = [
  [10, 268],
  [60, 250],
  [120, 232],
  [230, 222],
  [330, 205],
  [430, 205],
  [500, 235],
  [520, 290],
  [490, 340],
  [430, 375],
  [405, 415],
  [440, 450],
  [520, 470],
  [600, 490],
  [668, 520],
]
const RII: Point[][] = [
  [
    [508, 240],
    [560, 190],
    [590, 120],
    [604, 30],
  ],
  [
    [515, 262],
    [600, 250],
    [665, 290],
    [690, 370],
    [692, 480],
  ],
  [
    [300, 210],
    [290, 300],
    [265, 358],
  ],
  [
    [20, 392],
    [150, 372],
    [265, 358],
    [330, 395],
    [405, 415],
  ],
]

export interface Plan {
  width: number
  height: number
  /** Widths of lines and steps of quays, compared with the large plan. */
  scale: number
  land: string
  regions: string[]
  canal: string
  rii: string
}

function plan(width: number, height: number, scale: number): Plan {
  const sx = width / 996
  const sy = height / 600
  const fit = (points: readonly Point[]) => points.map(([x, y]): Point => [x * sx, y * sy])
  const shore = (points: readonly Point[], seed: number) =>
    polygon(quay(smooth(fit(points), 6), seed, 15 * scale, 2.6 * scale))
  return {
    width,
    height,
    scale,
    land: shore(CITY, 5) + shore(GIUDECCA, 6),
    regions: REGIONS.map((region) => curve(fit(region), true, 0.9)),
    canal: curve(fit(GRAND_CANAL), false, 1),
    rii: RII.map((rio) => curve(fit(rio), false, 1)).join(''),
  }
}

interface Place {
  /** The middle of the plate. */
  x: number
  y: number
}

/** The sizes of the plan for which places and landmarks are written down. */
export const WIDE_PLAN = { width: 996, height: 600 }
export const COMPACT_PLAN = { width: 390, height: 362 }

const WIDE_PLACES: Place[] = [
  { x: 292, y: 130 },
  { x: 806, y: 224 },
  { x: 252, y: 455 },
  { x: 614, y: 384 },
  { x: 392, y: 290 },
  { x: 148, y: 300 },
  { x: 848, y: 530 },
]

/** Three rows: plates for fingers need the whole width. */
const COMPACT_PLACES: Place[] = [
  { x: 122, y: 72 },
  { x: 300, y: 72 },
  { x: 122, y: 312 },
  { x: 330, y: 192 },
  { x: 195, y: 192 },
  { x: 60, y: 192 },
  { x: 300, y: 318 },
]

export interface Layout {
  plan: Plan
  /** By area, in units of the plan; the last is the chamber of the Quarantia. */
  places: Place[]
}

let latest: { key: string; layout: Layout } | null = null

/** The plan drawn for a board of this size: coasts follow it, but drawings keep their shape. */
export function layoutFor(width: number, height: number, compact: boolean): Layout {
  const key = `${Math.round(width)}x${Math.round(height)}${compact}`
  if (latest?.key === key) return latest.layout
  const from = compact ? COMPACT_PLAN : WIDE_PLAN
  const places = (compact ? COMPACT_PLACES : WIDE_PLACES).map((place) => ({
    ...place,
    x: (place.x * width) / from.width,
    y: (place.y * height) / from.height,
  }))
  const layout = { plan: plan(width, height, compact ? 0.5 : 1), places }
  latest = { key, layout }
  return layout
}
