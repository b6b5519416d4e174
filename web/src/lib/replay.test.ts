import { describe, expect, it } from 'vitest'
import { inUnits, nextStop, roundsOf, stopsOf } from './replay'
import { turnsOf } from './turns'
import { line } from './test-line'

/** Two players: 0 answers twice in each turn, 1 once. */
const log = [line(0, -1), line(1, 0), line(2, 0), line(3, 1), line(4, 0), line(5, 0), line(6, 1)]

describe('the stops of a replay', () => {
  it('are the ends of turns', () => {
    expect(stopsOf('turn', log, 6)).toEqual([0, 2, 3, 5, 6])
  })

  it('are the ends of rounds, where somebody begins again', () => {
    expect(roundsOf(turnsOf(log))).toEqual([3])
    expect(stopsOf('round', log, 6)).toEqual([0, 3, 6])
    expect(stopsOf('round', log, 6, { rounds: [2, 9] })).toEqual([0, 2, 6])
  })

  it('count rounds, with the part of the current one', () => {
    const stops = [0, 4, 6]
    expect([0, 1, 4, 5, 6].map((at) => inUnits(stops, at))).toEqual([0, 0.25, 1, 1.5, 2])
    expect(inUnits(stops, 9)).toBe(2)
  })

  it('are all moves, if wanted', () => {
    expect(stopsOf('move', log, 3)).toEqual([0, 1, 2, 3])
  })

  it('lead forward and back, and end at both ends', () => {
    const stops = stopsOf('turn', log, 6)
    expect(nextStop(stops, 0, true)).toBe(2)
    expect(nextStop(stops, 4, true)).toBe(5)
    expect(nextStop(stops, 4, false)).toBe(3)
    expect(nextStop(stops, 6, true)).toBe(6)
    expect(nextStop(stops, 0, false)).toBe(0)
  })
})
