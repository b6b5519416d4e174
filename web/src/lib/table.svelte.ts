/** A live table: what the connection delivers, queued and played back at a pace that people can follow. */

import { appStatus } from './app-status.svelte'
import * as about from './game-texts'
import { get, post, problemOf } from './api'
import { offerOf } from './choices'
import { Connection, type Condition, type Socket } from './connection'
import { yourTurn } from './turn-notice'
import { lengthOf, realLength } from './playback-timing'
import {
  SPECTATOR,
  type Analysis,
  type Chart,
  type ChatMessage,
  type Check,
  type Hint,
  type Line,
  type Log,
  type Message,
  type Position,
  type Table,
} from './protocol'
import { OTHER_VERSION } from './request-headers'
import { settings } from './settings.svelte'
import { ticket } from './links'
import { play, soundOf, type Sounds } from './sound'
import { shownName } from './names'
import { t } from './words'

const openSocket = (path: string) =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`) as unknown as Socket

/** The seat to show; if several are ours, the one that is asked. */
export function seatToShow(table: Table): number {
  const mine = table.seats.filter((seat) => seat.yours)
  return (mine.find((seat) => seat.asked) ?? mine[0])?.seat ?? SPECTATOR
}

/** Whether picks were undone and others made between two positions, so that known log lines may be void. */
const isGap = (before: Position, now: Position) =>
  now.number - before.number > 1 && now.at - before.at !== now.number - before.number

/** A position that has arrived and is not shown yet. */
interface Arrival {
  position: Position
  lines: Line[]
  fresh: boolean
}

/** How long the animation of these events takes, in milliseconds at normal pace; null: as usual. */
type Length = (events: readonly Line[], before: unknown, view: unknown) => number | null

/** The minimum time for each move of a replayed turn. */
const PAST = 700

/** Skipping twice within this time skips everything. */
const TWICE = 700

/**
 * A table as this page knows it, kept up to date through the socket.
 *
 * `position` and `log` are what the page shows. Positions that arrive during an animation wait in a queue, so that
 * you can follow what others do; `settled` says that the queue is empty and the question may be answered.
 */
export class LiveTable {
  table = $state.raw<Table>(null!)
  position = $state.raw<Position | null>(null)
  log = $state.raw<Line[]>([])
  /** No animation is running and the queue is empty: the screen shows the current position. */
  settled = $state(true)
  /** A past turn is being replayed. */
  replaying = $state(false)
  /** Whose turn that is. */
  replayed = $state(SPECTATOR)
  /** The duration of the game's own animations. */
  length: Length = () => null
  /** What the game's events sound like. */
  sounds: Sounds = {}
  /** The lines since the position shown before. */
  events = $state.raw<Line[]>([])
  chat = $state.raw<ChatMessage[]>([])
  /** The last chat message, if it was refused. */
  unsaid = $state('')
  condition = $state<Condition>('opening')
  busy = $state(false)
  seat = $state(SPECTATOR)
  /** Why the last action was refused. */
  problem = $state.raw<Message | null>(null)
  /** Something that concerns the table at this moment, such as a bot that was replaced. */
  notice = $state.raw<Message | null>(null)
  /** How many picks were in force after our latest one. Anything newer is new to us. */
  seen = $state(0)
  /** When the clocks of the table message were read. */
  readAt = $state(Date.now())

  private connection: Connection
  private wasAsked = false
  private resetting = false
  private queue = $state.raw<Arrival[]>([])
  /** Positions that are shown together: see `showInNextFrame`. */
  private inNextFrame: Arrival[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private lastBy = SPECTATOR
  private skippedAt = 0
  /** The current position, to return to after a replayed turn. */
  private present: { position: Position; log: Line[] } | null = null

  constructor(table: Table) {
    this.table = table
    this.seat = seatToShow(table)
    this.seen = this.remembered()
    this.connection = new Connection(openSocket, table.id, this.seat, ticket(table.id), {
      table: (table) => {
        this.table = table
        this.readAt = Date.now()
        // A seat that is no longer ours, for example after resigning, is watched as a spectator.
        if (this.seat !== SPECTATOR && table.state !== 'open' && !table.seats[this.seat]?.yours) this.look(SPECTATOR)
      },
      position: (position, lines, fresh) => this.take(position, lines, fresh),
      said: (line) => {
        // After a reconnect the server repeats the latest lines.
        if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line]
      },
      refused: (problem) => {
        if (problem.id === OTHER_VERSION) appStatus.isStale = true
        this.problem = problem
        this.resetting = false
      },
      unsaid: (text) => (this.unsaid = text),
      notice: (message) => (this.notice = message),
      condition: (condition) => (this.condition = condition),
      busy: (busy) => (this.busy = busy),
    })
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  private hurry = () => {
    if (document.hidden) this.showAll()
    else this.connection.hurry()
  }

  /** Shows a new position now, or after the running animation. */
  private take(position: Position, lines: Line[], fresh: boolean): void {
    this.leavePast()
    const newest = (this.inNextFrame.at(-1) ?? this.queue.at(-1))?.position ?? this.position
    const undone = newest !== null && position.at <= newest.at && position.number > newest.number
    // Only other answers to our own open question: nothing to animate.
    const same =
      newest !== null && position.decision !== null && offerOf(newest.decision) === offerOf(position.decision)
    const arrival = { position, lines, fresh }
    if (fresh || undone || (same && this.settled) || document.hidden) {
      this.showAll()
      this.show(arrival, false)
    } else if (settings.pace === 'instant') this.showInNextFrame(arrival)
    else if (this.settled) this.show(arrival)
    else this.queue = [...this.queue, arrival]
  }

  /** At once, but together with what else arrives before the browser draws: to show each would take time for nothing. */
  private showInNextFrame(arrival: Arrival): void {
    if (!this.inNextFrame.length) requestAnimationFrame(() => this.showAll())
    this.inNextFrame.push(arrival)
  }

  /** Shows a position and delays the next one until its animation has ended. */
  private show({ position, lines, fresh }: Arrival, watch = true): void {
    clearTimeout(this.timer)
    const before = this.position
    this.apply(position, lines, fresh)
    const own = watch && !document.hidden
    const length = own
      ? (this.length(this.events, before?.view, position.view) ?? lengthOf(this.events, this.seat, this.lastBy))
      : 0
    this.lastBy = this.events.at(-1)?.by ?? this.lastBy
    const wait = realLength(length, settings.pace, settings.reduced)
    this.settled = wait === 0 && !this.queue.length
    if (wait === 0) this.showNext()
    else if (wait !== Infinity) this.timer = setTimeout(() => this.showNext(), wait)
  }

  private showNext(): void {
    clearTimeout(this.timer)
    const next = this.queue[0]
    this.queue = this.queue.slice(1)
    if (next) this.show(next)
    else this.settled = true
  }

  /** Jumps to the newest position. */
  private showAll(): void {
    clearTimeout(this.timer)
    const waiting = [...this.queue, ...this.inNextFrame.splice(0)]
    this.queue = []
    for (const arrival of waiting) this.apply(arrival.position, arrival.lines, arrival.fresh)
    this.settled = true
  }

  /** How many positions wait to be shown. */
  get waitingToShow(): number {
    return this.queue.length
  }

  /** Skips to the next position, or to the end if called twice in a row. False if there is nothing to skip. */
  skip(): boolean {
    if (this.replaying) {
      this.leavePast()
      return true
    }
    if (this.settled) return false
    const now = Date.now()
    if (now - this.skippedAt < TWICE && settings.pace !== 'step') this.showAll()
    else this.showNext()
    this.skippedAt = now
    return true
  }

  /** Replays a past turn, then returns to the current position. */
  async replay(seat: number, from: number, to: number): Promise<void> {
    if (!this.position || this.replaying) return
    this.replayed = seat
    this.showAll()
    this.present = { position: this.position, log: this.log }
    this.replaying = true
    try {
      for (let at = from; at <= to && this.replaying; at++) {
        const past = await get<Position>(
          `/tables/${this.table.id}/position?seat=${this.seat}&at=${at}${ticket(this.table.id)}`,
        )
        if (!this.replaying || !this.present) return
        const lines = this.present.log.filter((line) => line.at === at)
        const before = this.position.view
        this.events = at === from ? [] : lines
        this.position = { ...past, decision: null, undo: 0, undo_asked: null }
        const usual = Math.max(lengthOf(lines, SPECTATOR - 1, SPECTATOR), PAST)
        const length = at === from ? PAST : (this.length(lines, before, past.view) ?? usual)
        await new Promise((done) => {
          this.timer = setTimeout(done, realLength(length, settings.pace === 'slow' ? 'slow' : 'normal', false))
        })
      }
    } catch (error) {
      this.problem = problemOf(error)
    }
    this.leavePast()
  }

  private leavePast(): void {
    if (!this.present) return
    clearTimeout(this.timer)
    this.events = []
    this.position = this.present.position
    this.log = this.present.log
    this.present = null
    this.replaying = false
  }

  private apply(position: Position, lines: Line[], fresh: boolean): void {
    const before = this.position
    if (fresh) {
      const known = before?.seat === position.seat ? before.at : position.at
      this.log = lines
      this.events = lines.filter((line) => line.at > known)
    } else {
      this.log = [...this.log.filter((line) => line.at <= (before?.at ?? 0) && line.at <= position.at), ...lines]
      this.events = lines
    }
    if (!fresh && before && isGap(before, position)) void this.readLog()
    this.position = position
    if (this.seen > position.at) this.seen = position.at
    this.problem = null
    this.announce(position, before)
    if (this.resetting) {
      if (position.undo > 0) this.connection.undo(null)
      else this.resetting = false
    }
  }

  /** Reloads the whole log. */
  private async readLog(): Promise<void> {
    const answer = await get<Log>(`/tables/${this.table.id}/log?seat=${this.seat}${ticket(this.table.id)}`).catch(
      () => null,
    )
    if (answer) this.log = answer.log
  }

  /** Plays the sound of the events, or the notice that it is our turn. */
  private announce(position: Position, before: Position | null): void {
    const asked = position.waiting.includes(position.seat)
    if (position.result && before && !before.result) play('end')
    else if (asked && !this.wasAsked) yourTurn(about.title(this.table.game))
    else if (this.events.length)
      play(
        soundOf(
          this.events.map((line) => line.kind),
          this.sounds,
        ),
      )
    this.wasAsked = asked
  }

  private get key(): string {
    return `serenissima-seen-${this.table.id}-${this.seat}`
  }

  private remembered(): number {
    try {
      return Number(localStorage.getItem(this.key) ?? 0)
    } catch {
      return 0
    }
  }

  /** Marks everything so far as seen, because our own pick follows. */
  private remember(): void {
    this.seen = (this.position?.at ?? 0) + 1
    try {
      localStorage.setItem(this.key, String(this.seen))
    } catch {
      // Without local storage, the whole log counts as new after a reload.
    }
  }

  /** The server knows our latest own answer, whichever device it came from. */
  answeredAt(answered: number): void {
    if (answered > this.seen && answered <= (this.position?.at ?? 0)) this.seen = answered
  }

  get names(): string[] {
    return this.table.seats.map((seat) => shownName(seat.name) || t('web-seat-open'))
  }

  /** Sends a pick, unless the screen shows an older position. */
  pick(pick: number): void {
    if (!this.settled || this.replaying || this.inNextFrame.length) return
    this.remember()
    this.connection.pick(pick)
  }

  undo(): void {
    if (this.settled && !this.replaying) this.connection.undo(null)
  }

  /** Undoes everything that this seat may undo alone. */
  reset(): void {
    this.resetting = true
    this.connection.undo(null)
  }

  /** Asks the others to agree to undo our latest pick. */
  askUndo(): void {
    if (this.seen > 0) this.connection.undo(this.seen - 1)
  }

  agree(yes: boolean): void {
    this.connection.agree(yes)
  }

  say(text: string): boolean {
    this.unsaid = ''
    return this.connection.say(text)
  }

  look(seat: number): void {
    this.seat = seat
    this.seen = this.remembered()
    this.wasAsked = false
    this.leavePast()
    this.queue = []
    this.inNextFrame = []
    this.showAll()
    this.position = null
    this.connection.look(seat)
  }

  private async ask<Answer>(what: string, body: object): Promise<Answer | null> {
    try {
      return await post<Answer>(`/tables/${this.table.id}/${what}`, body)
    } catch (error) {
      this.problem = problemOf(error)
      return null
    }
  }

  hint = (quick: boolean) => this.ask<Hint>('hint', { seat: this.seat, quick })
  resign = () => this.ask<Table>('resign', { seat: this.seat })
  comeBack = (seat: number) => this.ask<Table>('return', { seat })
  vote = (seat: number) => this.ask<Table>('vote', { seat })
  mute = (author: string, yes: boolean) => this.ask<Table>('mute', { author, yes })
  remove = (author: string, yes: boolean) => this.ask<Table>('remove', { author, yes })
  free = (seat: number) => this.ask<Table>('free', { seat })
  rematch = () => this.ask<Table>('rematch', {})
  chart = () => get<Chart>(`/tables/${this.table.id}/chart?seat=${this.seat}${ticket(this.table.id)}`).catch(() => null)

  analysis = () => get<Analysis>(`/tables/${this.table.id}/analysis?${ticket(this.table.id)}`).catch(() => null)
  analyse = () => post<Analysis>(`/tables/${this.table.id}/analysis?${ticket(this.table.id)}`)

  check = async (pick: number): Promise<Message | null> => {
    const answer = await this.ask<Check>('check', { seat: this.seat, pick })
    return answer?.problem ?? null
  }

  close(): void {
    clearTimeout(this.timer)
    this.replaying = false
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.connection.close()
  }
}
