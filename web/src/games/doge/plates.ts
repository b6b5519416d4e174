import { type Layout } from './geography'
import { QUARANTIA, type DogeView } from './view'

/** Where things lie on a plate, in units from its upper left corner. */
export interface Places {
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
  figure: { size: 31, step: 26 },
  votes: { x: 10, y: 104.5, width: 188 },
}
const WIDE_CHAMBER: Places = {
  ...WIDE_DISTRICT,
  width: 262,
  height: 104,
  votes: { x: 20, y: 62, width: 222 },
}
const COMPACT_DISTRICT: Places = {
  width: 105,
  height: 70,
  slot: { x: 13, y: 28, step: 19.6, size: 17.5 },
  house: { x: 4, y: 38.5, step: 25.2, size: 13.5 },
  figure: { size: 24, step: 20 },
  votes: { x: 5, y: 61.5, width: 95 },
}
const COMPACT_CHAMBER: Places = { ...COMPACT_DISTRICT, height: 50, votes: { x: 6, y: 36, width: 93 } }

export const placesOn = (area: number, compact: boolean): Places =>
  area === QUARANTIA ? (compact ? COMPACT_CHAMBER : WIDE_CHAMBER) : compact ? COMPACT_DISTRICT : WIDE_DISTRICT

export interface Spot {
  x: number
  y: number
}

/** The plates on a board of a given size. */
export class Ground {
  constructor(
    readonly layout: Layout,
    readonly width: number,
    readonly height: number,
    readonly compact: boolean,
  ) {}

  on(area: number): Places {
    return placesOn(area, this.compact)
  }

  /** The upper left corner of a plate. */
  corner(area: number): Spot {
    const { x, y } = this.layout.places[area]!
    const { width, height } = this.on(area)
    const fit = (middle: number, size: number, from: number, to: number) =>
      Math.max(5, Math.min((middle * to) / from - size / 2, to - size - 5))
    const { plan } = this.layout
    return { x: fit(x, width, plan.width, this.width), y: fit(y, height, plan.height, this.height) }
  }

  private at(area: number, x: number, y: number): Spot {
    const corner = this.corner(area)
    return { x: corner.x + x, y: corner.y + y }
  }

  middle(area: number): Spot {
    const { width, height } = this.on(area)
    return this.at(area, width / 2, height / 2)
  }

  slot(area: number, slot: number): Spot {
    const places = this.on(area).slot
    return this.at(area, places.x + slot * places.step, places.y)
  }

  house(view: DogeView, area: number, family: number): Spot {
    const places = this.on(area).house
    const before = view.districts[area]!.houses.slice(0, family).filter((count) => count > 0).length
    return this.at(area, places.x + before * places.step + places.size / 2, places.y + places.size / 2)
  }

  /** Where the feet of the n-th of several advisors are. */
  figure(area: number, n: number, of: number): Spot {
    const { figure, width } = this.on(area)
    const step = of > 1 ? Math.min(figure.step, (width - figure.size - 8) / (of - 1)) : 0
    const fromEnd = figure.size / 2 + 5 + n * step
    return this.at(area, this.layout.places[area]!.end === 'right' ? width - fromEnd : fromEnd, 1.5)
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
