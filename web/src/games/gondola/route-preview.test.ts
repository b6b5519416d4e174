import { describe, expect, it } from 'vitest'
import type { Line } from '../../lib/protocol'
import { length, moments, race, recap, turns } from './recap'
import type { Route } from './routes'
import { mooring, tripRows, usable } from './route-preview'
import type { GondolaView } from './view'

/** Docks 0 – 1 – 2: from the Court past the Market, where one boat is moored, to the Docks, where another is. */
function view(): GondolaView {
  return {
    seats: 3,
    seat: 0,
    active: 0,
    doge: null,
    docks: [
      { building: 'court', boats: [] },
      { building: 'market', boats: [2] },
      { building: 'docks', boats: [4, 3] },
    ],
    canals: [],
    tiles: [
      { tile: 'market', dock: 1, spaces: [[], [0], [], []] },
      { tile: 'docks', dock: 2, spaces: [[0], [1], [], []] },
    ],
    boats: [
      { colour: 0, owner: 0, dock: null, cubes: [0, 1, 0], capacity: 5, gondolier: true },
      { colour: 0, owner: 0, dock: null, cubes: [0, 0, 0], capacity: 5, gondolier: false },
      { colour: 1, owner: 1, dock: 1, cubes: [0, 0, 0], capacity: 5, gondolier: false },
      { colour: 1, owner: 1, dock: 2, cubes: [0, 0, 0], capacity: 5, gondolier: false },
      { colour: 2, owner: 2, dock: 2, cubes: [0, 0, 0], capacity: 5, gondolier: false },
    ],
    players: [{ coins: 7, scrolls: 2, intrigue: 3, intrigue_cap: 8, assistants_left: 6, slots: [] }, {}, {}],
    missions: [6],
    mission_cards: [{ no: 6, building: 'docks', cubes: [0, 1, 1], scrolls: 0, coins: 5, vp: 6 }],
    turn: { boat: 0, at: 0, spy: null },
    options: { activate_past_own_boat: false },
  } as unknown as GondolaView
}
const WAY: Route = {
  legs: [
    { canal: 0, to: 1, price: 2 },
    { canal: 1, to: 2, price: 3 },
  ],
  price: 5,
  intrigue: 1,
  meetings: 1,
}

describe('a far goal', () => {
  const rows = tripRows(view(), WAY, 0)

  it('begins with what is left of the coins', () => {
    expect(rows[0]).toMatchObject({ icon: 'coin', figure: '7 → 2', text: { args: { prices: '2 + 3' } } })
    expect(rows[1]).toMatchObject({ icon: 'intrigue', figure: '3 → 4' })
  })

  it('offers buildings on the way, and stops where somebody is met', () => {
    expect(usable(view(), WAY, 0)).toEqual([1])
    expect(rows.find((row) => row.tick === 1)?.text.args).toMatchObject({ most: 2 })
    expect(rows.filter((row) => row.tone === 'stops')).toMatchObject([{ seat: 1 }])
  })

  it('lists what mooring does: assistants, points for boats that are moored there, missions', () => {
    const moored = mooring(view(), 2, 0)
    expect(moored.filter((row) => row.icon === 'assistant').map((row) => row.figure)).toEqual(['1 → 2', '2 → 3'])
    // The boat that came first gets most.
    expect(moored.filter((row) => row.icon === 'vp')).toMatchObject([
      { seat: 2, figure: '+2' },
      { seat: 1, figure: '+1' },
    ])
    expect(moored.at(-1)).toMatchObject({ icon: 'mission', text: { id: 'gondola-web-trip-mission-lacks' } })
  })
})

const line = (kind: string, seat: number, args: number[], by = seat, at = 1): Line => ({
  at,
  kind,
  seat,
  args,
  auto: false,
  line: { id: 'x' },
  by,
})

describe('the turn of somebody else', () => {
  const log = [
    line('boat-placed', 0, [0, 0, 0]),
    line('turn', 1, []),
    line('gondolier', 1, [0, 8]),
    // In a meeting others answer, but it is still the same turn.
    line('meeting', 1, [0, 0], 0),
    line('intrigue', 0, [1, 1], 0),
    line('moored', 1, [3, 2, 1, 0]),
    line('scrolls', 1, [2, 4]),
    line('turn', 0, []),
  ]

  it('is one turn, no matter who answers in it', () => {
    expect(turns(log, 0).map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 1],
      [1, 6],
      [0, 1],
    ])
  })

  it('is not told before anything has happened in it', () => {
    expect(turns([...log, line('turn', 1, [])], 0)).toHaveLength(3)
  })

  it('is one line: the way, what it brought, what it did to me', () => {
    const sentence = recap(turns(log, 0)[1]!, view(), 0)
    const parts = sentence?.args?.parts as { id: string }[]
    expect(parts.map(({ id }) => id)).toEqual([
      'gondola-web-recap-way',
      'gondola-web-recap-met',
      'gondola-web-recap-scrolls',
    ])
    expect(sentence).toMatchObject({
      id: 'gondola-web-recap-you',
      args: { you: [{ id: 'gondola-web-recap-intrigue' }] },
    })
  })

  it('of the Doge is drawn by his score after each move', () => {
    const told = [line('doge-vp', -1, [3, 3], 0, 2), line('doge-shared', -1, [1, 4], 0, 2), line('turn', 0, [], 0, 5)]
    expect(race(told)).toEqual([
      [0, 0],
      [2, 4],
      [5, 4],
    ])
  })

  it('takes its time, mine does not', () => {
    expect(length(log, view(), view())).toBeNull()
    expect(length(log.slice(1, -1), view(), view())).toBeGreaterThan(1000)
  })

  it('is interrupted by what everybody should notice', () => {
    expect(moments([line('round', -1, [3]), line('rounds-left', -1, [0]), line('arrested', 1, [4])])).toHaveLength(3)
  })
})
