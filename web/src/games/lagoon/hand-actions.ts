/** Picking up a tile or the pawn from the tray. */

import type { BoardProps } from '../contract'
import { desk } from './desk.svelte'
import { capturable, capturePick, discardPick, type View } from './view'

type Props = BoardProps<View>

/** Picks up a tile; one that fits nowhere is proposed for the discard instead. */
export function takeTile({ view, decision, chosen, choose, confirm }: Props, slot: number): void {
  const discard = discardPick(view.hand[slot]!)
  if (decision?.choices.some(({ pick }) => pick === discard)) {
    if (discard === chosen) confirm()
    else choose(discard)
    return
  }
  if (chosen !== null) choose(null)
  desk.slot = slot
}

/** Picks up the pawn, or says why no island can be captured. */
export async function takePawn({ decision, chosen, choose, check, refuse }: Props): Promise<void> {
  if (!capturable(decision).size) {
    const why = decision && (await check(capturePick(0)))
    if (why) refuse(why)
    return
  }
  if (chosen !== null) choose(null)
  desk.slot = 'pawn'
}

/** Whether the tile in this place of the hand is the one that is held; of two equal tiles only one is. */
export function holds({ view, decision, chosen, hovered, busy }: Props, slot: number): boolean {
  const held = busy ? null : desk.held(view, decision, chosen, hovered)
  if (held === null || held === 'pawn' || view.hand[slot] !== held.kind) return false
  return desk.slot === slot || (view.hand[Number(desk.slot)] !== held.kind && view.hand.indexOf(held.kind) === slot)
}
