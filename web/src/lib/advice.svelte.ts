import type { Advice as AdvisedChoice, Hint } from './protocol'

/** How long each piece of advice glows on the board. */
const GLOW = 900

/** A hint as it comes in: at first sight at once, and a second later what a search has found. */
export class Advice {
  choices = $state.raw<readonly AdvisedChoice[]>([])
  thinking = $state(false)
  open = $state(false)
  private count = 0
  private timers: ReturnType<typeof setTimeout>[] = []

  get judged(): boolean {
    return this.choices.some((each) => each.value !== null)
  }

  /** Asks; gives the best choice, or null if there is none or the question was answered meanwhile. */
  async ask(fetch: (quick: boolean) => Promise<Hint | null>): Promise<number | null> {
    this.close()
    const mine = this.count
    this.open = this.thinking = true
    const slow = fetch(false)
    const quick = await fetch(true)
    if (this.count !== mine) return null
    if (quick && this.thinking) this.choices = quick.choices
    const found = (await slow) ?? quick
    if (this.count !== mine) return null
    this.thinking = false
    if (found) this.choices = found.choices
    else this.close()
    return found?.pick ?? null
  }

  /** Lets the choices glow one after the other, the best first. */
  glow(light: (pick: number | null) => void): void {
    const steps = [...this.choices.map((each) => each.pick), null]
    this.timers = steps.map((pick, i) => setTimeout(() => light(pick), i * GLOW))
  }

  /** Whoever points at something himself wants to see that. */
  still(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers = []
  }

  /** Puts it away; answers that are still under way are dropped. */
  close(): void {
    this.count++
    this.still()
    this.open = this.thinking = false
    this.choices = []
  }
}
