import type { GondolaView } from './view'

/** The dock at which a building stands, by the building's key; null if it is at none. */
export function dockNamed(view: GondolaView, key: string): number | null {
  const dock = view.docks.findIndex((each) => each.building === key)
  return dock < 0 ? null : dock
}
