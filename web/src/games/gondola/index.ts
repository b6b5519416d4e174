import type { Decision, Message } from '../../lib/protocol'
import type { GameModule } from '../contract'
import plain from '../plain'
import Board from './Board.svelte'
import { loadData } from './data'
import Seat from './Seat.svelte'
import type { GondolaView } from './view'

/** Questions that are answered on the map, each with a line of its own below it. */
const ON_THE_MAP = ['prologue-dock', 'gondolier', 'move', 'activate', 'bridge-site', 'spy-target', 'smuggler-step']

const gondola: GameModule = {
  prepare: loadData,
  Board,
  Seat,
  Text: plain.Text,
  facts(view: GondolaView) {
    const missions = { icon: 'mission', text: { id: 'gondola-map-fact-missions', args: { count: view.mission_deck } } } as const
    if (view.round === 0) return [{ icon: 'hour', text: { id: 'gondola-map-fact-prologue' } }, missions]
    return [{ icon: 'hour', text: { id: 'gondola-map-fact-round', args: { round: view.round } } }, missions]
  },
  score: (view: GondolaView, seat) => ({ value: view.players[seat]!.vp, icon: 'vp' }),
  hint(view: GondolaView, decision: Decision): Message | null {
    if (!ON_THE_MAP.includes(decision.kind)) return null
    const coins = view.players[view.seat]?.coins ?? 0
    return { id: `gondola-map-hint-${decision.kind}`, args: decision.kind === 'move' ? { coins } : undefined }
  },
  guide: [],
  rules: [],
}

export default gondola
