import { get, post, problemOf } from '../lib/api'
import type { Contact, ContactList, Delivered, Me, Message, QuietHours } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { visitor } from '../lib/visitor.svelte'
import { addedTo, browserName, type Digest, type Format, type NoticeEvent, USUAL_EVENTS } from './contacts'
import * as browser from './this-browser'

/** Your contacts, and what can be done with them. Refusals are kept as `problem`. */
export class ContactBook {
  list = $state.raw<ContactList | null>(null)
  problem = $state.raw<Message | null>(null)
  notice = $state.raw<Message | null>(null)
  busy = $state(false)
  /** The contact that is this browser. */
  here = $state<string | null>(null)

  /** Does something that may be refused; true if it was not. */
  async attempt(what: () => Promise<void>): Promise<boolean> {
    this.problem = this.notice = null
    this.busy = true
    try {
      await what()
      return true
    } catch (error) {
      this.problem = problemOf(error)
      return false
    } finally {
      this.busy = false
    }
  }

  /** Loads the contacts; somebody whom the server does not know has none. */
  load(): Promise<boolean> {
    return this.attempt(async () => {
      visitor.me ??= await get<Me>('/me')
      if (visitor.me.known) await this.read()
    })
  }

  /** Makes an identity for somebody who has none, so that there is somebody to notify. */
  begin(): Promise<boolean> {
    return this.attempt(async () => {
      await visitor.introduce()
      await this.read()
    })
  }

  private async read(): Promise<void> {
    this.list = await get<ContactList>('/me/contacts')
    const device = await browser.remembered()
    this.here = this.list.contacts.some(({ id }) => id === device?.id) ? device!.id : null
  }

  /** Adds a contact; undefined if it was there already and has only been changed. */
  private async add(body: Record<string, unknown>): Promise<Contact | undefined> {
    const before = this.list?.contacts ?? []
    this.list = await post<ContactList>('/me/contacts', { language: settings.language, ...body })
    return addedTo(before, this.list.contacts)
  }

  addBrowser(): Promise<boolean> {
    return this.attempt(async () => {
      const subscription = await this.subscribed()
      if (!subscription) return
      const label = browserName(navigator.userAgent)
      const made = await this.add({ kind: 'push', subscription, events: USUAL_EVENTS, label })
      if (!made) return
      await browser.remember({ id: made.id, language: settings.language })
      this.here = made.id
      this.notice = { id: 'web-contact-added-push' }
    })
  }

  private async subscribed() {
    try {
      const subscription = await browser.subscribe(this.list!.push_key)
      if (!subscription) this.problem = { id: 'web-push-denied' }
      return subscription
    } catch {
      // The browser cannot reach its push service, or has none.
      this.problem = { id: 'web-push-failed' }
      return null
    }
  }

  /** Adds a webhook; afterwards its secret can be shown. */
  async addWebhook(url: string, format: Format, label: string, table?: string): Promise<Contact | null> {
    let made: Contact | undefined
    const done = await this.attempt(async () => {
      const body = { kind: 'webhook', url: url.trim(), format, label, events: USUAL_EVENTS }
      made = await this.add(table ? { ...body, table } : body)
      this.notice = { id: made ? 'web-contact-added' : 'web-contact-known' }
    })
    return done ? (made ?? null) : null
  }

  addMail(address: string): Promise<boolean> {
    return this.attempt(async () => {
      await this.add({ kind: 'mail', address: address.trim(), events: USUAL_EVENTS })
      this.notice = { id: 'web-contact-mail-sent', args: { address: address.trim() } }
    })
  }

  change(contact: Contact, changes: { events?: NoticeEvent[]; digest?: Digest; label?: string }): Promise<boolean> {
    const { events, digest, label } = contact
    return this.attempt(async () => {
      this.list = await post<ContactList>(`/me/contacts/${contact.id}`, { events, digest, label, ...changes })
    })
  }

  /** Sends a test; what came of it, in words. */
  async test(contact: Contact): Promise<{ arrived: boolean; text: Message } | null> {
    let found: Delivered | undefined
    await this.attempt(async () => {
      found = await post<Delivered>(`/me/contacts/${contact.id}/test`)
      await this.read()
    })
    if (!found) return null
    if (found.delivered) return { arrived: true, text: { id: `web-contact-tested-${contact.kind}` } }
    const why = found.problem ?? { id: 'web-problem-unknown' }
    return { arrived: false, text: { id: 'web-contact-test-failed', args: { why } } }
  }

  remove(contact: Contact): Promise<boolean> {
    return this.attempt(async () => {
      this.list = await post<ContactList>(`/me/contacts/${contact.id}/remove`)
      if (contact.id === this.here) {
        this.here = null
        await browser.unsubscribe()
      }
      this.notice = { id: 'web-contact-removed' }
    })
  }

  setQuiet(quiet: QuietHours | null): Promise<boolean> {
    return this.attempt(async () => {
      this.list = await post<ContactList>('/me/quiet', { quiet })
      this.notice = { id: quiet ? 'web-quiet-saved' : 'web-quiet-ended' }
    })
  }
}

/** Before logging out: whoever uses this browser next must not be told about your games. */
export async function forgetThisBrowser(): Promise<void> {
  const device = await browser.remembered()
  if (!device) return
  // Whether or not the server still knows the contact, nothing arrives here once the subscription has ended.
  await post(`/me/contacts/${encodeURIComponent(device.id)}/remove`).catch(() => {})
  await browser.unsubscribe().catch(() => {})
}

/** After switching to another identity: this browser must no longer be told about the games of the one before. */
export async function forgetUnlessMine(): Promise<void> {
  const device = await browser.remembered()
  if (!device) return
  const { contacts } = await get<ContactList>('/me/contacts')
  if (!contacts.some(({ id }) => id === device.id)) await browser.unsubscribe().catch(() => {})
}
