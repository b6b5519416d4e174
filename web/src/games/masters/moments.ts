/** What everybody should notice, and how long reveals take. */

import type { Line, Message } from '../../lib/protocol'
import type { Moment } from '../contract'
import { stockName, SHOPS, goodName, type MastersView } from './view'

const TURN = 420
const HOLD = 900
const BETWEEN = 160

/** Bids and places are turned together: one after the other, then a hold. */
const reveal = (count: number) => TURN + BETWEEN * Math.max(0, count - 1) + HOLD

const named = (line: Line, id: string, args: Message['args']): Message => ({
  id,
  args: { name: { seat: line.seat }, ...args },
})

export function momentsOf(events: readonly Line[], view: MastersView): Moment[] {
  const found: Moment[] = []
  const bids = events.filter(({ kind }) => kind === 'bid')
  if (bids.length)
    found.push({
      title: { id: 'masters-web-moment-bids' },
      text: {
        id: 'masters-web-list',
        args: {
          parts: [...bids]
            .sort((a, b) => (b.args[0] ?? 0) - (a.args[0] ?? 0))
            .map((line) => named(line, 'masters-web-moment-bid', { ducats: line.args[0] ?? 0 })),
        },
      },
      icon: 'coin',
      hold: reveal(bids.length),
    })
  for (const line of events) {
    const [a = 0] = line.args
    if (line.kind === 'round' && a === view.spaces)
      found.push({
        title: { id: 'masters-web-moment-last' },
        text: { id: 'masters-web-moment-last-text' },
        icon: 'hour',
      })
    else if (line.kind === 'round' && view.bid_spaces.includes(a))
      found.push({
        title: { id: 'masters-web-moment-bidding' },
        text: { id: 'masters-web-moment-bidding-text' },
        icon: 'coin',
      })
    else if (line.kind === 'round')
      found.push({
        title: { id: 'masters-board-round', args: { space: a, spaces: view.spaces } },
        icon: 'hour',
        hold: HOLD,
      })
    else if (line.kind === 'split' && a < SHOPS)
      found.push({ title: { id: 'masters-web-moment-split', args: { shop: stockName(a) } }, icon: 'share' })
    else if (line.kind === 'price-control')
      found.push({ title: { id: 'masters-web-moment-control', args: { good: goodName(a) } }, icon: 'no' })
  }
  const moves = events.filter(({ kind }) => kind === 'moved')
  if (moves.length > 1)
    found.push({
      title: { id: 'masters-web-moment-moves' },
      text: {
        id: 'masters-web-list',
        args: {
          parts: moves.map((line) =>
            named(line, 'masters-web-moment-move', {
              place: { id: `masters-short-${view.places[line.args[0] ?? 0]}-name` },
            }),
          ),
        },
      },
      icon: 'people',
      hold: reveal(moves.length),
    })
  return found
}
