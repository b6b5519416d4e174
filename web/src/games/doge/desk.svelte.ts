/** Unfinished gestures and highlights, shared by the components of the screen. */

import type { Decision, Line } from '../../lib/protocol'
import { ballotsOf, ballotsPick, moveOf, placesOf, standOf } from './picks'
import type { Election } from './elections'
import { question, type DogeView } from './view'

/**
 * What the viewer has laid out on the desk but not proposed yet, shared by map, hand and panel: half a gesture (an area
 * without ballots, the origin of a move), the place looked at, the advisor pointed at, and whether possible votes show.
 */
class Desk {
  area = $state<number | null>(null)
  /** Places in the hand of the ballots that are laid out. */
  taken = $state.raw<readonly number[]>([])
  mode = $state<'advisor' | 'move'>('advisor')
  origin = $state<number | null>(null)
  place = $state<number | null>(null)
  advisor = $state<number | null>(null)
  aid = $state(false)
  /** How many of the latest lines the map has yet to show. */
  untold = $state(0)
  /** The lines that the map is showing, told or not. */
  lines = $state.raw<readonly Line[]>([])
  /** The position before them; null while nothing is being shown. */
  before = $state.raw<DogeView | null>(null)
  /** The area whose election the map is showing. */
  counting = $state<number | null>(null)
  /** The election whose plate is open: the one that is being shown, or the one that is being decided. */
  open = $state.raw<Election | null>(null)
  /** Whether that plate shows itself step by step. */
  staged = $state(false)
  /** Whether the map is too small for that plate; then it is shown below the map. */
  small = $state(false)
  /** What the map shows apart from elections: ballots being placed, or what follows from an election. */
  showing = $state.raw<{ area: number | null } | null>(null)
  /** The areas whose ballots the map has yet to turn over. */
  pending = $state.raw<ReadonlySet<number>>(new Set())

  private asked = ''

  /** The area whose election is being shown, or whose consequences are; null: ballots are. */
  get stage(): number | null {
    return this.counting ?? this.showing?.area ?? null
  }

  /** The lines that the map has shown by now. */
  get told(): readonly Line[] {
    return this.lines.slice(0, this.lines.length - this.untold)
  }

  /** The lines that the map has yet to show. */
  get coming(): readonly Line[] {
    return this.untold ? this.lines.slice(-this.untold) : []
  }

  /** Clears the desk for a new question; a sealed answer that may still be changed is laid out again. */
  prepare(view: DogeView, decision: Decision | null): void {
    // The second of two moves is asked in the same words, but other picks are offered.
    const picks = decision?.choices.map(({ pick }) => pick)
    const asked = JSON.stringify([view.year, view.round, view.election, view.seat, decision?.prompt, picks])
    if (asked === this.asked) return
    this.asked = asked
    this.area = null
    this.taken = []
    this.origin = null
    this.mode = decision?.choices.some(({ pick }) => standOf(pick) !== null) ? 'advisor' : 'move'
    if (decision && decision.answered !== null) this.follow(view, decision, decision.answered)
  }

  /** Lays out what was proposed elsewhere: in the list of choices, or by a hint. */
  follow(view: DogeView, decision: Decision | null, pick: number | null): void {
    const asked = question(decision, view)
    if (pick === null || !asked) return
    if (asked.kind === 'ballots') {
      const placement = ballotsOf(pick)
      const taken = placement && placesOf(view.hand ?? [], placement.values)
      if (!placement || !taken || this.pick(view) === pick) return
      this.area = placement.area
      this.taken = taken
    } else if (asked.kind === 'advisor' || asked.kind === 'move') {
      const move = moveOf(pick)
      this.mode = move || asked.kind === 'move' ? 'move' : 'advisor'
      this.origin = move?.origin ?? null
    }
  }

  /** The values laid out. */
  values(view: DogeView): number[] {
    return this.taken.flatMap((place) => view.hand?.[place] ?? [])
  }

  /** The pick that area and ballots form; null while one of them is missing. */
  pick(view: DogeView): number | null {
    return this.area === null ? null : ballotsPick(this.area, this.values(view))
  }

  toggle(place: number): void {
    this.taken = this.taken.includes(place) ? this.taken.filter((each) => each !== place) : [...this.taken, place]
  }
}

export const desk = new Desk()
