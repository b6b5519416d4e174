import type { Point } from '../../art/geometry'
import { COMPACT, DOCKS, waterway, WIDE, type Plan, type Waterway } from './geography'
import { buildingNumber, TILES, type GondolaView } from './view'

export interface Spot {
  x: number
  y: number
}

export interface Box extends Spot {
  width: number
  height: number
}

/** The middle of the plate at each dock, beside the dock and clear of the canals: units of the wide plan. */
const PLATES: readonly Point[] = [
  [524, 942], [214, 596], [232, 414], [680, 150], [1396, 412], [278, 771], [468, 160], [1084, 334], [817, 484], [606, 636],
  [846, 297], [1128, 453], [936, 713], [1180, 778], [574, 386],
]
/** How the small plates of the phone are moved from there, in its own units. */
const MOVED: Readonly<Record<number, Point>> = {
  0: [0, -6], 3: [9, -2], 4: [-7, -2], 6: [-5, 0], 9: [0, -2], 10: [-3, 0], 11: [4, 0], 12: [-2, 6], 13: [0, -2], 14: [2, 0],
}
/** From each dock to its first boat, and where the next ones lie: up or down. */
const BERTHS: readonly (readonly [number, number, 1 | -1])[] = [
  [74, 6, -1], [-52, 34, 1], [-56, 2, -1], [82, 16, -1], [22, 52, 1], [72, 18, 1], [-4, 48, 1], [74, -26, -1], [-64, 40, 1],
  [-62, -30, -1], [-52, 38, 1], [-58, 36, 1], [-64, -28, -1], [-62, 46, 1], [44, -40, -1],
]
/** From one boat of a dock to the next. */
const NEXT = { x: 12, y: 23 }

const PLATE = { wide: [172, 94, 178, 66], compact: [62, 33, 62, 22] } as const

/** The picture in the box that the table gives: where everything lies, in units of the drawing. */
export class Ground {
  readonly plan: Plan
  readonly width: number
  readonly height: number
  /** Pieces of the phone are smaller. */
  readonly scale: number
  private readonly ways = new Map<string, Waterway>()

  constructor(
    box: { width: number; height: number },
    readonly compact: boolean,
  ) {
    this.plan = compact ? COMPACT : WIDE
    this.scale = compact ? 0.45 : 1
    // The map fills its box: what is left over on one side draws it apart, without making the pieces larger.
    const k = box.width && box.height ? Math.min(box.width / this.plan.width, box.height / this.plan.height) : 1
    this.width = box.width && box.height ? box.width / k : this.plan.width
    this.height = box.width && box.height ? box.height / k : this.plan.height
  }

  private get stretch(): Point {
    return [this.width / this.plan.width, this.height / this.plan.height]
  }

  dock(dock: number): Spot {
    const [x, y] = DOCKS[dock % DOCKS.length]!
    return { x: x * this.width, y: y * this.height }
  }

  /** The plate of the building at a dock. */
  plate(dock: number, communal: boolean): Box {
    const sizes = PLATE[this.compact ? 'compact' : 'wide']
    const [width, height] = communal ? [sizes[2], sizes[3]] : [sizes[0], sizes[1]]
    const [x, y] = PLATES[dock % PLATES.length]!
    const [sx, sy] = this.stretch
    if (!this.compact) {
      // Beside its dock also where the picture is drawn apart.
      const from = DOCKS[dock % DOCKS.length]!
      const at = this.dock(dock)
      return box(at.x + x - from[0] * this.plan.width, at.y + y - from[1] * this.plan.height, width, height)
    }
    const [dx, dy] = MOVED[dock] ?? [0, 0]
    return box((x * COMPACT.width * sx) / WIDE.width + dx, (y * COMPACT.height * sy) / WIDE.height + dy, width, height)
  }

  /** Where the boat lies that arrived as the `place`th at a dock, from 0. */
  berth(dock: number, place: number): Spot {
    const at = this.dock(dock)
    const [dx, dy, down] = BERTHS[dock % BERTHS.length]!
    const k = this.compact ? 0.42 : 1
    const side = 54 * k
    return {
      x: Math.max(side, Math.min(this.width - side, at.x + (dx - place * NEXT.x) * k)),
      y: at.y + (dy + down * place * NEXT.y) * k,
    }
  }

  /** The boat on its way that is passing a dock lies in the middle of it. */
  passing(dock: number): Spot {
    const at = this.dock(dock)
    return { x: at.x, y: at.y - 6 * this.scale }
  }

  canal(number: number, ends: readonly [number, number]): Waterway {
    const key = `${number}-${ends[0]}-${ends[1]}`
    let way = this.ways.get(key)
    if (!way) this.ways.set(key, (way = waterway(number, ends, this.width, this.height)))
    return way
  }

  /** The points from one end of a canal to the other. */
  course(view: GondolaView, number: number, to: number): Point[] {
    const { ends } = view.canals[number]!
    const { points } = this.canal(number, ends)
    return ends[1] === to ? points : points.toReversed()
  }
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height })

export function isCommunal(view: GondolaView, dock: number): boolean {
  const building = view.docks[dock]!.building
  return building !== null && buildingNumber(building) >= TILES
}
