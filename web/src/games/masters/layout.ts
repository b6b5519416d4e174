/** Where everything is drawn: the canal of rounds on top, six fronts, the quay with eight places, the docks, and open water. */

import { CHURCH } from './view'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Spot {
  x: number
  y: number
}

export const FRONTS = 6
export const PLACES = 8
const PIERS = 4

/** The measures of one of the three drawings. A unit is a pixel at the smallest width the drawing is made for. */
interface Measures {
  width: number
  height: number
  canal: number
  /** Roof and windows above the sign. */
  crown: number
  sign: number
  owners: number
  quayRow: number
  quayRows: number
  /** Free water below the piers. */
  shore: number
  pier: number
  gap: number
  /** Sizes of crates, the largest that fits is taken. */
  crates: readonly number[]
  /** Below the label of a pier. */
  firstCrate: number
}

const LARGE: Measures = {
  width: 1000,
  height: 660,
  canal: 78,
  crown: 86,
  sign: 30,
  owners: 28,
  quayRow: 62,
  quayRows: 1,
  shore: 22,
  pier: 158,
  gap: 6,
  crates: [38, 32, 26, 22],
  firstCrate: 37,
}
const MEDIUM: Measures = {
  width: 760,
  height: 500,
  canal: 58,
  crown: 76,
  sign: 26,
  owners: 24,
  quayRow: 56,
  quayRows: 1,
  shore: 8,
  pier: 132,
  gap: 5,
  crates: [32, 27, 23, 19],
  firstCrate: 31,
}
const SMALL: Measures = {
  width: 360,
  height: 296,
  canal: 28,
  crown: 15,
  sign: 20,
  owners: 19,
  quayRow: 32,
  quayRows: 2,
  shore: 6,
  pier: 64,
  gap: 3,
  crates: [18, 15],
  firstCrate: 20,
}

export type Drawing = 'large' | 'medium' | 'small'
const MEASURES: Record<Drawing, Measures> = { large: LARGE, medium: MEDIUM, small: SMALL }
/** Where each drawing begins, in pixels of the screen. */
const LARGE_FROM = 980
const MEDIUM_FROM = 690

const drawingFor = (width: number): Drawing =>
  width >= LARGE_FROM ? 'large' : width >= MEDIUM_FROM ? 'medium' : 'small'

/** How wide the places are beside each other: those that everybody may use have room for all seats. */
const PLACE_WEIGHTS = [1.2, 1.2, 1.2, 1.2, 0.94, 1.04, 1.04, 1]
const ALL_WEIGHTS = PLACE_WEIGHTS.reduce((sum, weight) => sum + weight, 0)

/** How the crates of a dock are laid out. */
interface CrateGrid {
  size: number
  columns: number
  /** From one crate to the next. */
  across: number
  down: number
  /** Whether the price is below each crate. */
  priced: boolean
}

export class Layout {
  readonly width: number
  readonly height: number
  readonly m: Measures
  /** Top and bottom of the fronts. */
  readonly top: number
  readonly quayTop: number
  readonly water: number

  readonly drawing: Drawing

  /** `width` × `height` is the room on the screen; the drawing fills it without being distorted. */
  constructor(width: number, height: number) {
    this.drawing = drawingFor(width || LARGE_FROM)
    this.m = MEASURES[this.drawing]
    const scale = width && height ? Math.min(width / this.m.width, height / this.m.height) : 1
    this.width = width ? width / scale : this.m.width
    this.height = height ? height / scale : this.m.height
    const spare = Math.max(0, this.height - this.m.height)
    this.top = this.m.canal
    this.water = this.height - this.m.shore - this.m.pier - spare * 0.3
    this.quayTop = this.water - this.m.quayRow * this.m.quayRows
  }

  /** The smallest drawing has symbols for words, and whole fronts to press. */
  get compact(): boolean {
    return this.drawing === 'small'
  }

  get large(): boolean {
    return this.drawing === 'large'
  }

  /** A space of the canal, from 1 to 16. */
  space(number: number): Spot {
    const edge = { large: 46, medium: 34, small: 15 }[this.drawing]
    const step = (this.width - 2 * edge) / 15
    return { x: edge + step * (number - 1), y: this.m.canal * (this.compact ? 0.52 : 0.5) }
  }

  front(index: number): Box {
    const step = this.width / FRONTS
    const edge = this.m.gap / 2
    return { x: step * index + edge, y: this.top, width: step - this.m.gap, height: this.quayTop - this.top }
  }

  sign(index: number): Box {
    const front = this.front(index)
    return {
      x: front.x + this.m.gap,
      y: front.y + this.m.crown,
      width: front.width - 2 * this.m.gap,
      height: this.m.sign,
    }
  }

  /** The board below the sign that carries the tracks. */
  board(index: number): Box {
    const sign = this.sign(index)
    const y = sign.y + sign.height + 3
    return { ...sign, y, height: this.owners(index).y - 3 - y }
  }

  owners(index: number): Box {
    const sign = this.sign(index)
    return { ...sign, y: this.quayTop - this.m.owners - 4, height: this.m.owners }
  }

  /** A place on the quay; in the smallest drawing the four shared ones are in the first row. */
  place(place: number): Box {
    const row = this.m.quayRows === 1 ? 0 : Math.floor(place / 4)
    const y = this.quayTop + row * this.m.quayRow + (this.compact ? 2 : 5)
    const height = this.m.quayRow - (this.compact ? 3 : 10)
    if (this.m.quayRows > 1) {
      const step = this.width / 4
      return { x: step * (place % 4) + 2, y, width: step - 4, height }
    }
    const before = PLACE_WEIGHTS.slice(0, place).reduce((sum, weight) => sum + weight, 0)
    const unit = (this.width - 8) / ALL_WEIGHTS
    return { x: 4 + unit * before + 2.5, y, width: unit * PLACE_WEIGHTS[place]! - 5, height }
  }

  /** The foot of the n-th of `count` figures at a place. */
  figure(place: number, n: number, count: number): Spot {
    const box = this.place(place)
    const size = this.figureSize
    if (this.compact) {
      // Beside the cube of an office.
      const cube = place === 5 || place === 6
      const right = box.x + box.width - size * 0.55 - (cube ? 19 : 0)
      // Close together, so that the name stays readable, and at the Church the prices.
      const room = place === CHURCH ? box.width - 60 : box.width * (cube ? 0.2 : 0.5)
      const gaps = place === CHURCH ? count - 1 : count
      const step = Math.min(size * (cube ? 0.5 : 0.62), room / Math.max(gaps, 1))
      return { x: right - (count - 1 - n) * step, y: box.y + box.height - 2 }
    }
    // The word at the right end of the plate keeps its room.
    const word = place < CHURCH ? (this.hasWord(count) ? 44 : 4) : 28
    const room = box.width - 16 - word
    const step = Math.min(size * 0.86, room / Math.max(count - 0.2, 1))
    return { x: box.x + (this.large ? 15 : 12) + n * step, y: box.y + box.height - 3 }
  }

  /** Whether the plate of a shared place has room for a word beside this many figures. */
  hasWord(count: number): boolean {
    return this.large || count < 4
  }

  /** The price of the n-th of `count` favours at the Church: at its right end, or below its name, beside the figures. */
  favor(n: number, count: number): Box {
    const box = this.place(CHURCH)
    const right = box.x + box.width
    if (this.compact) return { x: box.x + 3 + n * 18.5, y: box.y + box.height - 13.5, width: 17, height: 12.5 }
    return { x: right - 26 * (count - n) - 1, y: box.y + box.height - 23, width: 23, height: 19 }
  }

  get figureSize(): number {
    return { large: 25, medium: 21, small: 19 }[this.drawing]
  }

  /** How much of the water's width the piers take; the rest belongs to the offices and the bag. */
  private get piersWidth(): number {
    return this.width * { large: 0.7, medium: 0.755, small: 0.77 }[this.drawing]
  }

  pier(dock: number): Box {
    const step = this.piersWidth / PIERS
    const edge = { large: 10, medium: 6, small: 4 }[this.drawing]
    return {
      x: step * dock + edge,
      y: this.water,
      width: step - edge * 1.4,
      height: this.height - this.m.shore - this.water,
    }
  }

  /** The largest grid in which this many crates fit on a dock. */
  crateGrid(count: number): CrateGrid {
    const pier = this.pier(0)
    const inner = pier.width - (this.compact ? 6 : 12)
    const room = pier.height - this.m.firstCrate - (this.large ? 24 : 3)
    const label = this.compact ? 0 : this.large ? 16 : 14
    for (const size of this.m.crates) {
      const across = size + (this.compact ? 2 : 3)
      const columns = Math.max(1, Math.floor((inner + 3) / across))
      const rows = Math.ceil(count / columns)
      const down = size + label + 2
      if (rows * down <= room) return { size, columns, across, down, priced: !this.compact }
    }
    // Too many for prices below them: they overlap rather than leave the pier.
    const size = this.m.crates.at(-1)!
    const across = size + 2
    const columns = Math.max(1, Math.floor((inner + 2) / across))
    const rows = Math.ceil(count / columns)
    return { size, columns, across, down: Math.min(size + 2, (room - size) / Math.max(1, rows - 1)), priced: false }
  }

  crate(dock: number, n: number, grid: CrateGrid): Spot {
    const pier = this.pier(dock)
    return {
      x: pier.x + (this.compact ? 4 : 7) + (n % grid.columns) * grid.across,
      y: pier.y + this.m.firstCrate + Math.floor(n / grid.columns) * grid.down,
    }
  }

  office(office: number): Box {
    const x = this.piersWidth + (this.compact ? 2 : 6)
    const room = this.width - x - (this.compact ? 4 : 10)
    const height = this.height - this.m.shore - this.water
    if (this.large) {
      const half = room / 2
      return { x: x + office * half, y: this.water + 8, width: half - 6, height: 52 }
    }
    const step = this.compact ? height / 2 : (height - 36) / 2
    return { x, y: this.water + (this.compact ? 3 : 6) + office * step, width: room, height: step - 5 }
  }

  /** Where the numbers of shares to buy and to sell are; the bag gives way to them. */
  officeDeals(office: number): Box {
    const box = this.office(office)
    if (this.large) return { x: box.x, y: box.y + 54, width: box.width, height: 72 }
    const height = this.height - this.water - 4
    return { ...box, y: this.water + 2 + office * (height / 2), height: height / 2 - 2 }
  }

  /** The bag has no room in the smallest drawing. */
  bag(): Box {
    const x = this.piersWidth + 6
    const height = this.large ? 50 : 30
    const bottom = this.height - (this.large ? 12 : this.m.shore + 2)
    return { x, y: bottom - height, width: this.width - x - 12, height }
  }
}
