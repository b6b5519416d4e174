/** What a game can define for its screen (`GameModule`) and what its components receive from the table. */

import type { Component } from 'svelte'
import type { SymbolName } from '../art/symbols'
import type { HandForm, LayoutClass } from '../lib/layout'
import type { BoardElement, Choice, Decision, Line, Message, Result } from '../lib/protocol'
import type { Sounds } from '../lib/sound'
import type { Turn } from '../lib/turns'

/** Something on the board, by a name of the game's own: `{ kind: 'building', id: 4 }`. */
export interface ElementRef {
  kind: string
  id: number | string
}

/** One line of what an element does. */
export interface DescribedLine {
  text: Message
  icon?: SymbolName
  /** The seat in whose colour the symbol is drawn. */
  seat?: number
  /** Shown first, such as the number of a space. */
  number?: number | string
  /** Who is there. */
  seats?: number[]
  /** Whether the viewer has it already: drawn on gold. */
  reached?: boolean
  /** A short remark at the end, such as "yours", "not yet" or "3 → 4". */
  tag?: Message
}

/** An element of the board in words. */
export interface Described {
  title: Message
  icon?: SymbolName
  seat?: number
  /** What it is, in a sentence. */
  text?: Message
  /** The heading above the lines, such as "What the Docks give you". */
  heading?: Message
  /** What it does, line by line. */
  lines?: DescribedLine[]
  /** Whether it can be used now, and how; or why not. Left out where the question does not arise. */
  use?: { now: boolean; text: Message }
  /** The section of the rules that tells more. */
  rules?: string
}

/** A button for what is proposed; the first one is the main one and also pressed by Enter. */
export interface Action {
  id: string
  label: Message
  icon?: SymbolName
  disabled?: boolean
  run(): void
}

/** A chip among the choices that stands for more than one answer, such as a place several steps away. */
export interface Chip {
  id: string
  label: Message
  /** The heading of its group. */
  group: Message
  /** What it costs, in the game's coins; left out: nothing is shown. */
  price?: number
  /** The pick that it proposes. */
  pick: number
  /** Whether it is what is proposed. */
  chosen(): boolean
  /** Whether it is part of a sealed answer; left out: if its pick is the answer. */
  sealed?: boolean
  press(): void
  /** The pointer or the focus is on it, or no longer. */
  hover(on: boolean): void
}

/** A symbol of the game and what it stands for. */
export interface LegendEntry {
  icon: SymbolName
  text: Message
}

/** Something that everybody should notice: a new round, the last one, an arrest. */
export interface Moment {
  title: Message
  text?: Message
  icon?: SymbolName
  /** Milliseconds at normal pace; left out: 1560. */
  hold?: number
}

/** What a board, and every other part of a game's screen, is given. See web/README.md for how to use it. */
export interface BoardProps<View = any> {
  /** What the viewer may know: the JSON of `games/<game>/knowledge.py`. */
  view: View
  /** The table as the game's part `board.py` describes it to the viewer; null for a game without that part. */
  elements: BoardElement[] | null
  /** The seats that the game waits for. */
  waiting: number[]
  /** What the viewer is asked; null while others decide, in a replay and after the end. */
  decision: Decision | null
  /** The seat of the viewer; −1 for a spectator. */
  seat: number
  /** Who sits where, for `t(message, names)`. */
  names: string[]
  /** A pick is on its way to the server: show it, accept no other. */
  busy: boolean
  /** The pick that is proposed but not yet done. */
  chosen: number | null
  /** The pick under the pointer or with the focus, on the board or in the list of choices; for the preview. */
  hovered: number | null
  /** Proposes a pick (null: withdraws the proposal). Confirms it at once if confirmation is off. */
  choose(pick: number | null): void
  /** Confirms the proposal, or the given pick. */
  confirm(pick?: number): void
  /** Reports that a pick is under the pointer or has the focus (null: no longer). */
  hover(pick: number | null): void
  /** Shows in the question line, and tells screen readers, why something cannot be done. */
  refuse(message: Message): void
  /** Asks the server why a pick is not possible; null if it is. */
  check(pick: number): Promise<Message | null>
  /** Opens the rules at a section. */
  explain(section?: string): void
  /** What has happened since the position shown before, in order: to move pieces. Empty on the first position. */
  events: Line[]
  /** The lines since the viewer's last pick, for the "last changed" rings. */
  recent: Line[]
  /** The line of the log under the pointer: light up what it is about. */
  lit: Line | null
  /**
   * Reports what is under the pointer, has the focus or was tapped (null: no longer), whether or not it can be chosen: the
   * preview then says what it is. `keep`: until something else is pointed at, as after a tap.
   */
  point(element: ElementRef | null, keep?: boolean): void
  /** What is pointed at, on the board or by a link in the log: light it up. */
  pointed: ElementRef | null
  /** Reduced motion: pieces appear in place, halos do not move. */
  reduced: boolean
  /** Lengths of animations are multiplied by this: 0.5 fast, 1 normal, 1.8 slow. With 0 `reduced` is set as well. */
  pace: number
  /** The size class of the window (lib/layout.ts). Boards choose their drawing by it and by their own width. */
  layout: LayoutClass
  /** How the hand is to be drawn: cards with text (116 px), one line of chips (44 px), or a tab of the sheet. */
  hand: HandForm
  /** Whether the class is T, P or S: board and sheet, for touch. */
  compact: boolean
}

/** A player's row: only what is below the name and the score, which the table draws itself. */
export interface SeatProps<View = any> {
  view: View
  /** Whose row it is. */
  of: number
  /** The viewer. */
  seat: number
  names: string[]
  /** Only what fits into one line beside the name (about 200 px); on the strip of narrow classes one number and one danger. */
  compact: boolean
  /** The form of the row: two lines (44 px), one line (29 px), or the strip of narrow classes. */
  form: 'two' | 'one' | 'strip'
}

/** The scoring table of the end screen. */
export interface EndProps<View = any> {
  view: View
  result: Result
  names: string[]
  reduced: boolean
}

/** A short fact for the header, such as "Year 4". */
export interface Fact {
  icon?: SymbolName
  text: Message
  /** Left out on the phone, where there is no room for it. */
  wide?: boolean
}

/** Something more to look at: a tab beside the log. */
export interface PanelTab {
  id: string
  /** Message id of the tab's name. */
  title: string
  /** A number to show behind the name. */
  count?(view: any, seat: number): number | null
  component: Component<BoardProps>
  /** Narrow classes: a tab of the sheet of its own, beside "This place" and the choices, instead of one beside the log. */
  own?: boolean
  /** Where it is shown; left out: everywhere. */
  only?: 'wide' | 'narrow'
}

/** One step of the first-game guide; its words are the messages `<game>-guide-<id>` and `<game>-guide-<id>-text`. */
export interface GuideStep {
  id: string
  /** What the step points at: a selector, usually `[data-guide="…"]`. Without one it is in the middle. */
  target?: string
}

/** One section of the rules; its words are the messages `<game>-rules-<id>` and `<game>-rules-<id>-text`. */
export interface RuleSection {
  id: string
  /** A decision of ours in a doubtful case, or a part rebuilt because the original is lost. */
  mark?: 'ruling' | 'rebuilt'
}

/** An opponent without a seat, whom the rules play. */
export interface Rival {
  name: Message
  score: number
  /** What its row shows below the name; `of` is −1. */
  Stats?: Component<SeatProps>
  /** Its score after each move that changed it, from the log of a finished game: move and score. */
  race?(lines: readonly Line[]): [number, number][]
}

/** What a game brings to the table. The default export of `games/<id>/index.ts`. */
export interface GameModule {
  /** Fetches what the game needs from the server before anything of it is shown. */
  prepare?(): Promise<void>
  /** The board. It fills the box it is given (`width: 100%; height: 100%`). */
  Board: Component<BoardProps>
  /** The strip below the board, 116 or 44 px high (`hand`); on narrow classes a tab of the sheet. */
  Hand?: Component<BoardProps>
  /** Message id of the name of that tab; left out: "Hand". */
  handTitle?: string
  /** A number to show behind it. */
  handCount?(view: any, seat: number): number | null
  /** A strip above the board, such as the order of elections. */
  Strip?: Component<BoardProps>
  /** How high the strip is; 0: not shown in this class. Left out: 62. */
  stripHeight?(layout: LayoutClass): number
  /** A strip below the board in all classes, such as tiles, mini-map and zoom. */
  Tray?: Component<BoardProps>
  /** How high the tray is; 0: not shown in this class. Left out: 76. */
  trayHeight?(layout: LayoutClass): number
  /** How high the sheet of an upright phone should be, if there is room; left out: 290. */
  phoneSheet?: number
  /** Rows of choices beside the board; left out: 2. */
  choiceRows?: number
  /** What a player's row shows below the name. */
  Seat: Component<SeatProps>
  /** Rows of the preview for `chosen ?? hovered`; without it the choice's label and effect are shown. */
  Preview?: Component<BoardProps>
  /** Tabs beside the log: council, supply, prices. */
  panels?: PanelTab[]
  /** The choices list; without it all choices are buttons under their groups. */
  Choices?: Component<BoardProps>
  /** The board as tables of text (key T). */
  Text: Component<BoardProps>
  /** The scoring table of the end screen; without it the scores are listed. */
  Breakdown?: Component<EndProps>
  /** The tab of the sheet in which a question is answered, such as `hand`; null or left out: the choices. */
  phoneTab?(decision: Decision): string | null
  /** Whether an answer is composed of several choices; then the tab of the choices stays open while it is. */
  composes?(decision: Decision): boolean
  /** The tab of the sheet that shows what is being shown, such as the count of an election; null: it stays as it is. */
  showTab?(): string | null
  guide: GuideStep[]
  rules: RuleSection[]
  /** What the header says about the progress of the game. */
  facts(view: any): Fact[]
  /** The big number in a player's row. */
  score(view: any, seat: number): { value: number | string; icon?: SymbolName }
  /** The winners, if they are not simply those of the first rank; perhaps nobody. */
  winners?(view: any): number[]
  /** A word next to a name in the final ranking, if points alone do not explain the rank. */
  fate?(view: any, seat: number): Message | null
  /** An opponent without a seat, if there is one. It has won if no player has. */
  rival?(view: any): Rival | null
  /** One line below the question: what to click and what can be spent. */
  hint?(view: any, decision: Decision): Message | null
  /**
   * The question in the middle of a gesture ("Cannaregio: which ballots?"); null: as the server
   * asks it. It is asked again whenever `board` or the state of the game's own desk changes.
   */
  question?(view: any, decision: Decision, board: BoardProps): Message | null
  /** What the main button says for a choice ("Seal 2 ballots for Dorsoduro"); null: the choice's label. */
  buttonLabel?(view: any, choice: Choice, decision: Decision): Message | null
  /** The buttons for the proposal; null: a single button that confirms it. */
  actions?(board: BoardProps): Action[] | null
  /** Chips in place of the choices, where one chip combines several picks; null: the choices themselves. */
  chips?(view: any, decision: Decision, board: () => BoardProps): Chip[] | null
  /** How many choices the tab of narrow classes shows; null: none, as for a number that is set. */
  choiceCount?(decision: Decision): number | null
  /** A choice on its chip, below the heading of its group; null: the choice's label. */
  chip?(view: any, choice: Choice, decision: Decision): Message | null
  /** The title of the preview of a choice, at most 30 characters; null: the choice's label. */
  previewTitle?(view: any, choice: Choice, decision: Decision): Message | null
  /** An element of the board in words, for the preview and the tab "This place". */
  describe?(view: any, element: ElementRef, board: BoardProps): Described | null
  /** The element that a name in a line of the log refers to (a building, a district), to link it; null: none. */
  elementOf?(name: Message): ElementRef | null
  /** The symbols with words. */
  legend?(view: any): LegendEntry[]
  /** Whether the log shows a line to the viewer; left out: it does. False if another line says the same. */
  logs?(line: Line, seat: number): boolean
  /** Divides the log into turns; left out: by the seat whose answer caused a line. */
  turns?(lines: readonly Line[], seat: number): Turn[]
  /** The moves after which a round (a year) is over, for a replay; left out: where somebody's turn comes again. */
  rounds?(lines: readonly Line[]): number[]
  /** Message ids of what turns and rounds are called in a replay, if not that. */
  unitNames?: { turn?: string; round?: string; move?: string }
  /** What the chart of the race counts from left to right; left out: moves. */
  chartUnit?: 'turn' | 'round'
  /** What the big number of the ranking is called: a message id; left out: "Score". */
  scoreName?: string
  /** Message ids of the headline of the end: with `$name`, for oneself, with `$names` for several. */
  victory?: { won: string; you: string; shared: string }
  /** Another player's turn in one line, without the name; null: its log lines. */
  recap?(turn: Turn, view: any, seat: number): Message | null
  /** The title of the recap; left out: "Since your last turn". */
  recapTitle?: string
  /** How long the animation of these events takes, in milliseconds at normal pace; null: as usual. */
  length?(events: readonly Line[], before: any, view: any): number | null
  /** What the question line says during the animation; null: whose turn it was. */
  shown?(): Message | null
  /** A shorter text for a line of the log below it, where the line has no room; null: the line itself. */
  shortLine?(line: Line): Message | null
  /** How many of the latest lines the board has yet to animate: the log hides them until then. */
  untold?(): number
  /** What everybody should notice in these lines. */
  moments?(events: readonly Line[], view: any): Moment[]
  /** What events sound like, by their kind; any other event sounds like a piece set down. */
  sounds?: Sounds
  /** A danger to this seat in one word, for its row and the strip: "arrest". */
  danger?(view: any, seat: number): Message | null
  /** Whether a choice must be confirmed even if confirmation is off, because it reveals something or cannot be undone. */
  alwaysAsk?(view: any, choice: Choice, decision: Decision): boolean
}
