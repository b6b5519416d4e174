/** What a choice would change, read from the consequences that the server sends with it. */

import type { SymbolName } from '../../art/symbols'
import type { Argument, Choice, Decision, Message } from '../../lib/protocol'
import { decode, type Peg } from './picks'
import { goodOf, GOODS, OFFICE_NORTH, stockOf, type MastersView } from './view'

export interface Row {
  icon: SymbolName
  /** Who gets how much, in one row for all. */
  shared?: { seat: number; ducats: number }[]
  seat?: number
  text: Message
  /** Before and after, or a gain. */
  figure: string
  tone?: 'good' | 'bad'
  /** The track that it is about, as `pegs` names it. */
  peg?: string
}

export interface Changes {
  rows: Row[]
  /** Where pegs would be: `price-0`, `share-3`, `orders-2`. */
  pegs: Map<string, number>
}

export const pegKey = (peg: Peg, number: number) => `${peg}-${number}`

const isMessage = (argument: Argument | undefined): argument is Message =>
  typeof argument === 'object' && !Array.isArray(argument) && 'id' in argument
const isSeat = (argument: Argument | undefined): argument is { seat: number } =>
  typeof argument === 'object' && !Array.isArray(argument) && 'seat' in argument

const parts = (choice: Choice): Message[] => {
  const found = choice.effect?.id === 'masters-effect' ? choice.effect.args?.parts : undefined
  return Array.isArray(found) ? found : []
}

const numeral = (argument: Argument | undefined) => Number(argument ?? 0)

function rowOf(part: Message, pegs: Map<string, number>): Row | null {
  const args = part.args ?? {}
  const good = isMessage(args.good) ? goodOf(args.good) : -1
  const shop = isMessage(args.shop) ? stockOf(args.shop) : -1
  const [before, after] = [numeral(args.before), numeral(args.after)]
  const change = `${before} → ${after}`
  const seat = isSeat(args.name) ? args.name.seat : undefined
  const whose = args.name ?? ''
  switch (part.id) {
    case 'masters-part-cash':
      return {
        icon: 'coin',
        text: { id: 'masters-web-row-cash' },
        figure: change,
        tone: after > before ? 'good' : 'bad',
      }
    case 'masters-part-price':
      pegs.set(pegKey('price', good), after)
      return {
        icon: GOODS[good]!,
        text: { id: 'masters-web-row-price', args: { good: args.good! } },
        figure: change,
        peg: pegKey('price', good),
      }
    case 'masters-part-share':
      pegs.set(pegKey('share', shop), after)
      return {
        icon: 'share',
        text: { id: 'masters-web-row-share', args: { shop: args.shop! } },
        figure: change,
        peg: pegKey('share', shop),
      }
    case 'masters-part-orders':
      pegs.set(pegKey('orders', shop), after)
      return {
        icon: 'order',
        text: { id: 'masters-web-row-orders', args: { shop: args.shop! } },
        figure: change,
        peg: pegKey('orders', shop),
      }
    case 'masters-part-dividend':
    case 'masters-part-tax':
      return {
        icon: 'share',
        shared: [{ seat: seat ?? -1, ducats: numeral(args.ducats) }],
        text: { id: part.id === 'masters-part-tax' ? 'masters-web-row-tax' : 'masters-web-row-dividend' },
        figure: '',
      }
    case 'masters-part-split':
      return { icon: 'share', text: { id: 'masters-web-row-split', args: { shop: args.shop! } }, figure: '½' }
    case 'masters-part-split-points':
      return {
        icon: 'vp',
        seat,
        text: { id: 'masters-web-row-points', args: { name: whose } },
        figure: `+${numeral(args.points)}`,
      }
    case 'masters-part-control':
      return {
        icon: GOODS[good]!,
        text: { id: 'masters-web-row-control', args: { good: args.good! } },
        figure: '40',
        tone: 'bad',
      }
    case 'masters-part-majority':
      return {
        icon: 'crown',
        seat,
        text: { id: 'masters-web-row-majority', args: { shop: args.shop!, name: whose } },
        figure: '',
      }
  }
  return null
}

/** The consequences of a choice as rows and as pegs that would move. */
export function changesOf(decision: Decision | null, pick: number | null): Changes {
  const pegs = new Map<string, number>()
  const choice = decision?.choices.find((each) => each.pick === pick)
  if (!decision || !choice) return { rows: [], pegs }
  const rows: Row[] = []
  for (const part of parts(choice)) {
    const row = rowOf(part, pegs)
    const same = row?.shared && rows.find((other) => other.shared && other.text.id === row.text.id)
    if (same) same.shared!.push(...row.shared!)
    else if (row) rows.push(row)
  }
  const action = decode(decision, choice.pick)
  if (action?.type === 'adjust') {
    const { before, after, shop } = choice.label.args ?? {}
    pegs.set(pegKey('orders', action.shop), numeral(after))
    rows.push({
      icon: 'order',
      text: { id: 'masters-web-row-orders', args: { shop: shop! } },
      figure: `${numeral(before)} → ${numeral(after)}`,
      peg: pegKey('orders', action.shop),
    })
  }
  return { rows, pegs }
}

/** What a choice pays or costs that its consequences do not tell. */
export function rewardRows(view: MastersView, decision: Decision | null, pick: number | null): Row[] {
  const action = decision && pick !== null ? decode(decision, pick) : null
  const me = view.players[view.seat]
  if (!action || !me) return []
  if (action.type === 'deliver')
    return [{ icon: 'vp', text: { id: 'masters-web-row-deliver' }, figure: `+${me.next_delivery}`, tone: 'good' }]
  if (action.type === 'steal')
    return [{ icon: GOODS[action.good]!, text: { id: 'masters-web-hint-steal' }, figure: '+1', tone: 'good' }]
  if (action.type === 'points') {
    const { points, ducats } = decision!.choices.find((each) => each.pick === pick)?.label.args ?? {}
    const [won, paid, cash] = [numeral(points), numeral(ducats), view.cash ?? 0]
    return [
      { icon: 'vp', text: { id: 'masters-web-row-own-points' }, figure: `${me.points} → ${me.points + won}` },
      { icon: 'coin', text: { id: 'masters-web-row-cash' }, figure: `${cash} → ${cash + paid}` },
    ]
  }
  if (action.type === 'place' && action.good !== null) {
    const cost = view.docks[action.dock]!.cost
    const after = cost + view.goods[action.good]!.price
    const text = { id: 'masters-web-row-dock', args: { dock: action.dock + 1 } }
    return [{ icon: GOODS[action.good]!, text, figure: `${cost} → ${after}` }]
  }
  return []
}

/** The cubes that a choice would bring, by good. */
export function gained(view: MastersView, decision: Decision | null, pick: number | null): number[] {
  const found = GOODS.map(() => 0)
  const action = decision && pick !== null ? decode(decision, pick) : null
  if (action?.type === 'buy-cubes' || action?.type === 'buy-goods') found[action.good]! += action.count
  else if (action?.type === 'steal') found[action.good]! += 1
  else if (action?.type === 'swap') found[action.taken]! += 1
  else if (action?.type === 'unload' && view.slot) {
    const cube = view.offices[view.slot.place - OFFICE_NORTH]?.cube ?? null
    if (cube !== null) found[cube]! += 1
  }
  return found
}
