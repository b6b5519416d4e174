import { describe, expect, it } from 'vitest'
import { lengthOf, realLength } from './playback-timing'
import { line } from './test-line'

describe('the pace', () => {
  it('holds what others do, longer when somebody else begins, and never what we do', () => {
    expect(lengthOf([line(1, 1)], 0, 1)).toBe(360)
    expect(lengthOf([line(1, 1), line(1, 1)], 0, 2)).toBe(360 + 300 + 500)
    expect(lengthOf([line(1, 0)], 0, 1)).toBe(0)
    expect(
      lengthOf(
        Array.from({ length: 40 }, () => line(1, 1)),
        0,
        1,
      ),
    ).toBe(3500)
    expect(lengthOf([{ ...line(1, 1), line: null }], 0, 1)).toBe(0)
  })

  it('can be set', () => {
    expect(realLength(1000, 'instant', false)).toBe(0)
    expect(realLength(1000, 'fast', false)).toBe(500)
    expect(realLength(1000, 'slow', false)).toBe(1800)
    expect(realLength(1000, 'step', false)).toBe(Infinity)
    expect(realLength(0, 'step', false)).toBe(0)
    expect(realLength(1000, 'normal', true)).toBeLessThan(1000)
  })
})
