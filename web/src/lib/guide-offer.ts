/** Whether the guide of a game has been offered on this device: it is offered once. */

const key = (game: string) => `serenissima-guided-${game}`

export function isFirstTime(game: string): boolean {
  try {
    return localStorage.getItem(key(game)) === null
  } catch {
    return false
  }
}

export function rememberOffer(game: string): void {
  try {
    localStorage.setItem(key(game), 'yes')
  } catch {
    // Without local storage, it is offered again next time.
  }
}
