import type { Decision, Message } from '../../lib/protocol'
import type { GameModule } from '../contract'
import Advisors from './Advisors.svelte'
import Board from './Board.svelte'
import Breakdown from './Breakdown.svelte'
import Hand from './Hand.svelte'
import Panel from './Panel.svelte'
import { moveOf, standOf } from './picks'
import Preview from './Preview.svelte'
import Seat from './Seat.svelte'
import Strip from './Strip.svelte'
import Text from './Text.svelte'
import { question, type DogeView } from './view'

const doge: GameModule = {
  Board,
  Hand,
  Strip,
  Seat,
  Preview,
  Text,
  Breakdown,
  choiceRows: 3,
  panels: [
    { id: 'place', title: 'doge-web-tab-place', component: Panel },
    { id: 'advisors', title: 'doge-web-tab-advisors', component: Advisors, only: 'narrow' },
  ],
  phoneTab: (decision) => (decision.kind === 'place-ballots' ? 'hand' : null),
  facts(view: DogeView) {
    const year = { icon: 'hour', text: { id: 'doge-web-year', args: { year: view.year } } } as const
    if (view.over) return [year]
    if (view.phase === 'placing')
      return [
        year,
        { icon: 'ballot', text: { id: 'doge-web-round', args: { round: view.round, rounds: view.rounds } } },
      ]
    return [
      year,
      { icon: 'ballot', text: { id: 'doge-web-election', args: { number: Math.min(7, view.election + 1) } } },
    ]
  },
  score: (view: DogeView, seat) => ({ value: view.players[seat]!.palaces, icon: 'palace' }),
  winners: (view: DogeView) => view.doges,
  hint(view: DogeView, decision: Decision): Message | null {
    const asked = question(decision, view)
    switch (asked?.kind) {
      case 'ballots':
        return { id: 'doge-web-hint-ballots' }
      case 'advisor': {
        const takes = decision.choices.some(({ pick }) => standOf(pick) !== null)
        const moves = decision.choices.some(({ pick }) => moveOf(pick) !== null)
        return { id: !moves ? 'doge-web-hint-stand' : takes ? 'doge-web-hint-advisor' : 'doge-web-hint-move' }
      }
      case 'move':
        return { id: 'doge-web-hint-move' }
      case 'houses':
        return { id: 'doge-web-hint-houses', args: { count: view.players[view.seat]!.supply_houses } }
      case 'build':
        return { id: 'doge-web-hint-build' }
      default:
        return null
    }
  },
  // Where a thing is not in sight on the phone, the tab that holds it is pointed at.
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
