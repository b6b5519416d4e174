import { describe, expect, it } from 'vitest'
import type { Decision } from '../../lib/protocol'
import { offersOf, placeOf } from './picks'
import { advance } from './effect-symbols'
import { waterway, type Chart } from './geography'
import { Ground } from './layout'
import { partsOf, rowOf } from './preview-rows'
import { routes, type Voyage } from './routes'
import type { BuildingKey, CanalView, GondolaView } from './view'
import { berthOf, pointAt, voyages } from './animation'
import { desk } from './desk.svelte'
import { Gestures } from './gestures.svelte'
import type { BoardProps } from '../contract'

const CHART: Chart = {
  docks: [
    [0.1, 0.9],
    [0.5, 0.5],
    [0.9, 0.9],
    [0.5, 0.95],
  ],
  canals: [
    { ends: [0, 1], icon: [0.3, 0.7], via: [], water: 'rio' },
    { ends: [1, 2], icon: [0.7, 0.7], via: [[0.7, 0.6]], water: 'lagoon' },
  ],
  land: [],
}
const PLAIN: Voyage = { discount: 0, toll: 1, welcome: false }

const canal = (a: number, b: number, cost: number, icon: number, bridge: number | null = null): CanalView => ({
  ends: [a, b],
  icon,
  cost,
  bridge,
  used: false,
})

/** A line of docks 0 – 1 – 2 – 3 with prices 2, 2, 1, and a dear canal from 0 to 3. */
function board(changes: { coins?: number; first?: boolean; canals?: CanalView[]; at?: number } = {}): GondolaView {
  const buildings: BuildingKey[] = ['market', 'mint', 'court', 'st_marks']
  return {
    seats: 2,
    seat: 0,
    active: 0,
    docks: buildings.map((building, dock) => ({ building, boats: dock === 2 ? [2] : [] })),
    canals: changes.canals ?? [canal(0, 1, 2, 0), canal(1, 2, 2, 1), canal(2, 3, 1, 2), canal(0, 3, 3, 3)],
    tiles: [],
    boats: [
      { colour: 0, dock: null },
      { colour: 0, dock: 1 },
      { colour: 1, dock: 2 },
    ],
    players: [{ coins: changes.coins ?? 9, slots: [] }],
    turn: { boat: 0, at: changes.at ?? 0, start: 0, used_docks: [0], first_step: changes.first ?? true },
  } as unknown as GondolaView
}

const asked = (kind: string, picks: number[]): Decision => ({
  kind,
  prompt: { id: 'x' },
  answered: null,
  choices: picks.map((pick) => ({ pick, label: { id: 'x' }, group: null, effect: null })),
})

describe('ways', () => {
  it('cost nothing on the first canal, then what is printed', () => {
    const found = routes(board(), PLAIN)
    expect(found.get(1)).toMatchObject({ price: 0, legs: [{ canal: 0, to: 1 }] })
    expect(found.get(2)?.price).toBe(1)
    expect(found.get(2)?.legs.map(({ to }) => to)).toEqual([3, 2])
  })

  it('end where the purse ends', () => {
    expect([...routes(board({ coins: 0 }), PLAIN).keys()].sort()).toEqual([1, 3])
    expect(routes(board({ coins: 2, first: false }), PLAIN).get(3)).toBeUndefined()
  })

  it('count bridges: one’s own bring coins, others’ an intrigue', () => {
    const own = [canal(0, 1, 2, 0), canal(1, 2, 2, 1, 0), canal(2, 3, 1, 2)]
    expect(routes(board({ canals: own }), PLAIN).get(2)).toMatchObject({ price: -1, intrigue: 0 })
    const foreign = [canal(0, 1, 2, 0), canal(1, 2, 2, 1, 1), canal(2, 3, 1, 2)]
    expect(routes(board({ canals: foreign }), PLAIN).get(2)).toMatchObject({ price: 0, intrigue: 1 })
    expect(routes(board({ canals: foreign }), { ...PLAIN, welcome: true }).get(2)).toMatchObject({
      price: -1,
      intrigue: 0,
    })
  })

  it('count the foreign boats that are passed, not those at the goal', () => {
    const line = [canal(0, 1, 2, 0), canal(1, 2, 2, 1), canal(2, 3, 1, 2)]
    const found = routes(board({ canals: line }), PLAIN)
    expect(found.get(2)?.meetings).toBe(0)
    expect(found.get(3)?.meetings).toBe(1)
  })

  it('use a discount once', () => {
    const line = [canal(0, 1, 2, 0), canal(1, 2, 2, 1), canal(2, 3, 1, 2)]
    expect(routes(board({ canals: line }), { ...PLAIN, discount: 1 }).get(3)?.price).toBe(2)
  })

  it('lead over no canal that was used, and to no dock twice', () => {
    const view = board({ at: 1, first: false })
    view.turn.used_docks = [0, 1]
    view.canals[0]!.used = true
    expect([...routes(view, PLAIN).keys()].sort()).toEqual([2, 3])
  })
})

describe('picks on the map', () => {
  it('are steps to a dock, to pass it or to moor', () => {
    const offers = offersOf(board(), asked('move', [0, 1, 7]), 0)
    expect(offers.map(({ action }) => action)).toEqual([
      { type: 'move', canal: 0, to: 1, moor: false },
      { type: 'move', canal: 0, to: 1, moor: true },
      { type: 'move', canal: 3, to: 3, moor: true },
    ])
  })

  it('are boats at their docks, and nothing for the Favour card', () => {
    const view = board()
    view.boats[0]!.dock = 3
    const offers = offersOf(view, asked('gondolier', [0, 1, 1 << 20]), 0)
    expect(offers.map(({ action }) => placeOf(action))).toEqual([3, 1])
  })

  it('are the whole ways of smugglers', () => {
    const view = board()
    const ways = [{ pick: 4, canals: [2, 5] }]
    view.smugglers = {
      decks: [],
      discards: [],
      removed: [],
      played: [],
      assistants_left: [],
      sailing: { boat: 4, at: 0, goal: 3, ways },
    }
    expect(offersOf(view, asked('smuggler-way', [4]), 0)[0]?.action).toEqual({ type: 'way', canals: [2, 5] })
  })
})

describe('consequences', () => {
  it('are lines of their own, with numbers to the right', () => {
    const coins = { id: 'gondola-part-coins', args: { before: 5, after: 3 } }
    const given = { id: 'gondola-part-other-vp', args: { name: { seat: 2 }, before: 0, after: 1 } }
    const [first, second] = partsOf({ id: 'gondola-effect', args: { parts: [coins, given] } }).map(rowOf)
    expect(first).toMatchObject({ icon: 'coin', figure: '5 → 3', text: { id: 'gondola-map-row-coins' } })
    expect(second).toMatchObject({ seat: 2, figure: '0 → 1', text: { args: { name: { seat: 2 } } } })
  })

  it('say what is open, each effect on a line of its own', () => {
    const effects = [1, 2, 3].map((slot) => ({ id: `gondola-effect-council-of-10-${slot}` }))
    const rows = partsOf({
      id: 'gondola-effect',
      args: { parts: [{ id: 'gondola-part-use', args: { effects } }] },
    }).map(rowOf)
    expect(rows.map((row) => row.text)).toEqual([
      { id: 'gondola-part-use', args: { effects: [effects[0]] } },
      effects[1],
      effects[2],
    ])
    expect(new Set(rows.map((row) => row.icon))).toEqual(new Set(['assistant']))
    expect(rowOf({ id: 'gondola-part-no-use' }).icon).toBe('assistant')
  })

  it('warn of intrigue and of the arrest', () => {
    expect(rowOf({ id: 'gondola-part-intrigue', args: { before: 1, after: 2 } }).tone).toBe('bad')
    expect(rowOf({ id: 'gondola-part-intrigue', args: { before: 2, after: 1 } }).tone).toBe('good')
    expect(rowOf({ id: 'gondola-part-risk-you' }).tone).toBe('bad')
    expect(partsOf({ id: 'gondola-effect-archived' })).toEqual([])
  })
})

describe('assistants', () => {
  it('enter on space 1 and push those in front, as far as the first gap', () => {
    expect(advance([[1], [2], [], []], 0, 5)).toEqual([
      { colour: 0, from: 0, to: 1 },
      { colour: 1, from: 1, to: 2 },
      { colour: 2, from: 2, to: 3 },
    ])
  })

  it('push onto space 4, which holds any number, and stay there', () => {
    expect(advance([[], [0], [1], [2]], 0, 5)).toEqual([
      { colour: 0, from: 2, to: 3 },
      { colour: 1, from: 3, to: 4 },
    ])
    expect(advance([[], [], [], [0, 1]], 0, 5)).toEqual([])
    expect(advance([[], [], [], []], 0, 0)).toEqual([])
  })
})

describe('the drawing', () => {
  it('leads a canal from dock to dock, with its bridge across', () => {
    const { points, angle } = waterway(CHART, 0, { x: 0, y: 0, width: 100, height: 100 })
    expect(points[0]).toEqual([10, 90])
    expect(points.at(-1)).toEqual([50, 50])
    expect(angle).toBeCloseTo(45)
  })

  it('lets a boat travel from its berth to its new one', () => {
    const ground = new Ground(CHART, { width: 1500, height: 1000 })
    const before = board({ canals: [canal(0, 1, 2, 0), canal(1, 2, 2, 1)] })
    before.boats[0]!.dock = 0
    before.docks[0]!.boats = [0]
    const after = board({ canals: before.canals })
    after.boats[0]!.dock = 2
    after.docks[2]!.boats = [2, 0]
    const line = { at: 0, seat: 0, auto: false, by: 0, line: null }
    const [voyage, ...more] = voyages(
      [
        { ...line, kind: 'passed', args: [0, 1, 0, 0] },
        { ...line, kind: 'moored', args: [1, 2, 2, 1] },
      ],
      before,
      after,
      ground,
    )
    expect(more).toEqual([])
    const start = berthOf(before, ground, 0)!
    const end = berthOf(after, ground, 0)!
    expect(pointAt(voyage!.points, 0)).toEqual(start)
    expect(pointAt(voyage!.points, 1).x).toBeCloseTo(end.x)
    expect(pointAt(voyage!.points, 1).y).toBeCloseTo(end.y)
  })
})

describe('pressing docks', () => {
  it('proposes the first dock of a trip as a step of its own before it does anything', () => {
    const done: (number | null)[] = []
    let chosen: number | null = null
    const mapFor = (picks: number[]) => {
      const decision = asked('move', picks)
      const choose = (pick: number | null) => void (chosen = pick)
      const confirm = (pick = chosen) => void done.push(pick)
      const props = () => ({ view: board(), decision, seat: 0, busy: false, chosen, choose, confirm })
      return new Gestures(props as unknown as () => BoardProps<GondolaView>)
    }
    const map = mapFor([0, 6, 7])
    map.press(2)
    expect([desk.goal, chosen]).toEqual([2, 6])
    map.press(3)
    expect([desk.goal, chosen, done]).toEqual([null, 7, []])
    map.press(3)
    expect(done).toEqual([7])
    // Where the boat can only pass, the step stays proposed.
    chosen = null
    const passing = mapFor([0, 6])
    passing.press(2)
    passing.press(3)
    expect([desk.goal, chosen, done]).toEqual([null, 6, [7]])
  })
})
