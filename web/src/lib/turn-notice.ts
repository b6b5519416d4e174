/** Telling people that it is their turn: a sound, and a system notification while the page is hidden. */

import { settings } from './settings.svelte'
import { play } from './sound'
import { t } from './words'

/** Asks for permission to show system notifications; false if it is denied. */
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false
  if (Notification.permission === 'default') await Notification.requestPermission()
  return Notification.permission === 'granted'
}

/** Your turn: a sound, and a system notification if the page is hidden. */
export function yourTurn(game: string): void {
  play('turn')
  if (!settings.notify || !document.hidden || typeof Notification === 'undefined') return
  if (Notification.permission !== 'granted') return
  const notice = new Notification(t('web-title-turn', { game }), { tag: location.pathname, icon: '/favicon.svg' })
  notice.onclick = () => {
    focus()
    notice.close()
  }
}
