/// <reference lib="webworker" />
/** The service worker: it shows push messages, and keeps what works without a connection. */
import { waitingFor } from '../lib/waiting-games'
import type { Me } from '../lib/protocol'
import { keep, kept } from './kept-replays'
import type { PageMessage, WorkerMessage } from './messages'
import { pageFor, readMessage } from './push-message'
import { ask, resubscribe } from './resubscribe'
import { handlingOf, KEEP_HEADER, surplus } from './routing'

/** Both are inserted by service-worker-plugin.ts. */
declare const __VERSION__: string
declare const __SHELL__: string[]

const worker = self as unknown as ServiceWorkerGlobalScope

const PREFIX = 'serenissima-client-'
const CLIENT = PREFIX + __VERSION__
const FILES = 'serenissima-files'
/** Pages of the build before this one may still be open. */
const BUILDS = 2
/** How long a page may take to say where it is, in milliseconds. */
const PATIENCE = 500

// The client.

worker.addEventListener('install', (event) =>
  event.waitUntil(caches.open(CLIENT).then((cache) => cache.addAll(__SHELL__))),
)

worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())))

async function tidy(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  for (const old of surplus(builds, BUILDS)) await caches.delete(old)
}

worker.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  if (message.type === 'take-over') event.waitUntil(worker.skipWaiting())
  if (message.type === 'keep-assets') event.waitUntil(keepAssets(message.urls))
})

/** Keeps what a page had fetched before this worker was there; the browser still has it, so nothing is sent again. */
async function keepAssets(urls: string[]): Promise<void> {
  const cache = await caches.open(CLIENT)
  for (const url of urls) {
    if (handlingOf({ method: 'GET', mode: 'cors', url }, location.origin) !== 'asset') continue
    if (!(await caches.match(url, { ignoreVary: true }))) await cache.add(url).catch(() => {})
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const handling = handlingOf(request, location.origin)
  if (handling === 'asset') event.respondWith(asset(request))
  if (handling === 'page') event.respondWith(page(request))
  if (handling === 'file') event.respondWith(file(request))
  // The table itself asks for the same things, but has to know what is true now.
  if (handling === 'replay' && request.headers.has(KEEP_HEADER)) event.respondWith(replay(request))
})

async function asset(request: Request): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true })
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CLIENT)).put(request, answer.clone())
  return answer
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const shell = await caches.match('/', { cacheName: CLIENT, ignoreVary: true })
    if (shell) return shell
    throw error
  }
}

async function file(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(FILES)).put(request, answer.clone())
    return answer
  } catch (error) {
    const found = await caches.match(request, { ignoreVary: true })
    if (found) return found
    throw error
  }
}

async function replay(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.ok) await keep(request.url, answer.clone())
    return answer
  } catch (error) {
    const found = await kept(request.url)
    if (found) return found
    throw error
  }
}

// Push messages.

worker.addEventListener('push', (event) => {
  const { title, body, tag, url } = readMessage(event.data?.text() ?? '')
  const shown = { body, tag, renotify: true, icon: '/icon-192.png', badge: '/badge-96.png', data: { url } }
  event.waitUntil(Promise.all([worker.registration.showNotification(title, shown), countWaiting()]))
})

/** Shows on the icon of the app how many games wait for you. */
async function countWaiting(): Promise<void> {
  const me = await ask<Me>('/api/me').catch(() => null)
  if (me) await navigator.setAppBadge?.(waitingFor(me.tables)).catch(() => {})
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = (event.notification.data as { url?: string } | null)?.url ?? '/'
  event.waitUntil(show(path))
})

/** Brings the page of a path to the front; opens it if no tab has it. */
async function show(path: string): Promise<void> {
  const clients = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const pages = await Promise.all(
    clients.map(async (client) => ({ client, path: await pathOf(client), focused: client.focused })),
  )
  const open = pageFor(pages, path)
  await (open ? open.client.focus() : worker.clients.openWindow(path))
}

/** Where a page is. Only the page knows: its links do not load a new document. */
function pathOf(client: Client): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(new URL(client.url).pathname), PATIENCE)
    port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      resolve(String(data))
    }
    client.postMessage({ type: 'where' } satisfies WorkerMessage, [port2])
  })
}

worker.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(resubscribe(worker.registration.pushManager)),
)
