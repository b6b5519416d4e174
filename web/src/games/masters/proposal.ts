/** What the board, the hand and the preview show as proposed: a pick, or the crates that are ticked. */

import type { BoardProps } from '../contract'
import { changesOf, gained, type Changes } from './preview-rows'
import { decode } from './picks'
import { desk } from './desk.svelte'
import type { MastersView } from './view'
import { changesOfPurchase, type Ticks } from './purchase'

/** The crates that are shown as ticked, unless something else is pointed at. */
export function ticksShown({ decision, hovered, chosen }: BoardProps): Ticks | null {
  if (decision?.kind !== 'at-docks' || !desk.ticks || hovered !== null) return null
  return chosen === null || decode(decision, chosen)?.type === 'buy-cubes' ? desk.ticks : null
}

export function shownChanges(board: BoardProps<MastersView>): Changes {
  const ticks = ticksShown(board)
  if (ticks) return changesOfPurchase(board.view, board.decision!, ticks)
  return changesOf(board.decision, board.hovered ?? board.chosen)
}

/** The cubes that it would bring, by good. */
export function gainedNow(board: BoardProps<MastersView>): readonly number[] {
  return ticksShown(board)?.counts ?? gained(board.view, board.decision, board.hovered ?? board.chosen)
}
