/** The messages of docs/protocol.md, and the types that the page derives from them. */
import type * as wire from './protocol.generated'

export type * from './protocol.generated'

/** A decision with its choices, which the server sends only once. */
export interface Decision extends wire.Decision {
  choices: wire.Choice[]
}

/** A position that is complete: `Connection` adds what the server has sent before. */
export interface Position extends wire.Position {
  // Each game knows the shape of its own view.
  view: any
  /** The table as the game describes it; null for a game that does not. */
  board: wire.BoardElement[] | null
  decision: Decision | null
}

/** A position as it comes from the server. */
export type PositionUpdate = wire.Position

/** The seat of a spectator. */
export const SPECTATOR = -1
