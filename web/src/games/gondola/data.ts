/** The data files of Venice as the client gets them from the server: board, cards, missions. */

import { get } from '../../lib/api'
import { sayInstead } from '../../lib/words'

type Point = [number, number]
type Text = Record<string, string>

/** Whether a rulebook proves a record; if not, which parts of it. */
interface Marked {
  verified: boolean
  proved?: string[]
}

interface MissionRecord extends Marked {
  no: number
  name: Text
  building: string
  cubes: { orange: number; purple: number; silver: number }
  scrolls: number
  coins: number
  vp: number
}

interface CardRecord extends Marked {
  id: string
  name: Text
}

/** The data files that the server plays with: its own, or those of a folder somebody has named (docs/own-data.md). */
export interface Data {
  /** `standard`, or a digest of other data. */
  mark: string
  board: {
    aspect: number
    docks: (Marked & { id: string; xy: Point })[]
    canals: (Marked & {
      id: string
      a: string
      b: string
      xy: Point
      via: Point[]
      water: 'grand_canal' | 'rio' | 'lagoon'
    })[]
    /** Outlines of the islands. */
    land?: { shape: Point[] }[]
    council: {
      max_space_verified: boolean
      end_marker_verified: boolean
      rewards_verified: Record<string, boolean>
    }
  }
  buildings: CardRecord[]
  missions: MissionRecord[]
  influence: CardRecord[]
  doge: (CardRecord & { no: number })[]
  smugglers: (Marked & { id: string; deck: string; building: string; ignore: number })[]
  /** Names and texts of own files, by language and message id. */
  words: Record<string, Record<string, string>>
}

let found: Data | null = null

/** Asks the server, once. */
export async function loadData(): Promise<void> {
  if (found) return
  found = await get<Data>('/games/gondola/data')
  sayInstead('gondola', found.words)
}

/** The data files. They are there before the game is shown. */
export function data(): Data {
  if (!found) throw new Error('The data files have not been loaded.')
  return found
}
