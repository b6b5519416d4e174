/** Unfinished gestures and highlights, shared by the components of the screen. */

import type { Decision, Line } from '../../lib/protocol'
import { capturable, decode, type Crossing, type View } from './view'
import type { Area } from './spots'

/** What you hold: one of your tiles, the pawn, or nothing. */
type Held = { kind: string } | 'pawn' | null

/** What the tray can do with the map above it. */
interface Steering {
  zoom(factor: number): void
  fit(): void
  /** Brings a point (in cells) into the middle. */
  go(x: number, y: number): void
}

/**
 * What the parts of Lagoon's screen tell each other: board, tray and side card are separate components that get the
 * same position, but what is held in the hand and looked at is known only here.
 */
class Desk {
  /** The tile that is held, as an index into the hand; `pawn` while an island to capture is sought. */
  slot = $state<number | 'pawn'>(0)
  /** The island under the pointer or with the focus. */
  pointed = $state<number | null>(null)
  /** The island that was clicked: shown while none is pointed at. */
  pinned = $state<number | null>(null)
  /** The place for a new island that is open without a proposal: a coin has to be chosen. */
  opened = $state.raw<Crossing | null>(null)
  /** Whether every island shows its value. */
  values = $state(false)
  /** Whether the tiles not yet seen are listed. */
  aid = $state(false)
  /** The visible part of the map, and all of it, in cells. */
  sight = $state.raw<Area | null>(null)
  area = $state.raw<Area | null>(null)
  /** Whether the whole city is visible, as large as possible. */
  fitted = $state(true)
  /** Whether the whole city would be too small, so that a part of it is shown. */
  windowed = $state(false)
  steering = $state.raw<Steering | null>(null)
  /** How many of the latest lines the map has yet to show. */
  untold = $state(0)
  /** The lines that the map is showing, told or not. */
  lines = $state.raw<readonly Line[]>([])

  /** The lines that the map has yet to show. */
  get coming(): readonly Line[] {
    return this.untold ? this.lines.slice(-this.untold) : []
  }

  get looked(): number | null {
    return this.pointed ?? this.pinned
  }

  /** What is held: what the proposal or the choice under the pointer needs, otherwise what was picked up last. */
  held(view: View, decision: Decision | null, chosen: number | null, hovered: number | null): Held {
    if (!decision) return null
    for (const pick of [chosen, hovered]) {
      const move = pick === null ? null : decode(pick)
      if (move?.type === 'capture') return 'pawn'
      if (move && 'kind' in move) return { kind: move.kind }
    }
    if (this.slot === 'pawn' || !view.hand.length) return capturable(decision).size ? 'pawn' : null
    return { kind: view.hand[this.slot] ?? view.hand[0]! }
  }

  /** Picks up what a proposal needs, so that the hand shows it even when the proposal is withdrawn. */
  follow(view: View, chosen: number | null): void {
    const move = chosen === null ? null : decode(chosen)
    if (move?.type === 'capture') this.slot = 'pawn'
    else if (move && 'kind' in move && view.hand[Number(this.slot)] !== move.kind)
      this.slot = Math.max(0, view.hand.indexOf(move.kind))
  }
}

export const desk = new Desk()
