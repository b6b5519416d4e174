import type { Decision } from '../../lib/protocol'
import type { GondolaView } from './view'

/** What the parts of the screen tell each other about half a gesture on the map. */
class Desk {
  /** The dock whose offers are laid out. */
  dock = $state<number | null>(null)
  /** The dock under the pointer or with the focus, whatever is asked. */
  pointed = $state<number | null>(null)
  /** Where the boat shall get to in the end, over several steps. */
  goal = $state<number | null>(null)

  private decision: Decision | null = null
  private turn = ''

  /** Clears the desk for a new question; a goal holds as long as the same boat moves. */
  prepare(view: GondolaView, decision: Decision | null): void {
    if (decision === this.decision) return
    this.decision = decision
    this.dock = null
    const turn = `${view.round}-${view.active}-${view.turn.boat}-${view.turn.start}`
    if (turn !== this.turn || view.over) this.goal = null
    this.turn = turn
  }
}

export const desk = new Desk()
