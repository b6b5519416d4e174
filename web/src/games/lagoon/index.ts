/** Entry point of Lagoon: the parts of its screen, as contract.ts names them. */

import type { Choice } from '../../lib/protocol'
import type { GameModule } from '../contract'
import Board from './Board.svelte'
import { shownOf } from './board-changes'
import Breakdown from './Breakdown.svelte'
import { decode, draws, plain, SUIT_SYMBOLS, type View } from './view'
import { desk } from './desk.svelte'
import Panel from './Panel.svelte'
import Preview from './Preview.svelte'
import Seat from './Seat.svelte'
import Text from './Text.svelte'
import Tray from './Tray.svelte'
import * as words from './wording'

const lagoon: GameModule = {
  Board,
  Tray,
  trayHeight: (layout) => ({ XL: 92, L: 68, T: 60, P: 76, S: 60 })[layout],
  phoneSheet: 200,
  // You build by tapping the map, which explains what a tap does.
  phoneTab: () => 'place',
  Seat,
  Preview,
  Text,
  Breakdown,
  panels: [{ id: 'island', title: 'lagoon-web-tab-island', component: Panel, own: true }],
  sounds: {
    bridge: 'coins',
    draw: 'paper',
    drawn: 'paper',
    discard: 'paper',
    discarded: 'paper',
    'discard-hidden': 'paper',
  },
  // Words: lagoon-guide-${id} and lagoon-guide-${id}-text.
  guide: [
    { id: 'map', target: '[data-guide="lagoon-map"]' },
    { id: 'centre', target: '[data-guide="lagoon-centre"]' },
    { id: 'hand', target: '[data-guide="lagoon-hand"]' },
    { id: 'extend', target: '[data-guide="lagoon-extend"]' },
    { id: 'new', target: '[data-guide="lagoon-new"]' },
    { id: 'coins', target: '[data-guide="lagoon-coins"]' },
    { id: 'pawn', target: '[data-guide="lagoon-pawn"]' },
    { id: 'tools', target: '[data-guide="lagoon-tools"]' },
  ],
  // Words: lagoon-rules-${id} and lagoon-rules-${id}-text.
  rules: [
    { id: 'aim' },
    { id: 'words' },
    { id: 'start', mark: 'rebuilt' },
    { id: 'stashes', mark: 'rebuilt' },
    { id: 'turn' },
    { id: 'extend' },
    { id: 'found' },
    { id: 'coin', mark: 'rebuilt' },
    { id: 'double' },
    { id: 'distance' },
    { id: 'capture' },
    { id: 'discard' },
    { id: 'end' },
    { id: 'touch', mark: 'ruling' },
    { id: 'links', mark: 'ruling' },
    { id: 'points', mark: 'ruling' },
    { id: 'pawns', mark: 'ruling' },
    { id: 'stuck', mark: 'ruling' },
    { id: 'hidden', mark: 'ruling' },
    { id: 'advice' },
    { id: 'screen' },
  ],
  facts: (view: View) => [
    {
      icon: 'hour',
      text: {
        id: 'lagoon-board-turn',
        args: { turn: Math.min(view.turns_played + 1, view.turns_in_all), turns: view.turns_in_all },
      },
    },
  ],
  chartUnit: 'turn',
  score: (view: View, seat) => ({ value: plain(shownOf(view, desk.coming, seat).score), icon: 'vp' }),
  hint: words.hint,
  question: words.question,
  buttonLabel: words.buttonLabel,
  chip: words.chip,
  previewTitle: words.previewTitle,
  describe: words.describe,
  recap: words.recap,
  elementOf: words.elementOf,
  untold: () => desk.untold,
  // A tile that is laid draws another one, which nobody can unsee; pawn and discards are never taken back.
  alwaysAsk: (view: View, { pick }: Choice) => ['capture', 'discard'].includes(decode(pick).type) || draws(view),
  moments: (events, view: View) =>
    words.isLastRound(events, view)
      ? [{ title: { id: 'lagoon-web-moment-last' }, text: { id: 'lagoon-web-moment-last-text' }, icon: 'hour' }]
      : [],
  legend: () => [
    ...SUIT_SYMBOLS.map((icon, suit) => ({ icon, text: { id: 'lagoon-suit', args: { suit } } })),
    { icon: 'bridge', text: { id: 'lagoon-web-legend-bridge' } },
    { icon: 'assistant', text: { id: 'lagoon-web-legend-pawn' } },
    { icon: 'vp', text: { id: 'lagoon-web-legend-points' } },
  ],
}

export default lagoon
