/** The words of a proposal: its title, its buttons, the question as it stands, and what must always be asked. */

import type { Choice, Decision, Message } from '../../lib/protocol'
import type { Action, BoardProps } from '../contract'
import { isHolds, isPayment, ownPicks } from './hand-questions'
import { pickOf, SHARING, start } from './cubes'
import { actionOf, offersOf } from './picks'
import { desk } from './desk.svelte'
import { goAllTheWay, stepTo, waysOf } from './gestures.svelte'
import { partsOf } from './preview-rows'
import { DONE, PAY_INTRIGUE, PAY_SCROLL } from './picks.generated'
import { atBuilding, BUILDINGS, buildingName, FLIP_FOR_COINS, theBuilding, type GondolaView } from './view'

/** The far dock that is pointed at or set as the goal, if this pick is the first step of the way there. */
export function aimOf(board: BoardProps<GondolaView>, pick: number | null): number | null {
  const { view, decision, seat, hovered } = board
  if (decision?.kind !== 'move' || pick === null) return null
  const offers = offersOf(view, decision, seat)
  const ways = waysOf(board)
  const aim = hovered !== null ? (desk.pointed ?? null) : desk.goal
  const wanted = aim ?? (hovered === board.chosen ? desk.goal : null)
  if (wanted === null || (ways.get(wanted)?.legs.length ?? 0) < 2) return null
  if (offers.some(({ action }) => action.type === 'move' && action.to === wanted)) return null
  return stepTo(wanted, ways, offers) === pick ? wanted : null
}

const named = (view: GondolaView, dock: number) => view.docks[dock]?.building ?? null

export function previewTitle(view: GondolaView, choice: Choice, decision: Decision): Message | null {
  if (isHolds(decision) && choice.pick < FLIP_FOR_COINS)
    return SHARING.includes(decision.kind)
      ? { id: 'gondola-web-title-share' }
      : { id: `gondola-web-do-${decision.kind}`, args: { what: choice.label } }
  const action = actionOf(view, decision, choice, view.seat)
  if (action?.type === 'move') {
    const aim = desk.pointed ?? desk.goal
    const board = { view, decision, seat: view.seat, hovered: choice.pick } as BoardProps<GondolaView>
    const ways = waysOf(board)
    const offers = offersOf(view, decision, view.seat)
    if (
      aim !== null &&
      !offers.some((each) => each.action.type === 'move' && each.action.to === aim) &&
      stepTo(aim, ways, offers) === choice.pick
    ) {
      const building = named(view, aim)
      const steps = ways.get(aim)!.legs.length
      if (building)
        return {
          id: 'gondola-web-title-far',
          args: { the: theBuilding(building), name: buildingName(building), steps },
        }
    }
    const building = named(view, action.to)
    if (!building) return null
    return action.moor
      ? { id: 'gondola-web-title-moor', args: { place: atBuilding(building) } }
      : { id: 'gondola-web-title-pass', args: { building: theBuilding(building) } }
  }
  if (action?.type === 'effect') {
    const building = named(view, action.dock)
    return building
      ? { id: 'gondola-web-title-effect', args: { building: buildingName(building), number: action.slot + 1 } }
      : null
  }
  return null
}

/** Kinds of questions whose choices are things: the button says what is done with them. */
const NAMED_KINDS = [
  'prologue-dock',
  'keep-mission',
  'complete-mission',
  'keep-influence',
  'play-influence',
  'bridge-site',
  'doge-bridge-site',
  'spy-target',
  'foreman',
  'promote',
  'overtime',
  'cube-pick',
  'stocks-gain',
  'discard',
  'spend-cubes',
  'convert',
  'smuggler-card',
  'smuggler-boat',
  'doge-assistant',
]
/** Choices of these that are no thing: "No card" says it already. */
const NOTHING = ['gondola-no-card', 'gondola-no-mission', 'gondola-no-cube']

export function buttonLabel(view: GondolaView, choice: Choice, decision: Decision): Message | null {
  void view
  if (choice.pick >= FLIP_FOR_COINS || NOTHING.includes(choice.label.id)) return null
  if (decision.kind === 'gondolier' && choice.label.id === 'gondola-take-boat')
    return { id: 'gondola-web-do-gondolier', args: choice.label.args }
  if (SHARING.includes(decision.kind)) return { id: 'gondola-web-do-share' }
  return NAMED_KINDS.includes(decision.kind)
    ? { id: `gondola-web-do-${decision.kind}`, args: { what: choice.label } }
    : null
}

/** What a chip says: a route names its docks in short, sharing cubes names those of one boat. */
export function chip(view: GondolaView, choice: Choice): Message | null {
  void view
  const { id, args } = choice.label
  if (id === 'gondola-split' || id === 'gondola-split-lost')
    return { id: `gondola-web-chip${id.slice('gondola'.length)}`, args }
  if (id !== 'gondola-way' || !Array.isArray(args?.docks)) return null
  const docks = (args.docks as Message[]).map((dock) => ({ id: dock.id.replace('gondola-the-', 'gondola-map-short-') }))
  return { id: 'gondola-web-list', args: { items: docks } }
}

/** What confirms the cubes as they are when the question comes. */
const UNCHANGED: Record<string, string> = {
  'own-swap': 'gondola-web-do-same-holds',
  'stocks-split': 'gondola-web-do-share',
  convert: 'gondola-web-do-same-colours',
}

/** The buttons: all the way or one step, moor or pass, an effect or nothing more. */
export function actions(board: BoardProps<GondolaView>): Action[] | null {
  const { view, decision, chosen, seat } = board
  if (!decision) return null
  const choice = decision.choices.find(({ pick }) => pick === chosen)
  if (decision.kind === 'activate') {
    const done = decision.choices.find(({ pick }) => pick === DONE)
    if (!done || chosen === DONE) return null
    const last: Action = { id: 'done', label: done.label, icon: 'next', run: () => board.confirm(DONE) }
    return choice
      ? [{ id: 'do', label: choice.label, icon: 'check', run: () => board.confirm() }, last]
      : [{ id: 'do', label: { id: 'gondola-web-choose-effect' }, disabled: true, run: () => undefined }, last]
  }
  // Cubes may stay where they are.
  if (!choice && decision.kind in UNCHANGED) {
    const same = pickOf(start(view, decision.kind), decision.kind)
    const label = { id: UNCHANGED[decision.kind]! }
    return decision.choices.some(({ pick }) => pick === same)
      ? [{ id: 'do', label, icon: 'check', run: () => board.confirm(same) }]
      : null
  }
  if (isPayment(decision) && decision.answered === null) {
    // What is chosen comes first; others, such as cubes, are among the choices.
    const own = decision.choices.filter(({ pick }) => pick < FLIP_FOR_COINS)
    const shown = choice ? [choice, ...own.filter((each) => each !== choice)] : own
    return shown.slice(0, 2).map((each, i) => ({
      id: i ? `other-${each.pick}` : 'do',
      label: each.label,
      icon: each.pick === PAY_SCROLL ? 'scroll' : each.pick === PAY_INTRIGUE ? 'intrigue' : 'anycube',
      run: () => board.confirm(each.pick),
    }))
  }
  if (decision.kind !== 'move' || !choice) return null
  const offer = offersOf(view, decision, seat).find((each) => each.choice.pick === chosen)
  if (offer?.action.type !== 'move') return null
  if (desk.goal !== null && aimOf({ ...board, hovered: null }, chosen) === desk.goal)
    return [
      {
        id: 'all',
        label: { id: 'gondola-web-go-all' },
        icon: 'next',
        run: () => goAllTheWay(board),
      },
      { id: 'first', label: { id: 'gondola-web-go-first' }, run: () => board.confirm() },
    ]
  const twin = decision.choices.find(({ pick }) => pick === (chosen! ^ 1))
  const buttons: Action[] = [{ id: 'do', label: choice.label, icon: 'check', run: () => board.confirm() }]
  if (twin) buttons.push({ id: 'other', label: twin.label, run: () => board.confirm(twin.pick) })
  return buttons
}

/** Questions about cubes that are in sight: they need not be listed. */
const SHORTER = ['own-swap', 'stocks-split', 'discard', 'convert']

/** Meetings that are not simply two players' boats, by their prompt. */
const MEETINGS: Record<string, string> = {
  'gondola-ask-meeting-gossip': 'gondola-web-ask-gossip',
  'gondola-ask-meeting-smugglers': 'gondola-web-ask-meet-smugglers',
  'gondola-ask-meeting-doge': 'gondola-web-ask-meet-doge',
  'gondola-ask-meeting-by-smugglers': 'gondola-web-ask-met-smugglers',
  'gondola-ask-meeting-by-doge': 'gondola-web-ask-met-doge',
}

/** The question follows the gesture: where to; then all the way or one step, moor or pass. */
export function question(view: GondolaView, decision: Decision, board: BoardProps<GondolaView>): Message | null {
  if (decision.kind === 'activate') {
    const key = view.turn.menu === null ? undefined : BUILDINGS[view.turn.menu]
    return key
      ? { id: view.turn.passing ? 'gondola-web-ask-passing' : 'gondola-web-ask-use', args: { place: atBuilding(key) } }
      : null
  }
  if (SHORTER.includes(decision.kind)) return { id: `gondola-web-ask-${decision.kind}`, args: decision.prompt.args }
  if (decision.kind === 'meeting') {
    const own = MEETINGS[decision.prompt.id]
    const scroll = Number(decision.choices.some(({ pick }) => pick === PAY_SCROLL))
    if (own) return { id: own, args: { scroll } }
    const { mover, met } = view.meeting ?? { mover: null, met: null }
    const other = mover === board.seat ? met : mover
    if (other === null) return null
    return {
      id: mover === board.seat ? 'gondola-web-ask-meet' : 'gondola-web-ask-met',
      args: { name: { seat: other }, scroll },
    }
  }
  if (decision.kind !== 'move') return null
  const { chosen } = board
  if (chosen !== null) {
    const building = desk.goal === null ? null : named(view, desk.goal)
    if (building && aimOf({ ...board, hovered: null }, chosen) === desk.goal)
      return { id: 'gondola-web-ask-far', args: { the: theBuilding(building), name: buildingName(building) } }
    const offer = offersOf(view, decision, board.seat).find((each) => each.choice.pick === chosen)
    const twin = decision.choices.some(({ pick }) => pick === (chosen ^ 1))
    const place = offer?.action.type === 'move' ? named(view, offer.action.to) : null
    if (twin && place)
      return { id: 'gondola-web-ask-moor', args: { place: atBuilding(place), the: theBuilding(place) } }
  }
  const here = view.turn.at === null ? null : named(view, view.turn.at)
  // Under the question there must be room for the hint, which says how many coins there are.
  const id = board.layout === 'P' ? 'gondola-web-ask-move-short' : 'gondola-web-ask-move'
  return here ? { id, args: { the: theBuilding(here), place: atBuilding(here) } } : null
}

/** Questions that are answered on the map, each with a line of its own below it. */
const ON_THE_MAP = ['prologue-dock', 'gondolier', 'activate', 'bridge-site', 'spy-target']

export function hint(view: GondolaView, decision: Decision): Message | null {
  if (decision.kind === 'move') {
    const coins = view.players[view.seat]?.coins ?? 0
    return { id: view.turn.first_step ? 'gondola-web-hint-move-first' : 'gondola-web-hint-move', args: { coins } }
  }
  if (decision.kind === 'gondolier' && decision.prompt.id === 'gondola-ask-gondolier-first')
    return { id: 'gondola-web-hint-gondolier-first' }
  // Otherwise it is answered by itself.
  if (decision.kind === 'complete-mission' && ownPicks(decision).length === 1)
    return { id: 'gondola-web-hint-no-mission' }
  return ON_THE_MAP.includes(decision.kind) ? { id: `gondola-map-hint-${decision.kind}` } : null
}

/** What is learnt by a pick: cards are drawn or turned, somebody is met. */
const REVEALS = /^gondola-part-(meet|met|influence|missions|doge-card|ways)/
const PAYMENTS = ['meeting', 'doge-demand', 'smuggler-card', 'mission-draft', 'keep-mission', 'keep-influence']

/** Distant destinations, meetings, what reveals cards or cannot be undone, and docks with several things to do. */
export function alwaysAsk(view: GondolaView, choice: Choice, decision: Decision): boolean {
  void view
  if (desk.several || desk.goal !== null || PAYMENTS.includes(decision.kind)) return true
  return partsOf(choice.effect).some(({ id }) => REVEALS.test(id))
}
