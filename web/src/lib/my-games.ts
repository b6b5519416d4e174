/** A game of the visitor's list in words: its result, its date, and who is asked. */

import { shownName } from './names'
import type { GameSeat, MyGame } from './protocol'
import { t } from './words'

export const STATES = ['all', 'running', 'over', 'hidden'] as const
export type ListState = (typeof STATES)[number]

export interface Filter {
  show: ListState
  /** The id of a game, or empty for all. */
  game: string
  /** A part of another player's name. */
  name: string
  /** Only games with other people. */
  people: boolean
}

/** The request for the games that fit a filter, from the beginning or after an earlier page. */
export function listAddress({ show, game, name, people }: Filter, after: string | null = null): string {
  const query = new URLSearchParams({ show })
  if (game) query.set('game', game)
  if (name.trim()) query.set('name', name.trim())
  if (people) query.set('people', 'true')
  if (after) query.set('after', after)
  return `/me/games?${query}`
}

const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

/** A day as people say it: "today", "yesterday", "15 Nov", "15 Nov 2025". */
export function dayInWords(moment: string, language: string, now = new Date()): string {
  const then = new Date(moment)
  const days = Math.round((midnight(now) - midnight(then)) / 86_400_000)
  if (days >= 0 && days <= 1)
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days === 0 ? 0 : -1, 'day')
  const year = then.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    year,
  }).format(then)
}

/** How the game ended for the visitor; empty if they had no seat. */
export function resultOf({ place, seats }: MyGame): string {
  if (place === null) return ''
  return place === 1 ? t('web-my-games-won') : t('web-my-games-place', { place, seats: seats.length })
}

/** Who has to act in a running game. */
export function stateOf({ state, seats, your_turn, closed }: MyGame): string {
  if (closed) return t('web-table-closed')
  if (state === 'open') return t('web-table-waiting', { open: seats.filter((seat) => seat.kind === 'open').length })
  if (your_turn) return t('web-table-your-turn')
  const asked = seats.filter((seat) => seat.asked)
  return asked.length === 1 ? t('web-table-turn', { name: shownName(asked[0]!.name) }) : t('web-table-choosing')
}

export const players = (game: MyGame): GameSeat[] => game.seats.filter((seat) => seat.kind !== 'open')
