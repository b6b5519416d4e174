import type { Component } from 'svelte'
import type { SymbolName } from '../art/symbols'
import type { BoardElement, Decision, Line, Message, Result } from '../lib/protocol'

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
  /** Proposes a pick (null: takes the proposal back). Does it at once if the person has switched asking off. */
  choose(pick: number | null): void
  /** Does what is proposed, or the given pick. */
  confirm(pick?: number): void
  /** Tells that a pick is under the pointer or has the focus (null: no longer). */
  hover(pick: number | null): void
  /** Says in the asked line, and to screen readers, why something cannot be done. */
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
  /** Nothing may travel: pieces appear in place, halos stand still. */
  reduced: boolean
  /** The phone layout. */
  compact: boolean
}

/** A player's row: only what stands below the name and the score, which the table draws itself. */
export interface SeatProps<View = any> {
  view: View
  /** Whose row it is. */
  of: number
  /** The viewer. */
  seat: number
  names: string[]
  compact: boolean
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

export interface PhoneTab {
  id: string
  /** Message id of the tab's name. */
  title: string
  /** A number to show behind the name. */
  count?(view: any, seat: number): number | null
  component: Component<BoardProps>
}

/** One step of the first-game guide; its words are the messages `<game>-guide-<id>` and `<game>-guide-<id>-text`. */
export interface GuideStep {
  id: string
  /** What the step points at: a selector, usually `[data-guide="…"]`. Without one it stands in the middle. */
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
}

/** What a game brings to the table. The default export of `games/<id>/index.ts`. */
export interface GameModule {
  /** Fetches what the game needs from the server before anything of it is shown. */
  prepare?(): Promise<void>
  /** The board. It fills the box it is given (`width: 100%; height: 100%`). */
  Board: Component<BoardProps>
  /** The strip below the board; on the phone a tab. */
  Hand?: Component<BoardProps>
  /** A strip above the board, such as the order of elections. */
  Strip?: Component<BoardProps>
  /** What a player's row shows below the name. */
  Seat: Component<SeatProps>
  /** Rows of the preview for `chosen ?? hovered`; without it the choice's label and effect are shown. */
  Preview?: Component<BoardProps>
  /** A card of the side column below the players. */
  Panel?: Component<BoardProps>
  /** The choices list; without it all choices are buttons under their groups. */
  Choices?: Component<BoardProps>
  /** The board as tables of text (key T). */
  Text: Component<BoardProps>
  /** The scoring table of the end screen; without it the scores are listed. */
  Breakdown?: Component<EndProps>
  phoneTabs?: PhoneTab[]
  /** The tab of the phone's sheet in which a question is answered, such as `hand`; null or left out: the choices. */
  phoneTab?(decision: Decision): string | null
  guide: GuideStep[]
  rules: RuleSection[]
  /** What the header says about the progress of the game. */
  facts(view: any): Fact[]
  /** The big number in a player's row. */
  score(view: any, seat: number): { value: number | string; icon?: SymbolName }
  /** Who has won, where the first rank is not enough: nobody, perhaps. */
  winners?(view: any): number[]
  /** A word beside a name in the final ranking, where points alone do not explain the place. */
  fate?(view: any, seat: number): Message | null
  /** Whom the players play against, if anybody: he has won where none of them has. */
  rival?(view: any): Rival | null
  /** One line below the question. */
  hint?(view: any, decision: Decision): Message | null
}
