/**
 * What the server answers for the viewer at this table, and when the viewer last answered in person. It belongs to the
 * person, not to the device.
 */

import { get, post, problemOf } from '../lib/api'
import type { ChatMessage, Message, StandingBody, StandingList } from '../lib/protocol'
import type { Turn } from '../lib/turns'

/** The seat of notes in the log. */
const SYSTEM = -2

class Standing {
  list = $state.raw<StandingList | null>(null)
  problem = $state.raw<Message | null>(null)
  private path = ''
  private seat = 0

  /** Reads what a seat of the viewer has; `null` for a spectator. */
  async open(table: string, seat: number | null): Promise<void> {
    this.path = seat === null ? '' : `/tables/${table}/standing`
    this.seat = seat ?? 0
    this.list = null
    await this.read()
  }

  async read(): Promise<void> {
    const path = this.path
    if (!path) return
    const found = await get<StandingList>(`${path}?seat=${this.seat}`).catch(() => null)
    if (found && path === this.path) this.list = found
  }

  async set(question: string, answer: string | null, until: StandingBody['until'] = 'withdrawn'): Promise<void> {
    this.problem = null
    try {
      this.list = await post<StandingList>(this.path, { seat: this.seat, question, answer, until })
    } catch (error) {
      this.problem = problemOf(error)
    }
  }

  /** The viewer's answer to a question; null if they want to be asked. */
  answerTo(question: string): string | null {
    return this.list?.questions.find((each) => each.id === question)?.answer ?? null
  }

  /** How many questions are answered for the viewer. */
  get count(): number {
    return this.list?.questions.filter((each) => each.answer !== null).length ?? 0
  }

  /** What was answered for the viewer, as notes in the log. */
  get notes(): ChatMessage[] {
    return (this.list?.given ?? []).map(({ at, question, answer }, i) => ({
      type: 'chat',
      number: -1 - i,
      by: SYSTEM,
      name: '',
      text: '',
      when: '',
      author: null,
      message: { id: 'web-standing-given', args: { question, answer } },
      at,
    }))
  }

  /** Turns of the viewer's seat that somebody else has played are news to the viewer. */
  toldTo(turns: readonly Turn[]): readonly Turn[] {
    const answered = this.list?.answered
    if (answered === undefined) return turns
    // A turn in which the seat has had nothing to choose yet is the one that begins now.
    const played = (turn: Turn) => turn.lines.some(({ by, auto }) => by === turn.seat && !auto)
    return turns.map((turn) => (turn.from >= answered && played(turn) ? { ...turn, own: false } : turn))
  }
}

export const standing = new Standing()
