/** Checks of shuffles, as docs/protocol.md 7 describes them. All of it happens on the reader's own device. */

import type { Reveal } from './protocol'

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface Findings {
  /** What the server's seed really hashes to. */
  commitment: string
  commitmentHolds: boolean
  /** The expected seed of the dice. */
  seed: string
  seedHolds: boolean
}

export async function examine(commitment: string, reveal: Reveal): Promise<Findings> {
  const found = await sha256(reveal.server_seed)
  const seed = BigInt('0x' + (await sha256([reveal.server_seed, ...reveal.words].join('|')))).toString()
  return {
    commitment: found,
    commitmentHolds: found === commitment.toLowerCase(),
    seed,
    seedHolds: seed === reveal.seed,
  }
}
