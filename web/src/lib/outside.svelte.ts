/** The address under which other devices reach this server, for links and QR codes made on its own computer. */

import { get } from './api'
import { isLoopback } from './links'
import type { Addresses } from './protocol'

class Outside {
  readonly isLocal = isLoopback(location.hostname)
  found = $state.raw<Addresses | null>(null)

  constructor() {
    if (this.isLocal)
      void get<Addresses>('/addresses').then(
        (answer) => (this.found = answer),
        () => {}, // then the page says only that the link works on this computer
      )
  }

  /** Where links should lead: to the address that others use, if the server listens there. */
  get base(): string {
    return (this.found?.open && this.found.addresses[0]) || location.origin
  }

  /** Whether links work on this computer only. */
  get isOnlyHere(): boolean {
    return this.isLocal && !(this.found?.open && this.found.addresses.length)
  }
}

/** Asks the server, if the page is open on its own computer. */
export const outside = (): Outside => new Outside()
