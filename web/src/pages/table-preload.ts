/** Fetches a table and its game in parallel with the code of the page that shows them. */

import { loadGame } from '../games'
import type { GameModule } from '../games/contract'
import { get } from '../lib/api'
import type { Table } from '../lib/protocol'
import { ticket } from '../lib/links'

/** What the page of a table needs before it can show anything. */
interface Opening {
  table: Promise<Table>
  game: Promise<GameModule>
}

function ask(id: string): Opening {
  const table = get<Table>(`/tables/${id}?${ticket(id)}`)
  const game = table.then(({ game }) => loadGame(game))
  // The page that opens the table reports an error; until then nobody handles it.
  game.catch(() => {})
  return { table, game }
}

let begun: (Opening & { id: string }) | null = null

/** Asks for a table and its game while the page itself is still being fetched. */
export function begin(id: string): void {
  begun = { id, ...ask(id) }
}

export function open(id: string): Opening {
  const found = begun?.id === id ? begun : ask(id)
  begun = null
  return found
}
