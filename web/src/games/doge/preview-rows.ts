/** The rows of the preview: what a proposed pick would change. */

import type { SymbolName } from '../../art/symbols'
import type { Decision } from '../../lib/protocol'
import { t } from '../../lib/words'
import { votesBetween } from './ballot-layout'
import { ballotsOf, moveOf, readOut, standOf } from './picks'
import { advisorsIn, areaName, familyName, inArea, question, QUARANTIA, type DogeView } from './view'

/** One consequence of a pick: symbol, cause in words, before → after. */
interface Row {
  icon: SymbolName
  /** Whose colour the symbol takes. */
  seat?: number | null
  text: string
  change: string
  tone?: 'good' | 'bad'
}

const arrow = (before: number, after: number) => `${before} → ${after}`

/** What a pick would change, own things first, then those of others. */
export function consequences(view: DogeView, decision: Decision, pick: number, names: readonly string[]): Row[] {
  const asked = question(decision, view)
  if (!asked || view.seat < 0) return []
  switch (asked.kind) {
    case 'ballots':
      return ofBallots(view, pick, names)
    case 'houses':
      return pick ? [ofHouses(view, asked.area, pick), ...ofArrival(view, asked.area, pick)] : [supplyStays(view)]
    case 'build':
      return ofBuilding(view, asked.area, pick)
    default: {
      const move = moveOf(pick)
      const home = asked.kind === 'advisor' ? asked.area : null
      const stand = home === null ? null : standOf(pick)
      if (home !== null && stand !== null) return ofTaking(view, home, stand, names)
      return [
        ...(move ? ofMove(view, move.origin, move.goal) : []),
        ...(home === null ? [] : ofAbstaining(view, home, names)),
      ]
    }
  }
}

function ofBallots(view: DogeView, pick: number, names: readonly string[]): Row[] {
  const placement = ballotsOf(pick)
  const me = view.players[view.seat]!
  if (!placement)
    return [{ icon: 'ballot', seat: view.seat, text: t('doge-web-row-pass'), change: String(me.ballots_left) }]
  const { area, values } = placement
  const poll = view.polls[area]!
  const { staying, leaving } = advisorsIn(view, area, view.seat)
  const votes = values.reduce((sum, value) => sum + value, staying)
  const rows: Row[] = [
    {
      icon: 'ballot',
      seat: view.seat,
      text: t('doge-web-row-votes', { ballots: readOut(values), advisors: staying }),
      change: t('doge-web-votes', { votes }),
    },
    {
      icon: 'hour',
      text: t('doge-web-row-turn', { place: view.order_now.indexOf(area) + 1 }),
      change: t('doge-web-row-hand', { before: me.ballots_left, after: me.ballots_left - values.length }),
    },
  ]
  if (leaving)
    rows.splice(1, 0, {
      icon: 'advisor',
      seat: view.seat,
      text: t('doge-web-row-leaving', { count: leaving }),
      change: t('doge-web-at-most', { votes: votes + leaving }),
    })
  const district = view.districts[area]
  if (district) {
    const most = Math.min(2, me.supply_houses)
    const there = district.houses[view.seat]!
    rows.push({
      icon: 'house',
      seat: view.seat,
      text: t('doge-web-row-win', { count: most, area: inArea(area) }),
      change: arrow(there, there + most),
    })
    if (district.cost !== null) rows.push(...ofArrival(view, area, most))
  } else rows.push({ icon: 'advisor', seat: view.seat, text: t('doge-web-row-win-quarantia'), change: '2' })
  poll.ballots.forEach(({ count }, family) => {
    const [least, most] = votesBetween(view, area, family)
    if (family === view.seat || (!most && !count)) return
    rows.push({
      icon: 'people',
      text: t('doge-web-row-rival', { name: familyName(view, family, names), count }),
      change: least === most ? t('doge-web-votes', { votes: most }) : t('doge-web-votes-between', { least, most }),
      tone: least >= votes ? 'bad' : undefined,
    })
  })
  return rows
}

const supplyStays = (view: DogeView): Row => ({
  icon: 'house',
  seat: view.seat,
  text: t('doge-web-row-supply'),
  change: String(view.players[view.seat]!.supply_houses),
})

function ofHouses(view: DogeView, area: number, count: number): Row {
  const there = view.districts[area]!.houses[view.seat]!
  const supply = view.players[view.seat]!.supply_houses
  return {
    icon: 'house',
    seat: view.seat,
    text: t('doge-web-row-houses', { area: areaName(area), before: there, after: there + count }),
    change: t('doge-web-row-supply-change', { before: supply, after: supply - count }),
  }
}

/** Whether the houses that would then be there are enough for a palace. */
function ofArrival(view: DogeView, area: number, count: number): Row[] {
  const district = view.districts[area]!
  const me = view.players[view.seat]!
  const there = district.houses[view.seat]! + count
  const row = (text: string, change: string, tone?: Row['tone']): Row[] => [
    { icon: 'palace', seat: view.seat, text, change, tone },
  ]
  if (district.cost === null) return row(t('doge-palace-full'), '')
  if (!me.supply_palaces) return row(t('doge-palace-none-left'), '')
  if (there < district.cost)
    return row(t('doge-web-row-short', { price: district.cost }), t('doge-web-short', { count: district.cost - there }))
  const owned = district.palaces[view.seat]! > 0
  return row(
    t('doge-web-row-possible', { price: district.cost, area: inArea(area), fresh: owned ? 0 : 1 }),
    owned ? arrow(me.palaces, me.palaces + 1) : arrow(me.districts, me.districts + 1),
    'good',
  )
}

function ofMove(view: DogeView, origin: number, goal: number): Row[] {
  const houses = (area: number) => view.districts[area]!.houses[view.seat]!
  return [
    {
      icon: 'house',
      seat: view.seat,
      text: t('doge-web-row-move', {
        origin: areaName(origin),
        originChange: arrow(houses(origin), houses(origin) - 1),
        goal: areaName(goal),
        goalChange: arrow(houses(goal), houses(goal) + 1),
      }),
      change: '',
    },
    ...ofArrival(view, goal, 1),
  ]
}

/** What happens to the advisor at stake and to the ring on it. */
function ofAbstaining(view: DogeView, home: number, names: readonly string[]): Row[] {
  if (home === QUARANTIA) return [{ icon: 'advisor', text: t('doge-web-row-qu-neutral'), change: '' }]
  return [ringBack(view, home, names, t('doge-web-row-leaves'))]
}

function ringBack(view: DogeView, home: number, names: readonly string[], otherwise: string): Row {
  const { controller } = view.advisors[home]!
  if (controller === null) return { icon: 'advisor', text: otherwise, change: '' }
  const rings = view.players[controller]!.rings_left
  return {
    icon: 'ring',
    seat: controller,
    text: t('doge-web-row-ring-back', { name: familyName(view, controller, names), home: areaName(home) }),
    change: t('doge-web-row-rings', { before: rings, after: rings + 1 }),
  }
}

/** How often an advisor of `home` is known to vote where it is placed, before its home votes again. */
export function votesAt(view: DogeView, home: number, place: number): number {
  const again = view.coming.indexOf(home)
  return view.coming.slice(0, again < 0 ? undefined : again).filter((area) => area === place).length
}

function ofTaking(view: DogeView, home: number, place: number, names: readonly string[]): Row[] {
  const me = view.players[view.seat]!
  const advisor = home === QUARANTIA ? null : view.advisors[home]!
  const times = votesAt(view, home, place)
  const mine = advisor?.controller === view.seat
  const rows: Row[] = [
    {
      icon: 'advisor',
      seat: view.seat,
      text: t('doge-web-row-stands', { area: inArea(place) }),
      change: t('doge-web-row-times', { times }),
      tone: times ? 'good' : undefined,
    },
  ]
  if (!mine)
    rows.push({
      icon: 'ring',
      seat: view.seat,
      text: t('doge-web-row-ring-on'),
      change: t('doge-web-row-rings', { before: me.rings_left, after: me.rings_left - 1 }),
    })
  if (advisor && advisor.controller !== null && !mine) rows.push(ringBack(view, home, names, ''))
  return rows
}

function ofBuilding(view: DogeView, area: number, pick: number): Row[] {
  const me = view.players[view.seat]!
  const district = view.districts[area]!
  const there = district.houses[view.seat]!
  const cost = district.cost ?? 0
  if (!pick)
    return [
      {
        icon: 'house',
        seat: view.seat,
        text: t('doge-effect-not-build', { there, area: inArea(area) }),
        change: String(there),
      },
    ]
  const fresh = district.palaces[view.seat] === 0
  const rows: Row[] = [
    {
      icon: 'palace',
      seat: view.seat,
      text: t('doge-web-row-palaces', { area: inArea(area) }),
      change: arrow(me.palaces, me.palaces + 1),
      tone: 'good',
    },
    {
      icon: 'flag',
      text: t('doge-web-row-districts'),
      change: arrow(me.districts, me.districts + (fresh ? 1 : 0)),
      tone: fresh ? 'good' : undefined,
    },
    {
      icon: 'house',
      seat: view.seat,
      text: t('doge-web-row-pay', { area: areaName(area), before: there, after: there - cost }),
      change: t('doge-web-row-supply-change', { before: me.supply_houses, after: me.supply_houses + cost }),
    },
  ]
  if (cost < 7)
    rows.push({ icon: 'palace', seat: null, text: t('doge-web-row-next-price'), change: arrow(cost, cost + 1) })
  if (me.targets.some((target) => target.missing_palaces <= 1 && target.missing_districts <= (fresh ? 1 : 0)))
    rows.push({ icon: 'council', text: t('doge-web-row-last-year'), change: '', tone: 'bad' })
  return rows
}
