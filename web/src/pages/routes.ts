import type { Component } from 'svelte'
import { begin } from './table-preload'

// Pages without parameters declare none.
type Page = Component<any>

interface Route {
  path: RegExp
  load(): Promise<{ default: Page }>
  /** Asks for what the page will show, without waiting for the page. */
  begin?(params: Record<string, string>): void
}

/** All pages but the first are fetched when they are first visited. */
const ROUTES: Route[] = [
  { path: /^\/games\/(?<game>[a-z][a-z0-9_]*)$/, load: () => import('./GamePage.svelte') },
  { path: /^\/table\/(?<id>[\w-]+)$/, load: () => import('./TablePage.svelte'), begin: ({ id }) => begin(id!) },
  { path: /^\/table\/(?<id>[\w-]+)\/replay$/, load: () => import('./Replay.svelte') },
  { path: /^\/join\/(?<code>[\w-]+)$/, load: () => import('./Join.svelte') },
  { path: /^\/verify(?:\/(?<id>[\w-]+))?$/, load: () => import('./Verify.svelte') },
  { path: /^\/settings$/, load: () => import('./Settings.svelte') },
  { path: /^\/help$/, load: () => import('./Help.svelte') },
]

/** The page of an address, and what the address says about it. */
export function routeOf(path: string): { route: Route; params: Record<string, string> } | null {
  for (const route of ROUTES) {
    const match = route.path.exec(path)
    if (match) return { route, params: match.groups ?? {} }
  }
  return null
}
