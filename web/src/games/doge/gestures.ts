/** From clicks on the map to picks. */

import type { Message } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { t } from '../../lib/words'
import type { BoardProps } from '../contract'
import { desk } from './desk.svelte'
import { ballotsPick, moveOf, movePick, NO_MOVE, standOf } from './picks'
import { areaMessage, areaName, inArea, question, QUARANTIA, type DogeView, type Question } from './view'

/** What clicking on the map means at the moment. It knows no rules, only which picks are offered. */
export class Gestures {
  constructor(private readonly props: () => BoardProps<DogeView>) {}

  private get asked(): Question | null {
    const { decision, view } = this.props()
    return question(decision, view)
  }

  private has(pick: number): boolean {
    return this.props().decision?.choices.some((choice) => choice.pick === pick) ?? false
  }

  /** The picks of moves that start in an area. */
  movesFrom(area: number): number[] {
    return (this.props().decision?.choices ?? [])
      .map(({ pick }) => pick)
      .filter((pick) => moveOf(pick)?.origin === area)
  }

  get takes(): boolean {
    return this.props().decision?.choices.some(({ pick }) => standOf(pick) !== null) ?? false
  }

  get moves(): boolean {
    return this.props().decision?.choices.some(({ pick }) => moveOf(pick) !== null) ?? false
  }

  /** Whether a house is to be moved by the next click. */
  private get moving(): boolean {
    const kind = this.asked?.kind
    return kind === 'move' || (kind === 'advisor' && desk.mode === 'move')
  }

  /** The pick that a click on an area proposes; null if it proposes none (yet). */
  pickOf(area: number): number | null {
    const asked = this.asked
    const { view, decision } = this.props()
    const offered = (pick: number | null) => (pick !== null && this.has(pick) ? pick : null)
    switch (asked?.kind) {
      case 'ballots':
        return offered(ballotsPick(area, desk.values(view)))
      case 'houses':
        return asked.area === area ? Math.max(...decision!.choices.map(({ pick }) => pick)) : null
      case 'build':
        return asked.area === area ? 1 : null
      case 'advisor':
        if (!this.moving) return offered(area)
      // falls through: moving
      case 'move': {
        if (area === QUARANTIA) return null
        if (desk.origin !== null && desk.origin !== area) return offered(movePick(desk.origin, area))
        const from = this.movesFrom(area)
        return desk.origin === null && from.length === 1 ? from[0]! : null
      }
      default:
        return null
    }
  }

  /** Whether an area glows: a click on it is a step of what is asked. */
  offers(area: number): boolean {
    const { view, seat } = this.props()
    const asked = this.asked
    if (!asked) return false
    if (asked.kind === 'ballots') return !view.players[seat]!.used_areas.includes(area)
    if (this.moving) return desk.origin === null ? this.movesFrom(area).length > 0 : this.pickOf(area) !== null
    return this.pickOf(area) !== null
  }

  /** Why an area is struck out, in a word; null if it is not. */
  forbids(area: number): string | null {
    const { view, seat, compact } = this.props()
    if (this.asked?.kind !== 'ballots' || this.offers(area)) return null
    return view.players[seat]!.used_areas.includes(area) ? t(compact ? 'doge-web-used-short' : 'doge-web-used') : null
  }

  /** What a click does, in words. */
  says(area: number): string {
    const asked = this.asked
    if (!this.offers(area)) return this.forbids(area) ?? ''
    switch (asked?.kind) {
      case 'ballots':
        return t('doge-web-do-ballots', { area: areaName(area) })
      case 'houses':
        return t('doge-web-do-houses', { count: this.pickOf(area)!, area: inArea(area) })
      case 'build':
        return t('doge-web-do-build', { area: inArea(area) })
      default:
        if (!this.moving) return t('doge-web-do-stand', { area: inArea(area) })
        return desk.origin === null
          ? t('doge-web-do-origin', { area: areaName(area) })
          : t('doge-web-do-goal', { area: areaName(area) })
    }
  }

  hover(area: number): void {
    const pick = this.pickOf(area)
    if (pick !== null) this.props().hover(pick)
  }

  /** A click on an area, or Enter on it; false if it leads to nothing. */
  press(area: number): boolean {
    const { busy, view, seat, refuse, choose } = this.props()
    desk.place = area
    const asked = this.asked
    if (busy || !asked) return false
    if (asked.kind === 'ballots') {
      if (view.players[seat]!.used_areas.includes(area)) {
        refuse({ id: 'doge-refused-area-used', args: { area: areaMessage(area) } })
        return false
      }
      const again = desk.area === area
      desk.area = area
      this.compose(again)
      return true
    }
    if (this.moving && desk.origin === area) {
      desk.origin = null
      choose(null)
      return true
    }
    const pick = this.pickOf(area)
    if (pick !== null) {
      this.propose(pick)
      return true
    }
    if (this.moving && this.movesFrom(area).length) {
      desk.origin = area
      choose(null)
      return true
    }
    void this.explain(area)
    return false
  }

  /** Proposes a pick; a second press confirms it. */
  propose(pick: number): void {
    const { chosen, confirm, choose } = this.props()
    if (chosen === pick) confirm()
    else choose(pick)
  }

  /** A click on a ballot of the hand. */
  toggle(place: number): void {
    if (this.props().busy) return
    desk.toggle(place)
    this.compose(false)
  }

  /**
   * Area and ballots together make a pick. Without confirmation the first ballot would already be sent, so that in this
   * case the pick is only shown, and a button in the hand sends it.
   */
  private compose(again: boolean): void {
    const { view, chosen, choose, confirm, hover } = this.props()
    const pick = desk.pick(view)
    const offered = pick !== null && this.has(pick) ? pick : null
    if (!settings.ask) return hover(offered)
    if (offered !== null && again && chosen === offered) confirm()
    else choose(offered)
  }

  /** Goes back from the ballots to the areas; the ballots stay laid out. */
  leave(): void {
    desk.area = null
    this.compose(false)
  }

  /** Takes back half a gesture. */
  cancel(): void {
    desk.area = null
    desk.taken = []
    desk.origin = null
    this.props().choose(null)
  }

  setMode(mode: 'advisor' | 'move'): void {
    desk.mode = mode
    desk.origin = null
    this.props().choose(null)
  }

  neither(): void {
    desk.origin = null
    this.propose(NO_MOVE)
  }

  /** Says why a click leads to nothing; the server knows. */
  private async explain(area: number): Promise<void> {
    const { check, refuse } = this.props()
    const asked = this.asked
    if (!asked || asked.kind === 'houses' || asked.kind === 'build') return
    let why: Message | null
    if (!this.moving) why = await check(area)
    else if (area === QUARANTIA) why = { id: 'doge-refused-move' }
    else if (desk.origin !== null) why = await check(movePick(desk.origin, area))
    else
      why = await check(movePick(area, (asked.kind === 'advisor' && asked.area !== area ? asked.area : area + 1) % 6))
    if (why) refuse(why)
  }
}
