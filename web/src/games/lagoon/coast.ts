/** Outlines of islands, computed from their tiles. */

import { chance, polygon, type Point } from '../../art/geometry'
import { CELL } from './camera'
import type { Tile, View } from './view'
import { tileAt } from './spots'

type Placed = Pick<Tile, 'x' | 'y'>

/** The outlines of the land under some tiles, in cells: one closed line per coast, lakes included. */
export function outlines(tiles: readonly Placed[]): Point[][] {
  const land = new Set<string>()
  for (const { x, y } of tiles) for (const dx of [0, 1]) for (const dy of [0, 1]) land.add(`${x + dx},${y + dy}`)

  // Each side of a cell that borders on water, with the land on its right hand.
  const sides = new Map<string, Point[]>()
  const add = (from: Point, to: Point) => {
    const key = from.join()
    sides.set(key, [...(sides.get(key) ?? []), to])
  }
  for (const cell of land) {
    const [x, y] = cell.split(',').map(Number) as [number, number]
    if (!land.has(`${x},${y - 1}`)) add([x, y], [x + 1, y])
    if (!land.has(`${x + 1},${y}`)) add([x + 1, y], [x + 1, y + 1])
    if (!land.has(`${x},${y + 1}`)) add([x + 1, y + 1], [x, y + 1])
    if (!land.has(`${x - 1},${y}`)) add([x, y + 1], [x, y])
  }

  const found: Point[][] = []
  while (sides.size) {
    const start = sides.keys().next().value!
    const line: Point[] = []
    let at = start
    let before: Point | null = null
    do {
      const here = at.split(',').map(Number) as unknown as Point
      const ways: Point[] = sides.get(at)!
      // Where two corners of land meet, keep to the same land: turn right.
      const next = ways.length > 1 && before ? rightmost(before, here, ways) : ways[0]!
      const rest = ways.filter((way) => way !== next)
      if (rest.length) sides.set(at, rest)
      else sides.delete(at)
      line.push(here)
      before = here
      at = next.join()
    } while (at !== start)
    found.push(straight(line))
  }
  return found
}

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])

/** Of several ways on, the one that turns most to the right. */
function rightmost(before: Point, here: Point, ways: readonly Point[]): Point {
  return [...ways].sort((a, b) => turn(before, here, b) - turn(before, here, a))[0]!
}

/** The line without the points that lie on the way between their neighbours. */
function straight(line: readonly Point[]): Point[] {
  return line.filter((here, i) => turn(line.at(i - 1)!, here, line[(i + 1) % line.length]!) !== 0)
}

/** How far a stretch of quay stands out; it depends on its place alone, so that quays stay when an island grows. */
const bump = (x: number, y: number) => (chance(Math.round(x * 30) * 7919 + Math.round(y * 30) * 104729)() - 0.5) * 4

/** The coast of an island as quays: small square steps in and out. */
export function coast(tiles: readonly Placed[]): string {
  return outlines(tiles)
    .map((line) => {
      const points: Point[] = []
      line.forEach((a, i) => {
        const b = line[(i + 1) % line.length]!
        const length = Math.hypot(b[0] - a[0], b[1] - a[1])
        const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
        for (let j = 0; j < length * 3; j++) {
          const [from, to] = [j / 3, (j + 1) / 3]
          const out = bump(a[0] + dx * (from + 1 / 6), a[1] + dy * (from + 1 / 6))
          for (const t of [from, to])
            points.push([(a[0] + dx * t) * CELL - dy * out, (a[1] + dy * t) * CELL + dx * out])
        }
      })
      return polygon(points)
    })
    .join('')
}

/** The plain outline, drawn a little inside (positive) or outside the land. */
export function shape(tiles: readonly Placed[], inset = 0): string {
  return outlines(tiles)
    .map((line) => {
      const points = line.map((here, i): Point => {
        const before = line.at(i - 1)!
        const after = line[(i + 1) % line.length]!
        const inward = (a: Point, b: Point) => [-Math.sign(b[1] - a[1]), Math.sign(b[0] - a[0])] as const
        const [ax, ay] = inward(before, here)
        const [bx, by] = inward(here, after)
        return [here[0] * CELL + (ax + bx) * inset, here[1] * CELL + (ay + by) * inset]
      })
      return polygon(points)
    })
    .join('')
}

const middle = ({ x, y }: Placed): Point => [(x + 1) * CELL, (y + 1) * CELL]

/** The tiles of one island from one tile to another, side by side. */
function walk(tiles: readonly Tile[], from: Tile, to: Tile): Tile[] {
  const ways = [[from]]
  const seen = new Set([from])
  for (let way = ways.shift(); way; way = ways.shift()) {
    const here = way.at(-1)!
    if (here === to) return way
    for (const next of tiles) {
      const [u, v] = [Math.abs(next.x - here.x), Math.abs(next.y - here.y)]
      if (next.island === from.island && !seen.has(next) && Math.max(u, v) === 2 && Math.min(u, v) < 2) {
        seen.add(next)
        ways.push([...way, next])
      }
    }
  }
  return [from, to]
}

/** The two tiles that a coin lies between, the one on `island` first. */
export function ends(tiles: readonly Tile[], coin: Placed, island: number): [Tile, Tile] | null {
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
  ] as const) {
    const pair = [tileAt(tiles, coin.x - dx, coin.y - dy), tileAt(tiles, coin.x + dx, coin.y + dy)]
    const [a, b] = pair.map((at) => tiles[at])
    if (a && b && a.island !== b.island) return a.island === island ? [a, b] : [b, a]
  }
  return null
}

/** Whether the coin spans its canal from west to east. */
export const liesAcross = (tiles: readonly Tile[], coin: Placed) =>
  tileAt(tiles, coin.x - 1, coin.y) >= 0 && tileAt(tiles, coin.x + 1, coin.y) >= 0

/** The way from an island to the centre over tiles and coins, as a line of the drawing. */
export function routeLine(view: View, island: number): string {
  const way = view.islands[island]?.route ?? []
  let here = view.tiles.find((tile) => tile.island === island)
  if (!here || way.length < 2) return ''
  const points: Point[] = []
  way.slice(1).forEach((next, i) => {
    const from = way[i]!
    const coin = view.bridges.find(({ islands }) => islands.includes(from) && islands.includes(next))
    const pair = coin && ends(view.tiles, coin, from)
    if (!coin || !pair) return
    for (const tile of i === 0 ? [pair[0]] : walk(view.tiles, here!, pair[0])) points.push(middle(tile))
    points.push([(coin.x + 0.5) * CELL, (coin.y + 0.5) * CELL])
    here = pair[1]
  })
  points.push(middle(here))
  return 'M' + points.map((point) => point.join(' ')).join('L')
}

/** The tile of an island that carries its number and its pawn: the one that founded it. */
export const founder = (view: View, island: number) => view.tiles.find((tile) => tile.island === island)
