import { describe, expect, it } from 'vitest'
import { eventLine } from '../../lib/test-line'
import { shownOf } from './board-changes'
import { bridgePick, type View } from './view'

const view = {
  scores: [17, 9],
  seats: [
    { coins: 2, pawn: null },
    { coins: 4, pawn: 3 },
  ],
} as unknown as View

describe('what a player has', () => {
  it('is what the position says once everything has been shown', () => {
    expect(shownOf(view, [], 0)).toEqual({ score: 17, coins: 2, pawn: null })
  })

  it('waits for the tiles, coins and pawns that the map has yet to show', () => {
    const coming = [eventLine('bridge', 0, bridgePick('S4', 1, 2, 0b101), 5, 7), eventLine('capture', 1, 3)]
    expect(shownOf(view, coming, 0)).toEqual({ score: 10, coins: 4, pawn: null })
    expect(shownOf(view, coming, 1)).toEqual({ score: 9, coins: 4, pawn: null })
  })

  it('waits for the final count', () => {
    expect(shownOf(view, [eventLine('final', 1, 3, 6, 9)], 1).score).toBe(3)
  })
})
