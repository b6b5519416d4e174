/** Generated from src/serenissima/server/protocol.py by tools/protocol_types.py. Run that again; do not edit this. */

/** A server that speaks another version refuses this client. */
export const PROTOCOL_VERSION = 1

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

/** Whole days in your time zone, the first and the last included. */
export interface HolidayBody {
  first: string
  last: string
  zone: string
}

/** Your private note about a table. `version` is that of the text which this one replaces; 0 for the first. */
export interface NoteBody {
  text: string
  version: number
}

/** What to answer for you until your next `turn`, or until it is `withdrawn`; a null `answer` withdraws it. */
export interface StandingBody {
  seat: number
  question: string
  answer: string | null
  until?: 'turn' | 'withdrawn'
}

export interface QuietBody {
  quiet: QuietHours | null
}

export interface HideBody {
  hide?: boolean
}

export interface ShareBody {
  share?: boolean
}

export interface ClubBody {
  name: string
}

/**
 * What the organiser changes; what is null stays as it is.
 *
 * With `rated` false, the ratings forget all games that have ended so far; with true, they count all games again.
 */
export interface ClubChange {
  name?: string | null
  bots?: boolean | null
  rated?: boolean | null
}

export interface MemberBody {
  member: string
}

export interface LogoutBody {
  everywhere?: boolean
}

/** `name` is your own, so that nobody is deleted by accident. */
export interface DeleteBody {
  name: string
}

/** The choices of the first-run page that a running server takes over. `creators`: who may create tables. */
export interface FirstRunBody {
  name?: string
  creators?: 'everybody' | 'listed'
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

/** Each answer may take this many days. No time passes on the weekdays in `off`, 0 for Monday, in this time zone. */
export interface DaysClock {
  kind: 'days'
  days?: number
  off?: number[]
  zone?: string
}

export interface TableBody {
  game: string
  seats: Sitter[]
  options?: Record<string, OptionValue>
  private?: boolean
  clock?: Clock
  name?: string | null
  word?: string | null
  auto_start?: boolean
  club?: string | null
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

export interface SeatChange {
  seat: number
  sitter: Sitter
}

/** What the host changes before the start; what is null stays as it is. */
export interface SetupBody {
  seats?: SeatChange[]
  count?: number | null
  options?: Record<string, OptionValue> | null
  clock?: Clock | null
  private?: boolean | null
  auto_start?: boolean | null
}

export interface SeatNameBody {
  seat: number
  name: string
}

/** `level` is that of the bots in the seats that are still open. */
export interface StartBody {
  level?: string
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

/** The first and the last day of a holiday. */
export interface HolidayDates {
  first: string
  last: string
}

/**
 * Who sits where. `left` are the seconds on the clock; `stand_in` is the level of the bot that plays meanwhile.
 *
 * With days per move those at the table also learn when a running clock `ends`, in seconds from now with days off;
 * its next `pause`, from and to, in seconds from now; and the person's `holiday`, if there is one now or later.
 *
 * `absent` is the number of seconds since this person was last here. `reserved` is the number of seconds for which
 * only its owner can claim a seat that was freed in mid-game; `kept_for_you` says that you are that owner. `host`
 * marks the seat of the host.
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
  ends: number | null
  pause: [number, number] | null
  holiday: HolidayDates | null
  votes: number
  absent: number | null
  reserved: number | null
  kept_for_you: boolean
  host: boolean
}

/** What the seed of a finished game was computed from. */
export interface Reveal {
  server_seed: string
  words: string[]
  seed: string
}

/** Something that was changed before the start, and when. */
export interface SetupChange {
  message: Message
  when: string
}

/** Why the operator of the server has closed a table, in the operator's words, and since when. */
export interface Closed {
  reason: string
  since: string
}

/**
 * A table without its game, as one person may see it.
 *
 * After a person has been away for `absence` seconds, the others may vote for a stand-in bot. Only the host gets the
 * lists of chat authors who are `muted` or `removed`; for others they are empty. Before the start, the host and the
 * players get the short `code`, and everybody gets the latest `changes`. `club` is the id of the club that it
 * was set up for. A table that is `closed` can only be looked at.
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
  code: string | null
  auto_start: boolean
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
  changes: SetupChange[]
  club: string | null
  closed: Closed | null
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

/** Who played in a game of your list. After the end `score` and `rank` are set; a rank of 1 has won. */
export interface GameSeat {
  seat: number
  kind: SeatKind
  name: string
  level: string | null
  yours: boolean
  asked: boolean
  score: number | null
  rank: number | null
}

/**
 * A game in your list. Its `seats` are in their order at the table; after the end, in order of finish.
 *
 * `place` is the best rank of your seats. `share` is the key of your link to this game, if you have made one.
 * `chances` are pairs of move and your chance to win, and `mistakes` the moves that cost you most, if it is analysed.
 */
export interface MyGame {
  id: string
  game: string
  state: TableState
  clock: Clock
  created: string
  changed: string
  ended: string | null
  number: number
  your_turn: boolean
  place: number | null
  seats: GameSeat[]
  hidden: boolean
  share: string | null
  rematch: string | null
  closed: boolean
  analysed: boolean
  chances: [number, number][]
  mistakes: number[]
}

/** How many of your games fit the filters; `turns` counts all running games that wait for you. */
export interface GameCounts {
  running: number
  over: number
  hidden: number
  turns: number
}

/**
 * Your games: running ones first, those that wait for you before others; then finished ones, latest first.
 *
 * If there are more finished ones, `next` is the `after` of the request for them.
 */
export interface GameList {
  games: MyGame[]
  counts: GameCounts
  next: string | null
}

/** The key of your link to a finished game: it opens the page /shared/KEY. Null if there is none. */
export interface Share {
  key: string | null
}

/** A club of yours. */
export interface ClubSummary {
  id: string
  name: string
  members: number
}

export interface ClubList {
  clubs: ClubSummary[]
}

/** What the link of a club tells somebody who may join. `id` is the club's, if you are a member already. */
export interface ClubInvitation {
  name: string
  members: number
  organiser: string
  id: string | null
}

/** A member of a club. The id means nothing outside of it. `games` and `wins` are those that count. */
export interface Member {
  id: string
  name: string
  joined: string
  you: boolean
  organiser: boolean
  games: number
  wins: number
}

/**
 * The rating of a member, or of a `level` of bots. With too few `games`, `value` and `error` are null.
 *
 * The true strength is between `value` − `error` and `value` + `error` in 19 of 20 cases, if the model is right.
 */
export interface ClubRating {
  member: string | null
  level: string | null
  games: number
  value: number | null
  error: number | null
}

/** The ratings in one game, best first; in all of them together if `game` is null. */
export interface ClubRatings {
  game: string | null
  games: number
  ratings: ClubRating[]
}

/** In how many games one member finished ahead of another, behind, or level. */
export interface HeadToHead {
  member: string
  other: string
  ahead: number
  behind: number
  level: number
}

/** A record and who holds it. `table` is the game where it was set, if it was set in one game. */
export interface ClubRecord {
  kind: 'games' | 'score' | 'streak' | 'wins'
  game: string | null
  members: string[]
  value: number
  table: string | null
}

/**
 * A club, for its members. `key` is the end of the link with which others join.
 *
 * `tables` have not ended yet. `games` is the number of finished games, `counted` that of those that count. `rated` is
 * when the ratings were begun anew, null if they include all games that count.
 */
export interface Club {
  id: string
  name: string
  key: string
  created: string
  organiser: boolean
  bots: boolean
  rated: string | null
  games: number
  counted: number
  members: Member[]
  tables: Table[]
  ratings: ClubRatings[]
  pairs: HeadToHead[]
  records: ClubRecord[]
}

/** Who played in a finished game of a club. `member` is null for bots, guests and people who have left. */
export interface ClubSeat {
  seat: number
  kind: SeatKind
  name: string
  level: string | null
  member: string | null
  yours: boolean
  score: number
  rank: number
}

/** A finished game of a club; `seats` are in order of finish. `change` is that of your rating, if you are rated. */
export interface ClubGame {
  id: string
  game: string
  ended: string
  counts: boolean
  change: number | null
  seats: ClubSeat[]
}

/** Finished games, latest first. If there are more, `next` is the `after` of the request for them. */
export interface ClubGames {
  games: ClubGame[]
  next: string | null
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

/** How many other games wait for you, and which comes `next`; null if none does. */
export interface Waiting {
  count: number
  next: WaitingGame | null
}

export interface WaitingGame {
  id: string
  game: string
}

export interface StandingAnswer {
  id: string
  label: Message
}

/** A kind of question that can be answered in advance; `answer` and `until` are yours, if you have left one. */
export interface StandingQuestion {
  id: string
  label: Message
  answers: StandingAnswer[]
  answer: string | null
  until: 'turn' | 'withdrawn' | null
}

/** What was answered for you with the pick after which `at` picks are in force. */
export interface GivenAnswer {
  at: number
  question: Message
  answer: Message
}

/** Your standing answers at a table. `answered` is how many picks were in force after your latest own answer. */
export interface StandingList {
  questions: StandingQuestion[]
  given: GivenAnswer[]
  answered: number
}

/** Your private note about a table; `version` counts its changes. */
export interface Note {
  text: string
  version: number
  changed: string | null
}

export interface Holiday {
  id: string
  first: string
  last: string
  zone: string
}

/** Your holidays that are not over; how many days a year you may have at `most`; and how many are `taken`. */
export interface HolidayList {
  holidays: Holiday[]
  most: number
  taken: Record<string, number>
}

/** Whether a test arrived, and if not, why. */
export interface Delivered {
  delivered: boolean
  problem: Message | null
}

export interface RecoveryCode {
  code: string
}

/** A code that adds one device to your identity, and for how many seconds it works. */
export interface DeviceCode {
  code: string
  seconds: number
}

/** A browser in which you are known; `here` is this one. */
export interface Device {
  id: string
  added: string
  here: boolean
}

export interface DeviceList {
  devices: Device[]
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

/** Where others reach this server. If not `open`, only this computer does, until it is started with `--host`. */
export interface Addresses {
  open: boolean
  addresses: string[]
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

/** What you wrote in a chat. */
export interface OwnLine {
  text: string
  when: string
}

/**
 * A game of yours with its record: complete after the end, otherwise with what your seat may know.
 *
 * The record has no snapshots. It is null if the game has not begun, or if this server can no longer read it.
 */
export interface ExportedGame {
  game: MyGame
  record: GameRecord | null
  chat: OwnLine[]
  note: string
  standing: Record<string, string>
}

/** A club of which you are a member. */
export interface ExportedClub {
  name: string
  joined: string
  organiser: boolean
}

/** Whose code adds a device. `yours`: this browser belongs to the same person already. */
export interface DeviceOwner {
  name: string
  yours: boolean
}

/** Everything that this server stores about you, without secrets. */
export interface Export {
  format: 'serenissima-export'
  format_version: number
  name: string
  created: string
  seen: string
  devices: Device[]
  contacts: Contact[]
  quiet: QuietHours | null
  clubs: ExportedClub[]
  holidays: Holiday[]
  games: ExportedGame[]
}

/** What the operator tells everybody, by language; `until` is null if it stays until it is withdrawn. */
export interface Announcement {
  id: string
  texts: Record<string, string>
  until: string | null
}

/** This server. `may_create`: whether you may create tables. `first_run`: whether nobody has ever been here. */
export interface ServerInfo {
  name: string
  announcements: Announcement[]
  may_create: boolean
  first_run: boolean
}

/** What to enter in a terminal so that others reach the server, and to back it up. */
export interface FirstRunCommands {
  computer: string
  network: string
  internet: string
  backup: string
}

/** How this server runs. `reach` is who can reach it now; `is_file` whether its database is a file. */
export interface FirstRun {
  reach: 'computer' | 'network'
  addresses: string[]
  port: number
  commands: FirstRunCommands
  database: string
  is_file: boolean
  site: string
  mail: boolean
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
