/** The state of the game screen between the connection and the components. */

import { isNarrow } from '../lib/layout'
import { Advice } from '../lib/advice.svelte'
import { offerOf } from '../lib/choices'
import { FACTOR } from '../lib/playback-timing'
import type { Action, BoardProps, ElementRef, GameModule } from '../games/contract'
import type { Choice, Line, Message } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import type { LiveTable } from '../lib/table.svelte'
import { frameFor } from './table-frame.svelte'

/** A question with a single answer, if others must not know that, is answered after a fixed pause. */
const ONLY_CHOICE_PAUSE = 1200

/**
 * The current question and what the viewer does about it: point, propose, confirm, undo, ask for advice.
 * Create it during component initialisation.
 */
export class GamePlay {
  chosen = $state<number | null>(null)
  hovered = $state<number | null>(null)
  /** Why the last pick or action was refused. */
  refusal = $state.raw<Message | null>(null)
  /** The line of the log that the pointer is on. */
  lit = $state.raw<Line | null>(null)
  /** The element whose description stays in sight. */
  kept = $state.raw<ElementRef | null>(null)
  /** Whether the choices that do not fit are shown. */
  more = $state(false)
  rules = $state<{ open: boolean; section?: string }>({ open: false })
  readonly advice = new Advice()
  private pointed = $state.raw<ElementRef | null>(null)
  /** What a hint has proposed. */
  private advised: number | null = null
  /** A pick has been confirmed and the server has not answered yet. */
  private sent = false
  /** The last thing the viewer did was to undo. */
  private undoing = false
  private readonly source: () => { live: LiveTable; module: GameModule }

  constructor(source: () => { live: LiveTable; module: GameModule }) {
    this.source = source
    // A proposal is dropped when the choices change.
    $effect(() => {
      void this.offer
      this.chosen = null
      this.hovered = null
      this.kept = null
      this.advice.close()
    })
    // A confirmed pick stays on the board until the server answers; a refused one stays proposed.
    $effect(() => {
      if (this.live.busy || !this.sent) return
      this.sent = false
      if (!this.live.problem) this.chosen = null
    })
    $effect(() => {
      if (this.live.problem) this.refusal = this.live.problem
    })
    $effect(() => {
      void this.position.number
      this.refusal = null
    })
    $effect(() => {
      if (!this.only || this.live.busy) return
      // Undoing goes on to a question that had a choice; here it would be answered again.
      if (this.undoing && this.position.undo > 0) return this.live.undo()
      const pick = this.only.pick
      const timer = setTimeout(() => this.confirm(pick), this.live.table.seats.length > 1 ? ONLY_CHOICE_PAUSE : 0)
      return () => clearTimeout(timer)
    })
  }

  get live(): LiveTable {
    return this.source().live
  }

  get module(): GameModule {
    return this.source().module
  }

  readonly position = $derived.by(() => this.live.position!)
  readonly frame = $derived.by(() => frameFor(this.module, this.position.view, this.live.table.seats.length))
  readonly narrow = $derived.by(() => isNarrow(this.frame.class))
  readonly over = $derived.by(() => this.position.result !== null && this.live.settled)
  // Show what led to a question before the question itself.
  readonly decision = $derived.by(() =>
    this.over || !this.live.settled || this.live.replaying ? null : this.position.decision,
  )
  private readonly offer = $derived.by(() => offerOf(this.decision))
  /** Log lines appear after the board has animated them. */
  readonly untold = $derived.by(() => this.module.untold?.() ?? 0)
  readonly log = $derived.by(() => (this.untold ? this.live.log.slice(0, -this.untold) : this.live.log))
  private readonly recent = $derived.by(() => this.log.filter((line) => line.at > this.live.seen))
  /** The single answer to a question that looks like any other to the others. */
  readonly only = $derived.by(() =>
    this.decision?.choices.length === 1 && this.decision.answered === null ? this.decision.choices[0]! : null,
  )
  readonly sealed = $derived.by(() => this.decision?.choices.find((choice) => choice.pick === this.decision!.answered))
  /** A forced choice cannot be changed. */
  readonly changeable = $derived.by(() => this.sealed !== undefined && this.decision!.choices.length > 1)
  /** Whose turn is being shown; -1 for nobody's, null if none is. */
  readonly showing = $derived.by(() => {
    if (this.live.replaying) return this.live.replayed
    return this.live.settled ? null : (this.live.events.at(-1)?.by ?? -1)
  })
  readonly chips = $derived.by(
    () => (this.decision && this.module.chips?.(this.position.view, this.decision, () => this.board)) ?? null,
  )
  /** How many choices there are to show. */
  readonly count = $derived.by(() => {
    if (!this.decision) return 0
    if (this.chips) return this.chips.length
    return this.module.choiceCount ? (this.module.choiceCount(this.decision) ?? 0) : this.decision.choices.length
  })

  readonly board = $derived.by<BoardProps>(() => ({
    view: this.position.view,
    elements: this.position.board,
    waiting: this.position.waiting,
    decision: this.decision,
    seat: this.live.seat,
    names: this.live.names,
    busy: this.live.busy,
    chosen: this.chosen,
    hovered: this.hovered,
    choose: this.choose,
    confirm: (pick) => this.confirm(pick),
    hover: this.hover,
    refuse: (message) => (this.refusal = message),
    check: this.check,
    explain: (section) => (this.rules = { open: true, section }),
    events: this.live.events,
    recent: this.recent,
    lit: this.lit,
    point: this.point,
    pointed: this.pointed ?? (this.chosen === null ? this.kept : null),
    reduced: settings.reduced || settings.pace === 'instant',
    pace: settings.pace === 'step' ? 1 : FACTOR[settings.pace],
    layout: this.frame.class,
    hand: this.frame.handForm,
    compact: this.narrow,
  }))

  /** The buttons for what is proposed, without the one that opens the end sheet. */
  readonly actions = $derived.by((): Action[] => {
    if (!this.decision) return []
    const own = this.module.actions?.(this.board)
    if (own) return own
    const choice = this.decision.choices.find((each) => each.pick === this.chosen)
    const label = choice
      ? (this.module.buttonLabel?.(this.position.view, choice, this.decision) ?? choice.label)
      : { id: 'web-choose-first' }
    return [{ id: 'do', label, icon: 'check', disabled: this.chosen === null, run: () => this.confirm() }]
  })

  chip = (choice: Choice): Message =>
    (this.decision && this.module.chip?.(this.position.view, choice, this.decision)) ?? choice.label

  choose = (pick: number | null): void => {
    if (this.live.busy) return
    this.refusal = null
    if (pick !== null && !this.decision?.choices.some((choice) => choice.pick === pick)) {
      void this.check(pick).then((problem) => problem && (this.refusal = problem))
      return
    }
    if (pick !== null && pick === this.chosen) return this.confirm()
    this.chosen = pick
    if (pick === null || settings.ask || !this.decision) return
    const choice = this.decision.choices.find((each) => each.pick === pick)!
    if (!this.module.alwaysAsk?.(this.position.view, choice, this.decision)) this.confirm(pick)
  }

  confirm(pick: number | null = this.chosen): void {
    if (pick === null || this.live.busy || !this.decision || !this.live.settled) return
    this.refusal = null
    this.sent = true
    this.undoing = false
    this.live.pick(pick)
    this.more = false
    this.chosen = pick
    this.hovered = null
  }

  check = (pick: number): Promise<Message | null> => this.live.check(pick)

  undo = (): void => {
    if (this.position.undo === 0) return
    this.undoing = true
    this.live.undo()
  }

  /** Drops what is proposed, or closes what covers the page; false if there was nothing to cancel. */
  cancel(): boolean {
    if (this.chosen === null && !this.advice.open && !this.more && this.kept === null) return false
    if (this.more) this.more = false
    else this.chosen = this.kept = null
    this.advice.hide()
    return true
  }

  /** Asks for advice and proposes the best choice. */
  async advise(): Promise<void> {
    const found = await this.advice.ask(this.live.hint)
    if (found === null || !this.decision?.choices.some((choice) => choice.pick === found)) return
    // Keep what the player chose while the bot was thinking.
    if (this.chosen === null || this.chosen === this.advised) this.chosen = this.advised = found
    if (!settings.reduced) this.advice.glow((pick) => (this.hovered = pick))
  }

  /** Points at a choice. */
  hover = (pick: number | null): void => {
    this.advice.still()
    this.hovered = pick
  }

  /** Points at something on the board, whether it can be chosen or not. */
  point = (element: ElementRef | null, keep = false): void => {
    // A finger that has pressed something no longer points at it: only `kept` is forgotten with the question.
    this.pointed = keep ? null : element
    if (keep) this.kept = element
  }
}
