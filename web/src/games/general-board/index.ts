/** Entry point of the general board (contract.ts). */

import type { GameModule } from '../contract'
import Board from './Board.svelte'
import { describe } from './describe'
import Seat from './Seat.svelte'
import Text from './Text.svelte'

/** The screen of games without a client of their own: the table as they describe it, or else the view. */
const general: GameModule = {
  Board,
  Seat,
  Text,
  guide: [],
  rules: [],
  describe,
  facts: () => [],
  score: (view, seat) => ({ value: view.scores?.[seat] ?? view.points?.[seat] ?? '' }),
}

export default general
