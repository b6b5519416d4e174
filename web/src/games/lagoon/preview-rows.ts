/** The rows of the preview: what a proposed move scores and what it leads to. */

import type { SymbolName } from '../../art/symbols'
import type { Message } from '../../lib/protocol'
import { decode, plain, SUIT_SYMBOLS, suitOf, suitWords, valueOf, type View } from './view'
import { findExtension, findSet } from './spots'
import { theTile, tileName } from './wording'

interface Row {
  icon: SymbolName
  /** Paints the symbol in a seat's colour. */
  seat?: number
  text: Message
  points: number
  /** Shown instead of the points. */
  figure?: string
}

/** What a move brings, part by part. */
interface Bill {
  /** What is counted together. */
  rows: Row[]
  /** What it leaves behind. */
  outlook: Row[]
  /** The points it pays at once; null for moves that pay nothing now. */
  gain: number | null
  after: number
  cost: number
}

const say = (id: string, args: Message['args'] = {}): Message => ({ id, args })

/** The player who captured an island gains when it grows. */
function captorRow(view: View, seat: number, island: number, by: number): Row[] {
  const { pawn, value } = view.islands[island]!
  if (pawn === null || by === 0) return []
  const text =
    pawn === seat ? say('lagoon-web-bill-own-island') : say('lagoon-web-bill-their-island', { seat: { seat: pawn } })
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
  const after = (gain: number) => (view.rules.score_floor ? Math.max(0, me.score + gain) : me.score + gain)

  const place = findExtension(view, pick)
  if (place && move.type === 'extend') {
    const island = view.islands[place.island]!
    const value = valueOf(move.kind)
    const missing = island.missing.filter((suit) => suit !== suitOf(move.kind))
    const rows: Row[] = [
      { icon: 'house', text: say('lagoon-web-bill-lying', { island: place.island }), points: island.sum },
      {
        icon: SUIT_SYMBOLS[suitOf(move.kind)]!,
        text: theTile(move.kind),
        points: value,
      },
    ]
    if (island.distance)
      rows.push({
        icon: 'bridge',
        text: say('lagoon-web-bill-distance', { distance: island.distance }),
        points: -island.distance,
      })
    const open: Row = {
      icon: 'people',
      text: missing.length ? say('lagoon-web-bill-left', { suits: suitWords(missing) }) : say('lagoon-web-bill-full'),
      points: 0,
      figure: `${4 - missing.length} / 4`,
    }
    const outlook = [...captorRow(view, seat, place.island, value), open, ...drawRow(view, seat)]
    return { rows, outlook, gain: place.gain, after: after(place.gain), cost: 0 }
  }

  const found = findSet(view, pick)
  if (found && move.type === 'bridge') {
    const { gain, cost, links } = found.set
    const value = valueOf(move.kind)
    const rows: Row[] = [
      {
        icon: SUIT_SYMBOLS[suitOf(move.kind)]!,
        text: theTile(move.kind),
        points: value,
      },
    ]
    links.forEach((link, i) =>
      rows.push({
        icon: 'bridge',
        seat,
        text: say('lagoon-web-bill-across', {
          coin: i + 1,
          tile: tileName(view.tiles[link.tile]!.kind),
          island: link.island,
        }),
        points: link.value,
      }),
    )
    const distance = value + links.reduce((sum, link) => sum + link.value, 0) - gain
    rows.push({ icon: 'bridge', text: say('lagoon-web-bill-distance', { distance }), points: -distance })
    return { rows, outlook: drawRow(view, seat), gain, after: after(gain), cost }
  }

  if (move.type === 'capture' && view.islands[move.island]) {
    const island = view.islands[move.island]!
    const rows: Row[] = [
      { icon: 'house', text: say('lagoon-web-bill-lying', { island: move.island }), points: island.sum },
    ]
    if (view.rules.final_distance && island.distance)
      rows.push({
        icon: 'bridge',
        text: say('lagoon-web-bill-distance', { distance: island.distance }),
        points: -island.distance,
      })
    rows.push({ icon: 'vp', text: say('lagoon-web-bill-worth'), points: island.value })
    const open: Row = {
      icon: 'people',
      text: island.full
        ? say('lagoon-web-bill-grown')
        : say('lagoon-web-bill-grows', { suits: suitWords(island.missing) }),
      points: 0,
      figure: `${4 - island.missing.length} / 4`,
    }
    return { rows, outlook: [open], gain: null, after: me.score, cost: 0 }
  }

  if (move.type === 'discard') {
    const rows: Row[] = [{ icon: 'no', text: say('lagoon-web-bill-discard'), points: 0, figure: '0' }]
    return { rows, outlook: drawRow(view, seat), gain: null, after: me.score, cost: 0 }
  }
  return null
}
