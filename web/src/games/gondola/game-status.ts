/** The state of the game: who would be arrested and why, how near the end is, what missions still need. */

import type { Message } from '../../lib/protocol'
import { short, size } from './cubes'
import {
  SMUGGLERS_IN_DECK,
  type BoatView,
  type Cubes,
  type GondolaView,
  type MissionCard,
  type PublicView,
  type SmugglerCard,
} from './view'

export const ASSISTANTS = 10
const ROUNDS_AFTER_TRIGGER = 2

interface Risk {
  /** Who would be arrested; null: nobody. */
  seat: number | null
  /** The reason, in words. */
  why: Message
}

/** Who would be arrested now. Of equals it is the latest in turn order; alone the Doge's intrigue decides. */
export function risk(view: PublicView, names: readonly string[]): Risk {
  const most = Math.max(...view.players.map((player) => player.intrigue))
  if (view.doge) {
    const doge = view.doge.intrigue
    if (most === 0) return { seat: null, why: { id: 'gondola-web-risk-none' } }
    const why = most >= doge ? 'gondola-web-risk-doge' : 'gondola-web-risk-below-doge'
    return { seat: most >= doge ? 0 : null, why: { id: why, args: { own: most, doge } } }
  }
  const seat = view.at_risk
  if (seat === null) return { seat, why: { id: 'gondola-web-risk-none' } }
  const level = view.players.flatMap((player, other) =>
    player.intrigue === most && other !== seat ? [names[other] ?? ''] : [],
  )
  if (level.length)
    return { seat, why: { id: 'gondola-web-risk-tie', args: { intrigue: most, names: level.join(', ') } } }
  return { seat, why: { id: 'gondola-web-risk-most', args: { intrigue: most } } }
}

/** What is left until the end. */
type EndClock =
  | { kind: 'open'; missions: number; marker: number | null; nearest: number | null; steps: number }
  | { kind: 'rounds'; left: number }
  | { kind: 'doge'; cards: number }
  | { kind: 'turns'; left: number }

export function endClock(view: PublicView): EndClock {
  const { end, council } = view
  if (view.doge)
    return end.extra_turns !== null ? { kind: 'turns', left: end.extra_turns } : { kind: 'doge', cards: view.doge.deck }
  if (end.round !== null) return { kind: 'rounds', left: Math.max(0, end.round + ROUNDS_AFTER_TRIGGER - view.round) }
  const spaces = council.spaces.slice(0, view.seats)
  const first = Math.max(...spaces)
  const nearest = first > 0 ? spaces.indexOf(first) : null
  return {
    kind: 'open',
    missions: view.mission_deck,
    marker: council.end_marker,
    nearest,
    steps: Math.max(0, (council.end_marker ?? 0) - first),
  }
}

/** The clock in words. */
export function clockWords(clock: EndClock): Message {
  if (clock.kind === 'rounds') return { id: 'gondola-web-clock-rounds', args: { left: clock.left } }
  if (clock.kind === 'turns') return { id: 'gondola-web-clock-turns', args: { left: clock.left } }
  if (clock.kind === 'doge') return { id: 'gondola-web-clock-doge', args: { cards: clock.cards } }
  return { id: 'gondola-web-clock-open', args: { missions: clock.missions, steps: clock.steps } }
}

/** How near a mission is, boat by boat; cubes count only aboard the boat that moors. */
interface Progress {
  boats: { boat: number; missing: Cubes; there: boolean }[]
  scrolls: number
  /** The boat that lacks the fewest cubes; in a tie the one that is moored there. */
  best: number
  /** Nothing is missing but the way there. */
  ready: boolean
}

export function progress(view: GondolaView, seat: number, mission: MissionCard): Progress {
  const boats = [0, 1].map((place) => {
    const boat = view.boats[2 * seat + place]!
    const building = boat.dock === null ? null : view.docks[boat.dock]!.building
    return {
      boat: 2 * seat + place,
      missing: short(mission.cubes, boat.cubes ?? [0, 0, 0]),
      there: building === mission.building,
    }
  })
  const scrolls = Math.max(0, mission.scrolls - view.players[seat]!.scrolls)
  const lead = size(boats[0]!.missing) - size(boats[1]!.missing)
  const best = lead > 0 || (lead === 0 && boats[1]!.there) ? 1 : 0
  return { boats, scrolls, best, ready: scrolls === 0 && size(boats[best]!.missing) === 0 }
}

/** Assistants on the board: from 7 half the council space counts at the end, from 9 all of it, 10 bring a prize. */
export function influenceShare(placed: number, council: number): number {
  if (placed >= 9) return council
  return placed >= 7 ? Math.ceil(council / 2) : 0
}

/** Rows of the final table, as far as the scoring has come: VP before, council, influence, wealth, Favour card. */
export const FINAL_ROWS = ['before', 'council', 'assistants', 'wealth', 'favour'] as const

/** Where each tracker is drawn: those on one space fan out. */
export function trackers(view: PublicView): { colour: number; space: number; x: number; y: number }[] {
  const { spaces } = view.council
  return spaces.map((space, colour) => {
    const level = spaces.filter((other) => other === space).length
    const place = spaces.slice(0, colour).filter((other) => other === space).length
    const off = place - (level - 1) / 2
    return { colour, space, x: off * 5, y: off * -8 }
  })
}

interface SmugglerDeck {
  letter: 'A' | 'B'
  /** Who steers its boat; null: alone, where it sends boats of the Doge. */
  steers: number | null
  cards: number
  played: SmugglerCard | null
  /** The top card, if the viewer knows it. */
  top: SmugglerCard | null
  gone: SmugglerCard[]
  boats: BoatView[]
}

export function smugglerDecks(view: GondolaView): SmugglerDeck[] {
  const { smugglers } = view
  if (!smugglers) return []
  return (['A', 'B'] as const).map((letter, deck) => {
    const own = (card: SmugglerCard) => Math.floor(card.card / SMUGGLERS_IN_DECK) === deck
    const top = view.smuggler_decks_known[deck]?.at(-1) ?? null
    return {
      letter,
      steers: view.doge ? null : view.players.findIndex((player) => player.turn_index === deck),
      cards: smugglers.decks[deck] ?? 0,
      played: smugglers.played.find(own) ?? null,
      top: view.smuggler_cards.find((card) => card.card === top) ?? null,
      gone: smugglers.discards[deck] ?? [],
      boats: view.boats.filter((boat, number) => boat.owner === null && (number & 1) === deck),
    }
  })
}

/** Places of the Doge's row that are spared by the smuggler cards played and the one pointed at. */
export function spared(view: GondolaView, pointed: number | null): number[] {
  const played = view.smugglers?.played ?? []
  const more = pointed === null ? [] : view.smuggler_cards.filter((card) => card.card === pointed)
  return [...played, ...more].map((card) => card.ignores)
}
