import { describe, expect, it } from 'vitest'
import { sinceOwn, turnsOf } from './turns'
import { line } from './test-line'

describe('turns', () => {
  const log = [line(0, -1), line(1, 0), line(2, 1), line(3, 1), line(4, 2), line(5, 0), line(6, 1)]

  it('end where somebody else answers', () => {
    expect(turnsOf(log).map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [-1, 0, 0],
      [0, 0, 1],
      [1, 1, 3],
      [2, 3, 4],
      [0, 4, 5],
      [1, 5, 6],
    ])
  })

  it("of others are shown since the viewer's last turn", () => {
    expect(sinceOwn(turnsOf(log), 0, 3).map(({ seat }) => seat)).toEqual([1])
    expect(sinceOwn(turnsOf(log), 2, 3).map(({ seat }) => seat)).toEqual([0, 1])
  })

  it("of others before the viewer's own are shown while that one lasts", () => {
    expect(sinceOwn(turnsOf(log.slice(0, -1)), 0, 3).map(({ seat }) => seat)).toEqual([1, 2])
  })

  it('are the last ones for a spectator', () => {
    expect(sinceOwn(turnsOf(log), -1, 2).map(({ seat }) => seat)).toEqual([0, 1])
  })
})
