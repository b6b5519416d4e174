/** Which turns of the viewer's seat the recap tells. */

import { afterEach, describe, expect, it } from 'vitest'
import type { StandingList } from '../lib/protocol'
import { line } from '../lib/test-line'
import { sinceOwn, type Turn } from '../lib/turns'
import { standing } from './standing.svelte'

const turn = (seat: number, from: number, by: number): Turn => ({
  seat,
  from,
  to: from + 1,
  lines: [line(from + 1, by)],
})

describe('the recap', () => {
  afterEach(() => (standing.list = null))

  it('tells the turns that the server has played for the viewer', () => {
    standing.list = { answered: 1 } as StandingList
    const turns = standing.toldTo([turn(0, 0, 0), turn(1, 1, 1), turn(0, 2, 0), turn(1, 3, 1)])
    expect(sinceOwn(turns, 0, 9).map(({ seat }) => seat)).toEqual([1, 0, 1])
  })

  it('does not tell that a turn of the viewer begins', () => {
    standing.list = { answered: 1 } as StandingList
    const begun = turn(0, 1, 1)
    const turns = standing.toldTo([turn(0, 0, 0), turn(1, 1, 1), begun])
    expect(sinceOwn(turns, 0, 9).map(({ seat }) => seat)).toEqual([1])
    begun.lines.push({ ...line(3, 0), auto: true })
    expect(sinceOwn(standing.toldTo([turn(0, 0, 0), turn(1, 1, 1), begun]), 0, 9).map(({ seat }) => seat)).toEqual([1])
  })
})
