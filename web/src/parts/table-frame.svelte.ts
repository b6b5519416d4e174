/** From the window, the game and the number of seats to the regions of the table (lib/layout.ts). */

import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import type { GameModule } from '../games/contract'
import { classOf, frameOf, type Frame } from '../lib/layout'

const STRIP = 62
const TRAY = 76
const SHEET = 290
const CHOICE_ROWS = 2

/** The layout of a game's table in the current window. */
export function frameFor(module: GameModule, view: unknown, seats: number): Frame {
  const size = { width: innerWidth.current ?? 1440, height: innerHeight.current ?? 900 }
  const layout = classOf(size)
  return frameOf(size, {
    rows: seats + (module.rival?.(view) ? 1 : 0),
    strip: module.Strip ? (module.stripHeight?.(layout) ?? STRIP) : 0,
    tray: module.Tray ? (module.trayHeight?.(layout) ?? TRAY) : 0,
    hand: module.Hand !== undefined,
    choiceRows: module.choiceRows ?? CHOICE_ROWS,
    sheet: module.phoneSheet ?? SHEET,
  })
}
