import { expect, it } from 'vitest'
import { fieldsOf, isBySeat, shown, titled } from './view-fields'

const words = { yes: 'yes', no: 'no' }

it('lists with one entry for each player are known', () => {
  expect(isBySeat([1, 2, 3], 3)).toBe(true)
  expect(isBySeat([1, 2], 3)).toBe(false)
  expect(isBySeat([1], 1)).toBe(false)
  expect(isBySeat('abc', 3)).toBe(false)
})

it('values are readable', () => {
  expect(titled('turns_played')).toBe('Turns played')
  expect(shown([1, null, true], words)).toBe('1, –, yes')
  expect(shown([[1, 2], []], words)).toBe('1, 2; –')
  expect(shown({ coins: 3, card: { id: 4 } }, words)).toBe('Coins 3, Card Id 4')
  expect(shown({}, words)).toBe('–')
  expect(shown(0, words)).toBe('0')
})

it('cards that the viewer has not seen are backs, and only those', () => {
  expect(shown([-1, 3, [-1]], words)).toBe('░░; 3; ░░')
  expect(shown(-1, words)).toBe('-1')
})

it('what the question shows is left out', () => {
  expect(fieldsOf({ hand: [1], seat: 0, over: false, open: [], waiting: [0], answered: [], pending: null })).toEqual([
    ['hand', [1]],
  ])
})
