/** Hints: asking the server, showing what it has found so far, and letting the choices glow. */

import type { Advice as AdvisedChoice, Hint, Message } from './protocol'

/** How long each piece of advice glows on the board. */
const GLOW = 900

/**
 * A hint as it comes in: what a quick look finds at once, and a second later what a search has found. Asked for again in
 * the same position, the server searches further and counts everything that it found before.
 */
export class Advice {
  choices = $state.raw<readonly AdvisedChoice[]>([])
  thinking = $state(false)
  open = $state(false)
  /** What makes the best choice better than another, in one sentence. */
  why = $state.raw<Message | null>(null)
  /** How often the choices have been tried in all. */
  tries = $state(0)
  private count = 0
  private timers: ReturnType<typeof setTimeout>[] = []

  get judged(): boolean {
    return this.choices.some((each) => each.value !== null)
  }

  /** How many choices the search cannot tell from the best, the best included. */
  get equals(): number {
    return this.judged ? 1 + this.choices.slice(1).filter((each) => each.equal).length : 0
  }

  /** Asks; gives the best choice, or null if there is none or the question was answered meanwhile. */
  async ask(fetch: (quick: boolean) => Promise<Hint | null>): Promise<number | null> {
    if (this.thinking) return null
    this.still()
    const mine = this.count
    this.open = this.thinking = true
    const slow = fetch(false)
    if (!this.choices.length) {
      const quick = await fetch(true)
      if (this.count !== mine) return null
      if (quick && this.thinking) this.choices = quick.choices
    }
    const found = await slow
    if (this.count !== mine) return null
    this.thinking = false
    if (found) {
      this.choices = found.choices
      this.why = found.why
      this.tries = found.tries
    } else if (!this.choices.length) this.close()
    return this.choices[0]?.pick ?? null
  }

  /** Lets the choices glow one after the other, then the best again. */
  glow(light: (pick: number | null) => void): void {
    const steps = [...this.choices.map((each) => each.pick), this.choices[0]?.pick ?? null, null]
    this.timers = steps.map((pick, i) => setTimeout(() => light(pick), i * GLOW))
  }

  /** Pointing at something ends the glow. */
  still(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers = []
  }

  /** Hides it. What is known about this position is kept. */
  hide(): void {
    this.still()
    this.open = false
  }

  /** Forgets it for a new question. Pending answers are dropped. */
  close(): void {
    this.count++
    this.hide()
    this.thinking = false
    this.choices = []
    this.why = null
    this.tries = 0
  }
}
