/** Replays of finished games that were opened on this device. They can be seen without a connection. */
import type { Table } from '../lib/protocol'
import { replayKey, surplus } from './routing'

const PREFIX = 'serenissima-replay-'
const MOST = 20

const names = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(PREFIX))

/** Keeps an answer about a finished game. That a game is over is known from its table, which pages ask for first. */
export async function keep(address: string, answer: Response): Promise<void> {
  const { table, key } = replayKey(address)
  const name = PREFIX + table
  const isTable = key === `/api/tables/${table}`
  if (isTable && ((await answer.clone().json()) as Table).state !== 'over') return
  if (!isTable && !(await caches.has(name))) return
  await (await caches.open(name)).put(key, answer)
  for (const old of surplus(await names(), MOST)) await caches.delete(old)
}

/** What is kept for a request; undefined if nothing is. */
export async function kept(address: string): Promise<Response | undefined> {
  const { table, key } = replayKey(address)
  return caches.match(key, { cacheName: PREFIX + table, ignoreVary: true })
}

/** The tables whose replays are kept, the newest first. */
export async function keptTables(): Promise<Table[]> {
  if (!('caches' in globalThis)) return []
  const found: Table[] = []
  for (const name of (await names()).reverse()) {
    const answer = await kept(`${location.origin}/api/tables/${name.slice(PREFIX.length)}`)
    if (answer) found.push((await answer.json()) as Table)
  }
  return found
}

/** Forgets all of them: they belong to whoever has used this browser so far. */
export async function forgetReplays(): Promise<void> {
  if ('caches' in globalThis) for (const name of await names()) await caches.delete(name)
}
