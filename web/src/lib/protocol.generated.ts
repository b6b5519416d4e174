/** Generated from src/serenissima/server/protocol.py by tools/protocol_types.py. Run that again; do not edit this. */

/** Something to say: the id of a catalogue entry and its arguments. */
export interface Message {
  id: string
  args?: Record<string, Argument>
}

export type Argument = number | string | Message | SeatName | Message[]

/** Stands for the name of the player in this seat. */
export interface SeatName {
  seat: number
}

export type OptionValues = OptionValue[] | NumberRange | NumberRow

/** A whole number between two bounds. */
export interface NumberRange {
  min: number
  max: number
}

/** `count` numbers of `each`, joined by commas; or one of `values`. */
export interface NumberRow {
  values: OptionValue[]
  each: number[]
  count: number
}

export type OptionValue = boolean | number | string

export type SeatKind = 'bot' | 'open' | 'person'

export type TableState = 'open' | 'over' | 'running'

export type Sitter = MeSitter | OpenSitter | BotSitter | HereSitter

export type Clock = NoClock | BankClock | DaysClock

export type Command = PickCommand | UndoCommand | AgreeCommand | ChatCommand | LookCommand | PingCommand

export type ServerMessage = TableMessage | Position | ChatMessage | Refusal | Notice | Pong

export interface NameBody {
  name: string
}

export interface CodeBody {
  code: string
}

/** What a browser's `PushSubscription.toJSON()` contains. */
export interface SubscriptionBody {
  endpoint: string
  keys: Record<string, string>
}

/** This browser, also when no page is open. */
export interface PushBody {
  kind: 'push'
  subscription: SubscriptionBody
  events: ('clock' | 'full' | 'mention' | 'over' | 'turn' | 'undo')[]
  digest?: 'daily' | 'hourly' | 'none'
  language?: string
  label?: string
}

/** A URL of yours; with `table`, one for everybody at a table that you host. */
export interface WebhookBody {
  kind: 'webhook'
  url: string
  events: ('clock' | 'full' | 'mention' | 'over' | 'turn' | 'undo')[]
  format?: 'discord' | 'json' | 'matrix' | 'ntfy' | 'slack'
  table?: string | null
  digest?: 'daily' | 'hourly' | 'none'
  language?: string
  label?: string
}

/** An e-mail address of yours. The first e-mail asks you to confirm it. */
export interface MailBody {
  kind: 'mail'
  address: string
  events: ('clock' | 'full' | 'mention' | 'over' | 'turn' | 'undo')[]
  digest?: 'daily' | 'hourly' | 'none'
  language?: string
  label?: string
}

export interface ContactChange {
  events: ('clock' | 'full' | 'mention' | 'over' | 'turn' | 'undo')[]
  digest?: 'daily' | 'hourly' | 'none'
  label?: string
}

/** When you want no notifications, every day: such as from 22:00 to 07:30 in Europe/Paris. */
export interface QuietHours {
  begin: string
  end: string
  zone: string
}

export interface QuietBody {
  quiet: QuietHours | null
}

export interface LogoutBody {
  everywhere?: boolean
}

/** You. */
export interface MeSitter {
  kind: 'me'
}

/** Nobody yet: the seat can be claimed. */
export interface OpenSitter {
  kind: 'open'
}

export interface BotSitter {
  kind: 'bot'
  level?: string
}

/** Another person at the same device as you. */
export interface HereSitter {
  kind: 'here'
  name: string
}

/** Players may think as long as they like. */
export interface NoClock {
  kind: 'none'
}

/** Each seat has a number of seconds for the whole game, and gains some with every answer. */
export interface BankClock {
  kind: 'bank'
  seconds?: number
  increment?: number
}

/** Each answer may take this many days. */
export interface DaysClock {
  kind: 'days'
  days?: number
}

export interface TableBody {
  game: string
  seats: Sitter[]
  options?: Record<string, OptionValue>
  private?: boolean
  clock?: Clock
  name?: string | null
  word?: string | null
}

export interface ClaimBody {
  seat: number
  name?: string | null
  invite?: string | null
  word?: string | null
}

export interface SeatBody {
  seat: number
}

export interface HintBody {
  seat: number
  quick?: boolean
}

export interface SitterBody {
  seat: number
  sitter: Sitter
}

export interface PickBody {
  seat: number
  number: number
  pick: number
}

export interface CheckBody {
  seat: number
  pick: number
}

export interface UndoBody {
  seat: number
  number: number
  to?: number | null
}

export interface AgreeBody {
  yes: boolean
}

export interface TextBody {
  text: string
}

export interface AuthorBody {
  author: string
  yes?: boolean
}

export interface PickCommand {
  type: 'pick'
  seat: number
  number: number
  pick: number
  ref?: unknown
}

export interface UndoCommand {
  type: 'undo'
  seat: number
  number: number
  to?: number | null
  ref?: unknown
}

export interface AgreeCommand {
  type: 'agree'
  yes: boolean
  ref?: unknown
}

export interface ChatCommand {
  type: 'chat'
  text: string
  ref?: unknown
}

export interface LookCommand {
  type: 'look'
  seat: number
  ref?: unknown
}

export interface PingCommand {
  type: 'ping'
  ref?: unknown
}

/**
 * Who sits where. `left` are the seconds on the clock; `stand_in` is the level of the bot that plays meanwhile.
 *
 * `absent` is the number of seconds since this person was last here. `reserved` is the number of seconds for which
 * only its owner can claim a seat that was freed in mid-game; `kept_for_you` says that you are that owner.
 */
export interface Seat {
  seat: number
  kind: SeatKind
  name: string
  level: string | null
  yours: boolean
  here: boolean
  connected: boolean
  asked: boolean
  stand_in: string | null
  left: number | null
  votes: number
  absent: number | null
  reserved: number | null
  kept_for_you: boolean
}

/** What the seed of a finished game was computed from. */
export interface Reveal {
  server_seed: string
  words: string[]
  seed: string
}

/**
 * A table without its game, as one person may see it.
 *
 * After a person has been away for `absence` seconds, the others may vote for a stand-in bot. Only the host gets the
 * lists of chat authors who are `muted` or `removed`; for others they are empty.
 */
export interface Table {
  id: string
  game: string
  options: Record<string, OptionValue>
  private: boolean
  state: TableState
  clock: Clock
  host: boolean
  invite: string | null
  number: number
  created: string
  changed: string
  spectators: number
  absence: number
  seats: Seat[]
  commitment: string
  reveal: Reveal | null
  rematch: string | null
  muted: string[]
  removed: string[]
}

/** One option of a decision. */
export interface Choice {
  pick: number
  label: Message
  group: Message | null
  effect: Message | null
}

/**
 * What a seat is asked. `answered` is its sealed pick, which it may still change.
 *
 * `choices` is null on a socket that already has them, because the question is still the same.
 */
export interface Decision {
  kind: string
  prompt: Message
  answered: number | null
  choices: Choice[] | null
}

/**
 * A line of the log; one with a null `line` only moves pieces.
 *
 * `seat` is whom the event is about, `by` is whose answer caused it: −1 for the opening.
 */
export interface Line {
  at: number
  kind: string
  seat: number
  args: number[]
  auto: boolean
  line: Message | null
  by: number
}

export interface Result {
  scores: number[]
  ranks: number[]
  ending: string
}

/** A seat asks the others to let it go back. */
export interface UndoRequest {
  by: number
  to: number
  agreed: number[]
}

/** One thing on a table that the game describes as data (core/board.py); what is not said is left out. */
export interface BoardElement {
  kind: 'answer' | 'card' | 'gap' | 'grid' | 'mat' | 'pile' | 'row' | 'space' | 'stock' | 'text' | 'token' | 'track'
  label: Message
  face?: string
  symbol?: string
  colour?: string
  seat?: number
  count?: number
  most?: number
  pick?: number
  down?: boolean
  note?: Message
  columns?: number
  parts?: BoardElement[]
}

/**
 * What one seat, or a spectator, may know. `view` and `board` are null on a socket that already has them.
 *
 * Only games that describe their table have a `board`.
 */
export interface Position {
  type: 'position'
  table: string
  seat: number
  number: number
  at: number
  state: TableState
  view: Record<string, unknown> | null
  waiting: number[]
  decision: Decision | null
  undo: number
  undo_asked: UndoRequest | null
  log: Line[]
  result: Result | null
  board?: BoardElement[] | null
  ref?: unknown
}

export interface TableMessage {
  type: 'table'
  table: Table
}

/**
 * A line of chat. `by` is a seat, or −1 for a spectator; `author` is the same in all lines of one person here.
 *
 * With −2 it is a note about the table: `message` says what happened and `at` how many picks were in force then.
 */
export interface ChatMessage {
  type: 'chat'
  number: number
  by: number
  name: string
  text: string
  when: string
  author: string | null
  message: Message | null
  at: number | null
}

export interface Refusal {
  type: 'refused'
  ref: unknown
  problem: Message
  number: number
}

/** Something that concerns the table at this moment. */
export interface Notice {
  type: 'notice'
  message: Message
}

export interface Pong {
  type: 'pong'
  ref: unknown
}

/** Why a request was refused. */
export interface Problem {
  problem: Message
}

export interface Me {
  name: string
  known: boolean
  tables: Table[]
}

/** How you are reached. Addresses that contain a secret are shown in part. */
export interface Contact {
  id: string
  kind: 'mail' | 'push' | 'webhook'
  address: string
  table: string | null
  format: 'discord' | 'json' | 'matrix' | 'ntfy' | 'slack'
  events: ('clock' | 'full' | 'mention' | 'over' | 'turn' | 'undo')[]
  digest: 'daily' | 'hourly' | 'none'
  label: string
  confirmed: boolean
  working: boolean
  secret: string | null
}

/** `push_key` is what a browser subscribes with; `mail` is whether this server sends e-mail. */
export interface ContactList {
  push_key: string
  mail: boolean
  quiet: QuietHours | null
  contacts: Contact[]
}

/** Whether a test arrived, and if not, why. */
export interface Delivered {
  delivered: boolean
  problem: Message | null
}

export interface RecoveryCode {
  code: string
}

export interface GameOption {
  name: string
  values: OptionValues
  default: OptionValue
}

export interface Credits {
  designers: string[]
  year: number
  source: string
}

export interface Game {
  id: string
  title: string
  seats: [number, number]
  options: GameOption[]
  stage: string
  version: number
  credits: Credits
  levels: string[]
  languages: string[]
  required: Record<string, Record<string, OptionValue>>
  offered: Record<string, string[]>
  presets: Record<string, Record<string, Record<string, OptionValue>>>
}

export interface TableList {
  tables: Table[]
}

export interface Log {
  log: Line[]
}

/**
 * One piece of advice; `value` is the chance to win, null if nothing was searched.
 *
 * `equal`: the search cannot tell it from the first one.
 */
export interface Advice {
  pick: number
  label: Message
  value: number | null
  equal: boolean
}

/** `why` says in a sentence what makes the first choice better than another, `tries` how often they were tried. */
export interface Hint {
  pick: number
  label: Message
  choices: Advice[]
  why: Message | null
  tries: number
}

/** A costly decision: what was picked, what would have been better, and the chances with both. */
export interface Swing {
  at: number
  seat: number
  label: Message
  value: number
  best: Message
  chance: number
}

/** `chances` has pairs of move and chance to win for each seat, the last one after the end. */
export interface Analysis {
  state: 'done' | 'none' | 'running'
  done: number
  total: number
  chances: [number, number][][]
  swings: Swing[]
}

/** Whether a pick is possible: null, or the reason why not. */
export interface Check {
  problem: Message | null
}

/** The scores of each seat at some moments of the game. */
export interface Chart {
  at: number[]
  scores: number[][]
}

export interface Fairness {
  commitment: string
  server_seed: string
  words: string[]
}

export interface RecordResult {
  scores: number[]
  ranks: number[]
  ending: string
  digest: string
}

/** The record of a game. While it runs there is no seed, and other seats' picks are null. */
export interface GameRecord {
  format: 'serenissima-record'
  format_version: number
  game: string
  rules_version: number
  seats: number
  names: string[]
  players: string[]
  options: Record<string, OptionValue>
  entries: (number | string | null)[][]
  snapshots: [number, Record<string, unknown>][]
  result: RecordResult | null
  seed?: number
  fairness?: Fairness
}

/** This worker is alive. */
export interface Health {
  status: 'ok'
  version: string
}

/** This worker can serve tables; `tables` of them are in its memory. */
export interface Ready {
  status: 'ready'
  version: string
  database: 'postgresql' | 'sqlite'
  tables: number
}
