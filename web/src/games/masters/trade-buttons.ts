/** The numbers that can be pressed on a front or an office: how many to buy, to sell, to add. */

import type { Decision, Message } from '../../lib/protocol'
import {
  adjust,
  buyGoods,
  buyShares,
  favor,
  majority,
  rumor,
  sellCubes,
  sellGoods,
  sellShares,
  type Peg,
} from './picks'
import type { Held } from './desk.svelte'
import { FAVORS, LUMBER, SHOPS, type MastersView } from './view'

export interface Deal {
  pick: number
  count: number
  ducats: number | null
  offered: boolean
}

export interface DealRow {
  title: Message
  deals: Deal[]
}

/** How many numbers fit side by side. */
const MOST_BUTTONS = 5
const MOST_SHARES = 3

type Offered = ReadonlySet<number>

const upTo = (most: number, deal: (count: number) => Omit<Deal, 'count'>): Deal[] =>
  Array.from({ length: most }, (_, i) => ({ count: i + 1, ...deal(i + 1) }))

function shareDeals(view: MastersView, stock: number, offered: Offered): DealRow[] {
  const { share, supply } = stock < SHOPS ? view.shops[stock]! : view.offices[stock - SHOPS]!
  const own = view.players[view.seat]?.shares[stock] ?? 0
  const rows: DealRow[] = []
  const row = (title: string, most: number, pickOf: (stock: number, count: number) => number) => {
    const deals = upTo(Math.min(most, MOST_SHARES), (count) => {
      const pick = pickOf(stock, count)
      return { pick, ducats: count * share, offered: offered.has(pick) }
    })
    if (deals.length) rows.push({ title: { id: title }, deals })
  }
  row('masters-web-deal-buy', supply, buyShares)
  row('masters-web-deal-sell', own, sellShares)
  return rows
}

function goodsDeals(view: MastersView, good: number, offered: Offered, limit: number): DealRow[] {
  const { price, bag } = view.goods[good]!
  const own = view.players[view.seat]?.cubes[good] ?? 0
  const rows: DealRow[] = []
  const row = (title: string, most: number, pickOf: (good: number, count: number) => number) => {
    const deals = upTo(Math.min(most, limit), (count) => {
      const pick = pickOf(good, count)
      return { pick, ducats: count * price, offered: offered.has(pick) }
    })
    if (deals.length) rows.push({ title: { id: title }, deals })
  }
  row('masters-web-deal-buy', bag, buyGoods)
  row('masters-web-deal-sell', own, sellGoods)
  return rows
}

/** What can be pressed on the front of a shop (or, last, of the Guild Hall with its lumber). */
export function frontDeals(view: MastersView, decision: Decision | null, front: number, held: Held): DealRow[] {
  if (!decision) return []
  const offered: Offered = new Set(decision.choices.map((choice) => choice.pick))
  if (held?.type === 'rumor') return []
  if (held?.type === 'favor') {
    if (front === LUMBER) return []
    const deals = upTo(FAVORS[held.kind]!.most, (count) => {
      const pick = favor(held.kind, front, count)
      return { pick, ducats: null, offered: offered.has(pick) }
    })
    return [{ title: { id: 'masters-web-deal-add' }, deals }]
  }
  switch (decision.kind) {
    case 'at-shops': {
      const own = view.players[view.seat]?.cubes[front] ?? 0
      if (front === LUMBER || !own) return []
      const price = view.goods[front]!.price
      const deals = upTo(Math.min(own, MOST_BUTTONS), (count) => {
        const pick = sellCubes(front, count)
        return { pick, ducats: 2 * price * count, offered: offered.has(pick) }
      })
      return [{ title: { id: 'masters-web-deal-sell' }, deals }]
    }
    case 'at-market':
      return front === LUMBER ? [] : shareDeals(view, front, offered)
    case 'at-mercato':
      return goodsDeals(view, front, offered, Number(decision.prompt.args?.limit ?? 1))
    default:
      return []
  }
}

/** The same for the shares of a shipping office. */
export function officeDeals(view: MastersView, decision: Decision | null, office: number, held: Held): DealRow[] {
  if (!decision || held || decision.kind !== 'at-market') return []
  return shareDeals(view, SHOPS + office, new Set(decision.choices.map((choice) => choice.pick)))
}

/** The arrows at the ends of a track. */
interface Arrows {
  up: number | null
  down: number | null
}

const NONE: Arrows = { up: null, down: null }

export function arrows(decision: Decision | null, shop: number, peg: Peg, held: Held): Arrows {
  if (!decision || shop === LUMBER) return NONE
  const offered: Offered = new Set(decision.choices.map((choice) => choice.pick))
  const of = (pickOf: (up: boolean) => number): Arrows => ({
    up: offered.has(pickOf(true)) ? pickOf(true) : null,
    down: offered.has(pickOf(false)) ? pickOf(false) : null,
  })
  if (held) return held.type === 'rumor' && held.shop === shop ? of((up) => rumor(shop, peg, up)) : NONE
  if (decision.kind === 'adjust-orders' && peg === 'orders') return of((up) => adjust(shop, up))
  if (decision.kind === 'at-shops' && peg === 'price') return of((up) => majority(shop, up))
  return NONE
}
