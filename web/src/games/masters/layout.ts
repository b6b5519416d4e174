/** Where things stand: the canal of rounds on top, six fronts, the quay with eight places, the piers, and open water. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Spot {
  x: number
  y: number
}

export const FRONTS = 6
export const PLACES = 8
const PIERS = 4

/** The measures of one of the two layouts, in units of the drawing. */
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
  /** Free water below the piers, where the bar of choices lies. */
  shore: number
  pier: number
  gap: number
  crate: number
}

const WIDE: Measures = {
  width: 996,
  height: 604,
  canal: 70,
  crown: 78,
  sign: 28,
  owners: 26,
  quayRow: 64,
  quayRows: 1,
  shore: 66,
  pier: 116,
  gap: 6,
  crate: 29,
}
const SMALL: Measures = {
  width: 390,
  height: 350,
  canal: 30,
  crown: 20,
  sign: 20,
  owners: 18,
  quayRow: 34,
  quayRows: 2,
  shore: 14,
  pier: 78,
  gap: 3,
  crate: 17,
}

export class Layout {
  readonly width: number
  readonly height: number
  readonly m: Measures
  /** Top and bottom of the fronts. */
  readonly top: number
  readonly quayTop: number
  readonly water: number

  /** `width` × `height` is the room on the screen; the drawing fills it without being distorted. */
  constructor(
    width: number,
    height: number,
    readonly compact: boolean,
  ) {
    this.m = compact ? SMALL : WIDE
    const scale = width && height ? Math.min(width / this.m.width, height / this.m.height) : 1
    this.width = width ? width / scale : this.m.width
    this.height = height ? height / scale : this.m.height
    const spare = Math.max(0, this.height - this.m.height)
    this.top = this.m.canal
    this.water = this.height - this.m.shore - this.m.pier - spare * 0.3
    this.quayTop = this.water - this.m.quayRow * this.m.quayRows
  }

  /** A space of the canal, from 1 to 16. */
  space(number: number): Spot {
    const step = this.width / 16.2
    return { x: step * (number - 0.4), y: this.m.canal * (this.compact ? 0.52 : 0.5) }
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

  /** A place on the quay; on the phone the four that all may use stand in the front row. */
  place(place: number): Box {
    const perRow = PLACES / this.m.quayRows
    const step = this.width / perRow
    const row = Math.floor(place / perRow)
    return {
      x: step * (place % perRow) + 3,
      y: this.quayTop + row * this.m.quayRow + 3,
      width: step - 6,
      height: this.m.quayRow - 6,
    }
  }

  /** Where a figure stands that is the n-th of `count` at its place. */
  figure(place: number, n: number, count: number): Spot {
    const box = this.place(place)
    const size = this.figureSize
    const step = Math.min(
      size * (this.compact ? 0.6 : 0.86),
      (box.width * (this.compact ? 0.4 : 0.62)) / Math.max(count, 1),
    )
    if (this.compact) {
      // Beside the cube of an office.
      const right = box.x + box.width - size * 0.6 - (place === 5 || place === 6 ? 19 : 0)
      return { x: right - (count - 1 - n) * step, y: box.y + box.height - 3 }
    }
    return { x: box.x + 14 + n * step, y: box.y + box.height - 4 }
  }

  get figureSize(): number {
    return this.compact ? 21 : 27
  }

  /** How much of the water's width the piers take; the rest belongs to the offices and the bag. */
  private get piersWidth(): number {
    return this.width * (this.compact ? 0.77 : 0.66)
  }

  pier(dock: number): Box {
    const step = this.piersWidth / PIERS
    const edge = this.compact ? 4 : 10
    return {
      x: step * dock + edge,
      y: this.water,
      width: step - edge * 1.4,
      height: this.height - this.m.shore - this.water,
    }
  }

  crate(dock: number, n: number): Spot {
    const pier = this.pier(dock)
    const inner = pier.width - (this.compact ? 6 : 14)
    const columns = Math.max(1, Math.floor(inner / (this.m.crate + 3)))
    const top = this.compact ? 19 : 34
    return {
      x: pier.x + (this.compact ? 4 : 8) + (n % columns) * (this.m.crate + 3),
      y: pier.y + top + Math.floor(n / columns) * (this.m.crate + 3),
    }
  }

  office(office: number): Box {
    const x = this.piersWidth + (this.compact ? 2 : 8)
    const room = this.width - x - (this.compact ? 4 : 12)
    const height = this.height - this.m.shore - this.water
    if (this.compact) return { x, y: this.water + 4 + office * (height / 2), width: room, height: height / 2 - 5 }
    const half = room / 2
    return { x: x + office * half, y: this.water + 10, width: half - 6, height: height - 12 }
  }

  bag(): Box {
    const x = this.piersWidth + 8
    return { x, y: this.height - this.m.shore + 6, width: this.width - x - 18, height: 44 }
  }
}
