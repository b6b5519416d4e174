import { expect, test } from 'vitest'
import { CLOCKS, OTHER_CLOCK, clockName, isPaused, leftAfter } from './clocks'

test('no time passes while a clock stands', () => {
  const seat = { left: 100, pause: [30, 80] as [number, number] }
  expect([0, 20, 30, 50, 80, 90].map((elapsed) => leftAfter(seat, elapsed))).toEqual([100, 80, 70, 70, 70, 60])
  expect([0, 29, 30, 79, 80].map((elapsed) => isPaused(seat, elapsed))).toEqual([false, false, true, true, false])
})

test('without days off every second counts, down to nothing', () => {
  const seat = { left: 100, pause: null }
  expect([leftAfter(seat, 40), leftAfter(seat, 140)]).toEqual([60, 0])
  expect(isPaused(seat, 40)).toBe(false)
})

test('any number of days per move is the same choice; other minutes are another clock', () => {
  expect(Object.values(CLOCKS).map(clockName)).toEqual(Object.keys(CLOCKS))
  expect(clockName({ kind: 'days', days: 14, off: [5, 6] })).toBe('days')
  expect(clockName({ kind: 'bank', seconds: 601, increment: 10 })).toBe(OTHER_CLOCK)
})
