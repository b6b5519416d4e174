import type { Line } from '../../lib/protocol'
import type { Ground, Spot } from './plates'
import { FIRST_PRICE, familyOf, type DogeView } from './view'

/** A piece on its way. */
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

export interface Show {
  flights: Flight[]
  delays: Delays
  length: number
}

export const NOTHING: Show = { flights: [], delays: new Map(), length: 0 }

const LEG = 380
const FLIP = 420
const LONGEST = 4000

/** The lines as movements, one after the other; what happens to all families at once happens together. */
export function choreography(lines: readonly Line[], before: DogeView, view: DogeView, ground: Ground): Show {
  const flights: Flight[] = []
  const delays = new Map<string, number>()
  const stands = before.advisors.map((advisor) => advisor.place)
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

  for (const line of lines) {
    const [a = 0, b = 0, c = 0] = line.args
    const family = familyOf(view, line)
    const together = line.kind === last && (line.kind === 'placed' || line.kind === 'votes')
    last = line.kind === 'placed-values' ? last : line.kind
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
      case 'election':
        now += flights.length ? LEG : 100
        break
      case 'votes':
        if (!view.polls[a]!.opened || together) break
        delays.set(`open-${a}`, now)
        now += FLIP + 250
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
        now += 160
        break
      case 'advisor':
        fly({ kind: 'advisor', family, home: view.advisors[a]!.home, from: feet(a, stands[a]!), to: feet(a, b) })
        stands[a] = b
        delays.set(`figure-${a}`, now + LEG)
        now += LEG
        break
      case 'houses':
        for (let i = 0; i < b; i++)
          fly(
            { kind: 'house', family, home: 0, from: ground.supply(), to: ground.house(view, a, family) },
            now + i * 90,
          )
        delays.set(`house-${a}-${family}`, now + LEG)
        now += 260
        break
      case 'house-moved':
        fly({ kind: 'house', family, home: 0, from: ground.house(view, a, family), to: ground.house(view, b, family) })
        delays.set(`house-${b}-${family}`, now + LEG)
        now += LEG
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
        now += LEG
        break
      case 'order-card':
        delays.set(`order-${b - 1}`, now)
        now += 120
    }
  }
  const length = Math.max(now, ...flights.map((flight) => flight.delay + flight.duration), 0) + FLIP
  return length > LONGEST ? faster({ flights, delays, length }, LONGEST / length) : { flights, delays, length }
}

function faster({ flights, delays, length }: Show, factor: number): Show {
  return {
    flights: flights.map((flight) => ({ ...flight, delay: flight.delay * factor, duration: flight.duration * factor })),
    delays: new Map([...delays].map(([key, delay]) => [key, delay * factor])),
    length: length * factor,
  }
}
