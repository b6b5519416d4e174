import type { Message } from './protocol'

/** A request that was refused: why, in words. */
class Refusal extends Error {
  constructor(
    readonly problem: Message,
    readonly status: number,
  ) {
    super(problem.id)
  }
}

/** The message of an error. */
export const problemOf = (error: unknown): Message =>
  error instanceof Refusal ? error.problem : { id: 'web-problem-unknown' }

async function send<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers:
        method === 'GET'
          ? { Accept: 'application/json' }
          : { 'Content-Type': 'application/json', 'X-Serenissima': '1' },
      body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
    })
  } catch {
    throw new Refusal({ id: 'web-problem-offline' }, 0)
  }
  const content: unknown = await answer.json().catch(() => null)
  if (answer.ok) return content as Answer
  const problem = (content as { problem?: Message } | null)?.problem
  throw new Refusal(problem ?? { id: 'web-problem-unknown' }, answer.status)
}

export const get = <Answer>(path: string) => send<Answer>('GET', path)
export const post = <Answer>(path: string, body?: unknown) => send<Answer>('POST', path, body)
