/** From clicks on the map to picks: a click on a distant dock sends the boat along the cheapest route, step by step. */

import type { BoardProps } from '../contract'
import { offersOf, placeOf, labelNumber, type Offer } from './picks'
import { desk } from './desk.svelte'
import { routes, type Route } from './routes'
import type { GondolaView } from './view'

const CHART = 2
const FREE_BRIDGES = 3
const TOLL = 17

/** The cheapest ways of the moving boat, while its next step is asked. */
export function waysOf({ view, decision, seat }: BoardProps<GondolaView>): Map<number, Route> {
  if (decision?.kind !== 'move' || seat < 0) return new Map()
  const { slots } = view.players[seat]!
  return routes(view, {
    discount: slots.includes(CHART) && isDiscounted(view, offersOf(view, decision, seat)) ? 1 : 0,
    toll: slots.includes(TOLL) ? 3 : 1,
    welcome: slots.includes(FREE_BRIDGES),
  })
}

/** Whether a canal is cheaper than printed: only its label knows whether this was already used. */
function isDiscounted(view: GondolaView, offers: readonly Offer[]): boolean {
  if (view.turn.first_step) return true
  return offers.some(({ choice, action }) => {
    const canal = action.type === 'move' ? view.canals[action.canal]! : null
    return canal !== null && canal.bridge === null && (labelNumber(choice, 'cost') ?? canal.cost) < canal.cost
  })
}

/** The pick with which the way to a dock begins: through the next one, or mooring there if it is the dock itself. */
export function stepTo(dock: number, ways: ReadonlyMap<number, Route>, offers: readonly Offer[]): number | null {
  const leg = ways.get(dock)?.legs[0]
  if (!leg) return null
  const moor = leg.to === dock
  const found = offers.find(
    ({ action }) => action.type === 'move' && action.canal === leg.canal && action.moor === moor,
  )
  return found?.choice.pick ?? null
}

/** The dock that is pressed to do something; the effects of a building are chosen beside the map. */
const pressedAt = (action: Offer['action']): number | null =>
  action.type === 'effect' || action.type === 'done' || action.type === 'embark' ? null : placeOf(action)

/** Makes the first step to the goal, and the next ones until something new is learnt. */
export function goAllTheWay(board: BoardProps<GondolaView>): void {
  const offers = offersOf(board.view, board.decision, board.seat)
  const step = desk.goal === null ? null : stepTo(desk.goal, waysOf(board), offers)
  if (step === null) return
  desk.underWay = true
  board.confirm(step)
}

/** What pressing the map means at the moment. It knows no rules, only which picks are offered. */
export class Gestures {
  constructor(private readonly props: () => BoardProps<GondolaView>) {}

  readonly offers = $derived.by((): Offer[] => {
    const { view, decision, seat } = this.props()
    return offersOf(view, decision, seat)
  })

  readonly ways = $derived.by((): Map<number, Route> => waysOf(this.props()))

  at(dock: number): Offer[] {
    return this.offers.filter(({ action }) => pressedAt(action) === dock)
  }

  /** The docks that can be pressed: of the next step, and far ones. */
  readonly places = $derived(new Set(this.offers.flatMap(({ action }) => pressedAt(action) ?? [])))
  readonly far = $derived(
    new Set([...this.ways.keys()].filter((dock) => !this.places.has(dock) && this.stepTo(dock) !== null)),
  )

  atCanal(icon: number): Offer | undefined {
    return this.offers.find(({ action }) => action.type === 'bridge' && action.icon === icon)
  }

  offer(pick: number | null): Offer | undefined {
    return pick === null ? undefined : this.offers.find(({ choice }) => choice.pick === pick)
  }

  /** The pick that pressing a dock proposes: mooring rather than passing, or the first step towards a far dock. */
  pickOf(dock: number): number | null {
    const here = this.at(dock)
    if (here.length) {
      const moor = here.find(({ action }) => action.type === 'move' && action.moor)
      return (moor ?? here[0]!).choice.pick
    }
    return this.stepTo(dock)
  }

  stepTo(dock: number): number | null {
    return stepTo(dock, this.ways, this.offers)
  }

  point(dock: number | null): void {
    desk.pointed = dock
    const { hover, decision, point } = this.props()
    point(dock === null ? null : { kind: 'dock', id: dock })
    if (!decision) return
    hover(dock === null || decision.kind === 'activate' ? null : this.pickOf(dock))
  }

  /** Pressing a dock or its building. */
  press(dock: number): void {
    const { busy, decision, refuse, chosen, choose } = this.props()
    if (busy) return
    const here = decision && decision.kind !== 'activate' ? this.at(dock) : []
    if (here.length) {
      const isTrip = desk.goal !== null
      desk.forget()
      // What is proposed already stays: pressing the same place again does it. The first step of a trip was not yet
      // proposed as a step of its own.
      const proposed = isTrip ? undefined : here.find(({ choice }) => choice.pick === chosen)
      if (proposed) return this.propose(proposed.choice.pick)
      desk.several = here.length > 1
      const pick = this.pickOf(dock)!
      return isTrip && pick === chosen ? undefined : this.propose(pick)
    }
    const step = decision ? this.stepTo(dock) : null
    if (step !== null) {
      const known = desk.goal === dock
      desk.forget()
      desk.goal = dock
      if (known && chosen === step) return goAllTheWay(this.props())
      if (chosen !== step) choose(step)
      return
    }
    this.explain({ kind: 'dock', id: dock })
    if (decision?.kind === 'move') void this.whyNot(dock)
    else if (this.places.size) refuse({ id: 'gondola-map-not-here' })
  }

  /** What is pressed without being a choice is explained. */
  explain(element: { kind: string; id: number | string }): void {
    const { chosen, choose, point } = this.props()
    if (chosen !== null) {
      desk.forget()
      choose(null)
    }
    point(element, true)
  }

  pressCanal(icon: number): void {
    if (this.props().busy) return
    const offer = this.atCanal(icon)
    if (offer) this.propose(offer.choice.pick)
    else this.explain({ kind: 'canal', id: icon })
  }

  pressBoat(boat: number): void {
    if (this.props().busy) return
    const offer = this.offers.find(({ action }) => action.type === 'boat' && action.boat === boat)
    if (offer) this.propose(offer.choice.pick)
    else this.explain({ kind: 'boat', id: boat })
  }

  /** Proposes a pick; a second press confirms it. */
  propose(pick: number): void {
    const { chosen, confirm, choose } = this.props()
    if (chosen === pick) confirm()
    else choose(pick)
  }

  cancel(): void {
    desk.forget()
    this.props().choose(null)
  }

  /** Says why a dock cannot be gone to; the server knows. */
  private async whyNot(dock: number): Promise<void> {
    const { view, check, refuse } = this.props()
    const canal = view.canals.findIndex(
      ({ ends }) => ends.includes(dock) && view.turn.at !== null && ends.includes(view.turn.at),
    )
    const why = canal < 0 ? null : await check(2 * canal + 1)
    refuse(why ?? { id: 'gondola-map-too-far' })
  }
}
