/** Questions that are answered in the hand strip (on the phone: the tab of the hand), and what their picks mean. */

import type { Decision } from '../../lib/protocol'
import { isHandled, NO_CUBE } from './cubes'
import { FLIP_FOR_COINS } from './view'

/** Payments in a meeting; a cube is this + 3 × (0 or 1 for the boat) + colour. */
export { PAY_CUBE, PAY_INTRIGUE, PAY_SCROLL } from './picks.generated'

export { ARCHIVE_NEW, NO_CARD, NO_MISSION } from './picks.generated'
export const SLOTS = 3

const CARDS = [
  'mission-draft',
  'keep-mission',
  'complete-mission',
  'mission-slot',
  'play-influence',
  'keep-influence',
  'smuggler-card',
]
const PAYMENTS = ['meeting', 'doge-demand']
const DEALS = ['cube-pick', 'stocks-gain']

export const isPayment = (decision: Decision | null) => decision !== null && PAYMENTS.includes(decision.kind)
/** Cubes of the supply are chosen. */
export const isDeal = (decision: Decision | null) => decision !== null && DEALS.includes(decision.kind)
export const isHolds = (decision: Decision | null) => decision !== null && isHandled(decision.kind)

/** Whether the question is answered in the hand. */
export const inHand = (decision: Decision) =>
  CARDS.includes(decision.kind) || isPayment(decision) || isDeal(decision) || isHolds(decision)

/** Picks other than turning the Favour card. */
export const ownPicks = (decision: Decision | null): number[] =>
  (decision?.choices ?? []).map((choice) => choice.pick).filter((pick) => pick < FLIP_FOR_COINS)

/** Cubes of the supply that a pick takes, by colour: one, or two packed as cargo; null for none. */
export function dealt(kind: string, pick: number): readonly number[] | null {
  if (kind === 'stocks-gain') return pick === NO_CUBE ? null : [0, 1, 2].map((colour) => Number(colour === pick))
  return [pick & 15, (pick >> 4) & 15, pick >> 8]
}
