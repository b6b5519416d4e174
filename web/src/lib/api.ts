/** HTTP requests to the server. A refused or failed request throws an error that carries a message. */

import { KEEP_HEADER } from '../service-worker/routing'
import { appStatus } from './app-status.svelte'
import type { Message } from './protocol'
import { OTHER_VERSION, PROTOCOL_HEADERS } from './request-headers'
import { isControlled } from './service-worker'

/** A request that was refused: why, in words. */
class Refusal extends Error {
  constructor(
    readonly problem: Message,
    readonly status: number,
  ) {
    super(problem.id)
  }
}

/** The message of an error. Without a connection, parts of the page may be missing that were never fetched. */
export function problemOf(error: unknown): Message {
  if (error instanceof Refusal) return error.problem
  return { id: navigator.onLine === false ? 'web-problem-offline' : 'web-problem-unknown' }
}

/** Whether the server, or what the service worker has kept of it, has ever answered this page. */
let isReached = false

async function send<Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  { headers = {}, isAside = false }: { headers?: Record<string, string>; isAside?: boolean } = {},
): Promise<Answer> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        ...PROTOCOL_HEADERS,
        ...headers,
        ...(method === 'GET' ? { Accept: 'application/json' } : { 'Content-Type': 'application/json' }),
      },
      body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
    })
  } catch {
    // A page that had a connection before keeps what it shows.
    if (!isAside && !isReached && isControlled()) appStatus.isOffline = true
    throw new Refusal({ id: 'web-problem-offline' }, 0)
  }
  isReached = true
  const content: unknown = await answer.json().catch(() => null)
  if (answer.ok) return content as Answer
  const problem = (content as { problem?: Message } | null)?.problem
  if (problem?.id === OTHER_VERSION) appStatus.isStale = true
  throw new Refusal(problem ?? { id: 'web-problem-unknown' }, answer.status)
}

export const get = <Answer>(path: string) => send<Answer>('GET', path)
/** The same; if the answer is about a finished game, it is kept for when there is no connection. */
export const getAndKeep = <Answer>(path: string) =>
  send<Answer>('GET', path, undefined, { headers: { [KEEP_HEADER]: '1' } })
/** The same for what the page can do without: if it fails, the page is shown all the same. */
export const getAside = <Answer>(path: string) => send<Answer>('GET', path, undefined, { isAside: true })
export const post = <Answer>(path: string, body?: unknown) => send<Answer>('POST', path, body)
