/** Starts the client: fetches the texts and the page of the address together, then mounts the app. */

import { mount } from 'svelte'
import './lib/fonts.css'
import './lib/tokens.css'
import './lib/base.css'
import App from './App.svelte'
import { keepBadge } from './lib/app-badge'
import { appStatus } from './lib/app-status.svelte'
import { house } from './lib/house.svelte'
import { startServiceWorker } from './lib/service-worker'
import { settings } from './lib/settings.svelte'
import { speak } from './lib/words'
import { routeOf } from './pages/routes'

settings.watch()
// A server that answers, but no longer has a part of this page, serves a newer version.
addEventListener('vite:preloadError', () => {
  fetch('/api/health').then(
    ({ ok }) => (appStatus.isStale = ok),
    () => {},
  )
})
// Words, page and what the page shows are fetched at the same time.
const spoken = speak(settings.language)
const found = routeOf(location.pathname)
// If it cannot be fetched, the app says so.
found?.route.load().catch(() => {})
found?.route.begin?.(found.params)
await spoken
mount(App, { target: document.getElementById('app')! })
house.start()
startServiceWorker()
keepBadge()
