/** Which advisors a preview may count on. */

import { describe, expect, it } from 'vitest'
import { votesBetween } from './ballot-layout'
import { advisorsIn, type DogeView } from './view'

/** Two advisors of seat 0 and one of seat 1 in area 2; the home of the first votes before it. */
const view = {
  seat: 0,
  seats: 2,
  own: [
    { values: [], votes: 0 },
    { values: [], votes: 0 },
    { values: [3], votes: 5 },
  ],
  polls: [
    {},
    {},
    {
      opened: false,
      advisors: [0, 1, 2],
      least: [5, 3],
      most: [5, 4],
      ballots: [{ count: 1 }, { count: 1 }],
      votes: null,
    },
  ],
  advisors: [
    { controller: 0, votes_ahead: 0 },
    { controller: 0, votes_ahead: 1 },
    { controller: 1, votes_ahead: 0 },
  ],
} as unknown as DogeView

describe('advisors in an area', () => {
  it('may be gone if their home votes first', () => {
    expect(advisorsIn(view, 2, 0)).toEqual({ staying: 1, leaving: 1 })
    expect(advisorsIn(view, 2, 1)).toEqual({ staying: 0, leaving: 1 })
  })
  it('all count once the ballots are open', () => {
    const opened = { ...view, polls: view.polls.map((poll) => ({ ...poll, opened: true })) }
    expect(advisorsIn(opened, 2, 0)).toEqual({ staying: 2, leaving: 0 })
  })
  it('widen the range of possible votes', () => {
    expect(votesBetween(view, 2, 0)).toEqual([4, 5])
    expect(votesBetween(view, 2, 1)).toEqual([2, 4])
  })
})
