/** A private note: read when it is first opened, saved while you type. */

import { get, post, problemOf } from '../lib/api'
import type { Message, Note } from '../lib/protocol'

/** The longest note that the server keeps. */
export const LONGEST = 4000
/** How long a pause in typing is before the text is saved, in milliseconds. */
const PAUSE = 700
const CHANGED_ELSEWHERE = 'server-note-changed'

type NoteState = 'unread' | 'reading' | 'unreadable' | 'typing' | 'saving' | 'saved' | 'failed' | 'conflict'

export class Notebook {
  text = $state('')
  state = $state<NoteState>('unread')
  /** Why it could not be read or saved. */
  problem = $state.raw<Message | null>(null)
  private version = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  /** A text is on its way to the server. The state tells what has been typed since. */
  private isSaving = false
  /** What has been typed since then is to be saved as soon as that text has arrived. */
  private isDue = false
  private readonly path: string

  constructor(table: string) {
    this.path = `/tables/${table}/note`
    document.addEventListener('visibilitychange', this.onVisibility)
  }

  /** Another device may have changed it meanwhile. What was typed here is saved before the page is out of sight. */
  private onVisibility = () => {
    if (document.hidden) this.flush()
    else if (this.state === 'saved') void this.refresh()
  }

  /** Reads it for the first time: until that has worked, there is nothing to type into. */
  async read(): Promise<void> {
    this.state = 'reading'
    try {
      this.show(await get<Note>(this.path))
    } catch (error) {
      this.problem = problemOf(error)
      this.state = 'unreadable'
    }
  }

  /** Reads it again. If that fails, or the text was changed here meanwhile, the text stays. */
  private async refresh(): Promise<void> {
    const note = await get<Note>(this.path).catch(() => null)
    if (note && this.state === 'saved' && note.version > this.version) this.show(note)
  }

  private show(note: Note): void {
    this.text = note.text
    this.version = note.version
    this.state = 'saved'
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
    this.isDue = this.isSaving
    if (this.isSaving) return
    this.isSaving = true
    this.state = 'saving'
    const text = this.text
    try {
      this.version = (await post<Note>(this.path, { text, version: this.version })).version
      if (this.text === text) {
        clearTimeout(this.timer)
        this.state = 'saved'
      }
    } catch (error) {
      clearTimeout(this.timer)
      this.problem = problemOf(error)
      this.state = this.problem.id === CHANGED_ELSEWHERE ? 'conflict' : 'failed'
    }
    this.isSaving = false
    if (this.isDue) this.flush()
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
  async take(): Promise<void> {
    try {
      this.show(await get<Note>(this.path))
    } catch (error) {
      this.problem = problemOf(error)
    }
  }

  close(): void {
    this.flush()
    document.removeEventListener('visibilitychange', this.onVisibility)
  }
}
