import { expect, it } from 'vitest'
import { decode, type Move } from './view'
import examples from './picks.examples.json'

function textOf(move: Move): string {
  switch (move.type) {
    case 'extend':
      return `E ${move.kind} (${move.x},${move.y})`
    case 'bridge':
      return `B ${move.kind} (${move.x},${move.y}) {${[0, 1, 2, 3, 4, 5, 6, 7].filter((half) => (move.mask >> half) & 1)}}`
    case 'capture':
      return `C ${move.island}`
    case 'discard':
      return `D ${move.kind}`
    case 'pass':
      return 'P'
  }
}

it('reads picks as the rules write them', () => {
  for (const [pick, text] of Object.entries(examples.turn)) expect(textOf(decode(Number(pick)))).toBe(text)
})
