/** What moves on the board after an event, and when: flying pieces, flipped ballots, open elections. */

import type { Line } from '../../lib/protocol'
import { bannerAt, electionFrom, electionLength, sumsAt, type Election } from './elections'
import type { Ground, Spot } from './layout'
import { FIRST_PRICE, familyOf, type DogeView } from './view'

/** A moving piece. */
export interface Flight {
  id: string
  kind: 'house' | 'palace' | 'ball' | 'advisor'
  /** Whose it is; null for an advisor that becomes neutral. */
  family: number | null
  home: number
  from: Spot
  to: Spot
  delay: number
  duration: number
}

/** When things at rest become visible or turn over, in ms: `slot-2-0`, `figure-4`, `house-2-1`, `ball-6-0`, `open-3`, `order-2`. */
export type Delays = ReadonlyMap<string, number>

/** An election and when its plate is open. */
interface Staged {
  election: Election
  from: number
  to: number
}

export interface Show {
  flights: Flight[]
  delays: Delays
  elections: Staged[]
  /** When each line has been shown on the board: the log shows it only then. */
  tells: number[]
  length: number
}

export const NOTHING: Show = { flights: [], delays: new Map(), elections: [], tells: [], length: 0 }

const LEG = 450
const GAP = 150
const FLIP = 420
/** Without an election nobody waits longer than this. */
const LONGEST = 4000

/**
 * The lines as movements, one after the other; what happens to all families at once happens together. `groundFor` knows
 * where plates are while an election is open.
 */
export function choreography(
  lines: readonly Line[],
  before: DogeView,
  view: DogeView,
  groundFor: (open: Election | null) => Ground,
): Show {
  const flights: Flight[] = []
  const delays = new Map<string, number>()
  const elections: Staged[] = []
  const tells: number[] = []
  const stands = before.advisors.map((advisor) => advisor.place)
  let ground = groundFor(null)
  let now = 0
  let last = ''

  const fly = (flight: Omit<Flight, 'id' | 'delay' | 'duration'>, delay = now) =>
    flights.push({ ...flight, id: `${flights.length}`, delay, duration: LEG })
  const feet = (advisor: number, area: number | null): Spot => {
    if (area === null) return ground.offTheMap()
    const there = view.polls[area]!.advisors
    const n = there.indexOf(advisor)
    return ground.figure(area, n < 0 ? there.length : n, Math.max(there.length, n + 1))
  }

  lines.forEach((line, index) => {
    const [a = 0, b = 0, c = 0] = line.args
    const family = familyOf(view, line)
    const together = line.kind === last && line.kind === 'placed'
    const open = elections.at(-1)
    last = line.kind === 'placed-values' ? last : line.kind
    tells[index] = now
    switch (line.kind) {
      case 'placed':
        if (!view.polls[a]!.ballots[family]?.count) break
        if (!together) now += 120
        for (let i = 0; i < b; i++)
          fly(
            {
              kind: 'ball',
              family,
              home: 0,
              from: family === view.seat ? ground.hand() : ground.supply(),
              to: ground.votes(a),
            },
            now + i * 60,
          )
        delays.set(`ball-${a}-${family}`, now + LEG)
        break
      case 'election': {
        now += flights.length ? LEG + GAP : 100
        tells[index] = now
        if (open) open.to = now
        const election = electionFrom(lines, index, view)
        elections.push({ election, from: now, to: Infinity })
        // Its line contains all counts: it is shown only after the last ballot has turned over.
        if (election.rows.length) tells[index] = now + sumsAt(election.rows.length)
        ground = groundFor(election)
        now += electionLength(election.rows.length)
        break
      }
      case 'votes':
        if (open?.election.area === a) tells[index] = open.from + sumsAt(open.election.rows.length)
        break
      case 'result':
        if (open?.election.area === a) tells[index] = open.from + bannerAt(open.election.rows.length)
        break
      case 'neutral':
        fly({
          kind: 'advisor',
          family: null,
          home: view.advisors[a]!.home,
          from: feet(a, stands[a]!),
          to: ground.offTheMap(),
        })
        stands[a] = null
        now += LEG + GAP
        break
      case 'advisor':
        fly({ kind: 'advisor', family, home: view.advisors[a]!.home, from: feet(a, stands[a]!), to: feet(a, b) })
        stands[a] = b
        delays.set(`figure-${a}`, now + LEG)
        tells[index] = now + LEG
        now += LEG + GAP
        break
      case 'houses':
        for (let i = 0; i < b; i++)
          fly(
            { kind: 'house', family, home: 0, from: ground.supply(), to: ground.house(view, a, family) },
            now + i * 90,
          )
        delays.set(`house-${a}-${family}`, now + LEG)
        tells[index] = now + LEG
        now += LEG + GAP
        break
      case 'house-moved':
        fly({ kind: 'house', family, home: 0, from: ground.house(view, a, family), to: ground.house(view, b, family) })
        delays.set(`house-${b}-${family}`, now + LEG)
        tells[index] = now + LEG
        now += LEG + GAP
        break
      case 'palace':
        fly({
          kind: 'palace',
          family,
          home: 0,
          from: ground.house(view, a, family),
          to: ground.slot(a, c - FIRST_PRICE),
        })
        delays.set(`slot-${a}-${c - FIRST_PRICE}`, now + LEG)
        tells[index] = now + LEG
        now += LEG + GAP
        break
      case 'order-card':
        delays.set(`order-${b - 1}`, now)
        now += 200
    }
  })
  const length = Math.max(now, ...flights.map((flight) => flight.delay + flight.duration), 0) + FLIP
  const latest = elections.at(-1)
  if (latest) latest.to = length
  const show = { flights, delays, elections, tells, length }
  return !elections.length && length > LONGEST ? paced(show, LONGEST / length) : show
}

/** The same, slower or faster. */
export function paced({ flights, delays, elections, tells, length }: Show, factor: number): Show {
  return {
    flights: flights.map((flight) => ({ ...flight, delay: flight.delay * factor, duration: flight.duration * factor })),
    delays: new Map([...delays].map(([key, delay]) => [key, delay * factor])),
    elections: elections.map(({ election, from, to }) => ({ election, from: from * factor, to: to * factor })),
    tells: tells.map((at) => at * factor),
    length: length * factor,
  }
}

/** Houses of a family in a district that lines not yet shown will bring (or take away). */
export function housesToCome(lines: readonly Line[], view: DogeView, area: number, family: number): number {
  let sum = 0
  for (const line of lines) {
    const [a = 0, b = 0] = line.args
    if (familyOf(view, line) !== family) continue
    if (line.kind === 'houses' && a === area) sum += b
    else if (line.kind === 'palace' && a === area) sum -= b
    else if (line.kind === 'house-moved') sum += b === area ? 1 : a === area ? -1 : 0
  }
  return sum
}

/** A family's numbers as the map shows them: without what lines not yet shown will bring. */
export function shownOf(view: DogeView, lines: readonly Line[], family: number) {
  const { palaces, districts, supply_houses, board_houses } = view.players[family]!
  const shown = { palaces, districts, supply: supply_houses, board: board_houses }
  const built = new Map<number, number>()
  for (const line of lines) {
    const [area = 0, count = 0] = line.args
    if (familyOf(view, line) !== family) continue
    if (line.kind === 'houses') {
      shown.supply += count
      shown.board -= count
    } else if (line.kind === 'palace') {
      shown.supply -= count
      shown.board += count
      shown.palaces -= 1
      built.set(area, (built.get(area) ?? 0) + 1)
    }
  }
  for (const [area, count] of built) if (view.districts[area]!.palaces[family]! <= count) shown.districts -= 1
  return shown
}
