import { describe, expect, it } from 'vitest'
import { eventLine } from '../../lib/test-line'
import { shownOf } from './animation'
import type { DogeView } from './view'

const view = {
  seats: 2,
  players: [
    { palaces: 2, districts: 2, supply_houses: 12, board_houses: 1 },
    { palaces: 0, districts: 0, supply_houses: 13, board_houses: 2 },
  ],
  districts: [{ palaces: [1, 0] }, { palaces: [1, 0] }],
} as unknown as DogeView

describe('the numbers of a family', () => {
  it('are those of the position once everything has been shown', () => {
    expect(shownOf(view, [], 0)).toEqual({ palaces: 2, districts: 2, supply: 12, board: 1 })
  })

  it('wait for the houses and palaces that the map has yet to show', () => {
    const coming = [eventLine('houses', 0, 1, 2), eventLine('palace', 0, 1, 3, 3), eventLine('houses', 1, 0, 2)]
    expect(shownOf(view, coming, 0)).toEqual({ palaces: 1, districts: 1, supply: 11, board: 2 })
    expect(shownOf(view, coming, 1)).toEqual({ palaces: 0, districts: 0, supply: 15, board: 0 })
  })
})
