import { expect, it } from 'vitest'
import { BID_STEP, bidMarks } from './bids'

it('marks round bids, few of them, and none that cannot be bid', () => {
  expect(bidMarks(0)).toEqual([0])
  expect(bidMarks(20)).toEqual([0, 5, 10, 15, 20])
  expect(bidMarks(100)).toEqual([0, 25, 50, 75, 100])
  expect(bidMarks(150)).toEqual([0, 50, 100, 150])
  expect(bidMarks(2230)).toEqual([0, 500, 1000, 1500, 2000])
  for (let most = 0; most <= 5000; most += BID_STEP) {
    const marks = bidMarks(most)
    expect(marks.length).toBeLessThanOrEqual(6)
    expect(Math.max(...marks)).toBeLessThanOrEqual(most)
    expect(marks.every((mark) => mark % BID_STEP === 0)).toBe(true)
  }
})
