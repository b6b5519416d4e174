/** Finds the cheapest routes of a boat. */

import type { GondolaView } from './view'

/** One canal of a way. */
interface Leg {
  canal: number
  to: number
  price: number
}

export interface Route {
  legs: Leg[]
  /** Coins to pay, less what own bridges bring on the way. */
  price: number
  /** Bridges of others, each worth an intrigue. */
  intrigue: number
  /** Foreign boats that are passed. */
  meetings: number
}

/** What the ways of a boat depend on beside the view. */
export interface Voyage {
  /** Coins off the first canal that has a price (mission 2). */
  discount: number
  /** Coins for passing your own bridge (more with mission 17). */
  toll: number
  /** Bridges of others bring a coin in place of an intrigue (mission 3). */
  welcome: boolean
}

interface Label extends Route {
  at: number
  coins: number
  first: boolean
  discount: number
  docks: ReadonlySet<number>
}

const better = (a: Label, b: Label) =>
  a.price - b.price || a.intrigue - b.intrigue || a.meetings - b.meetings || a.legs.length - b.legs.length

/**
 * The cheapest way of the moving boat to each dock it could get to: fewest coins, then intrigue, meetings, canals. It
 * knows only canals and purse; whether each step is allowed is the server's to say.
 */
export function routes(view: GondolaView, voyage: Voyage): Map<number, Route> {
  const { turn, active } = view
  const found = new Map<number, Route>()
  if (turn.at === null || turn.boat === null || active === null) return found
  const own = turn.boat ^ 1
  const open: Label[] = [
    {
      legs: [],
      price: 0,
      intrigue: 0,
      meetings: 0,
      at: turn.at,
      coins: view.players[active]!.coins,
      first: turn.first_step,
      discount: voyage.discount,
      docks: new Set([...turn.used_docks, turn.at]),
    },
  ]
  const settled = new Set<number>()
  while (open.length) {
    open.sort(better)
    const here = open.shift()!
    if (settled.has(here.at)) continue
    settled.add(here.at)
    if (here.legs.length)
      found.set(here.at, { legs: here.legs, price: here.price, intrigue: here.intrigue, meetings: here.meetings })
    const met = here.legs.length ? view.docks[here.at]!.boats.filter((boat) => boat !== own).length : 0
    view.canals.forEach((canal, number) => {
      if (canal.used || !canal.ends.includes(here.at)) return
      const to = canal.ends[0] === here.at ? canal.ends[1] : canal.ends[0]
      if (here.docks.has(to) || settled.has(to)) return
      const priced = !here.first && canal.bridge === null && canal.cost > 0
      const price = priced ? Math.max(0, canal.cost - here.discount) : 0
      if (price > here.coins) return
      const foreign = canal.bridge !== null && canal.bridge !== active
      const income = canal.bridge === active ? voyage.toll : foreign && voyage.welcome ? 1 : 0
      open.push({
        legs: [...here.legs, { canal: number, to, price }],
        price: here.price + price - income,
        intrigue: here.intrigue + (foreign && !voyage.welcome ? 1 : 0),
        meetings: here.meetings + met,
        at: to,
        coins: here.coins - price + income,
        first: false,
        discount: priced ? 0 : here.discount,
        docks: new Set([...here.docks, to]),
      })
    })
  }
  return found
}
