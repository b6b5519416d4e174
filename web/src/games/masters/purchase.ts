/** A purchase at a dock while it is being ticked: any number of crates of one dock, one sum, one button. */

import type { Decision, Message } from '../../lib/protocol'
import { changesOf, type Changes } from './preview-rows'
import { buyCubes, decode } from './picks'
import { goodName, GOODS, type MastersView } from './view'

/** How many crates of each good are ticked, at which dock. */
export interface Ticks {
  dock: number
  counts: readonly number[]
}

const NONE = GOODS.map(() => 0)

export const tickedCount = (ticks: Ticks | null) => ticks?.counts.reduce((sum, count) => sum + count, 0) ?? 0

export const costOf = (view: MastersView, ticks: Ticks | null) =>
  ticks?.counts.reduce((sum, count, good) => sum + count * view.goods[good]!.price, 0) ?? 0

/** The picks that buy what is ticked, one for each good. */
export const picksOf = (ticks: Ticks | null): number[] =>
  ticks?.counts.flatMap((count, good) => (count ? [buyCubes(ticks.dock, good, count)] : [])) ?? []

/** The ticks that a pick alone would mean; null if it buys nothing at a dock. */
export function ticksOf(decision: Decision, pick: number): Ticks | null {
  const action = decode(decision, pick)
  if (action?.type !== 'buy-cubes') return null
  return { dock: action.dock, counts: NONE.map((_, good) => (good === action.good ? action.count : 0)) }
}

/** Adds or removes crates of a good; at another dock the ticks start over. */
export function ticked(ticks: Ticks | null, dock: number, good: number, change: 1 | -1): Ticks | null {
  const counts = [...(ticks?.dock === dock ? ticks.counts : NONE)]
  counts[good] = Math.max(0, counts[good]! + change)
  return counts.some(Boolean) ? { dock, counts } : null
}

/** Why a crate cannot be ticked now; null if it can. */
type Hindrance = { why: 'bought' | 'other-dock' | 'closed' } | { why: 'money'; missing: number }

export function hindrance(
  view: MastersView,
  decision: Decision,
  ticks: Ticks | null,
  dock: number,
  good: number,
): Hindrance | null {
  const already = ticks?.dock === dock ? ticks.counts[good]! : 0
  const spent = ticks?.dock === dock ? costOf(view, ticks) : 0
  const missing = spent + view.goods[good]!.price - (view.cash ?? 0)
  const offered = decision.choices.some(({ pick }) => pick === buyCubes(dock, good, already + 1))
  if (offered) return missing > 0 ? { why: 'money', missing } : null
  const chosen = view.slot?.dock ?? null
  if (chosen !== null && chosen !== dock) return { why: 'other-dock' }
  if (missing > 0) return { why: 'money', missing }
  return { why: view.slot?.buys ? 'bought' : 'closed' }
}

/** A hindrance in words. */
export function hindranceSays(hindrance: Hindrance, view: MastersView, good: number): Message {
  switch (hindrance.why) {
    case 'money':
      return { id: 'masters-web-crate-money', args: { good: goodName(good), ducats: hindrance.missing } }
    case 'other-dock':
      return { id: 'masters-refused-one-dock', args: { dock: (view.slot?.dock ?? 0) + 1 } }
    case 'bought':
      return { id: 'masters-refused-twice', args: { good: goodName(good) } }
    case 'closed':
      return { id: 'masters-refused-closed' }
  }
}

/** All that a purchase of several goods changes: prices of different goods do not touch each other. */
export function changesOfPurchase(view: MastersView, decision: Decision, ticks: Ticks): Changes {
  const pegs = new Map<string, number>()
  const rows: Changes['rows'] = []
  const cash = view.cash ?? 0
  const cost = costOf(view, ticks)
  const parts = ticks.counts.flatMap((count, good): Message[] =>
    count
      ? [{ id: 'masters-web-row-crates', args: { count, good: goodName(good), ducats: view.goods[good]!.price } }]
      : [],
  )
  rows.push({
    icon: 'coin',
    text: { id: 'masters-web-row-purchase', args: { parts, ducats: cost } },
    figure: `${cash} → ${cash - cost}`,
    tone: 'bad',
  })
  for (const pick of picksOf(ticks)) {
    const each = changesOf(decision, pick)
    for (const [key, value] of each.pegs) pegs.set(key, value)
    rows.push(...each.rows.filter((row) => row.icon !== 'coin' && !row.peg?.startsWith('price')))
  }
  return { rows, pegs }
}
