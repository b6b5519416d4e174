/** Reads record files that people open or drop on the page. */

import type { Message, Reveal } from './protocol'

/** What a record file says about the shuffle of its game. */
export interface RecordFile {
  game: string
  names: string[]
  commitment: string
  reveal: Reveal
}

interface Written {
  format: string
  game: string
  names: string[]
  seed?: number
  fairness?: { commitment: string; server_seed: string; words: string[] } | null
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

function isRecord(value: unknown): value is Written {
  const { format, game, names } = (value ?? {}) as Partial<Written>
  return format === 'serenissima-record' && typeof game === 'string' && isStrings(names)
}

/** The shuffle of a record, or why the file does not tell. */
export function readRecord(text: string): RecordFile | Message {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return { id: 'web-record-unreadable' }
  }
  if (!isRecord(given)) return { id: 'web-record-unreadable' }
  const { game, names, seed, fairness } = given
  if (seed === undefined) return { id: 'web-record-unfinished' }
  if (!fairness || typeof fairness.server_seed !== 'string' || !isStrings(fairness.words))
    return { id: 'web-record-no-fairness' }
  const { commitment, server_seed, words } = fairness
  return { game, names, commitment: String(commitment), reveal: { server_seed, words, seed: exactSeed(text, seed) } }
}

/** The digits of the seed. It has more of them than a number can hold, so they are taken from the text. */
function exactSeed(text: string, seed: number): string {
  const written = [...text.matchAll(/"seed"\s*:\s*(\d+)/g)].map(([, digits]) => digits!)
  return written.find((digits) => Number(digits) === seed) ?? String(seed)
}
