/** Holidays in words. */

import { settings } from '../lib/settings.svelte'

/** "2026-08-03" as a date of the calendar, in no particular time zone. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** The days of a holiday: "3 – 10 August". */
export function holidayText({ first, last }: { first: string; last: string }): string {
  const format = new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return first === last ? format.format(dateOf(first)) : format.formatRange(dateOf(first), dateOf(last))
}

/** A day in words. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(dateOf(day))

/** Today as the calendar here has it. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The day and hour of a moment some seconds from now. */
export const momentText = (seconds: number, now = Date.now()): string =>
  new Intl.DateTimeFormat(settings.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(now + seconds * 1000)
