/** Where a boat can go as chips: one for each dock, those of the next step first. */

import type { Decision } from '../../lib/protocol'
import type { BoardProps, Chip } from '../contract'
import { labelNumber, offersOf } from './picks'
import { desk } from './desk.svelte'
import { stepTo, waysOf } from './gestures.svelte'
import { buildingName, type GondolaView } from './view'

export function chips(view: GondolaView, decision: Decision, board: () => BoardProps<GondolaView>): Chip[] | null {
  if (decision.kind !== 'move') return null
  const offers = offersOf(view, decision, view.seat)
  const ways = waysOf({ view, decision, seat: view.seat } as BoardProps<GondolaView>)
  const chip = (dock: number, pick: number, price: number | null, far: boolean): Chip[] => {
    const building = view.docks[dock]?.building
    if (!building) return []
    return [
      {
        id: `dock-${dock}`,
        label: buildingName(building),
        group: { id: far ? 'gondola-web-chips-far' : 'gondola-web-chips-next' },
        price: price ?? undefined,
        pick,
        chosen() {
          const { chosen } = board()
          if (far) return desk.goal === dock && chosen === pick
          if (chosen === null || desk.goal !== null) return false
          return offers.some(
            ({ choice, action }) => choice.pick === chosen && action.type === 'move' && action.to === dock,
          )
        },
        press: () => desk.map?.press(dock),
        hover: (on) => desk.map?.point(on ? dock : null),
      },
    ]
  }
  const next = new Map<number, Chip[]>()
  for (const { choice, action } of offers)
    if (action.type === 'move' && (action.moor || !next.has(action.to)))
      next.set(action.to, chip(action.to, choice.pick, labelNumber(choice, 'cost'), false))
  const far = [...ways]
    .filter(([dock]) => !next.has(dock))
    .flatMap(([dock, { price, legs }]) => {
      const step = stepTo(dock, ways, offers)
      return step === null || legs.length < 2 ? [] : chip(dock, step, price, true)
    })
  // What is no step, such as turning the Favour card.
  const rest = decision.choices
    .filter((choice) => !offers.some((offer) => offer.choice === choice))
    .map(({ pick, label, group }): Chip => ({
      id: `pick-${pick}`,
      label,
      group: group ?? { id: 'gondola-web-chips-else' },
      pick,
      chosen: () => board().chosen === pick,
      press() {
        desk.forget()
        desk.map?.propose(pick)
      },
      hover: (on) => board().hover(on ? pick : null),
    }))
  return [...[...next.values()].flat(), ...far, ...rest]
}
