/** Starts the service worker, and says when it has fetched a new version of the client. */
import type { PageMessage, WorkerMessage } from '../service-worker/messages'
import { appStatus } from './app-status.svelte'

/** How often a page that stays open asks for a new version, in milliseconds. */
const EVERY = 3_600_000

let registration: ServiceWorkerRegistration | undefined

/** Whether a service worker answers the requests of this page. */
export const isControlled = (): boolean => Boolean(navigator.serviceWorker?.controller)

const tell = (worker: ServiceWorker | null | undefined, message: PageMessage) => worker?.postMessage(message)

/** Registers it once the page has nothing else to do. It needs https, or the server's own machine. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<WorkerMessage>) => {
    if (event.data.type === 'where') event.ports[0]?.postMessage(location.pathname)
  })
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  try {
    registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  } catch {
    // The page works without it.
    return
  }
  watch(registration)
  const { active } = await navigator.serviceWorker.ready
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  tell(active, { type: 'keep-assets', urls })
}

/** Looks out for a new version, also on a page that stays open for days. */
function watch(found: ServiceWorkerRegistration): void {
  const check = () => {
    // Without an active one, the first version is being installed: nothing to say.
    if (found.waiting && found.active) appStatus.isUpdateReady = true
  }
  check()
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', check))
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < EVERY) return
    asked = Date.now()
    found.update().catch(() => {})
  })
}

/** Loads the page again, with the new version if there is one. */
export function reload(): void {
  const waiting = registration?.waiting
  if (!waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  tell(waiting, { type: 'take-over' })
}
