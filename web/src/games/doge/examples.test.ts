import { expect, it } from 'vitest'
import examples from './picks.examples.json'
import { ballotsOf, moveOf, readOut, standOf } from './picks'

const AREAS = ['CA', 'CS', 'DO', 'SM', 'SP', 'SC', 'QU']

it('reads ballots as the rules write them', () => {
  for (const [pick, text] of Object.entries(examples['place-ballots'])) {
    const { area, values } = ballotsOf(Number(pick))!
    expect(`${AREAS[area]} ${readOut(values)}`).toBe(text)
  }
})

it('reads advisors and moves as the rules write them', () => {
  for (const [pick, text] of Object.entries(examples['advisor-or-move'])) {
    const move = moveOf(Number(pick))
    const stand = standOf(Number(pick))
    const read = move ? `${AREAS[move.origin]} ${AREAS[move.goal]}` : stand === null ? '-' : AREAS[stand]
    expect(read).toBe(text)
  }
})
