/** Ticking crates: what is ticked is also what is proposed. */

import type { BoardProps } from '../contract'
import { desk } from './desk.svelte'
import type { MastersView } from './view'
import { hindrance, hindranceSays, picksOf } from './purchase'

/** Ticks one crate of a good at a dock, or takes a tick away; says why if it cannot be done. */
export function toggle(board: BoardProps<MastersView>, dock: number, good: number, change: 1 | -1): void {
  const { decision, view } = board
  if (!decision || decision.kind !== 'at-docks' || board.busy) return
  const why = change > 0 ? hindrance(view, decision, desk.ticks, dock, good) : null
  if (why) {
    board.refuse(hindranceSays(why, view, good))
    return
  }
  propose(board, desk.tick(dock, good, change) && picksOf(desk.ticks))
}

/** Proposes what is ticked; but not while the choices of a narrow screen are open, which it would close. */
export function propose(board: BoardProps<MastersView>, picks: readonly number[] | null): void {
  board.hover(null)
  if (desk.choosing) return
  const pick = picks?.at(-1) ?? null
  // Choosing the chosen pick again would confirm it.
  if (pick !== board.chosen) board.choose(pick)
}
