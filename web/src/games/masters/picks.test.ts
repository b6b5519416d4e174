import { describe, expect, it } from 'vitest'
import * as actions from './picks'
import { question } from './test-position'

const meaning = (kind: string, pick: number) => actions.decode(question(kind, [pick], { dock: 2 }), pick)

describe('picks', () => {
  it('mean what they are built from', () => {
    for (let shop = 0; shop < 5; shop++) {
      for (const up of [true, false]) {
        expect(meaning('at-shops', actions.majority(shop, up))).toEqual({ type: 'majority', shop, up })
        expect(meaning('adjust-orders', actions.adjust(shop, up))).toEqual({ type: 'adjust', shop, up })
        for (const peg of actions.PEGS)
          expect(meaning('at-docks', actions.rumor(shop, peg, up))).toEqual({ type: 'rumor', shop, peg, up })
      }
      for (const kind of [0, 1, 2])
        for (const count of [1, 2, 3, 4])
          expect(meaning('at-church', actions.favor(kind, shop, count))).toEqual({ type: 'favor', kind, shop, count })
    }
    for (let good = 0; good < 6; good++) {
      expect(meaning('at-mercato', actions.buyGoods(good, 2))).toEqual({ type: 'buy-goods', good, count: 2 })
      expect(meaning('at-mercato', actions.sellGoods(good, 1))).toEqual({ type: 'sell-goods', good, count: 1 })
      expect(meaning('at-mercato', actions.swap(good, 5 - good))).toEqual({ type: 'swap', give: good, taken: 5 - good })
      for (let dock = 0; dock < 4; dock++) {
        expect(meaning('at-docks', actions.buyCubes(dock, good, 3))).toEqual({
          type: 'buy-cubes',
          dock,
          good,
          count: 3,
        })
        expect(meaning('at-docks', actions.steal(dock, good))).toEqual({ type: 'steal', dock, good })
      }
      if (good < 5)
        expect(meaning('at-shops', actions.sellCubes(good, 15))).toEqual({ type: 'sell-cubes', good, count: 15 })
    }
    for (let stock = 0; stock < 7; stock++) {
      expect(meaning('at-market', actions.buyShares(stock, 3))).toEqual({ type: 'buy-shares', stock, count: 3 })
      expect(meaning('at-market', actions.sellShares(stock, 1))).toEqual({ type: 'sell-shares', stock, count: 1 })
    }
    expect(meaning('at-guild-hall', actions.deliver(20))).toEqual({ type: 'deliver', card: 20 })
  })
  it('mean other things in other questions', () => {
    expect(meaning('at-guild-hall', 101)).toEqual({ type: 'draw', count: 2 })
    expect(meaning('at-market', actions.END)).toEqual({ type: 'end' })
    expect(meaning('bid', 35)).toEqual({ type: 'bid', ducats: 35 })
    expect(meaning('place-cube', 6)).toEqual({ type: 'place', dock: 1, good: null })
    expect(meaning('return-order', 21)).toEqual({ type: 'return', card: null })
    expect(meaning('harbor-extra', 7)).toEqual({ type: 'harbor', good: null })
    expect(meaning('something-new', 1)).toBeNull()
  })
})
