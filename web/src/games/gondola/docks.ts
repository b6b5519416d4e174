/** What is at a dock: its building, the assistants there, and what it means to the viewer. */

import type { SymbolName } from '../../art/symbols'
import { TILES, type GondolaView, type TileView } from './view'

/** The dock of a building, by the building's key; null if it has none. */
export function dockNamed(view: GondolaView, key: string): number | null {
  const dock = view.docks.findIndex((each) => each.building === key)
  return dock < 0 ? null : dock
}

/** The tile at a dock; undefined at the three buildings of all. */
export function tileAt(view: GondolaView, dock: number): TileView | undefined {
  const { building } = view.docks[dock]!
  return building === null ? undefined : view.tiles.slice(0, TILES).find((each) => each.tile === building)
}

/** The space of a colour's assistant on a tile, 0 if it has none there. */
export const spaceOf = (tile: TileView, colour: number): number =>
  tile.spaces.findIndex((here) => here.includes(colour)) + 1

/** How many effects at a dock are open to a seat: up to its assistant, all with the spy or in the buildings of all. */
export function opened(view: GondolaView, dock: number, seat: number): number {
  const tile = tileAt(view, dock)
  if (!tile || seat < 0) return 0
  return view.turn.spy !== null && view.active === seat && view.tiles[view.turn.spy] === tile ? 4 : spaceOf(tile, seat)
}

/** What the building at a dock means to the viewer: a mission of the hand is completed there, the passenger wants to go there. */
export function signsAt(view: GondolaView, dock: number): SymbolName[] {
  const { building } = view.docks[dock]!
  const missions = view.mission_cards.filter((card) => card.building === building && view.missions?.includes(card.no))
  const signs: SymbolName[] = missions.length ? ['mission'] : []
  return view.taxi?.destination && view.taxi.destination === building ? [...signs, 'flag'] : signs
}
