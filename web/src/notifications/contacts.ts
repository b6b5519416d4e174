/** What the page knows about contacts: which choices there are, and how a contact is doing. */
import type { Contact, QuietHours, WebhookBody } from '../lib/protocol'

export type NoticeEvent = Contact['events'][number]
export type Digest = Contact['digest']
export type Format = NonNullable<WebhookBody['format']>
export type State = 'working' | 'unconfirmed' | 'failed'

export const EVENTS: readonly NoticeEvent[] = ['turn', 'clock', 'undo', 'mention', 'full', 'over']
export const DIGESTS: readonly Digest[] = ['none', 'hourly', 'daily']
export const FORMATS: readonly Format[] = ['json', 'discord', 'slack', 'matrix', 'ntfy']
/** Names that are the same in every language. */
export const FORMAT_NAMES: Record<Format, string> = {
  json: 'JSON',
  discord: 'Discord',
  slack: 'Slack',
  matrix: 'Matrix',
  ntfy: 'ntfy',
}

/** What a new contact is told. */
export const USUAL_EVENTS: readonly NoticeEvent[] = EVENTS

export function stateOf({ confirmed, working }: Contact): State {
  if (!confirmed) return 'unconfirmed'
  return working ? 'working' : 'failed'
}

/** The format that the host of a webhook expects; null if its name does not say. */
export function formatOf(url: string): Format | null {
  const host = hostOf(url)
  if (/(^|\.)(discord|discordapp)\.com$/.test(host)) return 'discord'
  if (/(^|\.)slack\.com$/.test(host)) return 'slack'
  if (/(^|\.)ntfy\./.test(host)) return 'ntfy'
  return null
}

function hostOf(url: string): string {
  try {
    return new URL(url.trim()).hostname
  } catch {
    return ''
  }
}

/** The events with one of them added or removed, in the order of the page. */
export const withEvent = (events: readonly NoticeEvent[], event: NoticeEvent, on: boolean): NoticeEvent[] =>
  EVENTS.filter((each) => (each === event ? on : events.includes(each)))

/** The contact that a list has and an earlier one had not. */
export function addedTo(before: readonly Contact[], now: readonly Contact[]): Contact | undefined {
  const known = new Set(before.map(({ id }) => id))
  return now.find(({ id }) => !known.has(id))
}

/** The contacts that belong on a page: with a table, those for that table; otherwise all. */
export const shownFor = (contacts: readonly Contact[], table?: string): readonly Contact[] =>
  table ? contacts.filter((contact) => contact.table === table) : contacts

const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** How people call a browser: "Firefox, Linux". Empty if nothing is known. */
export function browserName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((known) => known.find(([pattern]) => pattern.test(agent))?.[1])
  return found.filter(Boolean).join(', ')
}

/** The time zone of this device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** What quiet hours are proposed to somebody who has none. */
export const usualQuietHours = (): QuietHours => ({ begin: '22:00', end: '07:30', zone: ownZone() })
