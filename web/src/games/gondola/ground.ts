import type { Point } from '../../art/geometry'
import { planOf, waterway, type Chart, type Plan, type Waterway } from './geography'
import { buildingNumber, TILES, type GondolaView } from './view'

export interface Spot {
  x: number
  y: number
}

export interface Box extends Spot {
  width: number
  height: number
}

/** From each dock to the middle of its plate, beside the dock and clear of the canals: wide, and on the phone. */
const PLATES: readonly Point[] = [
  [-158, 17],
  [86, -74],
  [104, 89],
  [-228, 80],
  [-6, -188],
  [-90, 66],
  [10, -105],
  [49, 99],
  [7, -76],
  [36, 71],
  [-69, -68],
  [123, -67],
  [111, -37],
  [70, 83],
  [-124, -9],
]
const SMALL_PLATES: readonly Point[] = [
  [-41, 0],
  [22, -27],
  [27, 32],
  [-50, 27],
  [-9, -70],
  [-23, 24],
  [-2, -38],
  [13, 36],
  [2, -28],
  [9, 24],
  [-21, -25],
  [36, -24],
  [27, -7],
  [18, 28],
  [-30, -3],
]
/** From each dock to its first boat, and where the next ones lie: up or down. */
const BERTHS: readonly (readonly [number, number, 1 | -1])[] = [
  [74, 6, -1],
  [-52, 34, 1],
  [-56, 2, -1],
  [82, 16, -1],
  [22, 52, 1],
  [72, 18, 1],
  [-4, 48, 1],
  [74, -26, -1],
  [62, 46, 1],
  [-62, -30, -1],
  [-52, 38, 1],
  [66, 42, 1],
  [-64, -28, -1],
  [-62, 46, 1],
  [4, -48, -1],
]
/** From one boat of a dock to the next. */
const NEXT = { x: 12, y: 23 }

/** So far the plates can move together without covering each other. */
const TOGETHER = 0.91

/** Width and height of the plates of tiles and of the three buildings of all. */
const PLATE = { wide: [172, 94, 178, 66], compact: [62, 33, 62, 22] } as const

/** The picture in the box that the table gives: where everything lies, in units of the drawing. */
export class Ground {
  readonly plan: Plan
  readonly width: number
  readonly height: number
  /** Pieces of the phone are smaller. */
  readonly scale: number
  /** Pixels for one unit of the drawing. */
  readonly zoom: number
  private readonly ways = new Map<number, Waterway>()

  constructor(
    private readonly chart: Chart,
    box: { width: number; height: number },
    readonly compact: boolean,
  ) {
    this.plan = planOf(chart, compact)
    this.scale = compact ? 0.45 : 1
    // The map fills its box: what is left over on one side draws it apart, without making the pieces larger. In a low
    // box they move together a little rather than become too small to read.
    const least = this.plan.height * (compact ? 1 : TOGETHER)
    const k = box.width && box.height ? Math.min(box.width / this.plan.width, box.height / least) : 1
    this.zoom = k
    this.width = box.width && box.height ? box.width / k : this.plan.width
    this.height = box.width && box.height ? box.height / k : this.plan.height
  }

  dock(dock: number): Spot {
    const [x, y] = this.chart.docks[dock]!
    return { x: x * this.width, y: y * this.height }
  }

  /** The plate of the building at a dock. */
  plate(dock: number, communal: boolean): Box {
    const sizes = PLATE[this.compact ? 'compact' : 'wide']
    const [width, height] = communal ? [sizes[2], sizes[3]] : [sizes[0], sizes[1]]
    const { x, y } = this.dock(dock)
    const [dx, dy] = (this.compact ? SMALL_PLATES : PLATES)[dock % PLATES.length]!
    return { x: x + dx - width / 2, y: y + dy - height / 2, width, height }
  }

  /** Where the boat lies that arrived as the `place`th at a dock, from 0. */
  berth(dock: number, place: number): Spot {
    const at = this.dock(dock)
    const [dx, dy, down] = BERTHS[dock % BERTHS.length]!
    const k = this.compact ? 0.42 : 1
    const side = 54 * k
    return {
      x: Math.max(side, Math.min(this.width - side, at.x + (dx - Math.sign(dx) * place * NEXT.x) * k)),
      y: at.y + (dy + down * place * NEXT.y) * k,
    }
  }

  /** The boat on its way that is passing a dock lies in the middle of it. */
  passing(dock: number): Spot {
    const at = this.dock(dock)
    return { x: at.x, y: at.y - 6 * this.scale }
  }

  canal(number: number): Waterway {
    let way = this.ways.get(number)
    if (!way) this.ways.set(number, (way = waterway(this.chart, number, this.width, this.height)))
    return way
  }

  /** The points from one end of a canal to the other. */
  course(view: GondolaView, number: number, to: number): Point[] {
    const { ends } = view.canals[number]!
    const { points } = this.canal(number)
    return ends[1] === to ? points : points.toReversed()
  }
}

export function isCommunal(view: GondolaView, dock: number): boolean {
  const building = view.docks[dock]!.building
  return building !== null && buildingNumber(building) >= TILES
}

/** The type of notes on the map: never smaller than one can read. */
export const noteSize = (ground: Ground): number => Math.max(17, 11.5 / ground.zoom)
