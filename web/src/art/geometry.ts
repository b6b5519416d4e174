/** Lines and outlines of the maps: pure functions of points, the same for the same seed. */

export type Point = readonly [number, number]

/** A small repeatable source of chance for drawings. */
export function chance(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const r1 = (x: number) => x.toFixed(1)

/** A smooth path through all points (Catmull-Rom); `k` is how far it swings. */
export function curve(points: readonly Point[], closed = false, k = 0.5): string {
  const n = points.length
  const at = (i: number) => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!
  let d = `M${r1(at(0)[0])} ${r1(at(0)[1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${r1(b[0] + ((c[0] - a[0]) * k) / 3)} ${r1(b[1] + ((c[1] - a[1]) * k) / 3)}`
    d += ` ${r1(c[0] - ((e[0] - b[0]) * k) / 3)} ${r1(c[1] - ((e[1] - b[1]) * k) / 3)} ${r1(c[0])} ${r1(c[1])}`
  }
  return d + (closed ? 'Z' : '')
}

/** A closed outline with straight sides. */
export const polygon = (points: readonly Point[]) => 'M' + points.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L') + 'Z'

/** A point of the uniform Catmull–Rom curve through four points: `t` of the way from the second to the third. */
export function between(a: Point, b: Point, c: Point, e: Point, t: number): Point {
  const mix = (k: 0 | 1) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t * t * t)
  return [mix(0), mix(1)]
}

/** Points along the smooth closed curve through the given ones. */
export function smooth(points: readonly Point[], per = 8): Point[] {
  const out: Point[] = []
  const n = points.length
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [points[(i - 1 + n) % n]!, points[i]!, points[(i + 1) % n]!, points[(i + 2) % n]!]
    for (let j = 0; j < per; j++) out.push(between(a, b, c, e, j / per))
  }
  return out
}

/** Turns an outline into quays: small square steps in and out. */
export function quay(points: readonly Point[], seed: number, step = 26, amplitude = 5): Point[] {
  const random = chance(seed)
  const out: Point[] = []
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length === 0) return
    const parts = Math.max(1, Math.round(length / step))
    const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
    for (let j = 0; j < parts; j++) {
      const o = (random() - 0.5) * 2 * amplitude
      for (const t of [j / parts, (j + 1) / parts])
        out.push([a[0] + (b[0] - a[0]) * t + nx * o, a[1] + (b[1] - a[1]) * t + ny * o])
    }
  })
  return out
}

/** The rays of a wind rose over the sea. */
export function rhumbs(cx: number, cy: number, radius: number, n = 16): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (i * 2 * Math.PI) / n
    d += `M${cx} ${cy}L${r1(cx + radius * Math.cos(a))} ${r1(cy + radius * Math.sin(a))}`
  }
  return d
}

export interface City {
  /** Sunny halves of the roofs. */
  sunny: string
  shaded: string
  gardens: string
  /** Lit windows, for the night. */
  lamps: string
}

const cities = new Map<string, City>()

type Size = [width: number, height: number, cell: number, seed: number, parish?: number, skip?: number]

/**
 * City blocks as paths, computed once per size: roofs in parishes, each parish with its own direction of streets and
 * its square. Clip them with the outline of the land.
 */
export function city(...size: Size): City {
  const building = built(...size)
  for (;;) {
    const { done, value } = building.next()
    if (done) return value
  }
}

/** The same, with a pause after each parish: a large city takes long on a slow device. */
export function* built(...size: Size): Generator<void, City> {
  const key = size.join()
  let found = cities.get(key)
  if (!found) cities.set(key, (found = yield* parishes(...size)))
  return found
}

function* parishes(...[width, height, cell, seed, parish = 150, skip = 0.05]: Size): Generator<void, City> {
  const random = chance(seed)
  const centres: [number, number, number][] = []
  for (let y = -parish * 0.2; y < height + parish; y += parish * 0.8)
    for (let x = -parish * 0.2; x < width + parish; x += parish) {
      const px = x + (random() - 0.5) * parish * 0.8
      const py = y + (random() - 0.5) * parish * 0.7
      centres.push([px, py, 0.55 * Math.sin(px / 190) + 0.6 * Math.cos(py / 170) + (random() - 0.5) * 0.7])
    }
  /** A parallelogram by a corner and two sides. */
  const block = (p: Point, a: Point, b: Point) =>
    `M${r1(p[0])} ${r1(p[1])}l${r1(a[0])} ${r1(a[1])} ${r1(b[0])} ${r1(b[1])} ${r1(-a[0])} ${r1(-a[1])}z`

  const found: City = { sunny: '', shaded: '', gardens: '', lamps: '' }
  for (const [sx, sy, angle] of centres) {
    const reach = parish * 1.15
    const street = cell * 0.42
    // Nearest first, because that excludes most houses of other parishes.
    const others = centres
      .map(([x, y]) => ({ x, y, away: Math.hypot(x - sx, y - sy) }))
      .filter(({ away }) => away > 0)
      .sort((a, b) => a.away - b.away)
    /** Whether a point belongs to this parish and is not on a street between it and another. */
    const isOwn = (x: number, y: number) => {
      const own = Math.hypot(x - sx, y - sy)
      for (const other of others) {
        if (other.away >= 2 * own + street) return true
        if (Math.hypot(x - other.x, y - other.y) - own <= street) return false
      }
      return true
    }
    const [ca, sa] = [Math.cos(angle), Math.sin(angle)]
    const turn = (u: number, v: number): Point => [sx + u * ca - v * sa, sy + u * sa + v * ca]
    const square = [
      (random() - 0.5) * parish * 0.3,
      (random() - 0.5) * parish * 0.3,
      cell * (1 + random() * 0.9),
    ] as const
    for (let v = -reach; v < reach;) {
      const h = cell * (0.62 + random() * 0.42)
      for (let u = -reach; u < reach;) {
        const w = cell * (0.8 + random() * 1.7)
        const gap = cell * 0.1
        const [cx, cy] = [u + w / 2, v + h / 2]
        const p = turn(cx, cy)
        const luck = random()
        const inside = p[0] > -9 && p[1] > -9 && p[0] < width + 9 && p[1] < height + 9
        if (inside && luck > skip && Math.hypot(cx - square[0], cy - square[1]) > square[2]) {
          if (isOwn(p[0], p[1])) {
            const [wide, half] = [w - 2 * gap, h / 2 - gap]
            const along: Point = [wide * ca, wide * sa]
            const down: Point = [-half * sa, half * ca]
            const corner = turn(u + gap, v + gap)
            if (luck < skip + 0.022) {
              found.gardens += block(corner, along, [2 * down[0], 2 * down[1]])
            } else {
              found.sunny += block(corner, along, down)
              found.shaded += block(turn(u + gap, v + gap + half), along, down)
              if (luck > 0.955) found.lamps += `M${r1(p[0])} ${r1(p[1])}h.1`
            }
          }
        }
        u += w
      }
      v += h
    }
    yield
  }
  return found
}
