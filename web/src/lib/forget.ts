/** Forgetting on this device whoever has used it: what later visitors should not find here. It never fails. */

import { forgetReplays } from '../service-worker/kept-replays'
import { settings } from './settings.svelte'

const OURS = 'serenissima-'
/** How the pages look stays: that says nothing about anybody. */
const KEPT = 'serenissima-settings'

export async function forgetVisitor(): Promise<void> {
  settings.name = ''
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(OURS) && key !== KEPT) storage.removeItem(key)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
  await forgetReplays().catch(() => {})
}
