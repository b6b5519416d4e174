/** Signals for what is rare and matters: a split, a price set back, an Order for a price at the bottom, a majority. */

import type { Line, Message } from '../../lib/protocol'
import { pegKey } from './preview-rows'
import { PEGS } from './picks'
import { goodOf, SHOPS } from './view'

/** What has happened at a front, in order; the number of the good or shop is the first argument of these events. */
export function newsOf(lines: readonly Line[], front: number): Message[] {
  const found: Message[] = []
  for (const { kind, args } of lines) {
    if (args[0] !== front) continue
    if (kind === 'split' && front < SHOPS) found.push({ id: 'masters-web-news-split' })
    else if (kind === 'price-control') found.push({ id: 'masters-web-news-control' })
    else if (kind === 'bottom' && front < SHOPS) found.push({ id: 'masters-web-news-bottom' })
    else if (kind === 'majority-now' && front < SHOPS) found.push({ id: 'masters-web-news-majority' })
  }
  return found.filter(({ id }, i) => found.findLastIndex((other) => other.id === id) === i)
}

const PRICE = ['bought', 'sold', 'goods-bought', 'goods-sold', 'drawn', 'price-control', 'majority']
const SHARE = ['sold', 'shares-bought', 'shares-sold', 'split']
const ORDERS = ['sold', 'adjusted', 'bottom', 'majority']

/** The goods of a Guild Order that was delivered: its line names them. */
function delivered(line: Line): number[] {
  const order = line.line?.args?.order as Message | undefined
  const goods = order?.args?.goods
  return Array.isArray(goods) ? goods.map(goodOf) : []
}

/** The tracks that have been moved by these events. */
export function movedPegs(lines: readonly Line[]): Set<string> {
  const found = new Set<string>()
  for (const line of lines) {
    const { kind, args } = line
    const [a = 0, b = 0] = args
    if (PRICE.includes(kind)) found.add(pegKey('price', a))
    if (a < SHOPS && SHARE.includes(kind)) found.add(pegKey('share', a))
    if (a < SHOPS && ORDERS.includes(kind)) found.add(pegKey('orders', a))
    if (kind === 'favor') found.add(pegKey('orders', b))
    if (kind === 'rumor') found.add(pegKey(PEGS[b]!, a))
    if (kind === 'delivered')
      for (const good of delivered(line))
        for (const peg of PEGS) if (good < SHOPS || peg === 'price') found.add(pegKey(peg, good))
  }
  return found
}
