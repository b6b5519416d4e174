/** Summary of a route: its cost, the meetings, the effects you can use, and what mooring at its end does. */

import type { Message } from '../../lib/protocol'
import { cargoName, short, size } from './cubes'
import { advance } from './effect-symbols'
import type { Row } from './preview-rows'
import type { Route } from './routes'
import { opened, tileAt } from './docks'
import { atBuilding, missionName, theBuilding, type GondolaView } from './view'

/** A row that may be a choice: whether to use a building in passing. */
export interface TripRow extends Row {
  /** The dock whose building is used in passing, if the row is ticked. */
  tick?: number
}

/** Docks on the way, without its end, where a building can be used in passing. */
export function usable(view: GondolaView, route: Route, seat: number): number[] {
  const other = view.turn.boat === null ? null : (view.boats[view.turn.boat ^ 1]?.dock ?? null)
  return route.legs
    .slice(0, -1)
    .map(({ to }) => to)
    .filter((dock) => opened(view, dock, seat) > 0 && (dock !== other || view.options.activate_past_own_boat))
}

const ownerName = (view: GondolaView, colour: number) =>
  colour < view.seats ? { seat: colour } : { id: view.doge ? 'gondola-map-doge' : 'gondola-map-smuggler' }

export function tripRows(view: GondolaView, route: Route, seat: number): TripRow[] {
  const me = view.players[seat]!
  const goal = route.legs.at(-1)!.to
  const prices = route.legs.map(({ price }) => price)
  const rows: TripRow[] = [
    {
      icon: 'coin',
      text: { id: 'gondola-web-trip-canals', args: { prices: prices.join(' + ') } },
      figure: `${me.coins} → ${me.coins - route.price}`,
    },
  ]
  if (route.intrigue)
    rows.push({
      icon: 'intrigue',
      text: { id: 'gondola-web-trip-bridges', args: { count: route.intrigue } },
      figure: `${me.intrigue} → ${Math.min(me.intrigue_cap, me.intrigue + route.intrigue)}`,
      tone: 'bad',
    })
  for (const dock of usable(view, route, seat)) {
    const building = view.docks[dock]!.building!
    rows.push({
      icon: 'assistant',
      tick: dock,
      text: { id: 'gondola-web-trip-use', args: { building: theBuilding(building), most: opened(view, dock, seat) } },
    })
  }
  for (const { to } of route.legs.slice(0, -1)) rows.push(...meetings(view, to))
  rows.push(...mooring(view, goal, seat))
  return rows
}

/** The boats you meet in passing: each meeting asks for a scroll or an intrigue, and the trip stops there. */
function meetings(view: GondolaView, dock: number): TripRow[] {
  const building = view.docks[dock]!.building
  const place = building ? atBuilding(building) : { id: 'gondola-map-empty' }
  return view.docks[dock]!.boats.map((boat): TripRow => {
    const { colour, owner } = view.boats[boat]!
    if (owner !== null && owner === view.active)
      return { icon: 'boat', text: { id: 'gondola-web-trip-own', args: { place } }, tone: 'stops' }
    return {
      icon: 'people',
      seat: owner ?? undefined,
      text: { id: 'gondola-web-trip-meet', args: { name: ownerName(view, colour), place } },
      tone: 'stops',
    }
  })
}

/** What mooring does: the assistant, those that it pushes, points for boats that are moored there, missions. */
export function mooring(view: GondolaView, dock: number, seat: number): TripRow[] {
  const rows: TripRow[] = []
  const tile = tileAt(view, dock)
  const { building, boats } = view.docks[dock]!
  if (tile)
    for (const { colour, from, to } of advance(tile.spaces, seat, view.players[seat]!.assistants_left))
      rows.push(
        colour === seat
          ? { icon: 'assistant', text: { id: 'gondola-web-trip-assistant' }, figure: `${from} → ${to}`, tone: 'good' }
          : {
              icon: 'assistant',
              seat: colour,
              text: { id: 'gondola-web-trip-pushed', args: { name: ownerName(view, colour) } },
              figure: `${from} → ${to}`,
            },
      )
  boats.forEach((boat, place) => {
    const { colour, owner } = view.boats[boat]!
    if (owner === null && !view.doge) return
    rows.push({
      icon: 'vp',
      seat: owner ?? undefined,
      text: { id: 'gondola-web-trip-shared', args: { name: ownerName(view, colour) } },
      figure: `+${boats.length - place}`,
    })
  })
  const cubes = view.turn.boat === null ? null : (view.boats[view.turn.boat]?.cubes ?? null)
  for (const card of view.mission_cards) {
    if (card.building !== building || !view.missions?.includes(card.no) || !cubes) continue
    const missing = short(card.cubes, cubes)
    const ready = size(missing) === 0 && view.players[seat]!.scrolls >= card.scrolls
    const mission: Message = missionName(card.no)
    rows.push(
      ready
        ? {
            icon: 'mission',
            text: { id: 'gondola-web-trip-mission', args: { mission } },
            figure: `+${card.vp}`,
            tone: 'good',
          }
        : {
            icon: 'mission',
            text: { id: 'gondola-web-trip-mission-lacks', args: { mission, cubes: cargoName(missing) } },
          },
    )
  }
  return rows
}
