/** Which games wait for you, and how many. */

import type { Table } from './protocol'

/** Whether the viewer has to act at this table. */
export const isYourTurn = (table: Table): boolean => table.seats.some((seat) => seat.yours && seat.asked)

/** How many games wait for your answer. */
export const waitingFor = (tables: readonly Table[]): number => tables.filter(isYourTurn).length

/** Shows it on the icon of the installed app, where there is one. */
export function showWaiting(tables: readonly Table[]): void {
  navigator.setAppBadge?.(waitingFor(tables)).catch(() => {})
}
