/** The address of the page. Links inside the site change it without reloading. */

import { appStatus } from './app-status.svelte'

interface Place {
  path: string
  query: URLSearchParams
}

const read = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) })

/** How many frames the part that an address names may take to appear: the page may have to be fetched first. */
const PATIENCE = 120

/** Shows the part of the page that has this id, and reads on from there. */
function showPart(id: string, frames = PATIENCE): void {
  if (!id || id !== location.hash.slice(1)) return
  const part = document.getElementById(id)
  if (!part) return void (frames && requestAnimationFrame(() => showPart(id, frames - 1)))
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1
  part.focus({ preventScroll: true })
  part.scrollIntoView()
}

class Router {
  place = $state.raw<Place>({ path: '/', query: new URLSearchParams() })

  start(): void {
    this.place = read()
    addEventListener('popstate', () => this.show())
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]')
      if (!link || link.target || link.hasAttribute('download')) return
      event.preventDefault()
      this.go(link.getAttribute('href')!)
    })
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address)
    const isNew = this.show()
    if (isNew) scrollTo(0, 0)
    requestAnimationFrame(() => {
      // A new page is read from its heading on, as after a real page load.
      if (isNew) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      showPart(location.hash.slice(1))
    })
  }

  /** Shows the page of the address; true if it is another one. Whether it can be reached is not known yet. */
  private show(): boolean {
    const before = this.place.path
    this.place = read()
    const isNew = this.place.path !== before
    if (isNew) appStatus.isOffline = false
    return isNew
  }
}

export const router = new Router()
