/** Which requests the service worker answers, and how. */

export type Handling =
  /** A file whose name contains its hash: from the cache, else from the server, and kept. */
  | 'asset'
  /** A page of the client: from the server, without a connection from the cache. */
  | 'page'
  /** A file without a hash, or the data of a game: the same. */
  | 'file'
  /** What a replay shows: from the server; kept if the game is over. */
  | 'replay'
  /** Not at all. */
  | 'none'

/** Set by pages on requests whose answers are worth keeping. */
export const KEEP_HEADER = 'X-Serenissima-Keep'

const REPLAY = /^\/api\/tables\/([\w-]+)(?:\/(?:log|position|analysis))?$/
const GAME_DATA = /^\/api\/games\/\w+\/data$|^\/locale\//
const NOT_PAGES = /^\/(api|schema|email|locale)(\/|$)/

export function handlingOf(request: { method: string; mode: string; url: string }, origin: string): Handling {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return 'none'
  if (url.pathname.startsWith('/assets/')) return 'asset'
  if (REPLAY.test(url.pathname)) return 'replay'
  if (GAME_DATA.test(url.pathname)) return 'file'
  if (NOT_PAGES.test(url.pathname)) return 'none'
  if (request.mode === 'navigate') return 'page'
  return /^\/[\w-]+\.(js|svg|png|webmanifest)$/.test(url.pathname) ? 'file' : 'none'
}

/** The table that a request is about, and the key of its answer. An invitation is not kept. */
export function replayKey(address: string): { table: string; key: string } {
  const url = new URL(address)
  url.searchParams.delete('invite')
  url.searchParams.sort()
  const query = url.searchParams.toString()
  return { table: REPLAY.exec(url.pathname)![1]!, key: url.pathname + (query && `?${query}`) }
}

/** The oldest names beyond the allowed number; `names` begins with the oldest. */
export const surplus = (names: readonly string[], most: number): string[] =>
  names.slice(0, Math.max(0, names.length - most))
