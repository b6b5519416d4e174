import { describe, expect, it } from 'vitest'
import type { Line, Message } from '../../lib/protocol'
import { position } from './test-position'
import { momentsOf } from './moments'
import { recapOf, turnsOfRound } from './recap'
import { goodName } from './view'

let at = 0
const line = (kind: string, by: number, args: number[], seat = by): Line => ({
  at: (at += 1),
  kind,
  seat,
  args,
  auto: false,
  by,
  line: { id: `masters-line-${kind}` },
})
const round = (space: number) => line('round', -1, [space])

describe('the recap', () => {
  it('is this round: one turn for each opponent; own slots do not restart it', () => {
    const lines = [
      round(6),
      line('moved', 2, [3], 1),
      round(7),
      line('moved', 2, [3], 0),
      line('moved', 2, [0], 1),
      line('moved', 2, [3], 2),
      line('bought', 1, [3, 2, 90, 0]),
      line('bought', 0, [0, 1, 30, 1]),
      line('passed', 2, [3]),
      line('shares-sold', 1, [0, 2, 80]),
    ]
    const turns = turnsOfRound(lines, 0)
    expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [1, 3],
      [2, 2],
    ])
    const parts = recapOf(turns[0]!, position(), 0)!.args!.parts as { id: string; args: Record<string, unknown> }[]
    expect(parts.map(({ id }) => id.replace('masters-web-recap-', ''))).toEqual([
      'to',
      'shares-fall',
      'bought',
      'shares-sold',
    ])
    expect(parts[1]!.args.ducats).toBe(20)
    expect(recapOf(turns[1]!, position(), 0)!.id).toBe('masters-web-recap-line')
  })
  it('tells what was swapped at the Mercato', () => {
    const [turn] = turnsOfRound([round(6), line('moved', 2, [7], 1), line('swapped', 1, [1, 2])], 0)
    const parts = recapOf(turn!, position(), 0)!.args!.parts as Message[]
    expect(parts[1]).toEqual({ id: 'masters-web-recap-swapped', args: { give: goodName(1), taken: goodName(2) } })
  })
  it('has the round before while places are being chosen, and the bids that came before a round', () => {
    const bidding = [round(5), line('bid', 1, [30]), line('bid', 2, [5])]
    expect(turnsOfRound(bidding, 0).map(({ seat }) => seat)).toEqual([1, 2])
    const six = [...bidding, round(6), line('moved', 2, [0], 1), line('passed', 1, [0])]
    expect(turnsOfRound(six, 0).map(({ lines }) => lines.map(({ kind }) => kind))).toEqual([
      ['bid', 'moved', 'passed'],
      ['bid'],
    ])
    expect(turnsOfRound([...six, round(7)], 0)[0]!.lines).toHaveLength(3)
  })
})

describe('moments', () => {
  it('turn bids and places together, the highest bid first', () => {
    const [bids] = momentsOf([line('bid', 1, [5]), line('bid', 2, [30])], position())
    const parts = bids!.text!.args!.parts as Message[]
    expect(parts.map(({ args }) => args?.ducats)).toEqual([30, 5])
    expect(momentsOf([line('moved', 0, [0]), line('moved', 1, [3])], position())[0]!.title.id).toBe(
      'masters-web-moment-moves',
    )
  })
  it('tell of the last round and of bidding', () => {
    expect(momentsOf([round(16)], position())[0]!.title.id).toBe('masters-web-moment-last')
    expect(momentsOf([round(9)], position())[0]!.title.id).toBe('masters-web-moment-bidding')
  })
})
