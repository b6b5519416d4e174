/** Entry point of Doge: the parts of its screen, as contract.ts names them. */

import type { Decision, Message } from '../../lib/protocol'
import type { Fact, GameModule } from '../contract'
import Advisors from './Advisors.svelte'
import Board from './Board.svelte'
import Breakdown from './Breakdown.svelte'
import { chips } from './chips'
import Hand from './Hand.svelte'
import Panel from './Panel.svelte'
import { moveOf, standOf } from './picks'
import Preview from './Preview.svelte'
import Seat from './Seat.svelte'
import ElectionOrder from './ElectionOrder.svelte'
import Text from './Text.svelte'
import { choreography, shownOf } from './animation'
import { Ground } from './layout'
import { desk } from './desk.svelte'
import * as words from './wording'
import { areaMessage, question, type DogeView } from './view'

/** Moving a house takes two steps. */
const movingHint = (): Message => ({ id: desk.origin === null ? 'doge-web-hint-origin' : 'doge-web-hint-goal' })

const doge: GameModule = {
  Board,
  Hand,
  Strip: ElectionOrder,
  Seat,
  Preview,
  Text,
  Breakdown,
  choiceRows: 3,
  stripHeight: (layout) => (layout === 'P' || layout === 'S' ? 40 : 62),
  phoneSheet: 250,
  panels: [
    { id: 'place', title: 'doge-web-tab-place', component: Panel },
    { id: 'advisors', title: 'doge-web-tab-advisors', component: Advisors, only: 'narrow' },
  ],
  phoneTab: (decision) => (decision.kind === 'place-ballots' ? 'hand' : null),
  composes: (decision) => decision.kind === 'place-ballots',
  facts(view: DogeView) {
    // What is being shown, not what it leads to.
    const { year, phase, round, election, ...shown } = desk.before ?? view
    const stage = desk.before ? desk.stage : null
    const first = { icon: 'hour', text: { id: 'doge-web-year', args: { year } } } as const
    const targets = view.players[0]!.targets.map(({ palaces, districts }, i) => ({
      palaces,
      districts,
      first: i === 0 ? 1 : 0,
    }))
    const aim = {
      icon: 'palace',
      wide: true,
      text: { id: 'doge-web-aim', args: { targets: targets.map((args) => ({ id: 'doge-web-aim-one', args })) } },
    } as const
    // With two players the program plays a third family: a variant, not in the rulebook.
    const variant: Fact[] = view.families > view.seats ? [{ wide: true, text: { id: 'doge-web-variant' } }] : []
    if (view.over && !desk.before) return [first, ...variant]
    if (phase === 'placing' && stage === null)
      return [
        first,
        { icon: 'ballot', text: { id: 'doge-web-round', args: { round, rounds: view.rounds } } },
        aim,
        ...variant,
      ]
    const held = stage === null ? election : shown.order_now.indexOf(stage)
    return [
      first,
      { icon: 'ballot', text: { id: 'doge-web-election', args: { number: Math.min(7, held + 1) } } },
      aim,
      ...variant,
    ]
  },
  score: (view: DogeView, seat) => ({ value: shownOf(view, desk.coming, seat).palaces, icon: 'palace' }),
  question: words.question,
  buttonLabel: words.buttonLabel,
  chip: words.chip,
  chips,
  previewTitle: words.previewTitle,
  actions: words.actions,
  describe: words.describe,
  elementOf: words.elementOf,
  // The viewer's own ballots are told with their values.
  logs: ({ kind, seat }, viewer) => kind !== 'placed' || seat < 0 || seat !== viewer,
  turns: words.turns,
  rounds: (lines) => lines.flatMap(({ kind, at }) => (kind === 'year' ? [at] : [])),
  unitNames: { turn: 'doge-web-unit-election', round: 'doge-web-unit-year' },
  chartUnit: 'round',
  scoreName: 'doge-board-palaces',
  victory: { won: 'doge-web-end-won', you: 'doge-web-end-you', shared: 'doge-web-end-share' },
  recap: words.recap,
  recapTitle: 'doge-web-recap-title',
  moments: words.moments,
  untold: () => desk.untold,
  shown: words.shown,
  shortLine: words.shortLine,
  showTab: () => (desk.small && desk.counting !== null ? 'hand' : null),
  // An election takes its time, no matter whose answer led to it.
  length(events, before: DogeView | undefined, view: DogeView) {
    if (!before || !events.some(({ kind }) => kind === 'election')) return null
    return choreography(events, before, view, () => new Ground(996, 600, false)).length
  },
  // Once all have sealed their ballots, elections begin.
  alwaysAsk: (_view, _choice, decision: Decision) => decision.kind === 'place-ballots',
  danger: (view: DogeView, seat) => (view.over || view.players[seat]!.can_win ? null : { id: 'doge-web-out' }),
  legend: () =>
    (
      [
        ['palace', 'palace'],
        ['palace', 'price'],
        ['house', 'house'],
        ['house', 'need'],
        ['ballot', 'ballot'],
        ['advisor', 'advisor'],
        ['ring', 'ring'],
        ['QU', 'letters'],
      ] as const
    ).map(([icon, id]) => ({ icon, text: { id: `doge-web-legend-${id}` } })),
  winners: (view: DogeView) => view.doges,
  hint(view: DogeView, decision: Decision): Message | null {
    const asked = question(decision, view)
    switch (asked?.kind) {
      case 'ballots': {
        const some = desk.values(view).length > 0
        if (desk.area === null) return { id: some ? 'doge-web-hint-ballots-area' : 'doge-web-hint-ballots' }
        return some
          ? { id: 'doge-web-hint-ballots-made', args: { area: areaMessage(desk.area) } }
          : { id: 'doge-web-hint-ballots-ballots' }
      }
      case 'advisor': {
        const takes = decision.choices.some(({ pick }) => standOf(pick) !== null)
        const moves = decision.choices.some(({ pick }) => moveOf(pick) !== null)
        if (moves && (desk.mode === 'move' || !takes)) return movingHint()
        return { id: moves ? 'doge-web-hint-advisor' : 'doge-web-hint-stand' }
      }
      case 'move':
        return movingHint()
      case 'houses':
        return { id: 'doge-web-hint-houses', args: { count: view.players[view.seat]!.supply_houses } }
      case 'build':
        return { id: 'doge-web-hint-build' }
      default:
        return null
    }
  },
  // Where an element is hidden on a phone, the guide points at its tab.
  sounds: { placed: 'paper', 'placed-values': 'paper', 'order-card': 'paper' },
  guide: [
    { id: 'aim', target: '[data-guide="players"], ul.strip' },
    { id: 'map', target: '[data-guide="map"]' },
    { id: 'plate', target: '[data-guide="district"]' },
    { id: 'ballots', target: '[data-guide="ballots"]' },
    { id: 'order', target: '[data-guide="orders"]' },
    { id: 'winner', target: '[data-guide="preview"], #tab-place' },
    { id: 'advisors', target: '[data-guide="advisors"], #tab-log' },
    { id: 'quarantia', target: '[data-guide="quarantia"]' },
    { id: 'help', target: '[data-guide="panel"], #feed-place, #tab-log' },
  ],
  rules: [
    { id: 'aim' },
    { id: 'pieces' },
    { id: 'year' },
    { id: 'placing' },
    { id: 'secret' },
    { id: 'counting' },
    { id: 'district' },
    { id: 'district-tie' },
    { id: 'quarantia' },
    { id: 'advisors' },
    { id: 'building' },
    { id: 'end' },
    { id: 'placing-cases', mark: 'ruling' },
    { id: 'advisor-cases', mark: 'ruling' },
    { id: 'house-cases', mark: 'ruling' },
    { id: 'tie-cases', mark: 'ruling' },
    { id: 'end-cases', mark: 'ruling' },
    { id: 'two', mark: 'ruling' },
    { id: 'hints' },
    { id: 'screen' },
  ],
}

export default doge
