import { describe, expect, it } from 'vitest'
import { arrivals } from './board-changes'
import { coast, ends, liesAcross, outlines, routeLine } from './coast'
import { bridgePick, type Tile, type View } from './view'
import { ornaments } from './ornaments'

const tile = (x: number, y: number, island = 0): Tile => ({ kind: 'M1', suit: 0, value: 1, x, y, island, seat: 0 })

describe('outlines', () => {
  it('of one tile are its four corners', () => {
    expect(outlines([tile(0, 0)])).toEqual([
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
    ])
  })
  it('of tiles shifted by half have eight', () => {
    expect(outlines([tile(0, 0), tile(2, 1)])[0]).toHaveLength(8)
  })
  it('of a ring have a lake', () => {
    const ring = [
      [0, 0],
      [2, 0],
      [4, 0],
      [0, 2],
      [4, 2],
      [0, 4],
      [2, 4],
      [4, 4],
    ].map(([x, y]) => tile(x!, y!))
    expect(outlines(ring).map((line) => line.length)).toEqual([4, 4])
  })
  it('of land that meets itself at a corner close', () => {
    const lines = outlines([tile(0, 0), tile(2, 2)])
    expect(lines.flat()).toHaveLength(8)
  })
})

it('leaves a quay where it was when the island grows', () => {
  const north = (d: string) =>
    d
      .slice(1, -1)
      .split('L')
      .filter((point) => Number(point.split(' ')[1]) < 8)
  const after = north(coast([tile(0, 0), tile(0, 2)]))
  for (const point of north(coast([tile(0, 0)]))) expect(after).toContain(point)
})

const view = {
  tiles: [tile(0, 0, 0), tile(0, -3, 4), tile(2, -4, 4), tile(5, -4, 5)],
  bridges: [
    { islands: [4, 0], x: 1, y: -1, seat: 0 },
    { islands: [5, 4], x: 4, y: -4, seat: 1 },
  ],
  islands: Array.from({ length: 6 }, (_, island) => ({ island, route: island === 5 ? [5, 4, 0] : [island] })),
} as unknown as View

it('leads the way to the centre over tiles and coins', () => {
  expect(routeLine(view, 5)).toBe('M240 -120L180 -140L120 -120L40 -80L60 -20L40 40')
  expect(routeLine(view, 0)).toBe('')
})

it('finds the ends of a bridge', () => {
  expect(ends(view.tiles, view.bridges[0]!, 0)?.map(({ island }) => island)).toEqual([0, 4])
  expect([liesAcross(view.tiles, view.bridges[0]!), liesAcross(view.tiles, view.bridges[1]!)]).toEqual([false, true])
})

it('brings pieces in one after the other', () => {
  const line = (kind: string, args: number[]) => ({ at: 1, kind, seat: 2, args, auto: false, by: 0, line: null })
  const found = arrivals([
    line('bridge', [bridgePick('M4', 3, -3, 0b1010000), 4, 5]),
    line('draw', [3]),
    line('capture', [4]),
  ])
  expect([...found.tiles]).toEqual([['3,-3', 0]])
  expect([...found.coins.keys()]).toEqual(['4,-1', '2,-2'])
  expect(found.pawns.get(4)).toBeGreaterThan(0)
  expect(found.gains[0]).toMatchObject({ gain: 5, seat: 2 })
})

it('keeps ornaments clear of the city', () => {
  const picture = { x: 0, y: 0, width: 996, height: 600 }
  expect(ornaments(picture, []).length).toBe(5)
  const everywhere = Array.from({ length: 100 }, (_, i) => tile((i % 10) * 3, Math.floor(i / 10) * 3))
  expect(ornaments(picture, everywhere)).toEqual([])
})
