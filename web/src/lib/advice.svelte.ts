import type { Advice as AdvisedChoice, Hint } from './protocol'

/** How long each piece of advice glows on the board. */
const GLOW = 900

/** Less than this below the best chance is about as good: searches of a second differ by more from each other. */
const EQUAL = 0.03

/** So many choices are told. */
const SHOWN = 3

/** A choice, what all searches so far found on average, and how many searched it. */
interface Known {
  choice: AdvisedChoice
  sum: number
  searches: number
}

/**
 * A hint as it comes in: at first sight at once, and a second later what a search has found. Asked for again in the same
 * position, it searches once more and keeps what it knew: the chances are averages over all searches.
 */
export class Advice {
  choices = $state.raw<readonly AdvisedChoice[]>([])
  thinking = $state(false)
  open = $state(false)
  /** How many searches the chances come from. */
  searches = $state(0)
  private count = 0
  private known = new Map<number, Known>()
  private timers: ReturnType<typeof setTimeout>[] = []

  get judged(): boolean {
    return this.choices.some((each) => each.value !== null)
  }

  /** Whether a choice is about as good as the best. */
  isEqual(choice: AdvisedChoice): boolean {
    const best = this.choices[0]?.value ?? null
    return best !== null && choice.value !== null && best - choice.value < EQUAL
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
    if (found) this.learn(found.choices)
    else if (!this.choices.length) this.close()
    return this.choices[0]?.pick ?? null
  }

  /** Adds what a search has found to what earlier ones found; the best come first. */
  private learn(choices: readonly AdvisedChoice[]): void {
    this.searches += 1
    for (const choice of choices) {
      const known = this.known.get(choice.pick) ?? { choice, sum: 0, searches: 0 }
      if (choice.value !== null) {
        known.sum += choice.value
        known.searches += 1
      }
      this.known.set(choice.pick, known)
    }
    const judged = [...this.known.values()].filter((each) => each.searches)
    if (!judged.length) {
      this.choices = choices
      return
    }
    // What only few searches found worth telling is less certain: it comes after what all of them did.
    const value = ({ sum, searches }: Known) => sum / searches
    judged.sort((a, b) => value(b) - value(a) || b.searches - a.searches)
    this.choices = judged.slice(0, SHOWN).map((each) => ({ ...each.choice, value: value(each) }))
  }

  /** Lets the choices glow one after the other, and at last the best again. */
  glow(light: (pick: number | null) => void): void {
    const steps = [...this.choices.map((each) => each.pick), this.choices[0]?.pick ?? null, null]
    this.timers = steps.map((pick, i) => setTimeout(() => light(pick), i * GLOW))
  }

  /** Whoever points at something himself wants to see that. */
  still(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers = []
  }

  /** Puts it out of sight; what is known about this position stays. */
  hide(): void {
    this.still()
    this.open = false
  }

  /** Forgets it: another question. Answers that are still under way are dropped. */
  close(): void {
    this.count++
    this.hide()
    this.thinking = false
    this.choices = []
    this.known.clear()
    this.searches = 0
  }
}
