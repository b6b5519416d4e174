import { describe, expect, it } from 'vitest'
import type { Line } from '../../lib/protocol'
import { sinceOwn } from '../../lib/turns'
import { turns } from './wording'

const line = (at: number, kind: string, seat: number, ...args: number[]): Line => ({
  at,
  kind,
  seat,
  args,
  auto: false,
  by: 0,
  line: { id: 'x' },
})

describe('the turns of a year', () => {
  const year = [line(0, 'year', -1, 1), line(1, 'placed', 0, 3, 2)]
  const election = (at: number, area: number, ...votes: [number, number][]) => [
    line(at, 'election', -1, area),
    ...votes.map(([seat, count]) => line(at, 'votes', seat, area, count, 0, 0)),
    line(at, 'result', -1, area, 0, 0),
  ]

  it('are the elections, with who won them', () => {
    const [placing, won] = turns([...year, ...election(2, 3, [0, 2], [1, 5])], 0)
    expect(placing).toMatchObject({ own: true })
    expect(won).toMatchObject({ seat: 1, from: 1, to: 2 })
    expect(won!.name).toBeUndefined()
  })

  it('name nobody for a tie', () => {
    expect(turns([...year, ...election(2, 3, [0, 5], [1, 5])], 0)[1]!.name).toEqual({ id: 'doge-web-tied', args: {} })
  })

  it('name the Third Family, which has no seat', () => {
    const won = turns([...year, ...election(2, 3, [0, 1], [1, 1], [-1, 2])], 0)[1]!
    expect(won.name).toEqual({ id: 'doge-third-family' })
  })

  it('tell no winner before the result', () => {
    expect(turns([...year, line(2, 'election', -1, 3), line(2, 'votes', 1, 3, 5, 0, 0)], 0)[1]!.seat).toBe(-1)
  })

  describe('while ballots are placed', () => {
    const rounds = [
      line(0, 'year', -1, 1),
      line(3, 'placed', 0, 3, 2),
      line(3, 'placed', 1, 3, 1),
      line(3, 'placed-values', 1, 3, 7),
      line(3, 'placed', -1, 5, 2),
      line(6, 'placed', 0, 2, 1),
      line(6, 'placed', 1, 4, 1),
    ]

    it('show what the others placed in the last round, also who comes first in the log', () => {
      const recapped = sinceOwn(turns(rounds, 1), 1, 9)
      expect(recapped.map(({ seat, from, to }) => [seat, from, to])).toEqual([[0, 5, 6]])
    })

    it('name the Third Family', () => {
      const recapped = sinceOwn(turns(rounds.slice(0, 5), 1), 1, 9)
      expect(recapped.map(({ seat, name }) => [seat, name?.id])).toEqual([
        [0, undefined],
        [0, 'doge-third-family'],
      ])
    })

    it('are no news any more once an election is held', () => {
      const recapped = sinceOwn(turns([...rounds, ...election(7, 3, [0, 2], [1, 5])], 1), 1, 9)
      expect(recapped.map(({ lines: [first] }) => first!.kind)).toEqual(['election'])
    })
  })
})
