import { describe, expect, it } from 'vitest'
import type { Line } from '../../lib/protocol'
import { choreography, housesToCome, paced } from './animation'
import { sumsAt } from './elections'
import { Ground } from './layout'
import type { DogeView } from './view'

const line = (kind: string, seat: number, ...args: number[]): Line => ({
  at: 0,
  kind,
  seat,
  args,
  auto: false,
  by: 0,
  line: null,
})

const position = (): DogeView =>
  ({
    seats: 3,
    families: 3,
    advisors: [0, 1, 2, 3, 4, 5, 6, 6, 6].map((home, advisor) => ({ advisor, home, controller: null, place: null })),
    districts: [0, 1, 2, 3, 4, 5].map((area) => ({ area, houses: [1, 0, 2] })),
    polls: [0, 1, 2, 3, 4, 5, 6].map((area) => ({
      area,
      opened: area === 3,
      ballots: [{ count: 2 }, { count: 0 }, { count: 1 }],
      advisors: area === 3 ? [4] : [],
    })),
  }) as unknown as DogeView

const ground = () => new Ground(996, 600, false)

describe('choreography', () => {
  it('lets one thing happen after the other', () => {
    const lines = [line('advisor', 0, 4, 3), line('houses', 0, 1, 2), line('palace', 0, 1, 3, 3)]
    const { flights, delays } = choreography(lines, position(), position(), ground)
    expect(flights.map(({ kind }) => kind)).toEqual(['advisor', 'house', 'house', 'palace'])
    const starts = flights.map(({ delay }) => delay)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    expect([...delays.keys()]).toEqual(['figure-4', 'house-1-0', 'slot-1-0'])
  })

  it('stages an election: ballots, count, winner, consequences', () => {
    const lines = [
      line('election', -1, 3),
      line('votes', 0, 3, 4, 20, 0),
      line('votes', 2, 3, 1, 2, 0),
      line('result', -1, 3, 1, 4),
      line('houses', 0, 1, 2),
    ]
    const { flights, elections, tells, length } = choreography(lines, position(), position(), ground)
    expect(elections.map(({ election }) => [election.area, election.first, election.second])).toEqual([[3, [0], [2]]])
    expect(tells).toEqual([...tells].sort((a, b) => a - b))
    // The line with all counts comes when the last ballot has turned over.
    expect(tells[0]).toBe(elections[0]!.from + sumsAt(2))
    expect(flights[0]!.delay).toBeGreaterThan(tells[3]!)
    expect(length).toBeGreaterThan(4000)
    expect(length).toBeLessThan(6500)
    expect(paced({ flights, elections, tells, length, delays: new Map() }, 0.5).length).toBe(length / 2)
  })

  it('never takes longer than four seconds', () => {
    const lines = Array.from({ length: 40 }, () => line('houses', 1, 2, 2))
    const { flights, length } = choreography(lines, position(), position(), ground)
    expect(length).toBeLessThanOrEqual(4000)
    expect(Math.max(...flights.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(length)
  })

  it('sends no ballots into an area that the new year has emptied', () => {
    expect(choreography([line('placed', 1, 0, 2)], position(), position(), ground).flights).toEqual([])
  })

  it('knows the houses that are still to come', () => {
    const lines = [line('houses', 0, 1, 2), line('house-moved', 0, 1, 2), line('palace', 2, 1, 3, 3)]
    expect(housesToCome(lines, position(), 1, 0)).toBe(1)
    expect(housesToCome(lines, position(), 2, 0)).toBe(1)
    expect(housesToCome(lines, position(), 1, 2)).toBe(-3)
  })
})
