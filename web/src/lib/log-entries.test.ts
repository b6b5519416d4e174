import { describe, expect, it } from 'vitest'
import { gathered } from './log-entries'
import { line } from './test-line'

describe('the log', () => {
  it('shows a repeated line once, with its count', () => {
    const found = gathered(
      [line(1, 0, 'same'), line(1, 0, 'same'), line(2, 1, 'other')].map((each) => ({ at: each.at, line: each })),
    )
    expect(found.map(({ count, begins }) => [count, begins])).toEqual([
      [2, false],
      [1, true],
    ])
  })
})
