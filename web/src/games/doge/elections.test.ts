/** What is said about an election: what the best may build, and the count where there is little room. */

import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Line } from '../../lib/protocol'
import { desk } from './desk.svelte'
import { gainsOf, type Election } from './elections'
import type { DogeView } from './view'
import { shortLine } from './wording'

vi.mock('../../lib/words', () => ({ t: (id: string) => id }))

describe('what the best may build', () => {
  const election: Election = { area: 3, rows: [], first: [1], second: [2], building: [] }
  const texts = (houses: number[], building: number[] = []) => {
    const players = houses.map((supply_houses, family) => ({ family, supply_houses }))
    const view = { seat: 0, seats: 3, players } as unknown as DogeView
    return gainsOf({ ...election, building }, view, ['A', 'B', 'C']).map(({ text }) => text)
  }

  it('is nothing without houses', () => {
    expect(texts([5, 5, 5])).toEqual(['doge-web-gain-first', 'doge-web-gain-second'])
    expect(texts([5, 0, 1])).toEqual(['doge-web-gain-none', 'doge-web-gain-second'])
    expect(texts([5, 1, 0])).toEqual(['doge-web-gain-first', 'doge-web-gain-none'])
  })
  it('is something if the last houses come next', () => {
    expect(texts([5, 0, 0], [1])).toEqual(['doge-web-gain-first', 'doge-web-gain-none'])
  })
})

describe('the count', () => {
  const count = { id: 'doge-count-ballots', args: { name: { seat: 1 }, votes: 5, ballots: '2, 3' } }
  const line = { line: { id: 'doge-line-counted', args: { counts: [count] } } } as unknown as Line
  afterAll(() => void (desk.small = false))

  it('leaves the ballots to the sheet on a phone', () => {
    desk.small = true
    expect(shortLine(line)!.args!.counts).toEqual([{ id: 'doge-web-shown-votes', args: count.args }])
  })
  it('is written out on a larger screen', () => {
    desk.small = false
    expect(shortLine(line)).toBeNull()
  })
  it('is the only line that is shortened', () => {
    desk.small = true
    expect(shortLine({ line: { id: 'doge-line-placed', args: {} } } as unknown as Line)).toBeNull()
  })
})
