import { describe, expect, it } from 'vitest'
import { examine } from './shuffle-check'

describe('fair shuffles', () => {
  // Both figures were computed with Python's hashlib.
  const commitment = '271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a'
  const reveal = {
    server_seed: 'ab'.repeat(32),
    words: ['', 'serenata', 'città'],
    seed: '89218945826414859204451581188610257850467764046005040487226200163812431756977',
  }

  it('hold if commitment and seed follow from the secret and the words', async () => {
    expect(await examine(commitment, reveal)).toMatchObject({ commitmentHolds: true, seedHolds: true })
  })
  it('are broken if a word or the secret was exchanged', async () => {
    expect(await examine(commitment, { ...reveal, words: ['', 'serenade', 'città'] })).toMatchObject({
      commitmentHolds: true,
      seedHolds: false,
    })
    expect(await examine(commitment, { ...reveal, server_seed: 'cd'.repeat(32) })).toMatchObject({
      commitmentHolds: false,
    })
  })
})
