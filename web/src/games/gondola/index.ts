import type { Decision, Message } from '../../lib/protocol'
import type { GameModule } from '../contract'
import { inHand } from './asked'
import Board from './Board.svelte'
import Breakdown from './Breakdown.svelte'
import { loadData } from './data'
import { facts } from './facts'
import Hand from './Hand.svelte'
import Panel from './Panel.svelte'
import Preview from './Preview.svelte'
import Seat from './Seat.svelte'
import Text from './Text.svelte'
import type { GondolaView } from './view'

/** Questions that are answered on the map, each with a line of its own below it. */
const ON_THE_MAP = ['prologue-dock', 'gondolier', 'move', 'activate', 'bridge-site', 'spy-target', 'smuggler-step']

const gondola: GameModule = {
  prepare: loadData,
  Board,
  Hand,
  Seat,
  Preview,
  Text,
  Breakdown,
  panels: [{ id: 'table', title: 'gondola-web-tab-table', component: Panel }],
  phoneTab: (decision) => (inHand(decision) ? 'hand' : null),
  facts,
  score: (view: GondolaView, seat) => ({ value: view.players[seat]!.vp, icon: 'vp' }),
  fate: (view: GondolaView, seat) => (view.arrested === seat ? { id: 'gondola-web-end-arrested' } : null),
  rival: (view: GondolaView) => view.doge && { name: { id: 'gondola-web-doge' }, score: view.doge.vp },
  hint(_view: GondolaView, decision: Decision): Message | null {
    return ON_THE_MAP.includes(decision.kind) ? { id: `gondola-map-hint-${decision.kind}` } : null
  },
  // Where a thing is not in sight on the phone, the tab that holds it is pointed at.
  guide: [
    { id: 'aim', target: '[data-guide="players"], ul.strip' },
    { id: 'map', target: '[data-guide="gondola-map"]' },
    { id: 'boats', target: '[data-guide="gondola-boats"], #tab-hand' },
    { id: 'building', target: '[data-guide="gondola-building"]' },
    { id: 'moor', target: '[data-guide="gondola-bar"], [data-guide="choices"], #tab-choices' },
    { id: 'missions', target: '[data-guide="gondola-missions"], #tab-hand' },
    { id: 'hand', target: '[data-guide="gondola-hand"], #tab-hand' },
    { id: 'council', target: '[data-guide="gondola-council"], #feed-table, #tab-log' },
    { id: 'intrigue', target: '[data-guide="gondola-risk"], #feed-table, #tab-log' },
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
