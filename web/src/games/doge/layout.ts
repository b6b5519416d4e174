/** Where the pieces lie on the plates of the areas, on large and small screens. */

import { layoutFor, type Layout } from './geography'
import { QUARANTIA, type DogeView } from './view'

/** Where things lie on a plate, in units from its upper left corner. */
interface Places {
  width: number
  height: number
  slot: { x: number; y: number; step: number; size: number }
  house: { x: number; y: number; step: number; size: number }
  figure: { size: number; step: number }
  votes: { x: number; y: number; width: number }
}

const WIDE_DISTRICT: Places = {
  width: 208,
  height: 118,
  slot: { x: 25, y: 47, step: 33, size: 29 },
  house: { x: 9, y: 66, step: 47, size: 20 },
  figure: { size: 39, step: 31 },
  votes: { x: 10, y: 104.5, width: 188 },
}
const WIDE_CHAMBER: Places = {
  ...WIDE_DISTRICT,
  width: 262,
  height: 104,
  votes: { x: 20, y: 62, width: 222 },
}
const COMPACT_DISTRICT: Places = {
  width: 118,
  height: 70,
  slot: { x: 14, y: 28, step: 22, size: 17.5 },
  house: { x: 5, y: 38.5, step: 28, size: 13.5 },
  figure: { size: 29, step: 25 },
  votes: { x: 6, y: 61.5, width: 106 },
}
const COMPACT_CHAMBER: Places = { ...COMPACT_DISTRICT, height: 50, votes: { x: 6, y: 36, width: 106 } }

/** The plate on which an election is held: a row for each family. */
export const OPEN_WIDTH = 292
export const OPEN_HEAD = 44
export const OPEN_ROW = 27
export const OPEN_FOOT = 34
export const openHeight = (families: number) => OPEN_HEAD + families * OPEN_ROW + OPEN_FOOT

export interface Spot {
  x: number
  y: number
}

interface Box extends Spot {
  width: number
  height: number
}

/** Room for the ribbon of an open plate, above the advisors who stand on it. */
export const RIBBON = 38

/** Between plates, and between a plate and the edge. */
const GAP = 6
const EDGE = 5

/** The plates on a board of a given size. */
export class Ground {
  readonly layout: Layout
  private readonly boxes: Box[]

  constructor(
    readonly width: number,
    readonly height: number,
    readonly compact: boolean,
    /** The area whose plate is open, and how many rows it has. */
    readonly open: { area: number; rows: number } | null = null,
  ) {
    this.layout = layoutFor(width, height, compact)
    this.boxes = this.layout.places.map(({ x, y }, area) => {
      const size = this.sizeOf(area)
      return this.kept({ x: x - size.width / 2, y: y - size.height / 2, ...size }, area)
    })
    if (this.open) this.makeRoom(this.open.area)
  }

  private sizeOf(area: number): { width: number; height: number } {
    if (this.open?.area === area) return { width: OPEN_WIDTH, height: openHeight(this.open.rows) }
    const { width, height } = this.on(area)
    return { width, height }
  }

  /** Inside the board, with room for advisors on the upper edge. */
  private kept(box: Box, area: number): Box {
    const top = this.on(0).figure.size + 2 + (this.open?.area === area ? RIBBON : 0)
    return {
      ...box,
      x: Math.max(EDGE, Math.min(box.x, this.width - box.width - EDGE)),
      y: Math.max(top, Math.min(box.y, this.height - box.height - EDGE)),
    }
  }

  /** Pushes plates aside that the open one would cover. */
  private makeRoom(open: number): void {
    const roof = this.on(0).figure.size + 2
    for (let round = 0; round < 40; round++) {
      let moved = false
      for (let a = 0; a < this.boxes.length; a++)
        for (let b = a + 1; b < this.boxes.length; b++) {
          const [one, other] = [this.boxes[a]!, this.boxes[b]!]
          const lower = one.y > other.y ? a : b
          const gap = lower === open ? roof + RIBBON : roof
          const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) + GAP
          const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) + gap
          if (wide <= 0 || high <= 0) continue
          moved = true
          const across = wide < high
          const sign = across
            ? Math.sign(other.x + other.width / 2 - one.x - one.width / 2) || 1
            : Math.sign(other.y + other.height / 2 - one.y - one.height / 2) || 1
          const by = (across ? wide : high) * sign
          const share = a === open ? 0 : b === open ? 1 : 0.5
          const shift = (area: number, box: Box, amount: number) =>
            this.kept(across ? { ...box, x: box.x + amount } : { ...box, y: box.y + amount }, area)
          this.boxes[a] = shift(a, one, -by * share)
          this.boxes[b] = shift(b, other, by * (1 - share))
        }
      if (!moved) return
    }
  }

  on(area: number): Places {
    if (!this.compact) return area === QUARANTIA ? WIDE_CHAMBER : WIDE_DISTRICT
    const places = area === QUARANTIA ? COMPACT_CHAMBER : COMPACT_DISTRICT
    const width = Math.min(places.width, (this.width - 2 * EDGE - 4) / 3)
    return { ...places, width, votes: { ...places.votes, width: width - 12 } }
  }

  /** The plate of an area, open or not. */
  box(area: number): Box {
    return this.boxes[area]!
  }

  /** The upper left corner of a plate. */
  corner(area: number): Spot {
    return this.boxes[area]!
  }

  private at(area: number, x: number, y: number): Spot {
    const corner = this.corner(area)
    return { x: corner.x + x, y: corner.y + y }
  }

  middle(area: number): Spot {
    const { width, height } = this.box(area)
    return this.at(area, width / 2, height / 2)
  }

  slot(area: number, slot: number): Spot {
    if (this.open?.area === area) return this.at(area, 172 + slot * 25, 22)
    const places = this.on(area).slot
    return this.at(area, places.x + slot * places.step, places.y)
  }

  house(view: DogeView, area: number, family: number): Spot {
    if (this.open?.area === area) return this.at(area, 30, this.box(area).height - OPEN_FOOT / 2)
    const places = this.on(area).house
    const before = view.districts[area]!.houses.slice(0, family).filter((count) => count > 0).length
    return this.at(area, places.x + before * places.step + places.size / 2, places.y + places.size / 2)
  }

  /** Where the feet of the n-th of several advisors are. */
  figure(area: number, n: number, of: number): Spot {
    const { figure } = this.on(area)
    const { width } = this.box(area)
    const step = of > 1 ? Math.min(figure.step, (width - figure.size - 8) / (of - 1)) : 0
    const fromEnd = figure.size / 2 + 5 + n * step
    return this.at(area, width - fromEnd, 1.5)
  }

  votes(area: number): Spot {
    const { votes } = this.on(area)
    return this.at(area, votes.x + 20, votes.y)
  }

  /** Where pieces come from and go to when they are not on the map: the players' rows. */
  supply(): Spot {
    return this.compact ? { x: this.width / 2, y: -20 } : { x: this.width + 20, y: this.height * 0.45 }
  }

  /** Where own ballots come from. */
  hand(): Spot {
    return { x: this.width * 0.2, y: this.height + 30 }
  }

  /** The row of neutral advisors below the map. */
  offTheMap(): Spot {
    return { x: this.width * 0.6, y: this.height + 30 }
  }
}
