/** What the others did, in one line each: this round, with the bids if they were turned just before it. */

import type { Line, Message } from '../../lib/protocol'
import type { Turn } from '../../lib/turns'
import { CHARACTER_KEYS, goodName, shortPlace, SHOPS, stockName, type MastersView } from './view'

const BIDDING = [1, 5, 9, 13]

/** Where the recap begins: this round; while places are still being chosen, the one before; with its bidding. */
function begin(lines: readonly Line[]): number {
  const rounds = lines.flatMap((line, i) => (line.kind === 'round' ? [i] : []))
  let at = rounds.length - 1
  if (at < 0) return 0
  const acted = (from: number) => lines.slice(from).some(({ kind }) => kind === 'moved' || kind === 'bid')
  if (at > 0 && !acted(rounds[at]!)) at -= 1
  if (at > 0 && BIDDING.includes(lines[rounds[at - 1]!]!.args[0] ?? 0)) at -= 1
  return rounds[at]!
}

/** The player a line belongs to: the one it is about, or else the one who caused it. */
const ABOUT = ['bid', 'character', 'adjusted', 'moved']
const whose = (line: Line) => (ABOUT.includes(line.kind) ? line.seat : line.by)

/** One turn for each opponent: all that they did in the round. Own slots and Marker questions do not restart it. */
export function turnsOfRound(lines: readonly Line[], seat: number): Turn[] {
  const found = new Map<number, Turn>()
  for (const line of lines.slice(begin(lines))) {
    const by = whose(line)
    if (by < 0 || by === seat) continue
    const turn = found.get(by)
    if (turn) {
      turn.lines.push(line)
      turn.to = Math.max(turn.to, line.at)
    } else found.set(by, { seat: by, from: Math.max(0, line.at - 1), to: line.at, lines: [line] })
  }
  return [...found.values()]
}

const say = (id: string, args: Message['args'] = {}): Message => ({ id: `masters-web-recap-${id}`, args })

/** What came of it for the viewer: never left out. */
function forViewer(turn: Turn, view: MastersView, seat: number): Message[] {
  const found: Message[] = []
  const gains = turn.lines
    .filter((line) => (line.kind === 'dividend' || line.kind === 'tax') && line.seat === seat)
    .reduce((sum, line) => sum + (line.args[1] ?? 0), 0)
  if (gains) found.push(say('for-you', { ducats: gains }))
  for (const { kind, args, seat: who } of turn.lines) {
    const [stock = 0, count = 0] = args
    if (kind === 'majority-now' && stock < SHOPS && who === seat)
      found.push(say('majority', { shop: stockName(stock) }))
    // A share falls two steps of five for each one sold.
    const own = view.players[seat]?.shares[stock] ?? 0
    if (kind === 'shares-sold' && stock < SHOPS && own)
      found.push(say('shares-fall', { shop: stockName(stock), ducats: 10 * count * own }))
  }
  return found
}

const isCharacter = ({ id }: Message) => id.startsWith('masters-character-')

/** Another player's turn in one line, without the name. */
export function recapOf(turn: Turn, view: MastersView, seat: number): Message | null {
  const parts: Message[] = []
  let passed = 0
  for (const { kind, args } of turn.lines) {
    const [a = 0, b = 0, c = 0] = args
    switch (kind) {
      case 'bid':
        parts.push(say('bid', { ducats: a }))
        break
      case 'character':
        parts.push({ id: `masters-character-${CHARACTER_KEYS[a]}` })
        break
      case 'moved':
        parts.push(say('to', { place: shortPlace(a) }))
        break
      case 'marker':
        parts.push(say('marker'))
        break
      case 'bought':
      case 'goods-bought':
        parts.push(say('bought', { count: b, good: goodName(a) }))
        break
      case 'stolen':
        parts.push(say('stolen', { good: goodName(a) }))
        break
      case 'sold':
      case 'goods-sold':
        parts.push(say('sold', { count: b, good: goodName(a), ducats: c }))
        break
      case 'swapped':
        parts.push(say('swapped', { give: goodName(a), taken: goodName(b) }))
        break
      case 'shares-bought':
        parts.push(say('shares-bought', { count: b, shop: stockName(a) }))
        break
      case 'shares-sold':
        parts.push(say('shares-sold', { count: b, shop: stockName(a) }))
        break
      case 'order-drawn':
        parts.push(say('drawn'))
        break
      case 'reward':
        parts.push(say('delivered', { points: a }))
        break
      case 'favor-bought':
        parts.push(say('favor'))
        break
      case 'rumor':
        parts.push(say('rumor', { shop: stockName(a) }))
        break
      case 'majority':
        parts.push(say('used', { shop: stockName(a) }))
        break
      case 'office':
        parts.push(say('unloaded'))
        break
      case 'passed':
        passed += 1
        break
    }
  }
  const effects = forViewer(turn, view, seat)
  if (!parts.length && !effects.length) return passed ? say('passed') : null
  // What it did to the viewer comes first after the move, so that it is never cut off.
  const lead = parts.filter(({ id }) => /-(bid|to)$/.test(id))
  const rest = parts.filter((part) => !lead.includes(part) && !isCharacter(part))
  return say('line', { parts: [...lead, ...effects, ...rest, ...parts.filter(isCharacter)] })
}
