/** The entries of the legend. */

import type { SymbolName } from '../../art/symbols'
import type { LegendEntry } from '../contract'

/** The symbols on plates, cards and in the rows of players. */
const SYMBOLS: SymbolName[] = [
  'coin',
  'scroll',
  'intrigue',
  'vp',
  'council',
  'assistant',
  'people',
  'bridge',
  'mission',
  'influence',
  'ceramics',
  'cloth',
  'silver',
  'anycube',
  'boat',
  'oar',
  'eye',
  'flag',
]

export const legend = (): LegendEntry[] => SYMBOLS.map((icon) => ({ icon, text: { id: `gondola-web-legend-${icon}` } }))
