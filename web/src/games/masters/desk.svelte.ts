import { isSlot } from './deeds'
import { ASK, period, read, written, type Standing } from './marker'
import type { MastersView } from './model'
import type { Decision } from '../../lib/protocol'

/** A tile in the hand that is about to be played: where, is said on the shops. */
export type Held = { type: 'favor'; kind: number } | { type: 'rumor'; shop: number } | null

/**
 * What the parts of the screen tell each other: board, hand, strip and bar are separate components that get the same
 * position, but half a gesture is known only here.
 */
class Desk {
  held = $state.raw<Held>(null)
  /** The Thief points at a cube to steal it, not to buy it. */
  stealing = $state(false)
  /** The good that the Trader gives away in a swap. */
  give = $state<number | null>(null)
  /** The bid on the dial. */
  bid = $state(0)
  /** What the phone looks at closely: a shop, a dock or an office, by `shop-2`, `dock-0`. */
  place = $state('')
  ledger = $state<'prices' | 'characters' | null>(null)

  #standing = $state.raw<Standing>(ASK)
  #standingFor = ''
  private asked = ''
  private decision: Decision | null = null

  /** Clears the desk for a new question. Within a slot what is looked at stays; a tile that was played is put down. */
  prepare(view: MastersView, decision: Decision | null): void {
    this.recall(view)
    if (decision === this.decision) return
    this.decision = decision
    this.held = null
    this.stealing = false
    this.give = null
    const asked = decision
      ? `${view.space}-${view.seat}-${decision.kind}-${isSlot(decision) ? '' : JSON.stringify(decision.prompt)}`
      : ''
    if (asked === this.asked) return
    this.asked = asked
    this.place = ''
    this.bid = decision?.kind === 'bid' ? (decision.answered ?? 0) : 0
  }

  hold(tile: Held): void {
    this.held = this.holds(tile) ? null : tile
  }

  holds(tile: Held): boolean {
    return tile !== null && JSON.stringify(this.held) === JSON.stringify(tile)
  }

  get standing(): Standing {
    return this.#standing
  }

  set standing(standing: Standing) {
    this.#standing = standing
    try {
      sessionStorage.setItem(this.#standingFor, written(standing))
    } catch {
      // Then it holds until the page is left.
    }
  }

  /** The answer of this table, seat and period. */
  private recall(view: MastersView): void {
    const key = `serenissima-marker-${location.pathname}-${view.seat}-${period(view)}`
    if (key === this.#standingFor) return
    this.#standingFor = key
    try {
      this.#standing = read(sessionStorage.getItem(key) ?? '')
    } catch {
      this.#standing = ASK
    }
  }
}

export const desk = new Desk()
