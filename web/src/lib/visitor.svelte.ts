/** Who is visiting, the games the server offers, the public tables, and creating a table. */

import { get, post } from './api'
import type { Game, Me, Sitter, Table, TableBody, TableList } from './protocol'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { showWaiting } from './waiting-games'
import { has, loadWords, t } from './words'

/** The level of bots that is proposed. */
export const USUAL_LEVEL = 'medium'

/** The visitor of this page, and what the server offers. */
class Visitor {
  me = $state.raw<Me | null>(null)
  games = $state.raw<Game[] | null>(null)
  /** Public tables of others. */
  tables = $state.raw<Table[]>([])

  async load(): Promise<void> {
    const [me, , found] = await Promise.all([get<Me>('/me'), this.loadGames(), get<TableList>('/tables')])
    const mine = new Set(me.tables.map((table) => table.id))
    this.me = me
    showWaiting(me.tables)
    this.tables = found.tables.filter((table) => !mine.has(table.id))
    if (me.known && !settings.name) settings.name = me.name
  }

  async loadGames(): Promise<Game[]> {
    if (!this.games) {
      const games = await get<Game[]>('/games')
      // The titles of games that this client was built without are among their own words.
      await Promise.all(games.filter(({ id }) => !has(`${id}-shelf-title`)).map(({ id }) => loadWords(id)))
      this.games = games
    }
    return this.games
  }

  get name(): string {
    return settings.name.trim() || t('web-guest')
  }

  /** Takes a name; makes an identity where there is none yet. */
  async introduce(name: string = this.name): Promise<void> {
    this.me ??= await get<Me>('/me')
    // Somebody who has a name here keeps it, even if this browser has forgotten it.
    const wanted = settings.name || !this.me.known ? name : this.me.name
    if (!this.me.known || this.me.name !== wanted) this.me = await post<Me>('/me', { name: wanted })
    settings.name ||= this.me.known && wanted !== t('web-guest') ? wanted : ''
  }

  /** Makes a table and goes there. */
  async make(table: Omit<TableBody, 'name'>): Promise<void> {
    await this.introduce()
    const made = await post<Table>('/tables', { ...table, name: this.name })
    router.go(`/table/${made.id}`)
  }
}

export const visitor = new Visitor()

/** You, and others of one kind. */
export const company = (seats: number, other: (i: number) => Sitter): Sitter[] => [
  { kind: 'me' },
  ...Array.from({ length: seats - 1 }, (_, i) => other(i + 1)),
]
