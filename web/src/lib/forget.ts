/** Forgetting on this device whoever has used it: what later visitors should not find here. */

import { forgetReplays } from '../service-worker/kept-replays'
import { settings } from './settings.svelte'

const OURS = 'serenissima-'
/** How the pages look stays: that says nothing about anybody. */
const KEPT = 'serenissima-settings'

export async function forgetVisitor(): Promise<void> {
  settings.name = ''
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(OURS) && key !== KEPT) storage.removeItem(key)
  await forgetReplays()
}
