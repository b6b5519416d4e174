/** The headers of every request to the server. */

import { PROTOCOL_VERSION } from './protocol.generated'

/**
 * Sent with every request. Pages of other sites cannot set the first: it marks requests that change something as ours.
 * By the second a newer server recognises a page that was loaded before the update.
 */
export const PROTOCOL_HEADERS: Record<string, string> = {
  'X-Serenissima': '1',
  'X-Serenissima-Protocol': String(PROTOCOL_VERSION),
}

/** With this the server refuses a page that speaks another version. */
export const OTHER_VERSION = 'server-other-version'
