import { expect, it } from 'vitest'
import { PAY_CUBE, PAY_INTRIGUE, PAY_SCROLL } from './hand-questions'
import { DISCARD_STEP, each, NO_CUBE } from './cubes'
import examples from './picks.examples.json'
import { cargoOf, cubesOf } from './view'

const CUBES = 'CTS'
const cargo = (pick: number) =>
  each(cubesOf(pick))
    .map((colour) => CUBES[colour])
    .join('') || '0'

it('reads cubes as the rules write them', () => {
  for (const [pick, text] of Object.entries(examples['spend-cubes'])) {
    expect(cargo(Number(pick))).toBe(text)
    expect(cargoOf(cubesOf(Number(pick)))).toBe(Number(pick))
  }
  for (const [pick, text] of Object.entries(examples['stocks-split'])) {
    const lost = Math.floor(Number(pick) / DISCARD_STEP) - 1
    expect(`${cargo(Number(pick) % DISCARD_STEP)}!${CUBES[lost]}`).toBe(text)
  }
  for (const [pick, text] of Object.entries(examples['stocks-gain'])) {
    expect(Number(pick) === NO_CUBE ? '-' : CUBES[Number(pick)]).toBe(text)
  }
})

it('reads payments as the rules write them', () => {
  for (const [pick, text] of Object.entries(examples.meeting)) {
    const paid = Number(pick) - PAY_CUBE
    const read = { [PAY_SCROLL]: 'SC', [PAY_INTRIGUE]: 'IN' }[pick] ?? `${Math.floor(paid / 3) + 1}${CUBES[paid % 3]}`
    expect(read).toBe(text)
  }
})
