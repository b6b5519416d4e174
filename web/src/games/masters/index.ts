import type { Decision, Message } from '../../lib/protocol'
import type { GameModule } from '../contract'
import Board from './Board.svelte'
import Breakdown from './Breakdown.svelte'
import Counter from './Counter.svelte'
import { isSlot } from './deeds'
import Hand from './Hand.svelte'
import { plain, type MastersView } from './model'
import Panel from './Panel.svelte'
import Preview from './Preview.svelte'
import Seat from './Seat.svelte'
import Strip from './Strip.svelte'
import Text from './Text.svelte'

const HINTED = [
  'bid',
  'pick-character',
  'adjust-orders',
  'choose-move',
  'go-first',
  'jump',
  'points-or-cash',
  'place-cube',
]

const masters: GameModule = {
  Board,
  Hand,
  Strip,
  Seat,
  Preview,
  Text,
  Breakdown,
  panels: [
    { id: 'counter', title: 'masters-web-tab-counter', component: Counter, own: true, only: 'narrow' },
    { id: 'ledger', title: 'masters-web-tab-ledger', component: Panel },
  ],
  phoneTab: (decision) => (decision.kind === 'choose-move' ? null : 'counter'),
  facts(view: MastersView) {
    const round = {
      icon: 'hour',
      text: { id: 'masters-board-round', args: { space: view.space, spaces: view.spaces } },
    } as const
    if (view.over || view.next_bid === null) return [round]
    return [round, { text: { id: 'masters-board-next-bid', args: { rounds: view.next_bid } }, wide: true }]
  },
  score: (view: MastersView, seat) => ({ value: plain(view.scores[seat] ?? 0), icon: 'vp' }),
  hint(_view: MastersView, decision: Decision): Message | null {
    if (HINTED.includes(decision.kind)) return { id: `masters-web-hint-${decision.kind}` }
    return isSlot(decision) ? { id: 'masters-web-hint-slot' } : null
  },
  // Where a thing is not in sight on the phone, the tab that holds it is pointed at.
  guide: [
    { id: 'aim', target: '[data-guide="players"], ul.strip' },
    { id: 'canal', target: '[data-guide="masters-canal"]' },
    { id: 'shop', target: '[data-guide="masters-shop"]' },
    { id: 'docks', target: '[data-guide="masters-docks"]' },
    { id: 'places', target: '[data-guide="masters-places"]' },
    { id: 'order', target: '[data-guide="masters-order"]' },
    { id: 'hand', target: '[data-guide="masters-hand"], #tab-hand' },
    { id: 'act', target: '[data-guide="masters-bar"], #tab-counter' },
    { id: 'preview', target: '[data-guide="preview"], #tab-place' },
  ],
  rules: [
    { id: 'aim' },
    { id: 'words' },
    { id: 'start' },
    { id: 'bidding' },
    { id: 'characters' },
    { id: 'round' },
    { id: 'docks' },
    { id: 'shops' },
    { id: 'market' },
    { id: 'guild', mark: 'rebuilt' },
    { id: 'church' },
    { id: 'offices' },
    { id: 'mercato' },
    { id: 'dividends' },
    { id: 'limits' },
    { id: 'marker', mark: 'ruling' },
    { id: 'end' },
    { id: 'bid-cases', mark: 'ruling' },
    { id: 'trade-cases', mark: 'ruling' },
    { id: 'power-cases', mark: 'ruling' },
    { id: 'hidden', mark: 'ruling' },
    { id: 'canal', mark: 'rebuilt' },
    { id: 'advice' },
    { id: 'screen' },
  ],
}

export default masters
