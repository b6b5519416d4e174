/** A private note: read when it is first opened, saved while you type. */

import { get, post, problemOf } from '../lib/api'
import type { Message, Note } from '../lib/protocol'

/** The longest note that the server keeps. */
export const LONGEST = 4000
/** How long a pause in typing is before the text is saved, in milliseconds. */
const PAUSE = 700
const CHANGED_ELSEWHERE = 'server-note-changed'

export type NoteState = 'unread' | 'reading' | 'typing' | 'saving' | 'saved' | 'failed' | 'conflict'

export class Notebook {
  text = $state('')
  state = $state<NoteState>('unread')
  /** Why it could not be read or saved. */
  problem = $state.raw<Message | null>(null)
  private version = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly path: string

  constructor(table: string) {
    this.path = `/tables/${table}/note`
    document.addEventListener('visibilitychange', this.onVisibility)
  }

  /** Another device may have changed it meanwhile. What was typed here is saved before the page is out of sight. */
  private onVisibility = () => {
    if (document.hidden) this.flush()
    else if (this.state === 'saved') void this.read()
  }

  /** Reads it from the server. What was being typed is lost. */
  async read(): Promise<void> {
    if (this.state === 'unread') this.state = 'reading'
    try {
      const note = await get<Note>(this.path)
      if (this.state === 'typing' || this.state === 'saving') return
      this.text = note.text
      this.version = note.version
      this.state = 'saved'
    } catch (error) {
      this.problem = problemOf(error)
      this.state = 'failed'
    }
  }

  type(text: string): void {
    this.text = text
    if (this.state === 'conflict') return
    this.state = 'typing'
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), PAUSE)
  }

  /** Saves at once what waits to be saved. */
  flush(): void {
    if (this.state === 'typing') void this.save()
  }

  async save(): Promise<void> {
    clearTimeout(this.timer)
    // An earlier text is on its way; this one follows when it has arrived.
    if (this.state === 'saving') return
    const text = this.text
    this.state = 'saving'
    try {
      this.version = (await post<Note>(this.path, { text, version: this.version })).version
      this.state = 'saved'
      if (this.text !== text) this.type(this.text)
    } catch (error) {
      this.problem = problemOf(error)
      this.state = this.problem.id === CHANGED_ELSEWHERE ? 'conflict' : 'failed'
    }
  }

  /** After a conflict: keeps the text of this page. */
  async keep(): Promise<void> {
    try {
      this.version = (await get<Note>(this.path)).version
      this.state = 'typing'
      await this.save()
    } catch (error) {
      this.problem = problemOf(error)
    }
  }

  /** After a conflict: takes the text of the other device. */
  take(): Promise<void> {
    this.state = 'reading'
    return this.read()
  }

  close(): void {
    this.flush()
    document.removeEventListener('visibilitychange', this.onVisibility)
  }
}
