import type { SymbolName } from '../../art/symbols'
import type { Message } from '../../lib/protocol'
import { decode, plain, SUIT_SYMBOLS, suitOf, suitWords, tileWords, valueOf, type View } from './model'
import { findExtension, findSet } from './spots'

export interface Row {
  icon: SymbolName
  /** Paints the symbol in a seat's colour. */
  seat?: number
  text: Message
  points: number
  /** Shown instead of the points. */
  figure?: string
}

/** What a move brings, part by part. */
export interface Bill {
  title: Message
  rows: Row[]
  /** The points it pays at once; null for moves that pay nothing now. */
  gain: number | null
  after: number
  cost: number
}

const say = (id: string, args: Message['args'] = {}): Message => ({ id, args })

/** Whoever has captured an island profits when it grows. */
function captorRow(view: View, seat: number, island: number, by: number): Row[] {
  const { pawn, value } = view.islands[island]!
  if (pawn === null || by === 0) return []
  const text = pawn === seat ? say('lagoon-web-bill-own-island') : say('lagoon-web-bill-their-island', { seat: { seat: pawn } })
  return [{ icon: 'assistant', seat: pawn, text, points: 0, figure: `${plain(value)} → ${plain(value + by)}` }]
}

function drawRow(view: View, seat: number): Row[] {
  const { stash } = view.seats[seat]!
  return stash ? [{ icon: 'eye', text: say('lagoon-web-bill-draw'), points: 0, figure: `${stash} → ${stash - 1}` }] : []
}

/** The parts of a move that the view offers; null for any other. */
export function billOf(view: View, seat: number, pick: number): Bill | null {
  const me = view.seats[seat]
  if (!me) return null
  const move = decode(pick)

  const place = findExtension(view, pick)
  if (place && move.type === 'extend') {
    const island = view.islands[place.island]!
    const value = valueOf(move.kind)
    const missing = island.missing.filter((suit) => suit !== suitOf(move.kind))
    const rows: Row[] = [
      { icon: 'house', text: say('lagoon-web-bill-lying', { island: place.island }), points: island.sum },
      { icon: SUIT_SYMBOLS[suitOf(move.kind)]!, text: say('lagoon-web-bill-tile', { tile: tileWords(move.kind) }), points: value },
    ]
    if (island.distance) rows.push({ icon: 'bridge', text: say('lagoon-web-bill-distance', { distance: island.distance }), points: -island.distance })
    rows.push(...captorRow(view, seat, place.island, value))
    rows.push({
      icon: 'people',
      text: missing.length ? say('lagoon-web-bill-left', { suits: suitWords(missing) }) : say('lagoon-web-bill-full'),
      points: 0,
      figure: `${3 - missing.length + 1} / 4`,
    })
    rows.push(...drawRow(view, seat))
    const title = say('lagoon-web-bill-extend', { island: place.island })
    return { title, rows, gain: place.gain, after: me.score + place.gain, cost: 0 }
  }

  const found = findSet(view, pick)
  if (found && move.type === 'bridge') {
    const { gain, cost, links } = found.set
    const value = valueOf(move.kind)
    const rows: Row[] = [
      { icon: SUIT_SYMBOLS[suitOf(move.kind)]!, text: say('lagoon-web-bill-tile', { tile: tileWords(move.kind) }), points: value },
    ]
    links.forEach((link, i) =>
      rows.push({
        icon: 'bridge',
        seat,
        text: say('lagoon-web-bill-across', { coin: i + 1, tile: tileWords(view.tiles[link.tile]!.kind), island: link.island }),
        points: link.value,
      }),
    )
    const distance = value + links.reduce((sum, link) => sum + link.value, 0) - gain
    rows.push({ icon: 'bridge', text: say('lagoon-web-bill-distance', { distance }), points: -distance })
    rows.push(...drawRow(view, seat))
    return { title: say('lagoon-web-bill-new', { coins: cost }), rows, gain, after: me.score + gain, cost }
  }

  if (move.type === 'capture' && view.islands[move.island]) {
    const island = view.islands[move.island]!
    const rows: Row[] = [
      { icon: 'house', text: say('lagoon-web-bill-lying', { island: move.island }), points: island.sum },
    ]
    if (view.rules.final_distance && island.distance)
      rows.push({ icon: 'bridge', text: say('lagoon-web-bill-distance', { distance: island.distance }), points: -island.distance })
    rows.push({ icon: 'vp', text: say('lagoon-web-bill-worth'), points: island.value })
    rows.push({
      icon: 'people',
      text: island.full ? say('lagoon-web-bill-grown') : say('lagoon-web-bill-grows', { suits: suitWords(island.missing) }),
      points: 0,
      figure: `${4 - island.missing.length} / 4`,
    })
    return { title: say('lagoon-web-bill-capture', { island: move.island }), rows, gain: null, after: me.score, cost: 0 }
  }

  if (move.type === 'discard')
    return {
      title: say('lagoon-label-discard', { tile: tileWords(move.kind) }),
      rows: [{ icon: 'no', text: say('lagoon-web-bill-discard'), points: 0 }, ...drawRow(view, seat)],
      gain: null,
      after: me.score,
      cost: 0,
    }
  if (move.type === 'pass')
    return { title: say('lagoon-label-pass'), rows: [{ icon: 'no', text: say('lagoon-prompt-pass'), points: 0 }], gain: null, after: me.score, cost: 0 }
  return null
}
