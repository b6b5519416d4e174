import { describe, expect, it } from 'vitest'
import { bridgePick, decode, type Crossing, type Link, type LinkSet, type Tile } from './view'
import { bestGain, clearSide, coinTargets, extent, meant, tileAt, usualSet } from './spots'

const tile = (kind: string, x: number, y: number, island: number): Tile => ({
  kind,
  suit: 0,
  value: 0,
  x,
  y,
  island,
  seat: null,
})
const START = [tile('M0', 0, 0, 0), tile('C0', 3, 0, 1), tile('S0', 3, 3, 2), tile('A0', 0, 3, 3)]

const link = (half: number, x: number, y: number, at: number, island: number): Link => ({
  half,
  x,
  y,
  tile: at,
  island,
  value: 0,
})
function set(x: number, y: number, gain: number, links: Link[]): LinkSet {
  const mask = links.reduce((sum, { half }) => sum | (1 << half), 0)
  return { pick: bridgePick('M4', x, y, mask), text: '', gain, cost: links.length, links }
}

/** The fixture of the rules with an island north-west and a tile at (3, −3) that faces two islands. */
const F2 = [...START, tile('A2', 0, -3, 4)]
const south = link(4, 4, -1, 1, 1)
const west = link(6, 2, -2, 4, 4)
const both: Crossing = {
  x: 3,
  y: -3,
  sets: [set(3, -3, 3, [south]), set(3, -3, 4, [west]), set(3, -3, 5, [south, west])],
}

describe('a place for a new island', () => {
  it('is first proposed with the best single coin', () => {
    expect(usualSet(both).gain).toBe(4)
    expect(bestGain(both)).toBe(5)
  })

  it('offers both halves of a side that faces one tile', () => {
    const targets = coinTargets(both, null, F2)
    expect(targets.map(({ x, y, does }) => [x, y, does])).toEqual([
      [4, -1, 'first'],
      [3, -1, 'first'],
      [2, -2, 'first'],
      [2, -3, 'first'],
    ])
    expect(targets[1]!.set).toBe(both.sets[0])
  })

  it('adds a second coin, takes it back, and confirms the only one', () => {
    const one = coinTargets(both, both.sets[1]!, F2)
    const added = one.find(({ link: to }) => to === south)!
    expect([added.does, added.set]).toEqual(['add', both.sets[2]])
    const lies = one.find(({ on }) => on)!
    expect([lies.does, lies.set]).toEqual(['done', null])
    // The twin cell of a coin that is already there is not another move.
    expect(one.filter(({ link: to }) => to === west)).toHaveLength(1)

    const two = coinTargets(both, both.sets[2]!, F2)
    expect(two.map(({ does, set: to }) => [does, to?.gain])).toEqual([
      ['remove', 4],
      ['remove', 3],
    ])
  })

  it('swaps the coin where two would lead to the same island', () => {
    const upper = link(2, -1, -1, 0, 0)
    const lower = link(3, -1, 0, 1, 0)
    const crossing: Crossing = { x: -3, y: -1, sets: [set(-3, -1, 7, [upper]), set(-3, -1, 2, [lower])] }
    const tiles = [tile('S5', 0, -2, 0), tile('M0', 0, 0, 0)]
    const targets = coinTargets(crossing, crossing.sets[0]!, tiles)
    expect(targets.map(({ does, set: to }) => [does, to?.gain])).toEqual([
      ['done', undefined],
      ['swap', 2],
    ])
  })
})

describe('what a click was meant to be', () => {
  const type = (x: number, y: number) => decode(meant(START, 'S5', x, y))
  it('is an extension beside or on top of tiles', () => {
    expect(type(1, -2).type).toBe('extend')
    expect(type(1, 1).type).toBe('extend')
  })
  it('is a bridge over the half that faces a tile', () => {
    expect(type(-3, 0)).toEqual({ type: 'bridge', kind: 'S5', x: -3, y: 0, mask: 1 << 2 })
  })
  it('is some bridge in open water or at a corner', () => {
    expect(type(-2, -2).type).toBe('bridge')
    expect(type(20, 20)).toEqual({ type: 'bridge', kind: 'S5', x: 20, y: 20, mask: 1 })
  })
})

it('knows which tile covers a cell', () => {
  expect([tileAt(START, 1, 1), tileAt(START, 4, 0), tileAt(START, 2, 0)]).toEqual([0, 1, -1])
})

it('puts labels where they hide nothing', () => {
  expect(clearSide(START, 0, -2)).toBe(0)
  expect(clearSide(START, 0, 5)).toBe(2)
  expect(clearSide([], 0, 0, [0, 2])).toBe(1)
})

it('measures the city with a margin', () => {
  expect(extent(START, [{ x: -5, y: 0 }], 1)).toEqual({ left: -6, top: -1, right: 6, bottom: 6 })
})
