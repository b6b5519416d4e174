/** Unfinished gestures and highlights, shared by the components of the screen. */

import { isSlot } from './picks'
import type { MastersView } from './view'
import { picksOf, ticked, type Ticks } from './purchase'
import type { Decision } from '../../lib/protocol'

/** A tile of the hand about to be played; you choose the shop on the board. */
export type Held = { type: 'favor'; kind: number } | { type: 'rumor'; shop: number } | null

/**
 * State shared by the parts of the screen: board, hand, strip and bar are separate components that get the same
 * position, but half a gesture is known only here.
 */
class Desk {
  held = $state.raw<Held>(null)
  /** The Thief points at a cube to steal it, not to buy it. */
  stealing = $state(false)
  /** The good that the Trader gives away in a swap. */
  give = $state<number | null>(null)
  /** The crates that are ticked. */
  ticks = $state.raw<Ticks | null>(null)
  /** Ticks at another dock have just been cleared. */
  cleared = $state(false)
  /** The rest of a running purchase, and how many goods it consists of. */
  buying = $state.raw<number[]>([])
  /** The bid of the stepper. */
  bid = $state(0)
  /** Whether the choices of a narrow screen are visible. */
  choosing = $state(false)
  /** The dock whose crates are among the choices. */
  dock = $state<number | null>(null)
  /** What a phone shows in detail: a shop, a dock or an office, such as `shop-2` or `dock-0`. */
  place = $state('')

  private asked = ''
  private decision: Decision | null = null

  /** Resets it for a new question. Within a slot the detail view stays; a played tile is released. */
  prepare(view: MastersView, decision: Decision | null): void {
    if (decision === this.decision) return
    this.decision = decision
    this.held = null
    this.stealing = false
    this.give = null
    this.ticks = null
    this.cleared = false
    if (decision && decision.kind !== 'at-docks') this.buying = []
    const asked = decision
      ? `${view.space}-${view.seat}-${decision.kind}-${isSlot(decision) ? '' : JSON.stringify(decision.prompt)}`
      : ''
    if (asked === this.asked) return
    this.asked = asked
    this.place = ''
    this.dock = null
    this.bid = decision?.kind === 'bid' ? (decision.answered ?? 0) : 0
  }

  /** Ticks a crate or takes its tick away; returns whether something is ticked now. */
  tick(dock: number, good: number, change: 1 | -1): Ticks | null {
    this.cleared = this.ticks !== null && this.ticks.dock !== dock
    this.ticks = ticked(this.ticks, dock, good, change)
    return this.ticks
  }

  /** Starts to buy the ticked crates with the first pick; the others follow while the question stays the same. */
  buy(): number | null {
    const [first, ...rest] = picksOf(this.ticks)
    this.buying = rest
    return first ?? null
  }

  /** The next pick of a running purchase; null if there is none or the question has changed. */
  next(decision: Decision): number | null {
    const next = this.buying[0]
    if (next === undefined) return null
    if (decision.kind !== 'at-docks' || !decision.choices.some(({ pick }) => pick === next)) {
      this.buying = []
      return null
    }
    return next
  }

  hold(tile: Held): void {
    this.held = this.holds(tile) ? null : tile
  }

  holds(tile: Held): boolean {
    return tile !== null && JSON.stringify(this.held) === JSON.stringify(tile)
  }
}

export const desk = new Desk()
