import { describe, expect, it } from 'vitest'
import type { Message } from '../../lib/protocol'
import type { BoardProps } from '../contract'
import { stopAt } from './acting-order'
import { buyCubes, END, favor, rumor, sellCubes, steal } from './picks'
import { describe as describeElement, elementOf } from './describe'
import { choice, position, question } from './test-position'
import { goodName, stockName } from './view'
import { boxesOf, orderRows } from './orders'
import { changesOfPurchase, costOf, hindrance, picksOf, ticked, tickedCount } from './purchase'
import { actionsOf, listedCount, questionOf, whyNoSale } from './wording'

const rises = (good: number, count: number): Message => ({
  id: 'masters-effect',
  args: {
    parts: [
      { id: 'masters-part-cash', args: { before: 100, after: 100 - 30 * count } },
      { id: 'masters-part-price', args: { good: goodName(good), before: 30, after: 30 + 5 * count } },
    ],
  },
})
const asked = question('at-docks', [
  0,
  choice(buyCubes(0, 0, 1), undefined, rises(0, 1)),
  choice(buyCubes(0, 1, 1), undefined, rises(1, 1)),
  choice(buyCubes(1, 0, 1), undefined, rises(0, 1)),
])

describe('the number of things to choose at the Docks', () => {
  const crates = [buyCubes(0, 0, 1), buyCubes(0, 0, 2), buyCubes(1, 3, 1)]
  it('is the number of crates', () => {
    expect(listedCount(question('at-docks', [END, ...crates]))).toBe(3)
  })
  it('has one more for each tile and shop, and one for stealing', () => {
    const tiles = [rumor(2, 'price', true), rumor(2, 'orders', false), favor(1, 0, 1), favor(1, 0, 2), favor(1, 4, 1)]
    const stolen = [steal(0, 0), steal(1, 3)]
    expect(listedCount(question('at-docks', [END, ...crates, ...tiles, ...stolen]))).toBe(3 + 3 + 1)
  })
})

describe('the main button at the Docks', () => {
  const buttons = (chosen: number | null) =>
    actionsOf({ view: position(), decision: asked, chosen } as BoardProps<ReturnType<typeof position>>)!
  it('waits for a choice, with the end of the turn beside it', () => {
    expect(buttons(null).map(({ id, disabled }) => [id, disabled ?? false])).toEqual([
      ['do', true],
      ['end', false],
    ])
  })
  it('ends the turn where a hint proposes that', () => {
    expect(buttons(END).map(({ id }) => id)).toEqual(['end'])
  })
})

describe('ticked crates', () => {
  it('belong to one dock: at another one they start over', () => {
    const two = ticked(ticked(null, 0, 0, 1), 0, 1, 1)
    expect(two).toEqual({ dock: 0, counts: [1, 1, 0, 0, 0, 0] })
    expect(ticked(two, 1, 0, 1)).toEqual({ dock: 1, counts: [1, 0, 0, 0, 0, 0] })
    expect(ticked(ticked(null, 0, 0, 1), 0, 0, -1)).toBeNull()
  })
  it('have one price and one pick for each good', () => {
    const two = ticked(ticked(null, 0, 0, 1), 0, 1, 1)
    expect([tickedCount(two), costOf(position(), two)]).toEqual([2, 60])
    expect(picksOf(two)).toEqual([buyCubes(0, 0, 1), buyCubes(0, 1, 1)])
    expect(picksOf(null)).toEqual([])
  })
  it('cost no more than one has', () => {
    const one = ticked(null, 0, 0, 1)
    const poor = position({ cash: 50 })
    expect(hindrance(poor, asked, null, 0, 1)).toBeNull()
    expect(hindrance(poor, asked, one, 0, 1)).toEqual({ why: 'money', missing: 10 })
    // At another dock the ticks start over.
    expect(hindrance(poor, asked, one, 1, 0)).toBeNull()
  })
  it('are of the dock that was chosen, and of each good only once', () => {
    const slot = { seat: 0, place: 3, dock: 0, buys: 1, sells: 0 }
    const left = question('at-docks', [0, buyCubes(0, 1, 1)])
    expect(hindrance(position({ slot }), left, null, 1, 0)).toEqual({ why: 'other-dock' })
    expect(hindrance(position({ slot }), left, null, 0, 0)).toEqual({ why: 'bought' })
  })
  it('change all prices together, after the whole purchase', () => {
    const { rows, pegs } = changesOfPurchase(position(), asked, ticked(ticked(null, 0, 0, 1), 0, 1, 1)!)
    expect(rows.map((row) => row.figure)).toEqual(['100 → 40'])
    expect([...pegs]).toEqual([
      ['price-0', 35],
      ['price-1', 35],
    ])
  })
})

describe('Guild Orders', () => {
  const order = position().hand![0]!
  it('have a box for each cube: there, coming, missing', () => {
    expect(boxesOf(order, [0, 0, 0, 1, 0, 0]).map(({ state }) => state)).toEqual(['comes', 'have', 'missing'])
  })
  it('say how far they get, and whether the Guild Hall still opens', () => {
    expect(orderRows(position(), [0, 0, 0, 0, 0, 0])).toEqual([])
    expect(orderRows(position(), [0, 0, 0, 1, 0, 0]).map((row) => row.figure)).toEqual(['1 → 2 / 3'])
    const whole = orderRows(position({ forecast: [{ place: 2, seats: [0] }] }), [0, 0, 0, 1, 0, 1])
    expect(whole.map((row) => row.text.id)).toEqual(['masters-web-row-order-whole', 'masters-web-row-order-opens'])
    expect(whole[1]!.figure).toBe('+3')
  })
})

describe('the quay', () => {
  const players = [3, 3, 5].map((place, seat) => ({ ...position().players[seat]!, place }))
  it('shows who acts where in which order', () => {
    const view = position({
      players,
      opened: [3],
      location: 3,
      slot: { seat: 1, place: 3, dock: null, buys: 0, sells: 0 },
      forecast: [
        { place: 3, seats: [2] },
        { place: 5, seats: [2] },
      ],
    })
    expect(stopAt(view, 3)).toEqual({
      state: 'now',
      number: 1,
      actors: [
        { seat: 0, visits: true, state: 'past' },
        { seat: 1, visits: true, state: 'now' },
        { seat: 2, visits: false, state: 'later' },
      ],
    })
    expect(stopAt(view, 5)).toMatchObject({ state: 'later', number: 2 })
    expect(stopAt(view, 0)).toBeNull()
    expect(stopAt(position({ phase: 'move' }), 3)).toBeNull()
  })
  it('keeps in sight who was ahead with the Marker', () => {
    const view = position({ players, opened: [3], location: 3, forecast: [{ place: 5, seats: [] }] })
    expect(stopAt(view, 5)!.actors).toEqual([{ seat: 2, visits: true, state: 'past' }])
  })
})

describe('why nothing can be sold', () => {
  it('is the true reason', () => {
    const nothing = question('at-shops', [0])
    expect(whyNoSale(position(), question('at-shops', [0, sellCubes(0, 1)]))).toBeNull()
    expect(whyNoSale(position(), nothing)?.id).toBe('masters-refused-sold')
    const idle = position({ shops: position().shops.map((shop) => ({ ...shop, orders: 0 })) })
    expect(whyNoSale(idle, nothing)?.id).toBe('masters-web-sale-no-orders')
    const bare = position({ players: position().players.map((each) => ({ ...each, cubes: [0, 0, 0, 0, 0, 2] })) })
    expect(whyNoSale(bare, nothing)?.id).toBe('masters-web-sale-no-goods')
  })
})

describe('a slot in which only tiles can be played', () => {
  it('no longer asks for crates', () => {
    const board = { compact: true, layout: 'P' } as BoardProps
    const tiles = [rumor(2, 'price', true), favor(1, 0, 1)]
    const asked = (picks: number[]) => questionOf(position({ location: 3 }), question('at-docks', picks), board)
    expect(asked([END, ...tiles, buyCubes(0, 1, 1)])?.id).toBe('masters-web-short-at-docks')
    expect(asked([END, ...tiles])?.id).toBe('masters-ask-tiles')
  })
})

describe('things in words', () => {
  it('are linked from sentences', () => {
    expect(elementOf(stockName(2))).toEqual({ kind: 'shop', id: 2 })
    expect(elementOf(stockName(6))).toEqual({ kind: 'office', id: 1 })
    expect(elementOf({ id: 'masters-at-guild-hall' })).toEqual({ kind: 'place', id: 2 })
    expect(elementOf({ id: 'masters-short-mercato-name' })).toEqual({ kind: 'place', id: 7 })
    expect(elementOf(goodName(5))).toEqual({ kind: 'shop', id: 5 })
    expect(elementOf({ id: 'masters-character-thief' })).toEqual({ kind: 'character', id: 4 })
    expect(elementOf({ id: 'masters-goods' })).toBeNull()
  })
  it('exist for everything on the board', () => {
    const board = { decision: null } as never
    const all: [string, (number | string)[]][] = [
      ['shop', [0, 1, 2, 3, 4, 5]],
      ['track', ['price-0', 'share-4', 'orders-2', 'price-5']],
      ['dock', [0, 3]],
      ['office', [0, 1]],
      ['place', [0, 1, 2, 3, 4, 5, 6, 7]],
      ['canal', [0]],
      ['bag', [0]],
      ['character', [0, 5]],
      ['order', [3]],
      ['rumor', [1]],
      ['favor', [0, 2]],
      ['marker', [0]],
    ]
    for (const [kind, ids] of all)
      for (const id of ids) expect(describeElement(position(), { kind, id }, board)?.title).toBeTruthy()
    expect(describeElement(position(), { kind: 'dock', id: 9 }, board)).toBeNull()
  })
})
