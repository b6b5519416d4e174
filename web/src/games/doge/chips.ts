/** Placing ballots as chips: first the areas, then the ballots of the hand, each put in or taken out with a press. */

import type { Choice, Decision } from '../../lib/protocol'
import type { BoardProps, Chip } from '../contract'
import { desk } from './desk.svelte'
import { Gestures } from './gestures'
import { ballotsOf } from './picks'
import { AREAS, areaMessage, question, type DogeView } from './view'

export function chips(view: DogeView, decision: Decision, board: () => BoardProps<DogeView>): Chip[] | null {
  if (question(decision, view)?.kind !== 'ballots') return null
  const gestures = new Gestures(board)
  const none = decision.choices.filter(({ pick }) => !ballotsOf(pick))
  const rest = none.map((choice) => passing(choice, board))
  return [
    ...(desk.area === null ? areas(decision, board, gestures) : ballots(view, decision, desk.area, gestures)),
    ...rest,
  ]
}

function areas(decision: Decision, board: () => BoardProps<DogeView>, gestures: Gestures): Chip[] {
  return AREAS.flatMap((area): Chip[] => {
    const there = decision.choices.filter(({ pick }) => ballotsOf(pick)?.area === area)
    const first = there.find(({ pick }) => pick === decision.answered) ?? there[0]
    if (!first) return []
    return [
      {
        id: `area-${area}`,
        label: areaMessage(area),
        group: { id: 'doge-web-chips-areas' },
        pick: first.pick,
        chosen: () => false,
        press: () => void gestures.press(area),
        hover: (on) => board().point(on ? { kind: 'area', id: area } : null),
      },
    ]
  })
}

function ballots(view: DogeView, decision: Decision, area: number, gestures: Gestures): Chip[] {
  const group = { id: 'doge-web-chips-ballots', args: { area: areaMessage(area) } }
  const pickWith = (value: number) =>
    decision.choices.find(({ pick }) => {
      const placed = ballotsOf(pick)
      return placed?.area === area && placed.values.length === 1 && placed.values[0] === value
    })?.pick ?? -1
  const sealed = sealedPlaces(view, decision, area)
  const hand = (view.hand ?? []).map((value, place): Chip => ({
    id: `ballot-${place}`,
    label: { id: 'doge-web-plain', args: { text: String(value) } },
    group,
    pick: pickWith(value),
    chosen: () => desk.taken.includes(place),
    sealed: sealed.includes(place),
    press: () => gestures.toggle(place),
    hover() {},
  }))
  return [
    // The largest first, as in the hand.
    ...hand.reverse(),
    {
      id: 'other',
      label: { id: 'doge-web-chips-other' },
      group,
      pick: -1,
      chosen: () => false,
      press: () => gestures.leave(),
      hover() {},
    },
  ]
}

/** The ballots of the hand that are sealed for an area: those that were taken, or others of the same value. */
function sealedPlaces(view: DogeView, { answered }: Decision, area: number): number[] {
  const answer = answered === null || answered === undefined ? null : ballotsOf(answered)
  if (answer?.area !== area) return []
  const hand = view.hand ?? []
  const values = [...answer.values]
  return [...new Set([...desk.taken, ...hand.keys()])].filter((place) => {
    const at = values.indexOf(hand[place]!)
    if (at >= 0) values.splice(at, 1)
    return at >= 0
  })
}

const passing = ({ pick, label, group }: Choice, board: () => BoardProps<DogeView>): Chip => ({
  id: `pick-${pick}`,
  label,
  group: group ?? { id: 'doge-group-pass' },
  pick,
  chosen: () => board().chosen === pick,
  press: () => new Gestures(board).propose(pick),
  hover: (on) => board().hover(on ? pick : null),
})
