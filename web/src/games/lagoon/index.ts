import type { Decision } from '../../lib/protocol'
import type { GameModule } from '../contract'
import Board from './Board.svelte'
import Breakdown from './Breakdown.svelte'
import Hand from './Hand.svelte'
import { decode, type View } from './model'
import Panel from './Panel.svelte'
import Preview from './Preview.svelte'
import Seat from './Seat.svelte'
import Text from './Text.svelte'

const lagoon: GameModule = {
  Board,
  Hand,
  Seat,
  Preview,
  Text,
  Breakdown,
  panels: [{ id: 'island', title: 'lagoon-web-tab-island', component: Panel, own: true }],
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
  score: (view: View, seat) => ({ value: String(view.scores[seat] ?? 0).replace('-', '−'), icon: 'vp' }),
  hint: (_view: View, decision: Decision) => {
    const kinds = new Set(decision.choices.map(({ pick }) => decode(pick).type))
    if (kinds.has('bridge')) return { id: 'lagoon-web-hint-build' }
    if (kinds.has('extend')) return { id: 'lagoon-web-hint-extend' }
    if (kinds.has('discard')) return { id: 'lagoon-web-hint-discard' }
    return kinds.has('capture') ? { id: 'lagoon-web-hint-capture' } : null
  },
}

export default lagoon
