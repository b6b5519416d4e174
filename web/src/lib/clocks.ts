/** Clocks on offer, clocks in words, and what is left on one. */

import type { Clock, Seat } from './protocol'
import { settings } from './settings.svelte'
import { t, together } from './words'

/** The clocks on offer. */
export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  quick: { kind: 'bank', seconds: 600, increment: 10 },
  slow: { kind: 'bank', seconds: 1800, increment: 30 },
  days: { kind: 'days', days: 3 },
}

/** The days per move on offer. */
export const DAYS_PER_MOVE: readonly number[] = [1, 2, 3, 5, 7, 14]

/** A clock that is not on offer, made by another program. */
export const OTHER_CLOCK = 'other'

/** The name of a clock among those on offer; how many days per move, and which days off, makes no difference. */
export function clockName(clock: Clock): string {
  const said = (each: Clock) => (each.kind === 'bank' ? `${each.seconds}+${each.increment}` : each.kind)
  return Object.keys(CLOCKS).find((name) => said(CLOCKS[name]!) === said(clock)) ?? OTHER_CLOCK
}

/** A clock in words. */
export function clockText(clock: Clock): string {
  const name = clockName(clock)
  if (clock.kind !== 'days') return name === OTHER_CLOCK ? otherClock(clock) : t(`web-clock-${name}`)
  const text = t('server-clock-days', { days: clock.days ?? 3 })
  if (!clock.off?.length) return text
  return isWeekend(clock.off)
    ? t('server-clock-weekend', { clock: text })
    : t('server-clock-off', { clock: text, count: clock.off.length })
}

function otherClock(clock: Clock): string {
  if (clock.kind === 'bank')
    return t('server-clock-bank', {
      minutes: Math.max(1, Math.round((clock.seconds ?? 600) / 60)),
      increment: clock.increment ?? 10,
    })
  return t('server-clock-none')
}

/** Monday to Sunday, as the protocol numbers them. */
export const WEEKDAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6]

const A_MONDAY = Date.UTC(2026, 0, 5)
const DAY = 86_400

/** The name of a weekday in the current language. */
export const weekdayName = (day: number, length: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(settings.language, { weekday: length, timeZone: 'UTC' }).format(A_MONDAY + day * DAY * 1000)

const isWeekend = (off: readonly number[]) => off.length === 2 && off.includes(5) && off.includes(6)

/** The days off of a table in words; empty if it has none. */
export function daysOffText(clock: Clock): string {
  if (clock.kind !== 'days' || !clock.off?.length) return ''
  return isWeekend(clock.off) ? t('web-weekend') : together(clock.off.map((day) => weekdayName(day, 'long')))
}

type Running = Pick<Seat, 'left' | 'pause'>

/** The seconds left on a running clock, some seconds after the server told them: none pass while it stands. */
export function leftAfter({ left, pause }: Running, elapsed: number): number {
  const [off, on] = pause ?? [0, 0]
  const stood = Math.max(0, Math.min(on, elapsed) - Math.max(off, 0))
  return Math.max(0, (left ?? 0) - (elapsed - stood))
}

/** Whether a running clock stands because of days off. */
export const isPaused = ({ pause }: Running, elapsed: number): boolean =>
  pause !== null && pause[0] <= elapsed && elapsed < pause[1]

/** A length of time as people say it: "2 days", "5 hours". */
export function lengthText(seconds: number): string {
  if (seconds >= DAY) return t('web-days', { days: Math.floor(seconds / DAY) })
  if (seconds >= 3600) return t('web-hours', { hours: Math.floor(seconds / 3600) })
  return t('web-minutes', { minutes: Math.max(1, Math.floor(seconds / 60)) })
}
