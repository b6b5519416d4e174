/** The number on the icon of the installed app. */

import { get } from './api'
import type { Me } from './protocol'
import { isControlled } from './service-worker'
import { showWaiting } from './waiting-games'

/** Counts the waiting games anew when you leave the page: at a table you may have answered meanwhile. */
export function keepBadge(): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden || !isControlled() || !('setAppBadge' in navigator)) return
    get<Me>('/me').then(
      ({ tables }) => showWaiting(tables),
      () => {},
    )
  })
}
