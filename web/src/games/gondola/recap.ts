/** The log cut into turns, each turn of somebody else in one line, and what everybody should notice. */

import type { Line, Message } from '../../lib/protocol'
import { turnsOf, type Turn } from '../../lib/turns'
import { t } from '../../lib/words'
import type { Moment } from '../contract'
import { add, cargoName, none, one, size } from './cubes'
import { atBuilding, BUILDINGS, buildingName, cubesOf, missionName, type Cubes, type GondolaView } from './view'
import { travelTime } from './animation'
import { strangerLetter } from './describe'

/** Alone the Doge has the first colour after the player's. */
const DOGE = 1
/** Events that begin the Doge's part of a round. */
const DOGE_BEGINS = ['doge-boat-card', 'doge-boat-shown']

/**
 * A turn begins when the log says so, no matter who answers in it: in a meeting others do, too. Before the first turn,
 * each player who places a boat has one. In a solo game, what the Doge does after each turn of the player is his turn.
 */
export function turns(lines: readonly Line[], viewer: number): Turn[] {
  const found: Turn[] = []
  let seat: number | null = null
  const alone = lines.some(({ kind }) => kind.startsWith('doge-'))
  const before: Line[] = []
  const open = (whose: number, line: Line) =>
    found.push({ seat: whose, from: Math.max(0, line.at - 1), to: line.at, lines: [line] })
  for (const line of lines) {
    if (line.kind === 'turn') {
      seat = line.seat
      open(seat, line)
      continue
    }
    if (seat === null) {
      before.push(line)
      continue
    }
    if (alone && seat !== DOGE && DOGE_BEGINS.includes(line.kind)) {
      seat = DOGE
      open(seat, line)
      continue
    }
    const last = found.at(-1)!
    last.lines.push(line)
    last.to = line.at
  }
  // A turn in which nothing has happened on the board yet is no news.
  return [...turnsOf(before), ...found.filter((turn) => turn.seat === viewer || turn.lines.some(isNews))]
}

const NO_NEWS = ['turn', 'round', 'doge-boat-card']
const isNews = ({ kind, line }: Line) => !NO_NEWS.includes(kind) && line !== null

/** Lines with the Doge's new score as their second number. */
const DOGE_SCORES = /^doge-(vp|vp-lost|position|shared|score-council)$/

/** The Doge's score after each move that changed it. */
export function race(lines: readonly Line[]): [number, number][] {
  const found: [number, number][] = [[0, 0]]
  for (const { kind, args, at } of lines) {
    if (!DOGE_SCORES.test(kind)) continue
    if (found.at(-1)![0] === at) found.pop()
    found.push([at, args[1]!])
  }
  const last = lines.at(-1)
  if (last) found.push([last.at, found.at(-1)?.[1] ?? 0])
  return found
}

const building = (number: number | undefined): Message | null => {
  const key = number === undefined ? undefined : BUILDINGS[number]
  return key ? buildingName(key) : null
}

/** Kinds of lines that tell how much of something a seat got, and the words for it. */
const TRACKS: [RegExp, string][] = [
  [/^(doge-)?(vp|shared|position)$/, 'vp'],
  [/^(doge-)?council$/, 'council'],
  [/^(doge-)?scrolls$/, 'scrolls'],
  [/^(doge-)?coins$/, 'coins'],
]

/** "Church → Monastery, 2 scrolls, influence card; you: +1 intrigue". */
export function recap(turn: Turn, view: GondolaView, seat: number): Message | null {
  const { lines } = turn
  const his = (line: Line) => line.seat === turn.seat || line.seat < 0
  const head: Message[] = []
  const parts: Message[] = []
  const start = lines.find(({ kind }) => kind === 'gondolier')
  const end = lines.findLast(({ kind }) => kind === 'moored')
  const [from, to] = [building(start?.args[1]), building(end?.args[2])]
  if (from && to) head.push({ id: 'gondola-web-recap-way', args: { from, to } })
  else if (to) head.push({ id: 'gondola-web-recap-to', args: { to } })
  const placed = lines
    .filter(({ kind, args }) => kind === 'boat-placed' && BUILDINGS[args[2]!])
    .map(({ args }) => atBuilding(BUILDINGS[args[2]!]!))
  if (placed.length) head.push({ id: 'gondola-web-recap-placed', args: { places: placed, count: placed.length } })
  for (const line of lines)
    if (/^(doge|smuggler)-arrived$/.test(line.kind)) {
      const place = building(line.args.at(-1))
      if (place)
        head.push({
          id: view.doge ? 'gondola-web-recap-boat' : 'gondola-web-recap-smugglers',
          args: { letter: strangerLetter(view, line.args[0] ?? 0), to: place },
        })
    }
  const met = lines.filter(({ kind, seat }) => kind === 'meeting' && seat === turn.seat).map(({ args }) => args[1]!)
  const names = [...new Set(met)].map((other): Message => {
    const times = met.filter((each) => each === other).length
    return { id: `gondola-web-recap-met-${times > 1 ? 'often' : 'once'}`, args: { name: { seat: other }, times } }
  })
  if (names.length) parts.push({ id: 'gondola-web-recap-met', args: { names } })
  for (const line of lines)
    if (line.kind === 'mission-completed')
      parts.push({ id: 'gondola-web-recap-mission', args: { mission: t(missionName(line.args[0]!)) } })
  if (lines.some(({ kind }) => /^(doge-)?bridge$/.test(kind))) parts.push({ id: 'gondola-web-recap-bridge' })
  for (const [kinds, what] of TRACKS) {
    const sum = lines.filter((line) => kinds.test(line.kind) && his(line)).reduce((n, line) => n + line.args[0]!, 0)
    if (sum > 0) parts.push({ id: `gondola-web-recap-${what}`, args: { count: sum } })
  }
  const cubes = lines.reduce<Cubes>((sum, line) => {
    if (line.seat !== turn.seat) return sum
    if (line.kind === 'cubes') return add(sum, cubesOf(line.args[1]!))
    return line.kind === 'cube-taken' ? add(sum, one(line.args[0]!)) : sum
  }, none())
  if (size(cubes)) parts.push({ id: 'gondola-web-recap-cubes', args: { cubes: cargoName(cubes) } })
  const intrigue = lines.reduce(
    (n, line) =>
      his(line) && /^(doge-)?intrigue$/.test(line.kind)
        ? n + line.args[0]!
        : his(line) && /^(doge-)?intrigue-lost$/.test(line.kind)
          ? n - line.args[0]!
          : n,
    0,
  )
  if (intrigue > 0) parts.push({ id: 'gondola-web-recap-intrigue', args: { count: intrigue } })
  if (intrigue < 0) parts.push({ id: 'gondola-web-recap-intrigue-lost', args: { count: -intrigue } })
  const drawn = lines.filter(({ kind }) => kind === 'influence-drawn').length
  if (drawn) parts.push({ id: 'gondola-web-recap-influence', args: { count: drawn } })
  if (lines.some(({ kind }) => kind === 'mission-drawn')) parts.push({ id: 'gondola-web-recap-drew' })
  const you = forYou(lines, seat, turn.seat)
  const all = [...head, ...parts]
  if (you.length)
    return all.length
      ? { id: 'gondola-web-recap-you', args: { parts: all, you } }
      : { id: 'gondola-web-recap-only-you', args: { you } }
  return all.length ? { id: 'gondola-web-recap', args: { parts: all } } : null
}

/** What somebody else's turn did to the viewer. */
function forYou(lines: readonly Line[], seat: number, whose: number): Message[] {
  if (seat < 0 || seat === whose) return []
  const own = lines.filter((line) => line.seat === seat)
  const sum = (kinds: RegExp) =>
    own.filter(({ kind }) => kinds.test(kind)).reduce((n, line) => n + (line.args[0] ?? 0), 0)
  const found: Message[] = []
  const vp = sum(/^(vp|shared)$/) - sum(/^vp-lost$/)
  const intrigue = sum(/^intrigue$/)
  const scrolls = sum(/^scrolls-paid$/)
  if (vp)
    found.push({ id: vp > 0 ? 'gondola-web-recap-vp' : 'gondola-web-recap-vp-lost', args: { count: Math.abs(vp) } })
  if (intrigue) found.push({ id: 'gondola-web-recap-intrigue', args: { count: intrigue } })
  if (scrolls) found.push({ id: 'gondola-web-recap-scrolls-paid', args: { count: scrolls } })
  const cubes = own.reduce<Cubes>(
    (all, { kind, args }) => (kind === 'cubes-paid' ? add(all, cubesOf(args[1]!)) : all),
    none(),
  )
  if (size(cubes)) found.push({ id: 'gondola-web-recap-cubes-paid', args: { cubes: cargoName(cubes) } })
  if (own.some(({ kind }) => kind === 'pushed')) found.push({ id: 'gondola-web-recap-pushed' })
  return found
}

const HOLD = 1100

export function moments(events: readonly Line[]): Moment[] {
  const found: Moment[] = []
  for (const { kind, seat, args } of events) {
    if (kind === 'round' && args[0]! > 0)
      found.push({ title: { id: 'gondola-web-moment-round', args: { round: args[0]! } }, icon: 'hour', hold: HOLD })
    else if (kind === 'rounds-left' && args[0] === 0)
      found.push({ title: { id: 'gondola-web-moment-last' }, icon: 'flag' })
    else if (kind === 'end-council')
      found.push({
        title: { id: 'gondola-web-moment-end' },
        text: { id: 'gondola-log-end-council', args: { player: { seat } } },
        icon: 'flag',
      })
    else if (kind === 'end-missions')
      found.push({ title: { id: 'gondola-web-moment-end' }, text: { id: 'gondola-log-end-missions' }, icon: 'flag' })
    else if (kind === 'doge-end')
      found.push({
        title: { id: 'gondola-web-moment-end' },
        text: { id: 'gondola-log-doge-end', args: { amount: args[0] ?? 0 } },
        icon: 'flag',
      })
    else if (kind === 'arrested')
      found.push({ title: { id: 'gondola-web-moment-arrest', args: { player: { seat } } }, icon: 'lock' })
  }
  return found
}

/** For each line beside the canals, for a meeting, and at most. */
const EACH = 240
const MEETING = 900
const MOST = 3500

/** How long what others did is shown: each canal, each effect; a meeting is held. Own steps are not waited for. */
export function length(events: readonly Line[], _before: GondolaView, view: GondolaView): number | null {
  const visible = events.filter(({ line }) => line !== null)
  if (!visible.length || visible.at(-1)!.by === view.seat) return null
  const travel = travelTime(events)
  const meets = events.some(({ kind }) => /^(meeting|meets-|met-by-)/.test(kind))
  if (!travel && !meets) return null
  const others = visible.filter(({ kind }) => !/^(passed|moored|doge-passed|smuggler-passed)$/.test(kind)).length
  return Math.min(MOST, travel + EACH * others + (meets ? MEETING : 0))
}
