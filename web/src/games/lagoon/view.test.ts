import { describe, expect, it } from 'vitest'
import { bridgePick, capturePick, decode, discardPick, extendPick, kindName, kindNumber, plain, signed } from './view'

describe('picks', () => {
  // Numbers as the rules write them (games/lagoon/data.py).
  it('reads what the rules write', () => {
    expect(decode(554758259)).toEqual({ type: 'bridge', kind: 'A1', x: 3, y: 7, mask: 8 })
    expect(extendPick('S5', 0, -2)).toBe((126 << 13) | (128 << 5) | 17)
    expect(capturePick(4)).toBe(1073741952)
    expect(discardPick('M4')).toBe(1610612740)
  })

  it('is the inverse of writing, to the edges of the lattice', () => {
    for (const [x, y] of [
      [0, 0],
      [-96, 99],
      [99, -96],
      [3, -3],
    ] as const) {
      expect(decode(extendPick('C5', x, y))).toEqual({ type: 'extend', kind: 'C5', x, y })
      expect(decode(bridgePick('A0', x, y, 0b10010001))).toEqual({ type: 'bridge', kind: 'A0', x, y, mask: 0b10010001 })
    }
    expect(decode(capturePick(35))).toEqual({ type: 'capture', island: 35 })
    expect(decode(discardPick('M0'))).toEqual({ type: 'discard', kind: 'M0' })
    expect(decode(discardPick('M0') + 31)).toEqual({ type: 'pass' })
  })

  it('never writes a negative number', () => {
    expect(bridgePick('A5', 99, 99, 255)).toBeGreaterThan(0)
    expect(discardPick('A5')).toBeGreaterThan(0)
  })
})

it('names every kind of tile', () => {
  for (let kind = 0; kind < 24; kind++) expect(kindNumber(kindName(kind))).toBe(kind)
})

it('prints points', () => {
  expect([signed(3), signed(0), signed(-2), plain(-7), plain(5)]).toEqual(['+3', '0', '−2', '−7', '5'])
})
