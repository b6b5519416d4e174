import { PROTOCOL_HEADERS } from '../lib/request-headers'
import type { Contact, ContactList, PushBody } from '../lib/protocol'
import { remember, remembered } from './device-contact'

/** What a push service needs to know, from the manager of the service worker's registration. */
type Manager = Pick<PushManager, 'subscribe'>

/** What a new subscription is told: the same as the one that it replaces. */
export const renewed = (old: Contact, made: PushSubscriptionJSON, language: string): PushBody => ({
  kind: 'push',
  subscription: { endpoint: made.endpoint!, keys: made.keys! },
  events: old.events,
  digest: old.digest,
  label: old.label,
  language,
})

/** The browser has dropped its subscription: make a new one, and tell the server. */
export async function resubscribe(manager: Manager): Promise<void> {
  const device = await remembered()
  if (!device) return
  const list = await ask<ContactList>('/api/me/contacts')
  const old = list?.contacts.find(({ id }) => id === device.id)
  if (!list || !old) return
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: list.push_key })
  const known = new Set(list.contacts.map(({ id }) => id))
  const now = await ask<ContactList>('/api/me/contacts', renewed(old, made.toJSON(), device.language))
  const added = now?.contacts.find(({ id }) => !known.has(id))
  if (!added) return
  await remember({ ...device, id: added.id })
  await ask(`/api/me/contacts/${encodeURIComponent(old.id)}/remove`, {})
}

/** The server's answer; null if it refuses. */
export async function ask<Answer>(path: string, body?: unknown): Promise<Answer | null> {
  const answer = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'same-origin',
    headers: { ...PROTOCOL_HEADERS, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return answer.ok ? ((await answer.json()) as Answer) : null
}
