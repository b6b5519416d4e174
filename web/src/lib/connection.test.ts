import { PROTOCOL_VERSION } from './protocol.generated'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, type Listener, type Socket } from './connection'
import type { Decision, Position } from './protocol'

class FakeSocket implements Socket {
  readyState = 0
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  sent: { type: string; [key: string]: unknown }[] = []

  constructor(readonly path: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as never)
  }
  close() {
    this.readyState = 3
  }
  accept() {
    this.readyState = 1
    this.onopen?.(undefined as never)
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const question = (prompt: string, answered: number | null = null): Decision => ({
  kind: 'choose',
  prompt: { id: prompt },
  answered,
  choices: [7, 8].map((pick) => ({ pick, label: { id: 'x' }, group: null, effect: null })),
})

const position = (number: number, more: Partial<Position> = {}): Position => ({
  type: 'position',
  table: 't',
  seat: 0,
  number,
  at: number,
  state: 'running',
  view: {},
  waiting: [0],
  decision: question('first'),
  undo: 0,
  undo_asked: null,
  log: [],
  result: null,
  board: null,
  ...more,
})

describe('a connection', () => {
  let sockets: FakeSocket[]
  let numbers: number[]
  let offered: number[][]
  let views: unknown[]
  let boards: unknown[]
  let conditions: string[]
  let busy: boolean[]
  let refused: string[]
  let line: Connection

  const last = () => sockets.at(-1)!

  beforeEach(() => {
    vi.useFakeTimers()
    sockets = []
    numbers = []
    offered = []
    views = []
    boards = []
    conditions = []
    busy = []
    refused = []
    const listener: Listener = {
      table: () => undefined,
      position: (position) => {
        numbers.push(position.number)
        views.push(position.view)
        boards.push(position.board)
        offered.push(position.decision?.choices.map((choice) => choice.pick) ?? [])
      },
      said: () => undefined,
      refused: (problem) => refused.push(problem.id),
      unsaid: (text) => refused.push(text),
      notice: (message) => refused.push(message.id),
      condition: (condition) => conditions.push(condition),
      busy: (now) => busy.push(now),
    }
    const open = (path: string) => {
      const socket = new FakeSocket(path)
      sockets.push(socket)
      return socket
    }
    line = new Connection(open, 't', 0, '', listener)
    last().accept()
    last().tell(position(4))
  })
  afterEach(() => {
    line.close()
    vi.useRealTimers()
  })

  it('asks for its seat and for the whole log', () => {
    expect(last().path).toBe(`/api/tables/t/socket?seat=0&since=-1&version=${PROTOCOL_VERSION}`)
  })

  it('quotes the number of the position with a pick, and is busy until the answer comes', () => {
    line.pick(7)
    expect(last().sent).toEqual([{ type: 'pick', seat: 0, number: 4, pick: 7, ref: 1 }])
    expect(busy).toEqual([true])
    last().tell(position(5, { ref: 1 }))
    expect(busy).toEqual([true, false])
  })

  it('keeps the view and the choices of a question, which the server does not send twice', () => {
    last().tell(position(5, { view: { houses: 3 } }))
    last().tell(position(6, { view: null, decision: { ...question('first', 7), choices: null as never } }))
    expect(offered.slice(-2)).toEqual([
      [7, 8],
      [7, 8],
    ])
    expect(views.slice(-2)).toEqual([{ houses: 3 }, { houses: 3 }])
  })

  it('keeps the board of a question, and forgets it when a position has none', () => {
    const board = [{ kind: 'text', label: { id: 'first' } }]
    const { board: _, ...without } = position(7)
    last().tell({ ...position(5), board })
    last().tell({ ...position(6), board: null })
    last().tell(without)
    expect(boards.slice(-3)).toEqual([board, board, null])
  })

  it('sends nothing more while an answer is on its way', () => {
    line.pick(7)
    line.pick(8)
    expect(last().sent).toHaveLength(1)
  })

  it('does not take the answer of somebody else for its own', () => {
    line.pick(7)
    last().tell(position(5))
    expect(busy).toEqual([true])
  })

  it('is free again after a refusal', () => {
    line.pick(7)
    last().tell({ type: 'refused', ref: 1, problem: { id: 'illegal-stale' }, number: 4 })
    expect(refused).toEqual(['illegal-stale'])
    expect(busy).toEqual([true, false])
  })

  it('never replaces a newer position by an older one', () => {
    last().tell(position(6))
    last().tell(position(5))
    expect(numbers).toEqual([4, 6])
  })

  it('takes a gap as it comes: positions are whole', () => {
    last().tell(position(9))
    expect(numbers).toEqual([4, 9])
  })

  it('ignores positions of another seat', () => {
    last().tell(position(5, { seat: 2 }))
    expect(numbers).toEqual([4])
  })

  it('opens again after a lost connection, with growing pauses', () => {
    last().drop()
    expect(conditions).toEqual(['open', 'lost'])
    vi.advanceTimersByTime(499)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(2)
    last().drop()
    vi.advanceTimersByTime(999)
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(3)
    last().accept()
    last().tell(position(4))
    expect(conditions.at(-1)).toBe('open')
  })

  it('takes the position it gets after a lost connection as the truth, even if its number is lower', () => {
    last().drop()
    vi.advanceTimersByTime(500)
    last().accept()
    last().tell(position(2))
    expect(numbers).toEqual([4, 2])
  })

  it('sends a pick once more if the server never got it', () => {
    line.pick(7)
    last().drop()
    vi.advanceTimersByTime(500)
    last().accept()
    last().tell(position(4))
    expect(last().sent).toEqual([{ type: 'pick', seat: 0, number: 4, pick: 7, ref: 1 }])
  })

  it('sends it with the new number if others answered the same sealed question in the meantime', () => {
    line.pick(7)
    last().drop()
    vi.advanceTimersByTime(500)
    last().accept()
    last().tell(position(5))
    expect(last().sent).toEqual([{ type: 'pick', seat: 0, number: 5, pick: 7, ref: 1 }])
  })

  it('does not send it again if it had arrived', () => {
    line.pick(7)
    last().drop()
    vi.advanceTimersByTime(500)
    last().accept()
    last().tell(position(5, { decision: question('second') }))
    expect(last().sent).toEqual([])
    expect(busy).toEqual([true, false])
  })

  it('keeps a pick made while the line was down', () => {
    last().drop()
    line.pick(8)
    vi.advanceTimersByTime(500)
    last().accept()
    last().tell(position(4))
    expect(last().sent).toEqual([{ type: 'pick', seat: 0, number: 4, pick: 8, ref: 1 }])
  })

  it('gives up a line that has gone silent', () => {
    vi.advanceTimersByTime(20_000)
    expect(last().sent).toEqual([{ type: 'ping' }])
    vi.advanceTimersByTime(10_000)
    expect(conditions.at(-1)).toBe('lost')
    vi.advanceTimersByTime(500)
    expect(sockets).toHaveLength(2)
  })

  it('stays with a line that answers', () => {
    vi.advanceTimersByTime(20_000)
    last().tell({ type: 'pong' })
    vi.advanceTimersByTime(15_000)
    expect(conditions.at(-1)).toBe('open')
  })

  it('looks through the eyes of another seat on the same line', () => {
    line.look(2)
    expect(last().sent).toEqual([{ type: 'look', seat: 2 }])
    last().tell(position(4, { seat: 2 }))
    expect(numbers).toEqual([4, 4])
  })

  it.each([4403, 4404])('does not try again where it was refused for good (%i)', (code) => {
    last().tell({ type: 'refused', ref: null, problem: { id: 'server-removed' }, number: 0 })
    last().drop(code)
    expect(conditions.at(-1)).toBe('closed')
    expect(refused).toEqual(['server-removed'])
    line.hurry()
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  })

  it('tries again after a refusal that passes', () => {
    last().drop(4429)
    vi.advanceTimersByTime(500)
    expect(sockets).toHaveLength(2)
  })

  it('gives back a line of chat that was refused', () => {
    line.say('ciao')
    expect(last().sent).toEqual([{ type: 'chat', text: 'ciao', ref: 1 }])
    last().tell({ type: 'refused', ref: 1, problem: { id: 'server-chat-too-fast' }, number: 4 })
    expect(refused).toEqual(['ciao', 'server-chat-too-fast'])
    last().tell({ type: 'refused', ref: null, problem: { id: 'server-malformed' }, number: 4 })
    expect(refused).toHaveLength(3)
  })

  it('is quiet once closed', () => {
    line.close()
    last().drop()
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  })
})
