/** What each choice does on the map: from the numbers of picks to docks, canals and boats. */

import type { Choice, Decision } from '../../lib/protocol'
import { DONE, EMBARK, TRAPPED } from './picks.generated'
import { BUILDINGS, buildingNumber, FLIP_FOR_COINS, TILES, type GondolaView } from './view'

/** What a pick means on the map. */
type PickedAction =
  | { type: 'move'; canal: number; to: number; moor: boolean }
  | { type: 'way'; canals: number[] }
  | { type: 'bridge'; icon: number }
  | { type: 'boat'; boat: number; dock: number }
  | { type: 'dock'; dock: number }
  | { type: 'effect'; slot: number; dock: number }
  | { type: 'done'; dock: number }
  | { type: 'embark'; dock: number }

/** The dock of a building, by its number. */
function dockOf(view: GondolaView, building: number): number | null {
  const key = BUILDINGS[building]
  const dock = view.docks.findIndex((each) => each.building === key)
  return dock < 0 ? null : dock
}

const at = (dock: number | null): PickedAction | null => (dock === null ? null : { type: 'dock', dock })

/** What a choice does on the map; null for all that happens elsewhere. */
export function actionOf(view: GondolaView, { kind }: Decision, { pick }: Choice, seat: number): PickedAction | null {
  if (pick >= FLIP_FOR_COINS) return null
  switch (kind) {
    case 'move': {
      const canal = view.canals[pick >> 1]
      if (!canal) return null
      const to = canal.ends[0] === view.turn.at ? canal.ends[1] : canal.ends[0]
      return { type: 'move', canal: pick >> 1, to, moor: (pick & 1) === 1 }
    }
    case 'smuggler-way': {
      const way = view.smugglers?.sailing?.ways.find((each) => each.pick === pick)
      return way ? { type: 'way', canals: way.canals } : null
    }
    case 'bridge-site':
    case 'doge-bridge-site':
      return { type: 'bridge', icon: pick }
    case 'gondolier': {
      const boat = 2 * seat + pick
      const dock = view.boats[boat]?.dock ?? null
      return pick === TRAPPED || dock === null ? null : { type: 'boat', boat, dock }
    }
    case 'smuggler-boat': {
      const dock = view.boats[pick]?.dock ?? null
      return dock === null ? null : { type: 'boat', boat: pick, dock }
    }
    case 'prologue-dock':
    case 'overtime':
      return { type: 'dock', dock: pick }
    case 'foreman':
    case 'promote':
    case 'spy-target':
      return at(dockOf(view, pick))
    case 'doge-assistant':
      return at(dockOf(view, pick % TILES))
    case 'smuggler-card': {
      const card = view.smuggler_cards.find((each) => each.card === pick)
      return card ? at(dockOf(view, buildingNumber(card.building))) : null
    }
    case 'activate': {
      const dock = view.turn.menu === null ? null : dockOf(view, view.turn.menu)
      if (dock === null) return null
      return pick === DONE
        ? { type: 'done', dock }
        : pick === EMBARK
          ? { type: 'embark', dock }
          : { type: 'effect', slot: pick, dock }
    }
    default:
      return null
  }
}

/** The dock at which a action is done by pressing it. */
export const placeOf = (action: PickedAction): number | null =>
  action.type === 'bridge' || action.type === 'way' ? null : action.type === 'move' ? action.to : action.dock

export interface Offer {
  choice: Choice
  action: PickedAction
}

/** All choices that can be made on the map. */
export function offersOf(view: GondolaView, decision: Decision | null, seat: number): Offer[] {
  if (!decision) return []
  return decision.choices.flatMap((choice) => {
    const action = actionOf(view, decision, choice, seat)
    return action ? [{ choice, action }] : []
  })
}

/** A number in a label, such as its price. */
export function labelNumber({ label }: Choice, name: string): number | null {
  const value = label.args?.[name]
  return typeof value === 'number' ? value : null
}
