/** The effects of buildings and cards as rows of symbols. */

import type { SymbolName } from '../../art/symbols'
import { buildingNumber, TILES, type BuildingKey, type TileView } from './view'

/** A number and a symbol; without a number only the symbol is shown. */
export type Gain = readonly [string, SymbolName]

/** What each effect does, drawn small: one line for each symbol. */
const DRAWN: Record<BuildingKey, readonly (readonly Gain[])[]> = {
  market: [
    [['+1', 'ceramics']],
    [
      ['−1', 'coin'],
      ['+2', 'anycube'],
    ],
    [
      ['−1', 'anycube'],
      ['+4', 'coin'],
    ],
    [
      ['−5', 'coin'],
      ['+5', 'vp'],
    ],
  ],
  monastery: [[['+1', 'ceramics']], [['+2', 'scroll']], [['+1', 'influence']], [['+2', 'vp']]],
  minor_council: [
    [['+1', 'ceramics']],
    [['+1', 'council']],
    [['−1', 'intrigue']],
    [
      ['+1', 'vp'],
      ['/', 'mission'],
    ],
  ],
  storehouse: [[['+1', 'ceramics']], [['⇄', 'anycube']], [['+3', 'coin']], [['+2', 'vp']]],
  docks: [
    [['+1', 'cloth']],
    [['+2', 'coin']],
    [
      ['+1', 'coin'],
      ['+1', 'vp'],
    ],
    [
      ['−n', 'anycube'],
      ['+n', 'vp'],
    ],
  ],
  consulate: [
    [['+1', 'cloth']],
    [
      ['−1', 'coin'],
      ['+1', 'intrigue'],
      ['+1', 'influence'],
    ],
    [['+1', 'vp']],
    [
      ['4+', 'influence'],
      ['+4', 'vp'],
    ],
  ],
  library: [
    [['+1', 'cloth']],
    [['+2', 'scroll']],
    [['−2', 'intrigue']],
    [
      ['+2', 'scroll'],
      ['+1', 'vp'],
    ],
  ],
  senate: [
    [['+1', 'cloth']],
    [
      ['+1', 'intrigue'],
      ['+2', 'scroll'],
    ],
    [
      ['+1', 'scroll'],
      ['↯', 'people'],
    ],
    [['+3', 'vp']],
  ],
  church: [
    [['+1', 'silver']],
    [['−1', 'intrigue']],
    [
      ['−1', 'intrigue'],
      ['+1', 'vp'],
    ],
    [
      ['−1', 'intrigue'],
      ['+2', 'vp'],
    ],
  ],
  court: [
    [['+1', 'silver']],
    [
      ['↯', 'people'],
      ['+1', 'intrigue'],
    ],
    [['+1', 'influence']],
    [
      ['−3', 'scroll'],
      ['+5', 'vp'],
    ],
  ],
  mint: [
    [['+1', 'silver']],
    [
      ['+1', 'intrigue'],
      ['+4', 'coin'],
    ],
    [
      ['+1', 'intrigue'],
      ['+4', 'coin'],
    ],
    [
      ['+2', 'coin'],
      ['+1', 'vp'],
    ],
  ],
  council_of_10: [
    [['+1', 'silver']],
    [
      ['+1', 'vp'],
      ['/', 'people'],
    ],
    [
      ['+1', 'bridge'],
      ['+2', 'vp'],
    ],
    [['−3', 'intrigue']],
  ],
  st_marks: [[['+2', 'coin']], [['+1', 'mission']]],
  doges_palace: [
    [
      ['+1', 'scroll'],
      ['+1', 'vp'],
    ],
    [['+1', 'mission']],
  ],
  major_council: [
    [
      ['+1', 'council'],
      ['+', 'people'],
    ],
    [
      ['−4', 'coin'],
      ['+1', 'bridge'],
    ],
  ],
}

export const gainsOf = (building: BuildingKey): readonly (readonly Gain[])[] => DRAWN[building]

const CUBES: readonly SymbolName[] = ['ceramics', 'cloth', 'silver']
const cubeSymbol = (colour: number): SymbolName => CUBES[colour] ?? 'anycube'
/** The cubes of a boat as symbols, one for each. */
export const cubeSymbols = (cubes: readonly number[]): SymbolName[] =>
  cubes.flatMap((count, colour) => Array.from({ length: count }, () => cubeSymbol(colour)))

/** The colour of the cube that a tile gives, for its heading. */
export const goodOf = (building: BuildingKey): SymbolName | null =>
  buildingNumber(building) < TILES ? DRAWN[building][0]![0]![1] : null

/** An assistant that goes from one space of a tile to another; 0 is the owner's board. */
interface Step {
  colour: number
  from: number
  to: number
}

const LAST = 4

/** What mooring does to the assistants of a tile: yours advances and pushes others. */
export function advance(spaces: TileView['spaces'], colour: number, supply: number): Step[] {
  const from = spaces.findIndex((here) => here.includes(colour)) + 1
  if (from === LAST || (from === 0 && supply === 0)) return []
  const steps: Step[] = []
  let moving = colour
  let at = from
  while (at < LAST) {
    steps.push({ colour: moving, from: at, to: at + 1 })
    at++
    const there = at < LAST ? spaces[at - 1]![0] : undefined
    if (there === undefined) break
    moving = there
  }
  return steps
}
