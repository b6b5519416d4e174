/** Unfinished gestures and highlights, shared by the components of the screen. */

import type { Decision } from '../../lib/protocol'
import type { GondolaView } from './view'

/** What can be done on the map from elsewhere, as if it were done there. */
interface MapGestures {
  press(dock: number): void
  point(dock: number | null): void
  propose(pick: number): void
}

/** State shared by the parts of the screen: an unfinished gesture on the map. */
class Desk {
  /** The dock under the pointer or with the focus, during any question. */
  pointed = $state<number | null>(null)
  /** The boat's final destination, several steps away. */
  goal = $state<number | null>(null)
  /** The boat is on its way there: it continues without asking until something new is revealed. */
  underWay = $state(false)
  /** Docks on the way whose buildings are not to be used in passing. */
  passedBy = $state.raw<ReadonlySet<number>>(new Set())
  /** A dock was pressed at which there are several things to do: it must be asked which. */
  several = $state(false)

  /** The map that is on the screen. */
  map: MapGestures | null = null

  private decision: Decision | null = null
  private turn = ''

  /** Clears the desk for a new question; a destination is kept while the same boat moves. */
  prepare(view: GondolaView, decision: Decision | null): void {
    if (decision === this.decision) return
    this.decision = decision
    this.several = false
    const turn = `${view.round}-${view.active}-${view.turn.boat}-${view.turn.start}`
    if (turn !== this.turn || view.over) this.forget()
    this.turn = turn
  }

  /** No goal any more. */
  forget(): void {
    this.goal = null
    this.underWay = false
    this.passedBy = new Set()
  }

  /** Whether to use the building at a dock in passing. */
  use(dock: number, yes: boolean): void {
    const docks = new Set(this.passedBy)
    if (yes) docks.delete(dock)
    else docks.add(dock)
    this.passedBy = docks
  }
}

export const desk = new Desk()
