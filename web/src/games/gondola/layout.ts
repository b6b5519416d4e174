/** Sizes and positions of everything on the map, for the space that the board has on the screen. */

import type { Point } from '../../art/geometry'
import { arrange, hiddenIn, overlap, type Arrangement, type Scene } from './arrange'
import { planOf, waterway, type Chart, type Plan, type Waterway } from './geography'
import { COMPACT, COMPACT_TALL, FULL, MINI, MINI_TALL, type Layout } from './layout-data'
import { buildingNumber, TILES, type GondolaView } from './view'

export interface Spot {
  x: number
  y: number
}

export interface Box extends Spot {
  width: number
  height: number
}

/** How much the plates of the buildings show: effects; rings with signs; a short name and rings. */
type PlateSize = 'full' | 'compact' | 'mini'

/** What is drawn how large, in CSS pixels. */
interface Measures {
  /** Width and height of the plates of tiles, and of the three buildings of all. */
  tile: readonly [number, number]
  communal: readonly [number, number]
  /** Sizes of type: names, effects, numbers of spaces, prices, notes. */
  name: number
  effect: number
  ring: number
  price: number
  note: number
  /** Radius of docks and of prices. */
  dock: number
  coin: number
  /** Scale of boats, which are about 96 units long, and of bridges. */
  boat: number
  bridge: number
}

const MEASURES: Record<PlateSize, Measures> = {
  full: {
    tile: [128, 72],
    communal: [130, 48],
    name: 14,
    effect: 11.6,
    ring: 11,
    price: 12.5,
    note: 12.5,
    dock: 11.5,
    coin: 9.6,
    boat: 0.6,
    bridge: 0.72,
  },
  compact: {
    tile: [113, 40],
    communal: [112, 27],
    name: 13.5,
    effect: 11.6,
    ring: 11,
    price: 12,
    note: 12.5,
    dock: 9.5,
    coin: 9,
    boat: 0.52,
    bridge: 0.66,
  },
  mini: {
    tile: [64, 33],
    communal: [62, 22],
    name: 12.2,
    effect: 12,
    ring: 12,
    price: 12,
    note: 12.5,
    dock: 7,
    coin: 8,
    boat: 0.4,
    bridge: 0.5,
  },
}

/** The board of each size that the measures are made for. */
const MADE_FOR: Record<PlateSize, readonly [number, number]> = {
  full: [1020, 680],
  compact: [820, 547],
  mini: [390, 334],
}
const LARGEST: Record<PlateSize, number> = { full: 2, compact: 1.15, mini: 1.3 }

/** Plates stay clear of the lines around the map; the smallest ones need the room. */
const EDGE: Record<PlateSize, number> = { full: 11, compact: 11, mini: 8 }

/** The map is half as wide again as it is high; in a taller box its places are laid out again, down to this shape. */
const SHAPE = 1.5
const LEAST_SHAPE = 1.12
/** Below this it counts as tall. */
const TALL = 1.36

function plateSizeFor(width: number): PlateSize {
  return width >= 975 ? 'full' : width >= 760 ? 'compact' : 'mini'
}

/** The picture in the box that the table gives: where everything is, in CSS pixels. */
export class Ground {
  readonly plan: Plan
  readonly width: number
  readonly height: number
  /** The part of the box that the map takes; around it is water. */
  readonly map: Box
  readonly size: PlateSize
  readonly measures: Measures
  /** How much larger than usual pieces are drawn. */
  readonly scale: number
  /** Pixels for a line that is 1 wide on a map of 1500. */
  readonly line: number
  private readonly ways = new Map<number, Waterway>()
  private readonly layout: Layout
  private readonly scene: Scene
  private readonly places: Arrangement

  constructor(
    private readonly chart: Chart,
    box: { width: number; height: number },
    /** The building at each dock that is one of all, for the size of its plate. */
    communal: readonly boolean[] = [],
  ) {
    const [width, height] = box.width && box.height ? [box.width, box.height] : MADE_FOR.full
    this.width = width
    this.height = height
    const shape = Math.max(LEAST_SHAPE, Math.min(SHAPE, width / height))
    const wide = Math.min(width, height * shape)
    this.map = { x: (width - wide) / 2, y: (height - wide / shape) / 2, width: wide, height: wide / shape }
    this.size = plateSizeFor(wide)
    const [w, h] = MADE_FOR[this.size]
    const s = Math.max(this.size === 'full' ? 0.95 : 1, Math.min(LARGEST[this.size], wide / w, wide / shape / h))
    this.scale = s
    this.measures = scaled(MEASURES[this.size], s)
    const small = this.size === 'mini'
    const tall = shape < TALL
    this.layout = { full: FULL, compact: tall ? COMPACT_TALL : COMPACT, mini: tall ? MINI_TALL : MINI }[this.size]
    this.line = small ? Math.min(0.6, (0.46 * wide) / 390) : wide / 1500
    this.plan = planOf(chart, small, shape)
    const edge = EDGE[this.size]
    this.scene = {
      bounds: { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge },
      map: this.map,
      docks: chart.docks.map((_, dock) => this.dock(dock)),
      prices: chart.canals.map((_, canal) => this.canal(canal).icon),
      plates: chart.docks.map((_, dock) => (communal[dock] ? this.measures.communal : this.measures.tile)),
      dock: this.measures.dock,
      coin: this.measures.coin,
      boat: [96 * this.measures.boat, 44 * this.measures.boat],
      next: this.next,
      layout: this.layout,
      boats: small ? 1 : 2,
    }
    this.places = arrange(this.scene)
  }

  /** The map at the size of what is drawn small does not show cargo. */
  get mini(): boolean {
    return this.size === 'mini'
  }

  /** What is hidden under a plate: nothing should be. */
  hidden(): string[] {
    return hiddenIn(this.scene, this.places)
  }

  /** How much of plates and docks a box would hide. */
  hiddenBy(box: Box): number {
    const r = this.measures.dock
    return this.chart.docks.reduce((sum, _, dock) => {
      const { x, y } = this.dock(dock)
      return sum + overlap(this.plate(dock), box) + overlap({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, box)
    }, 0)
  }

  /** How much of the prices a box would hide. */
  pricesHiddenBy(box: Box): number {
    const r = this.measures.coin
    return this.scene.prices.reduce(
      (sum, [x, y]) => sum + overlap({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, box),
      0,
    )
  }

  at([x, y]: Point): Spot {
    return { x: this.map.x + x * this.map.width, y: this.map.y + y * this.map.height }
  }

  dock(dock: number): Spot {
    return this.at(this.chart.docks[dock]!)
  }

  /** The plate of the building at a dock. */
  plate(dock: number): Box {
    return this.places.plates[dock]!
  }

  /** From the plate to its dock. */
  leader(dock: number): { from: Spot; to: Spot } | null {
    const { x, y, width, height } = this.plate(dock)
    const at = this.dock(dock)
    const from = { x: Math.max(x, Math.min(x + width, at.x)), y: Math.max(y, Math.min(y + height, at.y)) }
    const length = Math.hypot(at.x - from.x, at.y - from.y)
    if (length < 2) return null
    const short = (this.measures.dock * 0.9) / length
    return { from, to: { x: at.x - (at.x - from.x) * short, y: at.y - (at.y - from.y) * short } }
  }

  /** From one boat of a dock to the next. */
  get next(): number {
    return this.mini ? 14 * this.scale : 33 * this.measures.boat
  }

  /** The position of the `place`th boat at a dock, from 0. */
  berth(dock: number, place: number): Spot {
    const { x, y, down } = this.places.berths[dock]!
    const [length, height] = this.scene.boat
    const half = 50 * this.measures.boat
    const at = (dx: number, dy: number): Spot => ({
      x: Math.max(half + 4, Math.min(this.width - half - 4, x + dx)),
      y: Math.max(18, Math.min(this.height - 14, y + dy)),
    })
    const usual = at((place % 2) * 9 * this.measures.boat, down * place * this.next)
    if (!place) return usual
    // A later boat must not be under a plate, on a price or, at the edge of the board, on the first one: then it goes
    // elsewhere.
    const hidden = (spot: Spot) => {
      if (Math.hypot(spot.x - x, spot.y - y) < this.next * 0.8) return Infinity
      const box = { x: spot.x - length / 2, y: spot.y - height * 0.62, width: length, height }
      return this.hiddenBy(box) + this.pricesHiddenBy(box)
    }
    const tolerated = length * height * 0.05
    const [side, aslant] = [place * length * 0.9, place * length * 0.55]
    const others: readonly Point[] = [
      [0, -down * place * this.next],
      [aslant, down * place * this.next],
      [-aslant, down * place * this.next],
      [aslant, -down * place * this.next],
      [-aslant, -down * place * this.next],
      [side, 0],
      [-side, 0],
      [side, down * this.next],
      [-side, down * this.next],
      [side, -down * this.next],
      [-side, -down * this.next],
    ]
    let [best, least] = [usual, hidden(usual)]
    for (const [dx, dy] of others) {
      if (least <= tolerated) break
      const spot = at(dx, dy)
      const covered = hidden(spot)
      if (covered < least) [best, least] = [spot, covered]
    }
    return best
  }

  /** Whether a boat is on open water; if not, a basin is drawn for it. */
  atSea(spot: Spot): boolean {
    const [x, y] = [(spot.x - this.map.x) / this.map.width, (spot.y - this.map.y) / this.map.height]
    return !this.chart.land.some((outline) => inside(outline, x, y))
  }

  /** A boat that is passing a dock on its way is drawn in the middle of it. */
  passing(dock: number): Spot {
    const at = this.dock(dock)
    return { x: at.x, y: at.y - 4 * this.measures.boat }
  }

  canal(number: number): Waterway {
    let way = this.ways.get(number)
    if (!way) {
      const made = this.chart.docks.length === this.layout.plates.length
      way = waterway(this.chart, number, this.map, made ? this.layout.prices[number] : undefined)
      this.ways.set(number, way)
    }
    return way
  }

  /** The points from one end of a canal to the other. */
  course(view: GondolaView, number: number, to: number): Point[] {
    const { ends } = view.canals[number]!
    const { points } = this.canal(number)
    return ends[1] === to ? points : points.toReversed()
  }
}

function scaled(measures: Measures, s: number): Measures {
  const times = ([a, b]: readonly [number, number]): readonly [number, number] => [a * s, b * s]
  const { tile, communal, ...rest } = measures
  const numbers = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value * s]))
  return { ...(numbers as Omit<Measures, 'tile' | 'communal'>), tile: times(tile), communal: times(communal) }
}

/** Whether a point is within an outline. */
function inside(outline: readonly Point[], x: number, y: number): boolean {
  let found = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i]!, outline[j]!]
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) found = !found
  }
  return found
}

function isCommunal(view: GondolaView, dock: number): boolean {
  const building = view.docks[dock]!.building
  return building !== null && buildingNumber(building) >= TILES
}

/** The docks of the buildings of all, in the order of docks. */
export const communalDocks = (view: GondolaView): boolean[] => view.docks.map((_, dock) => isCommunal(view, dock))
