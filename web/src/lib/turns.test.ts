import { describe, expect, it } from 'vitest'
import { gathered } from './log-entries'
import type { Line } from './protocol'
import { sinceOwn, turnsOf } from './turns'

const line = (at: number, by: number, id = `line-${at}`): Line => ({
  at,
  kind: 'done',
  seat: by,
  args: [],
  auto: false,
  line: { id },
  by,
})

describe('turns', () => {
  const log = [line(0, -1), line(1, 0), line(2, 1), line(3, 1), line(4, 2), line(5, 0), line(6, 1)]

  it('end where somebody else answers', () => {
    expect(turnsOf(log).map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [-1, 0, 0],
      [0, 0, 1],
      [1, 1, 3],
      [2, 3, 4],
      [0, 4, 5],
      [1, 5, 6],
    ])
  })

  it('of others are told since the own last turn', () => {
    expect(sinceOwn(turnsOf(log), 0, 3).map(({ seat }) => seat)).toEqual([1])
    expect(sinceOwn(turnsOf(log), 2, 3).map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('before the own one are told as long as that lasts', () => {
    expect(sinceOwn(turnsOf(log.slice(0, -1)), 0, 3).map(({ seat }) => seat)).toEqual([1, 2])
  })

  it('are the last ones for a spectator', () => {
    expect(sinceOwn(turnsOf(log), -1, 2).map(({ seat }) => seat)).toEqual([0, 1])
  })
})

describe('the log', () => {
  it('tells the same thing once, and says how often', () => {
    const found = gathered(
      [line(1, 0, 'same'), line(1, 0, 'same'), line(2, 1, 'other')].map((each) => ({ at: each.at, line: each })),
    )
    expect(found.map(({ count, begins }) => [count, begins])).toEqual([
      [2, false],
      [1, true],
    ])
  })
})
