/** What this device last started from the first page: the next visit begins with it. */
interface Choice {
  game: string
  seats: number
  level: string
}

const KEY = 'serenissima-last-choice'

export function lastChoice(): Choice | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Choice> | null
    const { game, seats, level } = found ?? {}
    return typeof game === 'string' && typeof seats === 'number' && typeof level === 'string'
      ? { game, seats, level }
      : null
  } catch {
    return null
  }
}

export function rememberChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // Without local storage, the page starts with the first game again.
  }
}
