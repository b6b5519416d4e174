/** The WebSocket of a table: it reconnects, resends lost answers, and drops positions that arrive late. */

import { offerOf } from './choices'
import { PROTOCOL_VERSION } from './protocol.generated'
import type {
  BoardElement,
  ChatMessage,
  Choice,
  Command,
  Line,
  Message,
  PickCommand,
  Position,
  PositionUpdate,
  ServerMessage,
  Table,
  UndoCommand,
} from './protocol'

/** What a connection needs of a WebSocket; tests bring their own. */
export interface Socket {
  readonly readyState: number
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

/** `closed`: the server has refused this table for good; the last refusal says why. */
export type Condition = 'opening' | 'open' | 'lost' | 'closed'

export interface Listener {
  table(table: Table): void
  /** A position newer than the one before, and the lines that led to it. `fresh`: the first one on this socket. */
  position(position: Position, lines: Line[], fresh: boolean): void
  said(line: ChatMessage): void
  refused(problem: Message): void
  /** A line of chat that was refused. */
  unsaid(text: string): void
  /** Something that concerns the table at this moment. */
  notice(message: Message): void
  condition(condition: Condition): void
  /** Whether an answer of ours is on its way. */
  busy(busy: boolean): void
}

type Asked = (PickCommand | UndoCommand) & { ref: number }

const OPEN = 1
/** Not a valid seat, not allowed, no such table, another version: to try again would not help. */
const REFUSED = [4400, 4403, 4404, 4412]
const FIRST_DELAY = 500
const LONGEST_DELAY = 15_000
const PING_EVERY = 20_000
const PATIENCE = 10_000

/** The question, without the answers of others. */
const askedIn = ({ at, decision }: Position) => offerOf(decision) || `none at ${at}`

/**
 * The line to one table. It survives lost connections: it opens again with growing pauses, takes the position it then
 * gets as the truth, and sends an answer once more if the server never received it. Positions carry a number, so
 * that one that arrives late never replaces a newer one.
 */
export class Connection {
  private socket: Socket | null = null
  private number = -1
  private question = ''
  /** Those of the last question: the server does not send them twice. */
  private view: unknown = null
  private choices: Choice[] = []
  private board: BoardElement[] | null = null
  private fresh = true
  private attempts = 0
  private refs = 0
  private waiting: Asked | null = null
  /** The last line of chat that was sent. */
  private said: { ref: number; text: string } | null = null
  private retry: ReturnType<typeof setTimeout> | undefined
  private pinging: ReturnType<typeof setInterval> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly open: (path: string) => Socket,
    private readonly table: string,
    private seat: number,
    private readonly ticket: string,
    private readonly listener: Listener,
  ) {
    this.connect()
  }

  private connect(): void {
    this.fresh = true
    const query = `seat=${this.seat}&since=-1&version=${PROTOCOL_VERSION}${this.ticket}`
    const socket = this.open(`/api/tables/${this.table}/socket?${query}`)
    this.socket = socket
    socket.onopen = () => {
      this.attempts = 0
      this.listener.condition('open')
      clearInterval(this.pinging)
      this.pinging = setInterval(() => this.ping(), PING_EVERY)
    }
    socket.onmessage = (event) => {
      clearTimeout(this.silence)
      this.receive(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return
      if (!REFUSED.includes(code)) return this.lost()
      this.close()
      this.listener.condition('closed')
    }
  }

  private lost(): void {
    clearInterval(this.pinging)
    clearTimeout(this.silence)
    this.socket = null
    if (this.closed) return
    this.listener.condition('lost')
    const delay = Math.min(FIRST_DELAY * 2 ** this.attempts, LONGEST_DELAY)
    this.attempts += 1
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.connect(), delay)
  }

  /** Tries again now: the network is back, or the page was woken up. */
  hurry(): void {
    if (this.closed) return
    if (this.socket?.readyState === OPEN) return this.ping()
    if (this.socket) return
    clearTimeout(this.retry)
    this.connect()
  }

  private ping(): void {
    if (!this.send({ type: 'ping' })) return
    clearTimeout(this.silence)
    // A line that is dead without having been closed is given up, so that a new one can be opened.
    this.silence = setTimeout(() => {
      const dead = this.socket
      this.lost()
      dead?.close()
    }, PATIENCE)
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.listener.table(message.table)
      case 'notice':
        return this.listener.notice(message.message)
      case 'chat':
        return this.listener.said(message)
      case 'refused':
        if (message.ref === this.waiting?.ref) this.settle()
        if (this.said && message.ref === this.said.ref) this.listener.unsaid(this.said.text)
        return this.listener.refused(message.problem)
      case 'position':
        return this.take(message)
      case 'pong':
    }
  }

  private take(update: PositionUpdate): void {
    if (update.seat !== this.seat) return
    if (!this.fresh && update.number < this.number) return
    if (this.waiting && update.ref === this.waiting.ref) this.settle()
    const fresh = this.fresh
    this.fresh = false
    this.number = update.number
    const position = this.complete(update)
    this.listener.position(position, position.log, fresh)
    if (fresh && this.waiting) this.repeat(this.waiting, position)
    this.question = askedIn(position)
  }

  /** Adds the view, the board and the choices of the question before, where the server has not repeated them. */
  private complete(update: PositionUpdate): Position {
    this.view = update.view ?? this.view
    this.choices = update.decision?.choices ?? this.choices
    // A game that does not describe its table has no `board` at all.
    this.board = update.board === undefined ? null : (update.board ?? this.board)
    const { view, board } = this
    return { ...update, view, board, decision: update.decision && { ...update.decision, choices: this.choices } }
  }

  /** After a lost connection: was our last answer received? It is sent again if the same question is still open. */
  private repeat(asked: Asked, position: Position): void {
    const open =
      asked.type === 'pick'
        ? askedIn(position) === this.question && position.decision?.answered !== asked.pick
        : position.number === asked.number
    if (open) this.send((this.waiting = { ...asked, number: position.number }))
    else this.settle()
  }

  private settle(): void {
    this.waiting = null
    this.listener.busy(false)
  }

  private send(message: Command): boolean {
    if (this.socket?.readyState !== OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private ask(message: Asked): void {
    if (this.waiting) return
    this.waiting = message
    this.listener.busy(true)
    this.send(message)
  }

  pick(pick: number): void {
    this.ask({ type: 'pick', seat: this.seat, number: this.number, pick, ref: (this.refs += 1) })
  }

  undo(to: number | null): void {
    this.ask({ type: 'undo', seat: this.seat, number: this.number, to, ref: (this.refs += 1) })
  }

  agree(yes: boolean): void {
    this.send({ type: 'agree', yes })
  }

  say(text: string): boolean {
    this.said = { ref: (this.refs += 1), text }
    return this.send({ type: 'chat', ...this.said })
  }

  /** Switches to another of your own seats. */
  look(seat: number): void {
    this.seat = seat
    this.fresh = true
    this.question = ''
    this.waiting = null
    this.listener.busy(false)
    if (!this.send({ type: 'look', seat })) this.hurry()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.retry)
    clearTimeout(this.silence)
    clearInterval(this.pinging)
    this.socket?.close()
  }
}
