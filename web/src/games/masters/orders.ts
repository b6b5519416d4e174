/** Guild Orders in the hand: what is there, what comes with what is proposed, what is missing. */

import type { Message } from '../../lib/protocol'
import type { Row } from './preview-rows'
import { goodName, GUILD_HALL, stockName, type MastersView, type OrderView } from './view'

interface OrderBox {
  good: number
  state: 'have' | 'comes' | 'missing'
}

/** The cubes of an order one by one. */
export function boxesOf(order: OrderView, coming: readonly number[]): OrderBox[] {
  return order.needs.flatMap((count, good) => {
    const there = count - order.missing[good]!
    return Array.from({ length: count }, (_, i): OrderBox => ({
      good,
      state: i < there ? 'have' : i < there + coming[good]! ? 'comes' : 'missing',
    }))
  })
}

export const haveOf = (boxes: readonly OrderBox[]) => boxes.filter(({ state }) => state === 'have').length
export const withOf = (boxes: readonly OrderBox[]) => boxes.filter(({ state }) => state !== 'missing').length

/** What is demanded, in words: "2 × spice, 1 × grain". */
export const nameOf = (order: OrderView): Message => ({
  id: 'masters-web-list',
  args: {
    parts: order.needs.flatMap((count, good): Message[] =>
      count ? [{ id: 'masters-goods', args: { count, good: goodName(good) } }] : [],
    ),
  },
})

/** What is proposed does for the orders in hand: how far they get, and whether they can be delivered. */
export function orderRows(view: MastersView, coming: readonly number[]): Row[] {
  const me = view.players[view.seat]
  if (!me || !coming.some(Boolean)) return []
  return (view.hand ?? []).flatMap((order): Row[] => {
    const boxes = boxesOf(order, coming)
    const [before, after] = [haveOf(boxes), withOf(boxes)]
    if (before === after) return []
    const whole = after === boxes.length
    const rows: Row[] = [
      {
        icon: 'order',
        text: { id: whole ? 'masters-web-row-order-whole' : 'masters-web-row-order', args: { order: nameOf(order) } },
        figure: `${before} → ${after} / ${boxes.length}`,
        tone: whole ? 'good' : undefined,
      },
    ]
    if (!whole) return rows
    const short = order.orders_short.flatMap((count, shop) => (count ? [stockName(shop)] : []))
    const opens = view.forecast.some(({ place }) => place === GUILD_HALL)
    rows.push({
      icon: 'vp',
      text: short.length
        ? { id: 'masters-web-row-order-short', args: { shops: short } }
        : { id: opens ? 'masters-web-row-order-opens' : 'masters-web-row-order-later' },
      figure: short.length ? '' : `+${me.next_delivery}`,
      tone: short.length ? 'bad' : 'good',
    })
    return rows
  })
}
