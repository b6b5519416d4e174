import { describe, expect, it } from 'vitest'
import type { Decision } from '../../lib/protocol'
import { dealt, inHand, ownPicks } from './hand-questions'
import { cargoName, DISCARD_STEP, draftOf, moved, pickOf, places, recoloured, short, start } from './cubes'
import { facts } from './facts'
import { endClock, influenceShare, progress, risk, smugglerDecks, spared, trackers } from './game-status'
import { cargoOf, cubesOf, FLIP_FOR_COINS, type BoatView, type Cubes, type GondolaView, type PlayerView } from './view'

const player = (changes: Partial<PlayerView> = {}): PlayerView => ({
  vp: 0,
  coins: 6,
  scrolls: 1,
  intrigue: 0,
  intrigue_cap: 8,
  effective_intrigue: 0,
  council: 0,
  turn_index: 0,
  assistants_left: 10,
  bridges_left: 2,
  favour: 0,
  missions: 2,
  influence: 0,
  slots: [null, null, null],
  archive: [],
  completed: 0,
  tax: 2,
  ...changes,
})
const boat = (number: number, cubes: Cubes | null, dock: number | null = null): BoatView => ({
  colour: number >> 1,
  owner: cubes ? number >> 1 : null,
  dock,
  cubes,
  capacity: cubes ? 5 : null,
  gondolier: false,
})

/** As much of a view as these functions read. */
function position(changes: Partial<GondolaView> = {}): GondolaView {
  const some: Partial<GondolaView> = {
    seats: 3,
    seat: 0,
    round: 2,
    players: [player(), player({ turn_index: 1 }), player({ turn_index: 2 })],
    boats: [boat(0, [2, 1, 0], 0), boat(1, [0, 0, 1], 1)],
    docks: [
      { building: 'market', boats: [0] },
      { building: 'mint', boats: [1] },
    ],
    council: { spaces: [0, 0, 0], end_marker: 12, rewards: [10, 5, 2], worth_now: [0, 0, 0] },
    end: { triggered: false, round: null, extra_turns: null, all_placed: null, finished: false },
    mission_deck: 7,
    at_risk: null,
    doge: null,
    smugglers: null,
    smuggler_cards: [],
    smuggler_decks_known: [],
    hold: { boat: 0, gained: [0, 0, 0] },
    over: false,
    ...changes,
  }
  return some as GondolaView
}
const question = (kind: string, picks: number[]): Decision => ({
  kind,
  prompt: { id: 'x' },
  answered: null,
  choices: picks.map((pick) => ({ pick, label: { id: 'x' }, group: null, effect: null })),
})

describe('cubes', () => {
  it('pack and unpack as picks do', () => {
    expect(cubesOf(cargoOf([3, 0, 2]))).toEqual([3, 0, 2])
    expect(short([2, 1, 0], [1, 3, 0])).toEqual([1, 0, 0])
    expect(cargoName([0, 0, 0])).toEqual({ id: 'gondola-cargo-none' })
  })

  it('are marked to be discarded, and taken back', () => {
    const view = position()
    const order = places(view, 'discard')
    const marked = moved(start(view, 'discard'), 'here', 0, order)
    expect(marked).toEqual({ here: [1, 1, 0], there: [0, 0, 0], out: [1, 0, 0] })
    expect(pickOf(marked, 'discard')).toBe(cargoOf([1, 0, 0]))
    expect(draftOf(view, 'discard', pickOf(marked, 'discard'))).toEqual(marked)
    expect(moved(marked, 'out', 0, order)).toEqual(start(view, 'discard'))
  })

  it('are shared out between two boats, with the new one', () => {
    const view = position({ hold: { boat: 0, gained: [0, 0, 1] } })
    const first = start(view, 'stocks-split')
    expect(first).toEqual({ here: [2, 1, 1], there: [0, 0, 1], out: [0, 0, 0] })
    const next = moved(first, 'here', 1, places(view, 'stocks-split'))
    expect(next.there).toEqual([0, 1, 1])
    expect(draftOf(view, 'stocks-split', pickOf(next, 'stocks-split'))).toEqual(next)
  })

  it('lose one where both boats are full', () => {
    const full = position({
      boats: [boat(0, [5, 0, 0], 0), boat(1, [0, 5, 0], 1)],
      hold: { boat: 0, gained: [0, 0, 1] },
    })
    const first = start(full, 'stocks-split')
    expect(first.out).toEqual([0, 0, 1])
    expect(pickOf(first, 'stocks-split')).toBe(cargoOf([5, 0, 0]) + 3 * DISCARD_STEP)
    expect(draftOf(full, 'stocks-split', pickOf(first, 'stocks-split'))).toEqual(first)
    expect(places(full, 'stocks-split')).toEqual(['here', 'there', 'out'])
  })

  it('change their colour one after the other', () => {
    const view = position()
    const changed = recoloured(start(view, 'convert'), 0)
    expect(changed.here).toEqual([1, 2, 0])
    expect(pickOf(changed, 'convert')).toBe(cargoOf([1, 2, 0]))
  })

  it('stay where they are if the place has none of them', () => {
    const view = position()
    expect(moved(start(view, 'own-swap'), 'there', 0, ['here', 'there'])).toEqual(start(view, 'own-swap'))
  })
})

describe('questions', () => {
  it('leave the Favour card aside', () => {
    const decision = question('meeting', [0, 1, FLIP_FOR_COINS])
    expect(ownPicks(decision)).toEqual([0, 1])
    expect(inHand(decision)).toBe(true)
    expect(inHand(question('move', [0]))).toBe(false)
  })

  it('name the cubes that a pick takes', () => {
    expect(dealt('cube-pick', cargoOf([1, 0, 1]))).toEqual([1, 0, 1])
    expect(dealt('stocks-gain', 2)).toEqual([0, 0, 1])
    expect(dealt('stocks-gain', 3)).toBeNull()
  })
})

describe('how things stand', () => {
  const names = ['Anna', 'Bruno', 'Carla']

  it('says who would be arrested, and why', () => {
    expect(risk(position(), names)).toEqual({ seat: null, why: { id: 'gondola-web-risk-none' } })
    const tie = position({
      at_risk: 2,
      players: [player({ intrigue: 3 }), player({ intrigue: 1 }), player({ intrigue: 3 })],
    })
    expect(risk(tie, names)).toEqual({
      seat: 2,
      why: { id: 'gondola-web-risk-tie', args: { intrigue: 3, names: 'Anna' } },
    })
    const most = position({ at_risk: 1, players: [player(), player({ intrigue: 1 }), player()] })
    expect(risk(most, names).why.id).toBe('gondola-web-risk-most')
  })

  it('compares a single player with the Doge', () => {
    const doge = {
      vp: 3,
      scrolls: 2,
      intrigue: 2,
      row: [],
      deck: 5,
      discard: [],
      removed: 2,
      position_vp: [0, 1, 2, 4],
      bridges_left: [2, 2],
    }
    const alone = (intrigue: number) => position({ seats: 1, players: [player({ intrigue })], doge })
    expect(risk(alone(0), names).seat).toBeNull()
    expect(risk(alone(1), names)).toEqual({
      seat: null,
      why: { id: 'gondola-web-risk-below-doge', args: { own: 1, doge: 2 } },
    })
    expect(risk(alone(2), names).seat).toBe(0)
    expect(endClock(alone(0))).toEqual({ kind: 'doge', cards: 5 })
  })

  it('counts down to the end', () => {
    const running = position({
      council: { spaces: [3, 9, 9], end_marker: 12, rewards: [10, 5, 2], worth_now: [2, 7, 7] },
    })
    expect(endClock(running)).toEqual({ kind: 'open', missions: 7, marker: 12, nearest: 1, steps: 3 })
    const last = position({
      round: 6,
      end: { triggered: true, round: 5, extra_turns: null, all_placed: null, finished: false },
    })
    expect(endClock(last)).toEqual({ kind: 'rounds', left: 1 })
    expect(facts(last).map((fact) => fact.text.id)).toEqual([
      'gondola-map-fact-round',
      'gondola-web-fact-rounds',
      'gondola-web-fact-safe',
    ])
    expect(influenceShare(8, 7)).toBe(4)
  })

  it('fans out trackers on one space', () => {
    const level = trackers(position({ council: { spaces: [4, 4, 1], end_marker: 12, rewards: [], worth_now: [] } }))
    expect(level[0]).not.toEqual({ ...level[1], colour: 0 })
    expect(level[2]).toMatchObject({ x: 0, y: -0 })
  })

  it('finds what a mission lacks in the better boat', () => {
    const mission = { no: 1, building: 'mint' as const, cubes: [2, 1, 0] as Cubes, scrolls: 2, coins: 5, vp: 5 }
    const found = progress(position(), 0, mission)
    expect(found).toMatchObject({ best: 0, scrolls: 1, ready: false })
    expect(found.boats[1]).toEqual({ boat: 1, missing: [2, 1, 0], there: true })
    expect(progress(position(), 0, { ...mission, scrolls: 1 }).ready).toBe(true)
    const level = position({ boats: [boat(0, [2, 1, 0], 0), boat(1, [2, 1, 0], 1)] })
    expect(progress(level, 0, mission).best).toBe(1)
  })

  it('knows decks of smugglers, and the Doge cards they spare', () => {
    const top = { card: 13, building: 'mint' as const, ignores: 1 }
    const two = position({
      seats: 2,
      players: [player({ turn_index: 1 }), player()],
      boats: [
        boat(0, [0, 0, 0]),
        boat(1, [0, 0, 0]),
        boat(2, [0, 0, 0]),
        boat(3, [0, 0, 0]),
        boat(4, null, 1),
        boat(5, null),
      ],
      smugglers: {
        decks: [9, 8],
        discards: [[], []],
        removed: [0, 0],
        played: [{ card: 2, building: 'court', ignores: 2 }],
        assistants_left: [9],
        sailing: null,
      },
      smuggler_cards: [top],
      smuggler_decks_known: [
        [null, null],
        [null, 13],
      ],
    })
    const [a, b] = smugglerDecks(two)
    expect(a).toMatchObject({ letter: 'A', steers: 1, cards: 9, top: null, played: { card: 2 } })
    expect(b).toMatchObject({ letter: 'B', steers: 0, top, played: null })
    expect(a!.boats).toHaveLength(1)
    expect(spared(two, 13)).toEqual([2, 1])
  })
})
