import { settings } from '../../lib/settings.svelte'
import type { BoardProps } from '../contract'
import { offersOf, placeOf, told, type Offer } from './deeds'
import { desk } from './desk.svelte'
import { routes, type Route } from './routes'
import type { GondolaView } from './view'

const CHART = 2
const FREE_BRIDGES = 3
const TOLL = 17

/** What pressing the map means at the moment. It knows no rules, only which picks are offered. */
export class Gestures {
  constructor(private readonly props: () => BoardProps<GondolaView>) {}

  readonly offers = $derived.by((): Offer[] => {
    const { view, decision, seat } = this.props()
    return offersOf(view, decision, seat)
  })

  /** The cheapest ways of the moving boat, while its next step is asked. */
  readonly ways = $derived.by((): Map<number, Route> => {
    const { view, decision, seat } = this.props()
    if (decision?.kind !== 'move' || seat < 0) return new Map()
    const slots = view.players[seat]!.slots
    return routes(view, {
      discount: slots.includes(CHART) && this.discounted ? 1 : 0,
      toll: slots.includes(TOLL) ? 3 : 1,
      welcome: slots.includes(FREE_BRIDGES),
    })
  })

  /** Whether a canal is cheaper than printed: only its label knows whether this was already used. */
  private get discounted(): boolean {
    const { view } = this.props()
    if (view.turn.first_step) return true
    return this.offers.some(({ choice, deed }) => {
      const canal = deed.type === 'move' ? view.canals[deed.canal]! : null
      return canal !== null && canal.bridge === null && (told(choice, 'cost') ?? canal.cost) < canal.cost
    })
  }

  at(dock: number): Offer[] {
    return this.offers.filter(({ deed }) => placeOf(deed) === dock)
  }

  /** The docks that can be pressed. */
  get places(): Set<number> {
    return new Set(this.offers.flatMap(({ deed }) => placeOf(deed) ?? []))
  }

  atCanal(icon: number): Offer | undefined {
    return this.offers.find(({ deed }) => deed.type === 'bridge' && deed.icon === icon)
  }

  offer(pick: number | null): Offer | undefined {
    return pick === null ? undefined : this.offers.find(({ choice }) => choice.pick === pick)
  }

  /** The pick that pressing a dock proposes: mooring rather than passing, or the first step towards a far dock. */
  pickOf(dock: number): number | null {
    const here = this.at(dock)
    if (here.length) {
      const moor = here.find(({ deed }) => deed.type === 'move' && deed.moor)
      return (moor ?? here[0]!).choice.pick
    }
    return this.stepTo(dock)
  }

  /** The first step of the way to a dock: through the next one, or mooring there if it is the dock itself. */
  stepTo(dock: number): number | null {
    const leg = this.ways.get(dock)?.legs[0]
    if (!leg) return null
    const moor = leg.to === dock
    const found = this.offers.find(({ deed }) => deed.type === 'move' && deed.canal === leg.canal && deed.moor === moor)
    return found?.choice.pick ?? null
  }

  point(dock: number | null): void {
    desk.pointed = dock
    const { hover, decision } = this.props()
    if (!decision) return
    const pick = dock === null || decision.kind === 'activate' ? null : this.pickOf(dock)
    hover(pick)
  }

  /** Pressing a dock or its building. */
  press(dock: number): void {
    const { busy, decision, refuse, chosen } = this.props()
    if (busy || !decision) return
    const here = this.at(dock)
    if (decision.kind === 'activate') return
    desk.goal = null
    desk.dock = here.length > 1 ? dock : null
    if (!here.length) {
      const step = this.stepTo(dock)
      if (step !== null) {
        desk.goal = dock
        return this.propose(step)
      }
      if (decision.kind === 'move') void this.explain(dock)
      else if (this.offers.length) refuse({ id: 'gondola-map-not-here' })
      return
    }
    // What is proposed already stays: pressing the same place again does it.
    const proposed = here.find(({ choice }) => choice.pick === chosen)
    if (proposed) return this.propose(proposed.choice.pick)
    if (here.length === 1) return this.propose(here[0]!.choice.pick)
    // Passing or mooring, this boat or that one: if nothing is asked back, only the buttons at the dock decide.
    if (settings.ask) this.propose(this.pickOf(dock)!)
  }

  pressCanal(icon: number): void {
    const offer = this.atCanal(icon)
    if (offer && !this.props().busy) this.propose(offer.choice.pick)
  }

  /** Proposes a pick; pressed once more it is done. */
  propose(pick: number): void {
    const { chosen, confirm, choose } = this.props()
    if (chosen === pick) confirm()
    else choose(pick)
  }

  cancel(): void {
    desk.dock = null
    desk.goal = null
    this.props().choose(null)
  }

  /** Says why a dock cannot be gone to; the server knows. */
  private async explain(dock: number): Promise<void> {
    const { view, check, refuse } = this.props()
    const canal = view.canals.findIndex(
      ({ ends }) => ends.includes(dock) && view.turn.at !== null && ends.includes(view.turn.at),
    )
    const why = canal < 0 ? null : await check(2 * canal + 1)
    refuse(why ?? { id: 'gondola-map-too-far' })
  }
}
