/** Entry point of Masters of Venice: the parts of its screen, as contract.ts names them. */

import type { GameModule, LegendEntry } from '../contract'
import Board from './Board.svelte'
import Breakdown from './Breakdown.svelte'
import Choices from './Choices.svelte'
import { describe, elementOf } from './describe'
import Hand from './Hand.svelte'
import { goodName, GOODS, plain, type MastersView } from './view'
import { momentsOf } from './moments'
import PanelCharacters from './PanelCharacters.svelte'
import PanelPrices from './PanelPrices.svelte'
import PanelShares from './PanelShares.svelte'
import Preview from './Preview.svelte'
import { recapOf, turnsOfRound } from './recap'
import Seat from './Seat.svelte'
import Text from './Text.svelte'
import { actionsOf, asksAlways, buttonLabelOf, hintOf, listedCount, previewTitleOf, questionOf } from './wording'

const masters: GameModule = {
  Board,
  Hand,
  handTitle: 'masters-web-tab-goods',
  Seat,
  Choices,
  Preview,
  Text,
  Breakdown,
  panels: [
    { id: 'shares', title: 'masters-web-tab-shares', component: PanelShares },
    { id: 'prices', title: 'masters-web-tab-prices', component: PanelPrices },
    { id: 'characters', title: 'masters-web-tab-characters', component: PanelCharacters },
  ],
  question: questionOf,
  hint: hintOf,
  buttonLabel: buttonLabelOf,
  actions: actionsOf,
  previewTitle: previewTitleOf,
  // A bid is one number, however many there are.
  choiceCount: (decision) => (decision.kind === 'bid' ? null : listedCount(decision)),
  alwaysAsk: asksAlways,
  describe,
  elementOf,
  turns: turnsOfRound,
  rounds: (lines) => lines.flatMap(({ kind, at }) => (kind === 'round' ? [at] : [])),
  chartUnit: 'round',
  recap: recapOf,
  recapTitle: 'masters-web-recap',
  moments: momentsOf,
  legend: (): LegendEntry[] => [
    ...GOODS.map((icon, good) => ({ icon, text: goodName(good) })),
    ...(['coin', 'vp', 'share', 'order', 'rumor', 'favor', 'crown', 'flag', 'people'] as const).map((icon) => ({
      icon,
      text: { id: `masters-web-legend-${icon}` },
    })),
  ],
  facts(view: MastersView) {
    const round = {
      icon: 'hour',
      text: { id: 'masters-board-round', args: { space: view.space, spaces: view.spaces } },
    } as const
    if (view.over || view.next_bid === null) return [round]
    return [round, { text: { id: 'masters-board-next-bid', args: { rounds: view.next_bid } }, wide: true }]
  },
  score: (view: MastersView, seat) => ({ value: plain(view.scores[seat] ?? 0), icon: 'vp' }),
  // Where an element is hidden on a phone, the guide points at its tab.
  sounds: {
    gondola: 'oar',
    bought: 'coins',
    sold: 'coins',
    'goods-bought': 'coins',
    'goods-sold': 'coins',
    'shares-bought': 'coins',
    'shares-sold': 'coins',
    'favor-bought': 'coins',
    drawn: 'paper',
    placed: 'paper',
    'order-drawn': 'paper',
    'order-kept': 'paper',
    'order-returned': 'paper',
    'order-seen': 'paper',
  },
  guide: [
    { id: 'aim', target: '[data-guide="players"], ul.strip' },
    { id: 'canal', target: '[data-guide="masters-canal"]' },
    { id: 'shop', target: '[data-guide="masters-shop"]' },
    { id: 'docks', target: '[data-guide="masters-docks"]' },
    { id: 'places', target: '[data-guide="masters-places"]' },
    { id: 'order', target: '[data-guide="masters-places"]' },
    { id: 'hand', target: '[data-guide="masters-hand"], #tab-hand' },
    { id: 'act', target: '[data-guide="choices"], #tab-choices' },
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
