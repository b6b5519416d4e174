/** What the page says during a game of Lagoon: tiles, questions, buttons, chips, titles, recaps, descriptions. */

import { t } from '../../lib/words'
import type { Choice, Decision, Line, Message } from '../../lib/protocol'
import type { Turn } from '../../lib/turns'
import type { BoardProps, Described, DescribedLine, ElementRef } from '../contract'
import { desk } from './desk.svelte'
import {
  capturable,
  COINS,
  decode,
  plain,
  signed,
  SUIT_SYMBOLS,
  suitOf,
  suitWords,
  valueOf,
  type Extension,
  type View,
} from './view'
import { findExtension, findSet } from './spots'

const say = (id: string, args: Message['args'] = {}): Message => ({ id: `lagoon-web-${id}`, args })
const named = (id: string, kind: string) => say(id, { suit: suitOf(kind), value: valueOf(kind) })

/** A tile by its name: "2 of Moons". */
export const tileName = (kind: string): Message => named('tile', kind)
/** "The 2 of Moons", at the start of a sentence. */
export const theTile = (kind: string): Message => named('tile-first', kind)
/** "the 2 of Moons". */
const aTile = (kind: string): Message => named('tile-the', kind)

const SIDES = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const

/** On which side of an island a place lies. */
function sideOf(view: View, { island, x, y }: Extension): (typeof SIDES)[number] {
  const tiles = view.tiles.filter((tile) => tile.island === island)
  const mean = (of: (tile: { x: number; y: number }) => number) =>
    tiles.reduce((sum, tile) => sum + of(tile), 0) / tiles.length
  const turn = Math.atan2(y - mean((tile) => tile.y), x - mean((tile) => tile.x)) / (Math.PI / 4)
  return SIDES[(Math.round(turn) + 8) % 8]!
}

/** What a choice does, in a sentence: for screen readers, and where nothing else describes it. */
function sentence(view: View, pick: number): Message | null {
  const move = decode(pick)
  const place = findExtension(view, pick)
  if (place && move.type === 'extend')
    return say('do-extend', {
      island: place.island,
      tile: aTile(move.kind),
      side: sideOf(view, place),
      gain: signed(place.gain),
    })
  const found = findSet(view, pick)
  if (found && move.type === 'bridge')
    return say('do-new', {
      tile: aTile(move.kind),
      coins: found.set.cost,
      islands: found.set.links.map((link) => link.island).join(', '),
      gain: signed(found.set.gain),
    })
  if (move.type === 'capture' && view.islands[move.island])
    return say('do-capture', { island: move.island, value: signed(view.islands[move.island]!.value) })
  return move.type === 'discard' ? say('do-discard', { tile: aTile(move.kind) }) : null
}

/** A choice on its chip, below the heading that names the tile. */
export function chip(view: View, choice: Choice): Message | null {
  const move = decode(choice.pick)
  const place = findExtension(view, choice.pick)
  if (place) return say('chip-extend', { island: place.island, side: sideOf(view, place), gain: signed(place.gain) })
  const found = findSet(view, choice.pick)
  if (found)
    return say('chip-new', {
      coins: found.set.cost,
      islands: found.set.links.map((link) => link.island).join(', '),
      gain: signed(found.set.gain),
    })
  if (move.type === 'capture' && view.islands[move.island])
    return say('chip-capture', { island: move.island, value: signed(view.islands[move.island]!.value) })
  return move.type === 'discard' ? tileName(move.kind) : null
}

/** The title of the preview. */
export function previewTitle(view: View, choice: Choice): Message | null {
  const move = decode(choice.pick)
  const place = findExtension(view, choice.pick)
  if (place) return say('title-extend', { island: place.island, gain: signed(place.gain) })
  const found = findSet(view, choice.pick)
  if (found && move.type === 'bridge') return say('title-new', { tile: aTile(move.kind), gain: signed(found.set.gain) })
  if (move.type === 'capture') return say('title-capture', { island: move.island })
  return move.type === 'discard' ? say('do-discard', { tile: aTile(move.kind) }) : null
}

/** What the button says. */
export function buttonLabel(view: View, choice: Choice): Message | null {
  const move = decode(choice.pick)
  const gain = findExtension(view, choice.pick)?.gain ?? findSet(view, choice.pick)?.set.gain
  if (gain !== undefined) return say('do-build', { points: gain })
  if (move.type === 'capture') return say('title-capture', { island: move.island })
  return move.type === 'discard' ? say('do-discard', { tile: aTile(move.kind) }) : null
}

/** The question follows what is held. */
export function question(view: View, decision: Decision, board: BoardProps<View>): Message | null {
  const held = desk.held(view, decision, board.chosen, null)
  if (!held) return null
  if (held === 'pawn') return view.hand.length ? say('ask-capture') : null
  const spots = view.spots[held.kind]
  if (!spots || spots.extend.length + spots.bridge.length === 0) return null
  if (desk.opened) return say('ask-coin', { tile: aTile(held.kind) })
  return say('ask-build', { tile: aTile(held.kind) })
}

export function hint(_view: View, decision: Decision): Message | null {
  const kinds = new Set(decision.choices.map(({ pick }) => decode(pick).type))
  if (desk.opened) return say('hint-coin')
  if (desk.slot === 'pawn' && kinds.has('capture')) return say('hint-capture')
  if (kinds.has('bridge')) return say('hint-build')
  if (kinds.has('extend')) return say('hint-extend')
  if (kinds.has('discard')) return say('hint-discard')
  return kinds.has('capture') ? say('hint-capture') : null
}

/** A turn of somebody else in one line. */
export function recap(turn: Turn): Message | null {
  const line = turn.lines.findLast(({ kind }) => KINDS.has(kind))
  if (!line) return null
  const [first = 0, island = 0, gain = 0] = line.args
  const move = line.kind === 'extend' || line.kind === 'bridge' ? decode(first) : null
  const args = { island: islandName(island), gain: signed(gain) }
  if (move?.type === 'extend') return say('recap-extend', { ...args, tile: aTile(move.kind) })
  if (move?.type === 'bridge') return say('recap-new', { ...args, tile: aTile(move.kind) })
  return line.kind === 'capture' ? say('recap-capture', { island: islandName(first) }) : null
}
const KINDS = new Set(['extend', 'bridge', 'capture'])

/** "island 4", as the log says it; it can be pointed at. */
const islandName = (island: number): Message => ({ id: 'lagoon-island', args: { island } })

/** The island that a name in the log refers to. */
export function elementOf({ id, args }: Message): ElementRef | null {
  const island = id === 'lagoon-island' ? args?.island : undefined
  return typeof island === 'number' ? { kind: 'island', id: island } : null
}

/** The last round is announced when it begins. */
export function isLastRound(events: readonly Line[], view: View): boolean {
  const played = events.some(({ kind, line }) => line !== null && kind !== 'final' && kind !== 'win')
  return played && !view.over && view.turns_in_all - view.turns_played === view.seats.length
}

/** Something on the map or in the tray in words. */
export function describe(view: View, { kind, id }: ElementRef, board: BoardProps<View>): Described | null {
  if (kind === 'island') return describeIsland(view, Number(id), board)
  if (kind === 'bridge') return describeBridge(view, Number(id))
  if (kind !== 'hand') return null
  const me = view.seats[board.seat]
  if (!me) return null
  if (id === 'pawn')
    return {
      title: say('pawn'),
      icon: 'assistant',
      seat: board.seat,
      text: say('about-pawn'),
      use: {
        now: capturable(board.decision).size > 0,
        text: say(desk.slot === 'pawn' ? 'pawn-taken' : 'pawn-take', { islands: capturable(board.decision).size }),
      },
      rules: 'capture',
    }
  if (id === 'coins')
    return {
      title: say('coins-left', { coins: me.coins, all: COINS }),
      icon: 'bridge',
      seat: board.seat,
      text: say('about-coins'),
      rules: 'found',
    }
  const tile = view.hand[Number(id)]
  if (!tile) return null
  const spots = view.spots[tile]
  const best = Math.max(
    ...(spots?.extend ?? []).map(({ gain }) => gain),
    ...(spots?.bridge ?? []).flatMap(({ sets }) => sets.map(({ gain }) => gain)),
  )
  const places = spots ? spots.extend.length + spots.bridge.length : 0
  return {
    title: theTile(tile),
    icon: SUIT_SYMBOLS[suitOf(tile)],
    text: say('about-tile', { value: valueOf(tile), suits: suitWords([suitOf(tile)]) }),
    use: board.decision
      ? { now: places > 0, text: places ? say('tile-places', { places, gain: signed(best) }) : say('tile-nowhere') }
      : { now: false, text: say('not-your-turn') },
    rules: 'extend',
  }
}

function describeIsland(view: View, number: number, { seat, decision }: BoardProps<View>): Described | null {
  const island = view.islands[number]
  if (!island) return null
  const lines: DescribedLine[] = view.tiles
    .filter((tile) => tile.island === number)
    .map((tile) => ({
      icon: SUIT_SYMBOLS[tile.suit],
      text: tileName(tile.kind),
      tag: { id: 'lagoon-web-number', args: { number: signed(tile.value) } },
    }))
  lines.unshift({ icon: 'vp', text: say('worth'), tag: say('number', { number: plain(island.value) }), reached: true })
  const distance = island.distance
  if (distance)
    lines.push({
      icon: 'bridge',
      text: say('bill-distance', { distance }),
      tag: say('number', { number: signed(-distance) }),
    })
  lines.push({
    icon: 'people',
    text: island.full ? say('island-full') : say('island-missing', { suits: suitWords(island.missing) }),
  })
  if (island.pawn !== null)
    lines.push({
      icon: 'assistant',
      seat: island.pawn,
      text: say('island-captured', { seat: { seat: island.pawn } }),
    })
  const free = capturable(decision)
  const mine = view.seats[seat]?.pawn
  const use = !decision
    ? undefined
    : free.has(number)
      ? { now: true, text: say('island-offered') }
      : island.pawn === seat
        ? { now: false, text: say('island-yours') }
        : mine !== null && mine !== undefined
          ? { now: false, text: say('pawn-elsewhere', { island: mine }) }
          : island.pawn !== null
            ? { now: false, text: say('island-taken', { seat: { seat: island.pawn } }) }
            : { now: false, text: say('island-not-now') }
  return {
    title: say('island', { island: number }),
    icon: 'house',
    text: say(island.centre ? 'about-centre' : 'about-island'),
    heading: say('about-worth'),
    lines,
    use,
    rules: island.centre ? 'start' : 'distance',
  }
}

function describeBridge(view: View, number: number): Described | null {
  const bridge = view.bridges[number]
  if (!bridge) return null
  const [one, other] = bridge.islands
  return {
    title: say('bridge', { one, other }),
    icon: 'bridge',
    seat: bridge.seat ?? undefined,
    text: bridge.seat === null ? say('about-bridge-start') : say('about-bridge', { seat: { seat: bridge.seat } }),
    rules: 'distance',
  }
}

/** Everything about a choice, for screen readers. */
export const spoken = (view: View, pick: number, effect: Message | null | undefined): string => {
  const what = sentence(view, pick)
  return [what, effect].map((part) => (part ? t(part) : '')).join('. ')
}
