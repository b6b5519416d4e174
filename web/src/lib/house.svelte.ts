/** What the operator of the server says about it: its name, announcements, whether you may create tables. */

import { appStatus } from './app-status.svelte'
import type { Announcement, Message, ServerInfo } from './protocol'
import { OTHER_VERSION, PROTOCOL_HEADERS } from './request-headers'
import { settings } from './settings.svelte'

const EVERY = 50_000
const KEY = 'serenissima-dismissed'

function dismissed(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

class House {
  info = $state.raw<ServerInfo | null>(null)
  #dismissed = $state.raw(dismissed())

  /** Asks now, then about once a minute while the page can be seen. Called once, when the page starts. */
  start(): void {
    const look = () => !document.hidden && void this.load()
    setInterval(look, EVERY)
    addEventListener('visibilitychange', look)
    void this.load()
  }

  async load(): Promise<void> {
    try {
      // Not by `get`: whether there is a connection is found out by what the page itself asks for.
      const answer = await fetch('/api/server', { headers: PROTOCOL_HEADERS })
      const content: unknown = await answer.json()
      if (answer.ok) this.info = content as ServerInfo
      else if ((content as { problem?: Message } | null)?.problem?.id === OTHER_VERSION) appStatus.isStale = true
    } catch {
      // Without an answer everything stays as it was.
    }
  }

  get announcements(): Announcement[] {
    return (this.info?.announcements ?? []).filter(({ id }) => !this.#dismissed.includes(id))
  }

  /** Hides an announcement in this browser; what the server no longer announces is forgotten. */
  dismiss(id: string): void {
    const shown = new Set(this.info?.announcements.map((each) => each.id))
    this.#dismissed = [...this.#dismissed.filter((each) => shown.has(each)), id]
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#dismissed))
    } catch {
      // Without local storage, it comes back with the next page.
    }
  }
}

export const house = new House()

/** An announcement in the language spoken now, or else in the one that it has. */
export const announced = ({ texts }: Announcement): string => texts[settings.language] ?? Object.values(texts)[0] ?? ''
