/** Entry point of Venice: the parts of its screen, as contract.ts names them. */

import type { GameModule } from '../contract'
import { inHand } from './hand-questions'
import Board from './Board.svelte'
import Breakdown from './Breakdown.svelte'
import { chips } from './chips'
import { loadData } from './data'
import { describe, elementOf } from './describe'
import DogeSeat from './DogeSeat.svelte'
import { facts } from './facts'
import Hand from './Hand.svelte'
import { legend } from './legend'
import PanelCouncil from './PanelCouncil.svelte'
import PanelSupply from './PanelSupply.svelte'
import Preview from './Preview.svelte'
import { actions, alwaysAsk, chip, buttonLabel, hint, previewTitle, question } from './wording'
import { length, moments, race, recap, turns } from './recap'
import Seat from './Seat.svelte'
import { sounds } from './sounds'
import { risk } from './game-status'
import Text from './Text.svelte'
import type { GondolaView } from './view'

const gondola: GameModule = {
  prepare: loadData,
  Board,
  Hand,
  Seat,
  Preview,
  Text,
  Breakdown,
  panels: [
    { id: 'council', title: 'gondola-web-tab-council', component: PanelCouncil },
    { id: 'supply', title: 'gondola-web-tab-supply', component: PanelSupply },
  ],
  handCount: (view: GondolaView) => (view.missions?.length ?? 0) + (view.influence?.length ?? 0) || null,
  // A question with a single answer is answered by itself.
  phoneTab: (decision) => (inHand(decision) && decision.choices.length > 1 ? 'hand' : null),
  facts,
  score: (view: GondolaView, seat) => ({ value: view.players[seat]!.vp, icon: 'vp' }),
  fate: (view: GondolaView, seat) => (view.arrested === seat ? { id: 'gondola-web-end-arrested' } : null),
  rival: (view: GondolaView) =>
    view.doge && { name: { id: 'gondola-web-doge' }, score: view.doge.vp, Stats: DogeSeat, race },
  danger: (view: GondolaView, seat) =>
    risk(view, []).seat === seat && !view.over ? { id: 'gondola-web-danger' } : null,
  hint,
  question,
  buttonLabel,
  actions,
  chip,
  chips,
  previewTitle,
  alwaysAsk,
  describe,
  elementOf,
  legend,
  turns,
  // The prologue belongs to the first round.
  rounds: (lines) => lines.flatMap(({ kind, at, args }) => (kind === 'round' && args[0]! > 1 ? [at] : [])),
  chartUnit: 'round',
  recap,
  length,
  moments,
  // Where an element is hidden on a phone, the guide points at its tab.
  sounds,
  guide: [
    { id: 'aim', target: '[data-guide="players"], ul.strip' },
    { id: 'map', target: '[data-guide="gondola-map"]' },
    { id: 'boats', target: '[data-guide="gondola-boats"], #tab-hand' },
    { id: 'building', target: '[data-guide="gondola-building"]' },
    { id: 'moor', target: '[data-guide="preview"], #tab-place' },
    { id: 'missions', target: '[data-guide="gondola-missions"], #tab-hand' },
    { id: 'hand', target: '[data-guide="gondola-hand"], #tab-hand' },
    { id: 'council', target: '[data-guide="gondola-council"], #feed-council, #tab-log' },
    { id: 'intrigue', target: '[data-guide="gondola-risk"], #feed-council, #tab-log' },
    { id: 'help' },
  ],
  rules: [
    { id: 'aim' },
    { id: 'turn' },
    { id: 'move' },
    { id: 'meet' },
    { id: 'moor' },
    { id: 'buildings' },
    { id: 'missions', mark: 'rebuilt' },
    { id: 'abilities', mark: 'rebuilt' },
    { id: 'council', mark: 'rebuilt' },
    { id: 'influence' },
    { id: 'intrigue' },
    { id: 'end' },
    { id: 'two', mark: 'rebuilt' },
    { id: 'solo' },
    { id: 'doge-cards', mark: 'rebuilt' },
    { id: 'taxi' },
    { id: 'rulings', mark: 'ruling' },
    { id: 'data', mark: 'rebuilt' },
  ],
}

export default gondola
