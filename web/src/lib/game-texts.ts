/**
 * What the pages say about a game: `<id>-shelf-…` in its catalogues. All of it is optional: the server sends the title,
 * the credits and the seats, and every game has `<id>-title` and `<id>-blurb`.
 */

import { visitor } from './visitor.svelte'
import type { Game } from './protocol'
import { has, t } from './words'

const offered = (id: string): Game | undefined => visitor.games?.find((game) => game.id === id)

/** The first of these messages that exists. */
const said = (...ids: string[]): string | null => {
  const id = ids.find(has)
  return id ? t(id) : null
}

export const title = (id: string): string => said(`${id}-shelf-title`, `${id}-title`) ?? offered(id)?.title ?? id

export const subtitle = (id: string): string => said(`${id}-shelf-subtitle`) ?? ''

/** Who made it, in a few words. */
export function credit(id: string): string {
  const credits = offered(id)?.credits
  return (
    said(`${id}-shelf-credit`) ??
    (credits ? [credits.designers.join(' & '), credits.year].filter(Boolean).join(', ') : '')
  )
}

/** What it is, in one line. */
export const line = (id: string): string => said(`${id}-shelf-line`, `${id}-blurb`) ?? ''

/** For how many, and how long. */
export function facts(id: string): string {
  const seats = offered(id)?.seats
  return said(`${id}-shelf-facts`) ?? (seats ? t('web-facts', { least: seats[0], most: seats[1] }) : '')
}

/** What it is, in some sentences; empty if the line says it all. */
export const text = (id: string): string => said(`${id}-shelf-about`) ?? ''

/** Why the game is a variant with this many players, if it is one. */
export const variant = (id: string, seats: number): string => said(`${id}-shelf-variant-${seats}`) ?? ''

/** Whether its texts are shown in English because it has none in the language of the page. */
export function isForeign(id: string, language: string): boolean {
  const languages = offered(id)?.languages ?? []
  return languages.length > 0 && !languages.includes(language)
}
