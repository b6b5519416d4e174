/** The types of the data that the server sends for a position of Doge, and small helpers to read them. */

import type { Argument, Decision, Line, Message } from '../../lib/protocol'
import { t } from '../../lib/words'

/** The view of games/doge/knowledge.py. Areas are numbers 0–6 (the last is the Quarantia), families are seats. */
export interface DogeView {
  seat: number
  seats: number
  /** One more than seats where the program plays the Third Family. */
  families: number
  year: number
  year_cap: number
  phase: 'placing' | 'elections' | 'over'
  round: number
  rounds: number
  /** How many elections have been closed this year. */
  election: number
  /** The area whose election is being decided; null while ballots are placed. */
  voting: number | null
  order_now: number[]
  order_next: (number | null)[]
  order_hidden: number[]
  /** The elections known to come, in order. */
  coming: number[]
  players: Family[]
  districts: District[]
  polls: Poll[]
  advisors: Advisor[]
  /** The viewer's ballots on the map by area, and the viewer's votes there; null for a spectator. */
  own: { values: number[]; votes: number }[] | null
  /** The viewer's ballots that are not placed yet, in rising order. */
  hand: number[] | null
  history: { year: number; ballots: string[][] }[]
  options: { show_history: boolean; final_tie: string }
  over: boolean
  ranks: number[] | null
  ending: string | null
  doges: number[]
}

export interface Target {
  palaces: number
  districts: number
  missing_palaces: number
  missing_districts: number
}

interface Family {
  family: number
  third: boolean
  supply_houses: number
  board_houses: number
  supply_palaces: number
  palaces: number
  districts: number
  rings_left: number
  advisors: number
  ballots_left: number
  used_areas: number[]
  targets: Target[]
  qualifies: boolean
  can_win: boolean
}

interface District {
  area: number
  /** Houses that the next palace costs; null if all five slots are taken. */
  cost: number | null
  slots: (number | null)[]
  houses: number[]
  palaces: number[]
  /** Houses that each family still needs for a palace; null if it can build none here. */
  missing: (number | null)[]
}

/** What everybody may know of the votes in an area. */
interface Poll {
  area: number
  opened: boolean
  ballots: { count: number; values: number[] | null }[]
  advisors: number[]
  votes: number[] | null
  least: number[]
  most: number[]
}

export interface Advisor {
  advisor: number
  home: number
  controller: number | null
  place: number | null
  votes_ahead: number
}

/** How a plate is drawn (visual language, states of a board element). */
export type PlateState = 'idle' | 'now' | 'possible' | 'focus' | 'chosen' | 'forbidden'

export const QUARANTIA = 6
export const AREAS = [0, 1, 2, 3, 4, 5, 6] as const
export const FIRST_PRICE = 3

/** The letters on an advisor's breast and on small cards. */
const LETTERS = ['CA', 'CS', 'DO', 'SM', 'SP', 'SC', 'QU'] as const
type Letters = (typeof LETTERS)[number]

const KEYS = ['ca', 'cs', 'do', 'sm', 'sp', 'sc', 'qu'] as const

export const letters = (area: number): Letters => LETTERS[area]!
export const areaMessage = (area: number): Message => ({ id: `doge-area-${KEYS[area]}` })
export const inMessage = (area: number): Message => ({ id: `doge-in-${KEYS[area]}` })
export const areaName = (area: number) => t(areaMessage(area))
export const inArea = (area: number) => t(inMessage(area))

/** The area of a message such as `doge-in-sm`; null if it names none. */
export function areaIn(argument: Argument | undefined): number | null {
  if (typeof argument !== 'object' || !('id' in argument)) return null
  const at = KEYS.indexOf(argument.id.slice(-2) as (typeof KEYS)[number])
  return at < 0 ? null : at
}

export const familyName = (view: DogeView, family: number, names: readonly string[]) =>
  family >= view.seats ? t('doge-third-family') : (names[family] ?? '')

/**
 * A family's advisors in an area: those certain to vote there, and those whose home votes earlier. Its winner decides
 * about them anew, so they may be gone by then.
 */
export function advisorsIn(view: DogeView, area: number, family: number): { staying: number; leaving: number } {
  const { advisors, opened } = view.polls[area]!
  const own = advisors.map((each) => view.advisors[each]!).filter(({ controller }) => controller === family)
  const leaving = opened ? 0 : own.filter(({ votes_ahead }) => votes_ahead === 0).length
  return { staying: own.length - leaving, leaving }
}

/** Who a line is about: the Third Family has no seat. */
export const familyOf = (view: DogeView, line: Line) => (line.seat < 0 ? view.seats : line.seat)

/** The families in first and second place of a counted area, as the votes say. */
export function ranking(votes: readonly number[]): { first: number[]; second: number[] } {
  const with_ = (count: number) => (count > 0 ? votes.flatMap((each, family) => (each === count ? [family] : [])) : [])
  const best = Math.max(0, ...votes)
  const first = with_(best)
  const next = Math.max(0, ...votes.filter((each) => each < best))
  return { first, second: first.length === 1 ? with_(next) : [] }
}

/** What is asked, as far as the board must know. */
export type Question =
  | { kind: 'ballots' }
  | { kind: 'advisor'; area: number }
  | { kind: 'move' }
  | { kind: 'houses'; area: number }
  | { kind: 'build'; area: number }

export function question(decision: Decision | null, view: DogeView): Question | null {
  const site = areaIn(decision?.prompt.args?.area) ?? view.voting ?? 0
  switch (decision?.kind) {
    case 'place-ballots':
      return { kind: 'ballots' }
    case 'advisor-or-move':
      return { kind: 'advisor', area: site }
    case 'quarantia-advisor-or-move':
      return { kind: 'advisor', area: QUARANTIA }
    case 'move-together':
      return { kind: 'move' }
    case 'place':
    case 'place-together':
      return { kind: 'houses', area: site }
    case 'may-build':
    case 'build-together':
      return { kind: 'build', area: site }
    default:
      return null
  }
}

/** The areas that a line of the log is about. */
export function areasOf(line: Line): number[] {
  const [a, b] = line.args
  switch (line.kind) {
    case 'placed':
    case 'placed-values':
    case 'election':
    case 'votes':
    case 'result':
    case 'houses':
    case 'palace':
    case 'declined':
    case 'contested':
    case 'abstained':
    case 'order-card':
      return a === undefined ? [] : [a]
    case 'house-moved':
      return [a!, b!]
    case 'advisor':
      return [b!]
    default:
      return []
  }
}
