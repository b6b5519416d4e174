/** What a pick means, by the kind of the question. */

import type { Choice, Decision } from '../../lib/protocol'
import {
  COUNTS,
  DECLINE,
  DELIVER,
  END,
  FAVOR_RANGE,
  FIRST_ACTION,
  FIRST_FAVOR,
  FIRST_RUMOR,
  GOODS,
  MOST_SHARES,
  NO_CARD,
  SELL_CUBES,
  SELL_GOODS,
  SELL_SHARES,
  SHOP_COUNT,
  STEAL,
  SWAP,
  TRADER_LIMIT,
} from './picks.generated'

export type PickedAction =
  | { type: 'end' }
  | { type: 'favor'; kind: number; shop: number; count: number }
  | { type: 'rumor'; shop: number; peg: Peg; up: boolean }
  | { type: 'buy-cubes'; dock: number; good: number; count: number }
  | { type: 'steal'; dock: number; good: number }
  | { type: 'majority'; shop: number; up: boolean }
  | { type: 'sell-cubes'; good: number; count: number }
  | { type: 'buy-shares' | 'sell-shares'; stock: number; count: number }
  | { type: 'draw'; count: number }
  | { type: 'deliver'; card: number }
  | { type: 'buy-favor'; kind: number }
  | { type: 'unload' }
  | { type: 'buy-goods' | 'sell-goods'; good: number; count: number }
  | { type: 'swap'; give: number; taken: number }
  | { type: 'bid'; ducats: number }
  | { type: 'character'; character: number }
  | { type: 'adjust'; shop: number; up: boolean }
  | { type: 'move'; place: number }
  | { type: 'marker'; use: boolean }
  | { type: 'points'; points: number }
  | { type: 'keep'; card: number }
  | { type: 'return'; card: number | null }
  | { type: 'harbor'; good: number | null }
  | { type: 'place'; dock: number; good: number | null }

export const PEGS = ['price', 'share', 'orders'] as const
export type Peg = (typeof PEGS)[number]

export { DRAW, END, STEAL } from './picks.generated'

export const buyCubes = (dock: number, good: number, count: number) =>
  FIRST_ACTION + (dock * GOODS + good) * COUNTS + count - 1
export const steal = (dock: number, good: number) => STEAL + dock * GOODS + good
export const majority = (shop: number, up: boolean) => FIRST_ACTION + shop * 2 + Number(up)
export const sellCubes = (good: number, count: number) => SELL_CUBES + good * COUNTS + count - 1
export const buyShares = (stock: number, count: number) => FIRST_ACTION + stock * MOST_SHARES + count - 1
export const sellShares = (stock: number, count: number) => SELL_SHARES + stock * MOST_SHARES + count - 1
export const buyGoods = (good: number, count: number) => FIRST_ACTION + good * TRADER_LIMIT + count - 1
export const sellGoods = (good: number, count: number) => SELL_GOODS + good * TRADER_LIMIT + count - 1
export const swap = (give: number, taken: number) => SWAP + give * GOODS + taken
export const deliver = (card: number) => DELIVER + card
export const adjust = (shop: number, up: boolean) => shop * 2 + Number(up)
export const favor = (kind: number, shop: number, count: number) =>
  FIRST_FAVOR + (kind * SHOP_COUNT + shop) * FAVOR_RANGE + count - 1
export const rumor = (shop: number, peg: Peg, up: boolean) =>
  FIRST_RUMOR + (shop * 3 + PEGS.indexOf(peg)) * 2 + Number(up)

const split = (number: number, by: number): [number, number] => [Math.floor(number / by), number % by]

/** Actions at the seven kinds of places; the first hundred numbers are tiles, and the same everywhere. */
function inSlot(kind: string, pick: number): PickedAction | null {
  if (pick === END) return { type: 'end' }
  if (pick < FIRST_RUMOR) {
    const [tile, more] = split(pick - FIRST_FAVOR, FAVOR_RANGE)
    const [favorKind, shop] = split(tile, SHOP_COUNT)
    return { type: 'favor', kind: favorKind, shop, count: more + 1 }
  }
  if (pick < FIRST_ACTION) {
    const [peg, up] = split(pick - FIRST_RUMOR, 2)
    const [shop, which] = split(peg, 3)
    return { type: 'rumor', shop, peg: PEGS[which]!, up: up === 1 }
  }
  switch (kind) {
    case 'at-docks': {
      if (pick >= STEAL) {
        const [dock, good] = split(pick - STEAL, GOODS)
        return { type: 'steal', dock, good }
      }
      const [cube, more] = split(pick - FIRST_ACTION, COUNTS)
      const [dock, good] = split(cube, GOODS)
      return { type: 'buy-cubes', dock, good, count: more + 1 }
    }
    case 'at-shops': {
      if (pick < SELL_CUBES) {
        const [shop, up] = split(pick - FIRST_ACTION, 2)
        return { type: 'majority', shop, up: up === 1 }
      }
      const [good, more] = split(pick - SELL_CUBES, COUNTS)
      return { type: 'sell-cubes', good, count: more + 1 }
    }
    case 'at-market': {
      const buying = pick < SELL_SHARES
      const [stock, more] = split(pick - (buying ? FIRST_ACTION : SELL_SHARES), MOST_SHARES)
      return { type: buying ? 'buy-shares' : 'sell-shares', stock, count: more + 1 }
    }
    case 'at-guild-hall':
      return pick >= DELIVER
        ? { type: 'deliver', card: pick - DELIVER }
        : { type: 'draw', count: pick - FIRST_ACTION + 1 }
    case 'at-church':
      return { type: 'buy-favor', kind: pick - FIRST_ACTION }
    case 'at-office':
      return { type: 'unload' }
    case 'at-mercato': {
      if (pick >= SWAP) {
        const [give, taken] = split(pick - SWAP, GOODS)
        return { type: 'swap', give, taken }
      }
      const buying = pick < SELL_GOODS
      const [good, more] = split(pick - (buying ? FIRST_ACTION : SELL_GOODS), TRADER_LIMIT)
      return { type: buying ? 'buy-goods' : 'sell-goods', good, count: more + 1 }
    }
  }
  return null
}

/** The meaning of a pick; null for a question that this client does not know. */
export function decode(decision: Decision, pick: number): PickedAction | null {
  switch (decision.kind) {
    case 'bid':
      return { type: 'bid', ducats: pick }
    case 'pick-character':
      return { type: 'character', character: pick }
    case 'adjust-orders':
      return { type: 'adjust', shop: Math.floor(pick / 2), up: pick % 2 === 1 }
    case 'choose-move':
      return { type: 'move', place: pick }
    case 'go-first':
    case 'jump':
      return { type: 'marker', use: pick !== 0 }
    case 'points-or-cash':
      return { type: 'points', points: pick }
    case 'keep-order':
      return { type: 'keep', card: pick }
    case 'return-order':
      return { type: 'return', card: pick === NO_CARD ? null : pick }
    case 'harbor-extra':
      return { type: 'harbor', good: pick === DECLINE ? null : pick }
    case 'place-cube':
      return { type: 'place', dock: Number(decision.prompt.args?.dock ?? 1) - 1, good: pick < GOODS ? pick : null }
    default:
      return decision.kind.startsWith('at-') ? inSlot(decision.kind, pick) : null
  }
}

export interface Offer {
  pick: number
  action: PickedAction
  choice: Choice
}

/** All that may be done now, with its meaning. */
export const offersOf = (decision: Decision | null): Offer[] =>
  decision
    ? decision.choices.flatMap((choice) => {
        const action = decode(decision, choice.pick)
        return action ? [{ pick: choice.pick, action, choice }] : []
      })
    : []

/** Whether a slot is running, in which actions follow each other until "done". */
export const isSlot = (decision: Decision | null) => decision?.kind.startsWith('at-') ?? false
