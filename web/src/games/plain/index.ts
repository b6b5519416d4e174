import type { GameModule } from '../contract'
import Board from './Board.svelte'
import Seat from './Seat.svelte'

/** A screen for games that have no board yet: the view as text, the choices as buttons. */
const plain: GameModule = {
  Board,
  Seat,
  Text: Board,
  guide: [],
  rules: [],
  facts: () => [],
  score: (view, seat) => ({ value: view.scores?.[seat] ?? '' }),
}

export default plain
