import { describe, expect, it } from 'vitest'
import { ballotsOf, ballotsPick, moveOf, movePick, placesOf, readOut, SETS, standOf } from './picks'

describe('ballots', () => {
  it('has the 39 sets in the order of the rules', () => {
    expect(SETS).toHaveLength(39)
    expect(SETS.slice(0, 5).map((set) => set.join(''))).toEqual(['0', '1', '2', '3', '01'])
    expect(SETS[6]).toEqual([0, 3])
    expect(SETS[38]).toEqual([2, 2, 3, 3])
  })

  it('numbers a set in an area', () => {
    expect(ballotsPick(3, [3, 0])).toBe(123)
    expect(ballotsPick(6, [3, 2, 3, 2])).toBe(272)
    expect(ballotsPick(0, [])).toBeNull()
    expect(ballotsPick(0, [2, 2, 2])).toBeNull()
  })

  it('reads its own numbers', () => {
    for (let pick = 0; pick < 273; pick++) {
      const { area, values } = ballotsOf(pick)!
      expect(ballotsPick(area, values)).toBe(pick)
    }
    expect(ballotsOf(273)).toBeNull()
  })

  it('finds the balls of a hand', () => {
    expect(placesOf([0, 1, 1, 3], [1, 3])).toEqual([1, 3])
    expect(placesOf([0, 1, 1, 3], [1, 1])).toEqual([1, 2])
    expect(placesOf([0, 1], [2])).toBeNull()
    expect(readOut([0, 3, 1])).toBe('3+1+0')
  })
})

describe('moves', () => {
  it('numbers origin and goal', () => {
    expect(movePick(0, 5)).toBe(11)
    expect(movePick(4, 0)).toBe(27)
    expect(movePick(5, 4)).toBe(36)
  })

  it('reads its own numbers, and only those', () => {
    for (let pick = 7; pick < 37; pick++) {
      const { origin, goal } = moveOf(pick)!
      expect(origin).not.toBe(goal)
      expect(movePick(origin, goal)).toBe(pick)
    }
    expect(moveOf(6)).toBeNull()
    expect(moveOf(37)).toBeNull()
    expect([standOf(0), standOf(6), standOf(7)]).toEqual([0, 6, null])
  })
})
