/** Everything on the map and in the hand in words: what it is, what it does, whether it can be used now. */

import type { Decision, Message } from '../../lib/protocol'
import { t } from '../../lib/words'
import type { BoardProps, Described, DescribedLine, ElementRef } from '../contract'
import { cargoName } from './cubes'
import { offersOf, placeOf } from './picks'
import { goodOf } from './effect-symbols'
import { stepTo, waysOf } from './gestures.svelte'
import { dockNamed, opened, signsAt, spaceOf, tileAt } from './docks'
import { clockWords, endClock, progress, risk } from './game-status'
import {
  aboutCard,
  aboutDogeCard,
  aboutMission,
  atBuilding,
  BUILDINGS,
  buildingName,
  CARDS,
  cardName,
  dogeCardName,
  effectName,
  missionName,
  type BuildingKey,
  type GondolaView,
} from './view'

/** Whose pieces a colour's are: a player's, or the smugglers' and the Doge's. */
export function ownerOf(view: GondolaView, colour: number, names: readonly string[]): string {
  if (colour < view.seats) return names[colour] ?? ''
  return t(view.doge ? 'gondola-map-doge' : 'gondola-map-smuggler')
}

/** The same as an argument of a message. */
const owner = (view: GondolaView, colour: number) =>
  colour < view.seats ? { seat: colour } : { id: view.doge ? 'gondola-map-doge' : 'gondola-map-smuggler' }

/** Everything that is drawn at a dock, in words, one by one. */
export function saidAt(view: GondolaView, dock: number, names: readonly string[]): string[] {
  const { building, boats } = view.docks[dock]!
  const said = [building ? t(buildingName(building)) : t('gondola-map-empty')]
  const tile = view.tiles.find((each) => each.tile === building)
  tile?.spaces.forEach((here, i) => {
    if (here.length)
      said.push(
        t('gondola-map-space', { space: i + 1, owners: here.map((colour) => ownerOf(view, colour, names)).join(', ') }),
      )
  })
  if (boats.length)
    said.push(
      t('gondola-map-boats', {
        owners: boats.map((boat) => ownerOf(view, view.boats[boat]!.colour, names)).join(', '),
      }),
    )
  if (view.turn.at === dock && view.turn.boat !== null && !boats.includes(view.turn.boat))
    said.push(t('gondola-map-under-way'))
  if (view.turn.spy !== null && tile && view.tiles[view.turn.spy] === tile) said.push(t('gondola-map-spy'))
  if (view.taxi?.passenger === dock) said.push(t('gondola-map-passenger'))
  if (view.taxi?.destination && view.taxi.destination === building) said.push(t('gondola-map-destination'))
  if (signsAt(view, dock).includes('mission')) said.push(t('gondola-map-mission'))
  return said
}

/** The two docks that a canal joins, by its cost icon. */
export function canalName(view: GondolaView, icon: number): Message {
  const canal = view.canals.find((each) => each.icon === icon)!
  const [a, b] = canal.ends.map((dock) => {
    const building = view.docks[dock]!.building
    return building ? buildingName(building) : { id: 'gondola-map-empty' }
  })
  return { id: 'gondola-pair', args: { a: a!, b: b! } }
}

/** The deck that sends a boat without a seat; alone, there are two boats of each, told apart by their colours: A1, A2. */
export function strangerLetter(view: GondolaView, number: number): string {
  return `${number % 2 ? 'B' : 'A'}${view.doge ? number >> 1 : ''}`
}

/** A boat in a few words. */
export function boatLabel(view: GondolaView, number: number, names: readonly string[]): string {
  const { title, text } = describeBoat(view, number)
  return `${t(title, [...names])}. ${text ? t(text, [...names]) : ''}`
}

/** The four effects of a tile, or the two of a public building: who is there, and which are open to a seat. */
function effectLines(view: GondolaView, building: BuildingKey, seat: number, dock: number): DescribedLine[] {
  const tile = tileAt(view, dock)
  const reach = tile ? opened(view, dock, seat) : seat >= 0 ? 2 : 0
  return Array.from({ length: tile ? 4 : 2 }, (_, slot) => ({
    text: effectName(building, slot),
    seats: tile?.spaces[slot] ? [...tile.spaces[slot]] : undefined,
    icon: tile && !tile.spaces[slot]?.length ? ('ring' as const) : undefined,
    reached: slot < reach,
    tag: seat >= 0 && tile ? { id: slot < reach ? 'gondola-web-yours' : 'gondola-web-not-yet' } : undefined,
  }))
}

/** Whether an effect of the building that is being used was used already. */
const isUsed = (view: GondolaView, slot: number) => view.turn.used.includes(slot)
const used = (line: DescribedLine): DescribedLine => ({ ...line, reached: false, tag: { id: 'gondola-web-used' } })

function describeDock(view: GondolaView, dock: number, board: BoardProps<GondolaView>): Described {
  const { building, boats } = view.docks[dock]!
  if (!building) return { title: { id: 'gondola-map-empty' }, text: { id: 'gondola-web-about-empty' } }
  const tile = tileAt(view, dock)
  const lines = effectLines(view, building, board.seat, dock)
  if (boats.length) {
    const owners = boats.map((boat) => owner(view, view.boats[boat]!.colour))
    lines.push({
      icon: 'boat',
      text: {
        id: 'gondola-web-about-boats',
        args: { owners: { id: 'gondola-web-list', args: { items: owners as Message[] } }, count: boats.length },
      },
    })
  }
  for (const card of view.mission_cards)
    if (card.building === building && view.missions?.includes(card.no))
      lines.push({
        icon: 'mission',
        text: { id: 'gondola-web-about-mission-here', args: { mission: missionName(card.no) } },
      })
  if (view.turn.spy !== null && tile && view.tiles[view.turn.spy] === tile)
    lines.push({ icon: 'eye', text: { id: 'gondola-web-about-spy' } })
  if (view.taxi?.passenger === dock) lines.push({ icon: 'people', text: { id: 'gondola-map-passenger' } })
  if (view.taxi?.destination === building) lines.push({ icon: 'flag', text: { id: 'gondola-map-destination' } })
  const space = tile && board.seat >= 0 ? spaceOf(tile, board.seat) : 0
  return {
    title: buildingName(building),
    icon: goodOf(building) ?? 'council',
    // Where there is little room, what it does comes first.
    text:
      board.layout === 'L'
        ? undefined
        : tile
          ? { id: 'gondola-web-about-tile', args: { space } }
          : { id: 'gondola-web-about-communal' },
    heading: { id: 'gondola-web-gives', args: { place: atBuilding(building) } },
    lines,
    use: useOf(view, dock, board),
    rules: board.compact ? 'buildings' : undefined,
  }
}

/** Whether somebody can go there or do something there now. */
function useOf(view: GondolaView, dock: number, board: BoardProps<GondolaView>): Described['use'] {
  const { decision, seat } = board
  if (!decision) return undefined
  const offers = offersOf(view, decision, seat)
  const here = offers.filter(({ action }) => placeOf(action) === dock)
  if (decision.kind === 'move') {
    const ways = waysOf(board)
    const way = ways.get(dock)
    if (here.length) return { now: true, text: { id: 'gondola-web-use-next', args: { coins: way?.price ?? 0 } } }
    if (way && stepTo(dock, ways, offers) !== null)
      return { now: true, text: { id: 'gondola-web-use-far', args: { steps: way.legs.length, coins: way.price } } }
    if (view.turn.at === dock) return { now: false, text: { id: 'gondola-web-use-here' } }
    if (view.turn.used_docks.includes(dock)) return { now: false, text: { id: 'gondola-web-use-been' } }
    return { now: false, text: { id: 'gondola-map-too-far' } }
  }
  if (here.length) return { now: true, text: { id: 'gondola-web-use-choose' } }
  return offers.some(({ action }) => placeOf(action) !== null)
    ? { now: false, text: { id: 'gondola-map-not-here' } }
    : undefined
}

function describeCanal(view: GondolaView, icon: number, board: BoardProps<GondolaView>): Described {
  const canal = view.canals.find((each) => each.icon === icon)!
  const offer = offersOf(view, board.decision, board.seat).find(
    ({ action }) => action.type === 'bridge' && action.icon === icon,
  )
  const title = canalName(view, icon)
  const use: Described['use'] = offer
    ? { now: true, text: { id: 'gondola-web-use-bridge' } }
    : canal.used
      ? { now: false, text: { id: 'gondola-web-use-canal-used' } }
      : undefined
  if (canal.bridge === null)
    return {
      title,
      icon: 'coin',
      text: { id: 'gondola-web-about-price', args: { coins: canal.cost } },
      use,
      rules: 'move',
    }
  const own = canal.bridge === board.seat
  return {
    title,
    icon: 'bridge',
    seat: canal.bridge,
    text: own
      ? { id: 'gondola-web-about-bridge-own' }
      : { id: 'gondola-web-about-bridge', args: { name: owner(view, canal.bridge) } },
    use,
    rules: 'move',
  }
}

function describeBoat(view: GondolaView, number: number): Described {
  const boat = view.boats[number]!
  const building = boat.dock === null ? null : view.docks[boat.dock]!.building
  const place: Message = building ? buildingName(building) : { id: 'gondola-web-hold-moving' }
  const lines: DescribedLine[] = []
  if (boat.cubes)
    lines.push({
      icon: 'anycube',
      text: {
        id: 'gondola-web-boat-load',
        args: { cubes: cargoName(boat.cubes), count: boat.cubes.reduce((a, b) => a + b, 0), room: boat.capacity ?? 0 },
      },
    })
  if (boat.dock !== null) {
    const stack = view.docks[boat.dock]!.boats
    if (stack.length > 1)
      lines.push({
        icon: 'boat',
        text: { id: 'gondola-web-boat-order', args: { place: stack.indexOf(number) + 1, count: stack.length } },
      })
  }
  if (view.taxi?.aboard === number) lines.push({ icon: 'people', text: { id: 'gondola-web-boat-passenger' } })
  const letter = strangerLetter(view, number)
  const title: Message =
    boat.owner === null
      ? { id: view.doge ? 'gondola-web-boat-doge' : 'gondola-web-boat-smuggler', args: { letter } }
      : { id: 'gondola-web-boat-of', args: { name: { seat: boat.owner } } }
  return {
    title,
    icon: 'boat',
    seat: boat.colour,
    text: {
      id:
        boat.owner === null
          ? 'gondola-web-boat-about-stranger'
          : boat.gondolier
            ? 'gondola-web-boat-about-manned'
            : 'gondola-web-boat-about',
      args: { place },
    },
    lines,
    rules: 'meet',
  }
}

function describeMission(view: GondolaView, no: number, seat: number): Described {
  const card = view.mission_cards.find((each) => each.no === no)
  const lines: DescribedLine[] = []
  if (card) {
    lines.push({
      icon: 'anycube',
      text: {
        id: 'gondola-web-mission-cost',
        args: { building: buildingName(card.building), cubes: cargoName(card.cubes), scrolls: card.scrolls },
      },
    })
    lines.push({ icon: 'vp', text: { id: 'gondola-web-mission-gain', args: { vp: card.vp, coins: card.coins } } })
    if (seat >= 0 && view.missions?.includes(no)) {
      const stand = progress(view, seat, card)
      const best = stand.boats[stand.best]!
      lines.push({
        icon: 'boat',
        seat,
        reached: stand.ready,
        text: stand.ready
          ? { id: 'gondola-web-mission-ready' }
          : { id: 'gondola-web-mission-lacks', args: { cubes: cargoName(best.missing), scrolls: stand.scrolls } },
      })
    }
  }
  lines.push({ icon: 'favor', text: { id: 'gondola-web-mission-then', args: { ability: aboutMission(no) } } })
  return { title: missionName(no), icon: 'mission', lines, rules: 'missions' }
}

function describeCouncil(view: GondolaView, names: readonly string[]): Described {
  const lines: DescribedLine[] = view.council.spaces.map((space, colour) => ({
    seats: [colour],
    text: { id: 'gondola-web-council-line', args: { name: owner(view, colour), space } },
    tag: { id: 'gondola-web-vp', args: { count: view.council.worth_now[colour] ?? 0 } },
  }))
  const danger = risk(view, names)
  lines.push({ icon: 'intrigue', text: danger.why })
  if (!view.over) lines.push({ icon: 'hour', text: clockWords(endClock(view)) })
  return {
    title: { id: 'gondola-web-council' },
    icon: 'council',
    text: { id: 'gondola-web-about-council', args: { rewards: view.council.rewards.join(' · ') } },
    lines,
    rules: 'council',
  }
}

/** What a question is about, if it is one thing: the building that is used, the boat that is met. */
export function subjectOf(view: GondolaView, { kind }: Decision): ElementRef | null {
  if (kind === 'activate') return view.turn.menu === null ? null : { kind: 'menu', id: BUILDINGS[view.turn.menu]! }
  return PAYMENTS.includes(kind) ? { kind: 'meeting', id: kind } : null
}

const PAYMENTS = ['meeting', 'doge-demand']
const CAP_VP = 2

function describeMeeting(view: GondolaView, board: BoardProps<GondolaView>, kind: string): Described | null {
  const me = view.players[board.seat]
  if (!me) return null
  const { meeting } = view
  const other = meeting ? (meeting.mover === board.seat ? meeting.met : meeting.mover) : null
  const them = other === null ? null : view.players[other]!
  const title: Message =
    kind === 'doge-demand'
      ? { id: 'gondola-web-meet-demand' }
      : other !== null
        ? {
            id: meeting!.mover === board.seat ? 'gondola-web-meet-pass' : 'gondola-web-meet-met',
            args: { name: { seat: other } },
          }
        : { id: view.doge ? 'gondola-web-meet-doge' : 'gondola-web-meet-smuggler' }
  const secret = other !== null && view.options.meeting_mode === 'simultaneous'
  const lines: DescribedLine[] = [
    {
      icon: 'scroll',
      text: { id: 'gondola-web-meet-scroll' },
      tag: { id: 'gondola-web-meet-scroll-does', args: { before: me.scrolls, after: Math.max(0, me.scrolls - 1) } },
    },
    {
      icon: 'intrigue',
      text: { id: 'gondola-web-meet-intrigue' },
      tag:
        me.intrigue >= me.intrigue_cap
          ? { id: 'gondola-web-meet-intrigue-full', args: { vp: Math.min(CAP_VP, me.vp), cap: me.intrigue_cap } }
          : {
              id: 'gondola-web-meet-intrigue-does',
              args: { before: me.intrigue, after: me.intrigue + 1, cap: me.intrigue_cap },
            },
    },
  ]
  if (them && other !== null)
    lines.push({
      seats: [other],
      text: {
        id: 'gondola-web-meet-them',
        args: { name: { seat: other }, scrolls: them.scrolls, intrigue: them.intrigue },
      },
    })
  return {
    title,
    icon: 'people',
    text: other === null ? undefined : { id: secret ? 'gondola-web-meet-secret' : 'gondola-web-meet-in-turn' },
    lines,
    rules: 'meet',
  }
}

export function describe(
  view: GondolaView,
  { kind, id }: ElementRef,
  board: BoardProps<GondolaView>,
): Described | null {
  switch (kind) {
    case 'dock':
      return view.docks[Number(id)] ? describeDock(view, Number(id), board) : null
    case 'building': {
      const dock = dockNamed(view, String(id))
      return dock === null ? null : describeDock(view, dock, board)
    }
    case 'menu': {
      const dock = dockNamed(view, String(id))
      if (dock === null) return null
      const { title, icon, heading, lines } = describeDock(view, dock, board)
      const effects = lines?.slice(0, tileAt(view, dock) ? 4 : 2)
      return { title, icon, heading, lines: effects?.map((line, slot) => (isUsed(view, slot) ? used(line) : line)) }
    }
    case 'canal':
      return view.canals.some(({ icon }) => icon === Number(id)) ? describeCanal(view, Number(id), board) : null
    case 'boat':
      return view.boats[Number(id)] ? describeBoat(view, Number(id)) : null
    case 'mission':
      return describeMission(view, Number(id), board.seat)
    case 'card':
      return {
        title: cardName(Number(id)),
        icon: 'influence',
        text: aboutCard(Number(id)),
        use: { now: false, text: { id: 'gondola-web-card-when' } },
        rules: 'influence',
      }
    case 'doge-card':
      return {
        title: dogeCardName(String(id)),
        icon: 'council',
        text: aboutDogeCard(String(id)),
        rules: 'doge-cards',
      }
    case 'meeting':
      return describeMeeting(view, board, String(id))
    case 'council':
      return describeCouncil(view, board.names)
    default:
      return null
  }
}

/** The element that a name in a sentence refers to. */
export function elementOf({ id }: Message): ElementRef | null {
  const building = /^gondola-(?:the|at|building)-(.+)$/.exec(id)?.[1]
  if (building) return { kind: 'building', id: building.replaceAll('-', '_') }
  const mission = /^gondola-mission-(\d+)$/.exec(id)?.[1]
  if (mission) return { kind: 'mission', id: Number(mission) }
  const card = /^gondola-card-(.+)$/.exec(id)?.[1]?.replaceAll('-', '_')
  const kind = CARDS.findIndex((each) => each === card)
  return kind < 0 ? null : { kind: 'card', id: kind }
}
