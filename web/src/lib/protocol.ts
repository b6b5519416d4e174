/** The shapes of docs/protocol.md. */

export type Argument = number | string | Message | { seat: number } | Message[]

/** Something to say: the id of a catalogue entry and its arguments. */
export interface Message {
  id: string
  args?: Record<string, Argument>
}

export interface Me {
  name: string
  known: boolean
  tables: Table[]
}

export type OptionValue = boolean | number | string
export type OptionShape =
  | OptionValue[]
  | { min: number; max: number }
  | { values: OptionValue[]; each: number[]; count: number }

export interface GameOption {
  name: string
  values: OptionShape
  default: OptionValue
}

export interface Game {
  id: string
  title: string
  seats: [number, number]
  options: GameOption[]
  stage: string
  version: number
  credits: { designers: string[]; year: number; source: string }
  levels: string[]
}

export type Sitter =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'bot'; level: string }
  | { kind: 'here'; name: string }

export type Clock =
  | { kind: 'none' }
  | { kind: 'bank'; seconds: number; increment: number }
  | { kind: 'days'; days: number }

export interface Seat {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string
  level: string | null
  yours: boolean
  here: boolean
  connected: boolean
  asked: boolean
  stand_in: string | null
  left: number | null
  votes: number
}

export interface Reveal {
  server_seed: string
  words: string[]
  seed: string
}

export interface Table {
  id: string
  game: string
  options: Record<string, OptionValue>
  private: boolean
  state: 'open' | 'running' | 'over'
  clock: Clock
  host: boolean
  invite: string | null
  number: number
  created: string
  changed: string
  spectators: number
  seats: Seat[]
  commitment: string
  reveal: Reveal | null
  rematch: string | null
}

export interface NewTable {
  game: string
  seats: Sitter[]
  options: Record<string, OptionValue>
  private: boolean
  clock: Clock
  name: string
}

/** One option of a decision. */
export interface Choice {
  pick: number
  label: Message
  group: Message | null
  effect: Message | null
}

export interface Decision {
  kind: string
  prompt: Message
  /** Your sealed pick, which you may still change. */
  answered: number | null
  choices: Choice[]
}

/** A line of the log; one with a null `line` only moves pieces. */
export interface Line {
  at: number
  kind: string
  seat: number
  args: number[]
  auto: boolean
  line: Message | null
}

export interface UndoRequest {
  by: number
  to: number
  agreed: number[]
}

export interface Result {
  scores: number[]
  ranks: number[]
  ending: string
}

export interface Position {
  type: 'position'
  table: string
  seat: number
  number: number
  at: number
  state: Table['state']
  // Each game knows the shape of its own view.
  view: any
  waiting: number[]
  decision: Decision | null
  undo: number
  undo_asked: UndoRequest | null
  log: Line[]
  result: Result | null
  ref?: unknown
}

export interface Said {
  type: 'chat'
  number: number
  by: number
  name: string
  text: string
  when: string
}

export interface Refused {
  type: 'refused'
  ref?: unknown
  problem: Message
  number: number
}

/** One piece of advice; `value` is the chance to win, null at first sight. */
export interface Advised {
  pick: number
  label: Message
  value: number | null
}

export interface Hint {
  pick: number
  label: Message
  choices: Advised[]
}

/** A decision that gave away much: what was picked, what would have been better, and the chances with both. */
export interface Swing {
  at: number
  seat: number
  label: Message
  value: number
  best: Message
  chance: number
}

export interface Analysis {
  state: 'none' | 'running' | 'done'
  done: number
  total: number
  /** For each seat: move and chance to win, the last after the end. */
  chances: [number, number][][]
  swings: Swing[]
}

export interface Chart {
  at: number[]
  scores: number[][]
}

export interface Notice {
  type: 'notice'
  message: Message
}

export type FromServer = { type: 'table'; table: Table } | Position | Said | Refused | Notice | { type: 'pong' }

export type ToServer =
  | { type: 'pick'; seat: number; number: number; pick: number; ref: number }
  | { type: 'undo'; seat: number; number: number; to: number | null; ref: number }
  | { type: 'agree'; yes: boolean }
  | { type: 'look'; seat: number }
  | { type: 'chat'; text: string }
  | { type: 'ping' }

/** The seat of a spectator. */
export const SPECTATOR = -1
