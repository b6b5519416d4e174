import { describe, expect, it } from 'vitest'
import type { Line, Message } from '../../lib/protocol'
import { changesOf, gained } from './preview-rows'
import { counterRows } from './choice-rows'
import { arrows, frontDeals, officeDeals } from './trade-buttons'
import { adjust, buyCubes, buyShares, majority, rumor, sellCubes, sellGoods, swap } from './picks'
import { choice, position, question } from './test-position'
import { FRONTS, Layout, PLACES, type Box } from './layout'
import { goodName, stockName } from './view'
import { movedPegs, newsOf } from './board-changes'

const line = (kind: string, args: number[], message: Line['line'] = null): Line => ({
  at: 1,
  kind,
  seat: 0,
  args,
  auto: false,
  by: 0,
  line: message,
})

describe('consequences', () => {
  const sale: Message = {
    id: 'masters-effect',
    args: {
      parts: [
        { id: 'masters-part-cash', args: { before: 100, after: 160 } },
        { id: 'masters-part-price', args: { good: goodName(0), before: 30, after: 35 } },
        { id: 'masters-part-share', args: { shop: stockName(0), before: 40, after: 45 } },
        { id: 'masters-part-orders', args: { shop: stockName(0), before: 1, after: 0 } },
        { id: 'masters-part-dividend', args: { name: { seat: 0 }, ducats: 10 } },
        { id: 'masters-part-dividend', args: { name: { seat: 2 }, ducats: 20 } },
      ],
    },
  }
  const asked = question('at-shops', [choice(sellCubes(0, 1), undefined, sale)])

  it('are rows, dividends in one of them, and pegs that would move', () => {
    const { rows, pegs } = changesOf(asked, sellCubes(0, 1))
    expect(rows.map((row) => row.figure)).toEqual(['100 → 160', '30 → 35', '40 → 45', '1 → 0', ''])
    expect(rows.at(-1)?.shared).toEqual([
      { seat: 0, ducats: 10 },
      { seat: 2, ducats: 20 },
    ])
    expect(pegs).toEqual(
      new Map([
        ['price-0', 35],
        ['share-0', 45],
        ['orders-0', 0],
      ]),
    )
  })
  it('of Orders after a bid are in the label', () => {
    const label = { id: 'masters-label-adjust', args: { shop: stockName(2), before: 2, after: 7 } }
    expect(changesOf(question('adjust-orders', [choice(adjust(2, true), label)]), adjust(2, true)).pegs).toEqual(
      new Map([['orders-2', 7]]),
    )
  })
  it('bring cubes', () => {
    expect(gained(position(), question('at-docks', []), buyCubes(2, 1, 2))).toEqual([0, 2, 0, 0, 0, 0])
    expect(gained(position(), question('at-mercato', []), swap(0, 5))).toEqual([0, 0, 0, 0, 0, 1])
    const north = position({ slot: { seat: 0, place: 5, dock: null, buys: 0, sells: 0 } })
    expect(gained(north, question('at-office', []), 100)).toEqual([1, 0, 0, 0, 0, 0])
    expect(gained(position(), question('at-shops', []), sellCubes(0, 1))).toEqual([0, 0, 0, 0, 0, 0])
  })
  it('of nothing are none', () => {
    expect(changesOf(asked, null).rows).toEqual([])
    expect(changesOf(null, 1).rows).toEqual([])
  })
})

describe('numbers on the fronts', () => {
  it('sell what one has; what the shop will not take is closed', () => {
    const [row] = frontDeals(position(), question('at-shops', [0, sellCubes(0, 1)]), 0, null)
    expect(row!.deals.map(({ count, ducats, offered }) => [count, ducats, offered])).toEqual([
      [1, 60, true],
      [2, 120, false],
    ])
    expect(frontDeals(position(), question('at-shops', [0]), 1, null)).toEqual([])
  })
  it('deal in shares of shops and offices, but not of the Guild Hall', () => {
    const asked = question('at-market', [0, buyShares(1, 1), buyShares(5, 3)])
    expect(frontDeals(position(), asked, 0, null).map((row) => row.deals.length)).toEqual([3, 1])
    expect(frontDeals(position(), asked, 5, null)).toEqual([])
    expect(officeDeals(position(), asked, 0, null)[0]!.deals.map((deal) => deal.offered)).toEqual([false, false, true])
    expect(officeDeals(position(), question('at-docks', [0]), 0, null)).toEqual([])
  })
  it('deal in goods at the Mercato as far as the bag and the Trader go', () => {
    const asked = question('at-mercato', [0, sellGoods(0, 1), sellGoods(0, 2)], { limit: 2 })
    expect(frontDeals(position(), asked, 0, null).map((row) => row.title.id)).toEqual(['masters-web-deal-sell'])
    expect(frontDeals(position(), asked, 5, null).map((row) => row.deals.length)).toEqual([2, 1])
  })
  it('give way to a tile in the hand', () => {
    const asked = question('at-shops', [0, sellCubes(0, 1), majority(0, true), rumor(1, 'share', false)])
    expect(arrows(asked, 0, 'price', null)).toEqual({ up: majority(0, true), down: null })
    const held = { type: 'rumor', shop: 1 } as const
    expect(frontDeals(position(), asked, 0, held)).toEqual([])
    expect(arrows(asked, 0, 'price', held)).toEqual({ up: null, down: null })
    expect(arrows(asked, 1, 'share', held)).toEqual({ up: null, down: rumor(1, 'share', false) })
    expect(frontDeals(position(), asked, 2, { type: 'favor', kind: 1 })[0]!.deals).toHaveLength(3)
  })
})

describe('the counter', () => {
  it('has a row for each thing to trade, tiles last, and none for the end', () => {
    const rows = counterRows(
      position(),
      question('at-shops', [0, rumor(1, 'price', true), majority(0, true), sellCubes(0, 1), sellCubes(0, 2)]),
    )
    expect(rows.map((row) => [row.key, row.buttons.length])).toEqual([
      ['majority-0', 1],
      ['sell-0', 2],
      ['rumor-1', 1],
    ])
  })
})

describe('news', () => {
  it('tell of splits, controls, bottoms and majorities where they happened', () => {
    const lines = [line('split', [1, 105, 55]), line('price-control', [5, 105]), line('majority-now', [6])]
    expect(newsOf(lines, 1).map(({ id }) => id)).toEqual(['masters-web-news-split'])
    expect(newsOf(lines, 5).map(({ id }) => id)).toEqual(['masters-web-news-control'])
    expect(newsOf(lines, 6)).toEqual([])
  })
  it('name the tracks that moved', () => {
    const order = {
      id: 'masters-line-delivered',
      args: { order: { id: 'masters-order', args: { goods: [goodName(5), goodName(5), goodName(3)] } } },
    }
    const lines = [
      line('sold', [0, 1, 60]),
      line('shares-bought', [6, 1, 20]),
      line('rumor', [2, 1, 1]),
      line('favor', [0, 4, 3]),
      line('delivered', [3], order),
    ]
    expect([...movedPegs(lines)].sort()).toEqual(
      ['orders-0', 'orders-3', 'orders-4', 'price-0', 'price-3', 'price-5', 'share-0', 'share-2', 'share-3'].sort(),
    )
  })
})

describe('the drawing', () => {
  const inside = (box: Box, layout: Layout) =>
    box.x >= 0 && box.y >= 0 && box.x + box.width <= layout.width + 0.01 && box.y + box.height <= layout.height + 0.01
  const apart = (a: Box, b: Box) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

  it.each([
    [1020, 680, 'large'],
    [1460, 860, 'large'],
    [880, 580, 'medium'],
    [820, 547, 'medium'],
    [780, 608, 'medium'],
    [684, 618, 'small'],
    [534, 356, 'small'],
    [390, 363, 'small'],
    [360, 300, 'small'],
  ] as const)('fills %i × %i without anything on top of another', (width, height, drawing) => {
    const layout = new Layout(width, height)
    expect(layout.drawing).toBe(drawing)
    expect(layout.width / layout.height).toBeCloseTo(width / height)
    const boxes = [
      ...Array.from({ length: FRONTS }, (_, i) => layout.front(i)),
      ...Array.from({ length: PLACES }, (_, i) => layout.place(i)),
      ...[0, 1, 2, 3].map((dock) => layout.pier(dock)),
      ...[0, 1].map((office) => layout.office(office)),
      ...(layout.compact ? [] : [layout.bag()]),
    ]
    for (const box of boxes) expect(inside(box, layout)).toBe(true)
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)))
    for (let i = 0; i < FRONTS; i++)
      expect(layout.board(i).height).toBeGreaterThan({ large: 150, medium: 95, small: 60 }[drawing])
    expect(layout.space(16).x).toBeLessThan(layout.width)
    for (const count of [1, 4, 8, 14, 24]) {
      const grid = layout.crateGrid(count)
      const pier = layout.pier(3)
      for (let n = 0; n < count; n++) {
        const at = layout.crate(3, n, grid)
        expect(at.x + grid.size).toBeLessThanOrEqual(pier.x + pier.width)
        expect(at.y + grid.size).toBeLessThanOrEqual(pier.y + pier.height)
      }
    }
  })
})
