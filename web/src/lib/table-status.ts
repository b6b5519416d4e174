/** A table in a few words, for lists of tables: its state, the other players, its age. */

import { shownName } from './names'
import type { Table } from './protocol'
import { isYourTurn } from './waiting-games'
import { t } from './words'

export { isYourTurn }

/** How far a table is, in a few words. */
export function statusOf(table: Table): string {
  if (table.closed) return t('web-table-closed')
  if (table.state === 'open') return t('web-table-waiting', { open: openSeats(table) })
  if (table.state === 'over') return t('web-table-over')
  if (isYourTurn(table)) return t('web-table-your-turn')
  const asked = table.seats.filter((seat) => seat.asked).map((seat) => shownName(seat.name))
  return asked.length === 1 ? t('web-table-turn', { name: asked[0]! }) : t('web-table-choosing')
}

/** Who else plays there. */
export function companyOf(table: Table): string {
  const others = table.seats.filter((seat) => !seat.yours && seat.kind !== 'open').map((seat) => shownName(seat.name))
  return others.length ? t('web-table-with', { names: others.join(', ') }) : t('web-table-alone')
}

const openSeats = (table: Table): number => table.seats.filter((seat) => seat.kind === 'open').length

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** A moment in the past as people say it: "2 hours ago". */
export function ago(moment: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1]
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(seconds / length), unit)
}
