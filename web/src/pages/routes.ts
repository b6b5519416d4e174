/** Which page belongs to which address. */

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
  { path: /^\/shared\/(?<key>[a-z0-9]+)$/, load: () => import('./Replay.svelte') },
  { path: /^\/my-games$/, load: () => import('./MyGames.svelte') },
  { path: /^\/club$/, load: () => import('./Clubs.svelte') },
  { path: /^\/club\/join\/(?<key>[a-z0-9]+)$/, load: () => import('./ClubJoin.svelte') },
  { path: /^\/club\/(?<id>[a-z0-9]+)$/, load: () => import('./Club.svelte') },
  { path: /^\/join(?:\/(?<code>[\w-]+))?$/, load: () => import('./Join.svelte') },
  { path: /^\/verify(?:\/(?<id>[\w-]+))?$/, load: () => import('./Verify.svelte') },
  { path: /^\/device$/, load: () => import('./DevicePage.svelte') },
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
