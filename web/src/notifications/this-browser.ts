/** This browser as a contact: its push subscription, and which contact of the list it is. */
import type { Message, SubscriptionBody } from '../lib/protocol'
import { forget } from '../service-worker/device-contact'

export { remember, remembered } from '../service-worker/device-contact'

/** Why this browser cannot be told anything while no page is open; null if it can. */
export function whyNoPush(): Message | null {
  if (!isSecureContext) return { id: 'web-push-insecure' }
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || typeof Notification === 'undefined')
    return { id: 'web-push-unsupported' }
  if (Notification.permission === 'denied') return { id: 'web-push-denied' }
  return null
}

/** Subscribes to push messages from a server with this key; null if the person does not allow it. */
export async function subscribe(key: string): Promise<SubscriptionBody | null> {
  if (Notification.permission === 'default') await Notification.requestPermission()
  if (Notification.permission !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  // An old subscription may be for the key of another server.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint!, keys: keys! }
}

/** Some browsers do not take the key as text. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export async function unsubscribe(): Promise<void> {
  await forget()
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
