/** A position as the server sends it, for tests: three players, early in the game. */

import type { Choice, Decision, Message } from '../../lib/protocol'
import type { MastersView, PlayerView } from './view'

const player = (seat: number): PlayerView => ({
  seat,
  cubes: [2, 0, 1, 0, 0, 1],
  shares: [1, 0, 0, 0, 0, 0, 0],
  stock_value: 40,
  cash: seat === 0 ? 100 : null,
  points: 0,
  place: null,
  characters: [],
  orders: 1,
  known_orders: [],
  delivered: [],
  next_delivery: 3,
  rumors: 1,
  favor_count: 0,
  favors: [0, 0, 0],
})

export function position(changes: Partial<MastersView> = {}): MastersView {
  return {
    seat: 0,
    seats: 3,
    phase: 'action',
    space: 2,
    spaces: 16,
    bid_spaces: [1, 5, 9, 13],
    next_bid: 3,
    goods: ['iron', 'gems', 'grain', 'spice', 'fabric', 'lumber'].map((key, i) => ({
      key,
      letter: 'IGNSFL'[i]!,
      price: 30,
      bag: i ? 9 : 0,
      to_control: 15,
    })),
    shops: ['blacksmith', 'jeweler', 'miller', 'spice-shop', 'tailor'].map((key) => ({
      key,
      price: 30,
      share: 40,
      orders: 1,
      supply: 7,
      owned: [1, 1, 1],
      majority: null,
      to_split: 13,
      to_control: 15,
    })),
    offices: ['north', 'south'].map((key) => ({ key, share: 20, supply: 10, owned: [0, 0, 0], cube: 0 })),
    docks: [0, 1, 2, 3].map(() => ({ cubes: [1, 1, 0, 0, 0, 0], cost: 60 })),
    quay: [0, 0, 0, 0, 0, 0],
    orders_max: 15,
    places: ['market', 'shops', 'guild-hall', 'docks', 'church', 'north', 'south', 'mercato'],
    order: [0, 1, 2],
    age: [0, 1, 2],
    bids: [0, 0, 0],
    characters: ['gondolieri', 'guild-master', 'harbor-master', 'tax-collector', 'thief', 'trader'].map((key) => ({
      key,
      holder: null,
    })),
    marker: 'fresh',
    opened: [],
    location: null,
    slot: null,
    window: null,
    forecast: [],
    deck: 17,
    plaza: [],
    players: [0, 1, 2].map(player),
    hand: [
      {
        card: 3,
        code: 'LLS',
        needs: [0, 0, 0, 1, 0, 2],
        missing: [0, 0, 0, 1, 0, 1],
        orders_short: [0, 0, 0, 0, 0],
        deliverable: false,
      },
    ],
    rumors: [0, 1, 0, 0, 0],
    cash: 100,
    estimate: null,
    history: [],
    over: false,
    scores: [0, 0, 0],
    breakdown: null,
    ...changes,
  }
}

const choice = (pick: number, label?: Message, effect?: Message): Choice => ({
  pick,
  label: label ?? { id: `pick-${pick}` },
  group: null,
  effect: effect ?? null,
})

/** A question of this kind with these picks, some of them with a label or an effect. */
export const question = (kind: string, picks: (number | Choice)[], args: Message['args'] = {}): Decision => ({
  kind,
  prompt: { id: `masters-ask-${kind}`, args },
  answered: null,
  choices: picks.map((pick) => (typeof pick === 'number' ? choice(pick) : pick)),
})

export { choice }
