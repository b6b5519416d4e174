/** What `games/gondola/knowledge.py` sends. Docks, canals, boats, colours and cards are numbers, as in picks. */

import type { Message } from '../../lib/protocol'

/** Ceramics, cloth and silver. */
export type Cubes = [number, number, number]

export type BuildingKey = (typeof BUILDINGS)[number]

interface DockView {
  building: BuildingKey | null
  /** Boats in order of arrival. */
  boats: number[]
}

export interface CanalView {
  ends: [number, number]
  /** Canals with the same cost icon are one canal for bridges and for "used". */
  icon: number
  cost: number
  /** Colour of the bridge's owner. */
  bridge: number | null
  /** Travelled in this turn. */
  used: boolean
}

export interface TileView {
  tile: BuildingKey
  dock: number | null
  /** The colours on spaces 1 to 4. */
  spaces: [number[], number[], number[], number[]]
}

/** A boat is numbered 2 × colour + 0 or 1. Colours are the seats, then the smugglers' or the Doge's. */
export interface BoatView {
  colour: number
  /** Null for boats of smugglers and the Doge, which carry nothing. */
  owner: number | null
  dock: number | null
  cubes: Cubes | null
  capacity: number | null
  gondolier: boolean
}

export interface PlayerView {
  vp: number
  coins: number
  scrolls: number
  intrigue: number
  intrigue_cap: number
  /** What would be left if everything were spent on the final reduction. */
  effective_intrigue: number
  council: number
  turn_index: number
  assistants_left: number
  bridges_left: number
  /** 0: none, 1: unused, 2: flipped. */
  favour: number
  /** How many missions and influence cards are in the hand. */
  missions: number
  influence: number
  /** Active missions by number. */
  slots: (number | null)[]
  archive: number[]
  completed: number
  /** What drawing a mission costs. */
  tax: number
}

interface TurnView {
  boat: number | null
  at: number | null
  start: number | null
  used_docks: number[]
  first_step: boolean
  /** The tile with the spy. */
  spy: number | null
  /** The building whose effects are being chosen. */
  menu: number | null
  /** Effects within reach and those used, from 0. */
  reach: number[]
  used: number[]
  passing: boolean
}

interface CouncilView {
  /** By seat; alone two more for the Doge's markers. */
  spaces: number[]
  end_marker: number | null
  rewards: number[]
  worth_now: number[]
}

interface EndView {
  triggered: boolean
  /** The round in which the end was triggered; two more follow it. */
  round: number | null
  /** Alone: turns that are left. */
  extra_turns: number | null
  /** Who had ten assistants on the board first. */
  all_placed: number | null
  finished: boolean
}

export interface SmugglerCard {
  card: number
  building: BuildingKey
  /** Which Doge card (from 0) it makes ignored; alone only. */
  ignores: number
}

/** Decks A and B. */
interface SmugglersView {
  decks: number[]
  discards: SmugglerCard[][]
  removed: number[]
  played: SmugglerCard[]
  /** By colour after the seats. */
  assistants_left: number[]
  /** The boat that is under way, and the ways among which one chooses: picks and canals in their order. */
  sailing: { boat: number; at: number; goal: number; ways: { pick: number; canals: number[] }[] } | null
}

interface DogeView {
  vp: number
  scrolls: number
  intrigue: number
  /** Three cards by their keys. */
  row: (string | null)[]
  deck: number
  discard: string[]
  removed: number
  /** The Doge's points for an assistant on spaces 1 to 4. */
  position_vp: number[]
  bridges_left: number[]
}

/** Who chooses between a scroll and an intrigue; null: a boat of nobody at the table. */
interface MeetingView {
  mover: number | null
  met: number | null
}

/** The boat whose cubes are asked about, and the new cube that is shared out with them. */
interface HoldView {
  boat: number
  gained: Cubes
}

export interface MissionCard {
  no: number
  building: BuildingKey
  cubes: Cubes
  scrolls: number
  coins: number
  vp: number
}

interface TaxiView {
  /** The dock where the passenger waits. */
  passenger: number | null
  /** The boat that carries him. */
  aboard: number | null
  destination: BuildingKey | null
  deck: number
  discard: BuildingKey[]
}

interface OptionsView {
  taxi: boolean
  finite_cubes: boolean
  meeting_mode: 'simultaneous' | 'mover_first' | 'met_first'
  mission_end: 'touched' | 'empty_after_return'
  activate_past_own_boat: boolean
  pass_start: boolean
  bribe_councillors: 'en' | 'fr'
  overtime_communal: boolean
  final_reduction: 'once_in_turn_order' | 'at_risk_loop'
  favour_in_scoring: boolean
  open_smuggler_draw: boolean
  doge_row_slide: boolean
  prologue_extra: number
  prologue_assistants: boolean
  extra_turns: number
}

export interface PublicView {
  game: 'gondola'
  seats: number
  chart: number
  /** 0 in the prologue. */
  round: number
  first_player: number
  active: number | null
  docks: DockView[]
  canals: CanalView[]
  tiles: TileView[]
  boats: BoatView[]
  players: PlayerView[]
  /** Cubes in the supply. */
  supply: Cubes
  turn: TurnView
  meeting: MeetingView | null
  hold: HoldView | null
  council: CouncilView
  end: EndView
  mission_deck: number
  mission_box: number
  influence_deck: number
  /** Influence cards by kind, from 0; each exists twice. */
  influence_discard: number[]
  playing: number | null
  /** How many cards somebody is looking at. */
  drawn: number
  /** Who would be arrested now. */
  at_risk: number | null
  /** With one or two players. */
  smugglers: SmugglersView | null
  doge: DogeView | null
  taxi: TaxiView | null
  options: OptionsView
  over: boolean
  scores: number[]
  ranks: number[] | null
  ending: string | null
  arrested: number | null
  /** By seat: VP before the final scoring, council, assistants' influence and, at the end, wealth and Favour card. */
  final: number[][]
}

/** Top card last; null for a back. */
type Pile = (number | null)[]

interface PrivateView {
  seat: number
  missions: number[] | null
  /** What the missions in the hand, and those one is looking at, demand and bring. */
  mission_cards: MissionCard[]
  influence: number[] | null
  /** Missions, influence or smuggler cards, as the question says. */
  looking_at: Pile
  mission_deck_known: Pile
  influence_deck_known: Pile
  /** The smuggler cards that one is looking at, or knows in a deck. */
  smuggler_cards: SmugglerCard[]
  smuggler_decks_known: Pile[]
  hands_known: Pile[]
  mission_hands_known: Pile[]
}

export type GondolaView = PublicView & PrivateView

/** The twelve tiles, then the three communal buildings; a building's number is its place here. */
export const BUILDINGS = [
  'market',
  'monastery',
  'minor_council',
  'storehouse',
  'docks',
  'consulate',
  'library',
  'senate',
  'church',
  'court',
  'mint',
  'council_of_10',
  'st_marks',
  'doges_palace',
  'major_council',
] as const
export const TILES = 12

const COLOURS = ['orange', 'purple', 'silver'] as const
export const CARDS = [
  'bribe_foreman',
  'organise_stocks',
  'work_overtime',
  'bid_for_contracts',
  'bribe_councillors',
  'conduct_research',
  'trade_information',
  'give_testimony',
  'build_bridge',
  'hire_spy',
  'promote_workers',
] as const

/** Smuggler cards are numbered through: deck A, then deck B. */
export const SMUGGLERS_IN_DECK = 12

/** A boat's cargo as picks have it: 4 bits for each colour. */
export const cubesOf = (cargo: number): Cubes => [cargo & 15, (cargo >> 4) & 15, cargo >> 8]
export const cargoOf = (cubes: readonly number[]): number =>
  (cubes[0] ?? 0) + 16 * (cubes[1] ?? 0) + 256 * (cubes[2] ?? 0)

/** The Favour card: picks above every other one. */
export { FLIP_FOR_COINS, FLIP_FOR_SCROLLS } from './picks.generated'

const dashed = (key: string) => key.replaceAll('_', '-')

export const buildingName = (key: BuildingKey): Message => ({ id: `gondola-building-${dashed(key)}` })
/** With its article: "the Docks", "at the Docks". */
export const theBuilding = (key: BuildingKey): Message => ({ id: `gondola-the-${dashed(key)}` })
export const atBuilding = (key: BuildingKey): Message => ({ id: `gondola-at-${dashed(key)}` })
export const buildingNumber = (key: BuildingKey): number => BUILDINGS.indexOf(key)
/** An effect by its slot, from 0. */
export const effectName = (key: BuildingKey, slot: number): Message => ({
  id: `gondola-effect-${dashed(key)}-${slot + 1}`,
})
export const missionName = (no: number): Message => ({ id: `gondola-mission-${no}` })
export const aboutMission = (no: number): Message => ({ id: `gondola-about-mission-${no}` })
export const cardName = (kind: number): Message => ({ id: `gondola-card-${dashed(CARDS[kind] ?? '')}` })
export const aboutCard = (kind: number): Message => ({ id: `gondola-about-card-${dashed(CARDS[kind] ?? '')}` })
export const dogeCardName = (key: string): Message => ({ id: `gondola-doge-${dashed(key)}` })
export const aboutDogeCard = (key: string): Message => ({ id: `gondola-about-doge-${dashed(key)}` })
export const cubeName = (colour: number): Message => ({ id: `gondola-cube-${COLOURS[colour]}` })
