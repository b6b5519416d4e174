/** Which contact of the server this browser is. Kept where pages and the service worker can both read it. */

const SHELF = 'serenissima-device'
const PLACE = '/device/contact'

export interface Device {
  /** The contact that is this browser. */
  id: string
  language: string
}

export async function remember(device: Device): Promise<void> {
  await (await caches.open(SHELF)).put(PLACE, new Response(JSON.stringify(device)))
}

export async function remembered(): Promise<Device | null> {
  // Without https there is no store for it, and no push either.
  if (!('caches' in globalThis)) return null
  const found = await (await caches.open(SHELF)).match(PLACE)
  return found ? ((await found.json()) as Device) : null
}

export async function forget(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHELF)
}
