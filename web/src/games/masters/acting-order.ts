/** Who acts where in this round, and in which order: what the plates on the quay show. */

import { isShared, type MastersView } from './view'

interface Actor {
  seat: number
  /** Whether the pawn stands there; others only follow. */
  visits: boolean
  state: 'past' | 'now' | 'later'
}

interface Stop {
  state: 'closed' | 'now' | 'later'
  /** Its number among the places of the round; null if it is closed. */
  number: number | null
  actors: Actor[]
}

/** What happens at a place in this round; null if nobody goes there, or nothing is known yet. */
export function stopAt(view: MastersView, place: number): Stop | null {
  if (view.phase !== 'action') return null
  const visits = (seat: number) => view.players[seat]!.place === place
  const visitors = view.order.filter(visits)
  const slot = view.slot?.place === place ? view.slot.seat : null
  const open = slot !== null || view.location === place
  const ahead = view.forecast.filter((each) => each.place !== view.location)
  if (open) {
    const rest = (view.forecast.find((each) => each.place === place)?.seats ?? []).filter((seat) => seat !== slot)
    const all = isShared(place) ? [...visitors, ...view.order.filter((seat) => !visits(seat))] : visitors
    const past = all.filter((seat) => seat !== slot && !rest.includes(seat))
    const actor = (state: Actor['state']) => (seat: number) => ({ seat, visits: visits(seat), state })
    return {
      state: 'now',
      number: view.opened.length || 1,
      actors: [...past.map(actor('past')), ...(slot === null ? [] : [actor('now')(slot)]), ...rest.map(actor('later'))],
    }
  }
  const at = ahead.findIndex((each) => each.place === place)
  if (at >= 0) {
    const { seats } = ahead[at]!
    // The player who went first there with the Marker has already acted.
    const gone = visitors.filter((seat) => !seats.includes(seat))
    return {
      state: 'later',
      number: view.opened.length + at + 1,
      actors: [
        ...gone.map((seat): Actor => ({ seat, visits: true, state: 'past' })),
        ...seats.map((seat): Actor => ({ seat, visits: visits(seat), state: 'later' })),
      ],
    }
  }
  if (!view.opened.includes(place)) return null
  return {
    state: 'closed',
    number: null,
    actors: visitors.map((seat) => ({ seat, visits: true, state: 'past' })),
  }
}
