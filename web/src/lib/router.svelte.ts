/** The address of the page. Links inside the site change it without reloading. */

interface Place {
  path: string
  query: URLSearchParams
}

const read = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) })

class Router {
  place = $state.raw<Place>({ path: '/', query: new URLSearchParams() })

  start(): void {
    this.place = read()
    addEventListener('popstate', () => (this.place = read()))
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
    const same = this.place.path === location.pathname
    this.place = read()
    if (same) return
    scrollTo(0, 0)
    // A new page is read from its heading on, as after a real page load.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }))
  }
}

export const router = new Router()
