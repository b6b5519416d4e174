/** Which of your other games waits for you. */

import { get } from '../lib/api'
import type { Waiting, WaitingGame } from '../lib/protocol'

/** How often to ask while the page is in sight; whoever waits for others may wait long. */
const AGAIN = 60_000

/** Create it during component initialisation; it asks anew whenever what `moment` returns changes. */
export class NextGame {
  count = $state(0)
  game = $state.raw<WaitingGame | null>(null)

  /** `table` is where the viewer is, `mayLeave` whether nothing is asked of them there. */
  constructor(table: string, mayLeave: () => boolean, moment: () => unknown) {
    const look = async () => {
      if (document.hidden || !mayLeave()) return
      const found = await get<Waiting>(`/me/waiting?table=${table}`).catch(() => null)
      if (found) [this.count, this.game] = [found.count, found.next]
    }
    $effect(() => {
      void moment()
      if (!mayLeave()) {
        this.game = null
        return
      }
      void look()
      const timer = setInterval(look, AGAIN)
      document.addEventListener('visibilitychange', look)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', look)
      }
    })
  }
}
