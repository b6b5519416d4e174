/** What the page says during a game of Doge: questions, buttons, chips, titles, recaps, descriptions. */

import type { Choice, Decision, Line, Message } from '../../lib/protocol'
import type { Turn } from '../../lib/turns'
import { t } from '../../lib/words'
import type { Action, BoardProps, Described, DescribedLine, ElementRef, Moment } from '../contract'
import { desk } from './desk.svelte'
import { electionFrom, electionIn, score, type Election } from './elections'
import { Gestures } from './gestures'
import { ballotsOf, moveOf, NO_MOVE, readOut, standOf } from './picks'
import { valuesIn, votesBetween } from './ballot-layout'
import { votesAt } from './preview-rows'
import {
  advisorsIn,
  areaIn,
  areaMessage,
  familyName,
  familyOf,
  inMessage,
  question as asks,
  QUARANTIA,
  type DogeView,
  type Target,
} from './view'

const say = (id: string, args: Message['args'] = {}): Message => ({ id: `doge-web-${id}`, args })
const THIRD: Message = { id: 'doge-third-family' }
const plain = (text: string | number): Message => say('plain', { text: String(text) })

/** How the viewer came out of an election: the reason for what is asked. */
function reason(view: DogeView, area: number): { won: string; mine: number; other: number } | null {
  const election = electionIn(view, area)
  const mine = election?.rows.find(({ family }) => family === view.seat)?.votes
  if (!election || mine === undefined) return null
  const first = election.first.includes(view.seat)
  const best = election.rows[0]!.votes
  const next = election.rows.find(({ votes }) => votes < best)?.votes ?? 0
  if (first && election.first.length > 1) return { won: 'tied', mine, other: mine }
  return first ? { won: 'first', mine, other: next } : { won: 'second', mine, other: best }
}

/** The question follows the step that was done last, and says why it is asked. */
export function question(view: DogeView, decision: Decision, board: BoardProps<DogeView>): Message | null {
  const asked = asks(decision, view)
  switch (asked?.kind) {
    case 'ballots': {
      const values = desk.values(view)
      const ballots = readOut(values)
      if (desk.area === null) return values.length ? say('ask-area', { ballots }) : say('ask-send')
      const area = areaMessage(desk.area)
      return values.length ? say('ask-seal', { area, ballots }) : say('ask-ballots', { area })
    }
    case 'move':
      // The server says why; the second step follows from the first.
      return desk.origin === null ? null : step()
    case 'advisor': {
      if (desk.mode === 'move' && board.chosen !== NO_MOVE) {
        if (decision.choices.some(({ pick }) => moveOf(pick) !== null)) return step()
      }
      const why = reason(view, asked.area)
      if (!why) return null
      const takes = decision.choices.some(({ pick }) => standOf(pick) !== null)
      if (!takes) return null
      const { which } = decision.prompt.args ?? {}
      const id =
        asked.area !== QUARANTIA
          ? 'ask-advisor'
          : which === 2
            ? 'ask-quarantia-again'
            : why.won === 'second'
              ? 'ask-quarantia-second'
              : 'ask-quarantia'
      return say(id, {
        area: areaMessage(asked.area),
        mine: why.mine,
        other: why.other,
        moves: decision.choices.filter(({ pick }) => moveOf(pick) !== null).length,
      })
    }
    case 'houses': {
      const why = reason(view, asked.area)
      if (!why || view.voting !== asked.area) return null
      const most = Math.max(...decision.choices.map(({ pick }) => pick))
      return say(`ask-houses-${why.won}`, { area: areaMessage(asked.area), mine: why.mine, other: why.other, most })
    }
    default:
      return null
  }
}
const step = (): Message =>
  desk.origin === null ? say('ask-origin') : say('ask-goal', { area: areaMessage(desk.origin) })

/** What the button says. */
export function buttonLabel(view: DogeView, { pick }: Choice, decision: Decision): Message | null {
  const asked = asks(decision, view)
  switch (asked?.kind) {
    case 'ballots': {
      const sent = ballotsOf(pick)
      return sent && say('seal', { count: sent.values.length, area: areaMessage(sent.area) })
    }
    case 'advisor':
    case 'move': {
      const stand = asked.kind === 'advisor' ? standOf(pick) : null
      if (stand !== null) return say('do-stand', { area: inMessage(stand) })
      const move = moveOf(pick)
      return move && say('do-move', { area: areaMessage(move.goal) })
    }
    case 'houses':
      return pick ? say('do-houses', { count: pick, area: inMessage(asked.area) }) : say('do-no-house')
    case 'build':
      return pick ? say('do-build', { area: inMessage(asked.area) }) : null
    default:
      return null
  }
}

/** A choice on its chip, below the heading of its group. */
export function chip(view: DogeView, choice: Choice, decision: Decision): Message | null {
  const asked = asks(decision, view)
  if (asked?.kind === 'ballots') {
    const sent = choice.group ? ballotsOf(choice.pick) : null
    if (!sent) return null
    const { staying } = advisorsIn(view, sent.area, view.seat)
    const votes = sent.values.reduce((sum, value) => sum + value, staying)
    if (sent.values.length === 1 && !staying) return plain(readOut(sent.values))
    return say('chip-ballots', { ballots: readOut(sent.values), advisors: staying, votes })
  }
  if (asked?.kind === 'houses') {
    if (!choice.pick) return null
    const { houses, cost } = view.districts[asked.area]!
    const before = houses[view.seat]!
    return say('chip-houses', { count: choice.pick, before, after: before + choice.pick, price: cost ?? 0 })
  }
  if (asked?.kind === 'build') {
    if (!choice.pick) return null
    const { palaces } = view.players[view.seat]!
    return say('chip-build', { price: view.districts[asked.area]!.cost ?? 0, before: palaces, after: palaces + 1 })
  }
  if (asked?.kind !== 'advisor' && asked?.kind !== 'move') return null
  const stand = asked.kind === 'advisor' ? standOf(choice.pick) : null
  if (asked.kind === 'advisor' && stand !== null)
    return say('chip-stand', { area: areaMessage(stand), times: votesAt(view, asked.area, stand) })
  const move = moveOf(choice.pick)
  if (!move) return asked.kind === 'advisor' ? say('chip-neutral') : { id: 'doge-label-no-move' }
  const goal = view.districts[move.goal]!
  const there = goal.houses[view.seat]! + 1
  const way = { origin: areaMessage(move.origin), goal: areaMessage(move.goal) }
  const enough = goal.missing[view.seat] != null && goal.missing[view.seat]! <= 1
  return enough ? say('chip-move-palace', way) : say('chip-move', { ...way, there, price: goal.cost ?? 0 })
}

/** The title of the preview. */
export function previewTitle(view: DogeView, choice: Choice, decision: Decision): Message | null {
  const asked = asks(decision, view)
  if (asked?.kind === 'houses') return buttonLabel(view, choice, decision)
  if (asked?.kind !== 'advisor' && asked?.kind !== 'move') return null
  const stand = asked.kind === 'advisor' ? standOf(choice.pick) : null
  if (stand !== null) return say('title-advisor', { area: areaMessage(stand) })
  const move = moveOf(choice.pick)
  return move ? say('way', { origin: areaMessage(move.origin), goal: areaMessage(move.goal) }) : null
}

/** The buttons: where the advisor may be taken or a house moved, the second one changes between the two. */
export function actions(board: BoardProps<DogeView>): Action[] | null {
  const { view, decision, chosen } = board
  const asked = asks(decision, view)
  if (!decision || asked?.kind !== 'advisor') return null
  const gestures = new Gestures(() => board)
  if (!gestures.takes || !gestures.moves) return null
  const choice = decision.choices.find(({ pick }) => pick === chosen)
  const other = desk.mode === 'advisor' ? 'move' : 'advisor'
  return [
    {
      id: 'do',
      label: choice ? (buttonLabel(view, choice, decision) ?? choice.label) : { id: 'web-choose-first' },
      icon: 'check',
      disabled: chosen === null,
      run: () => board.confirm(),
    },
    {
      id: 'mode',
      label: say(other === 'move' ? 'bar-move' : 'bar-take'),
      icon: other === 'move' ? 'house' : 'advisor',
      run: () => gestures.setMode(other),
    },
  ]
}

/** Larger than any seat: the Third Family where the number of players is unknown. */
const MANY = 9

const isPlacing = ({ kind }: Line) => kind === 'placed' || kind === 'placed-values' || kind === 'passed'

/**
 * One turn per election. Before them, in each round of placing: the viewer's own, after which a recap begins, and one for
 * each of the others. Once an election is held, where ballots were placed is no news any more.
 */
export function turns(lines: readonly Line[], seat: number): Turn[] {
  const found: Turn[] = []
  let current: Turn | null = null
  let round: { at: number; own: Turn } | null = null
  const begin = (line: Line, who: number, own: boolean) => {
    current = { seat: who, from: Math.max(0, line.at - 1), to: line.at, lines: [], own }
    found.push(current)
  }
  lines.forEach((line, index) => {
    if (line.kind === 'election') {
      const election = electionFrom(lines, index, { seats: MANY } as DogeView)
      // Only after its result has been shown.
      const known = lines.slice(index).find(({ kind }) => kind === 'result')?.args[0] === line.args[0]
      const [winner] = election.first
      // The Third Family has no seat, but a name.
      begin(line, !known || winner === undefined ? -1 : winner < MANY ? winner : 0, false)
      if (known && election.first.length > 1) current!.name = say('tied')
      else if (winner === MANY) current!.name = THIRD
      for (const turn of found) if (turn !== current && turn.lines[0] && isPlacing(turn.lines[0])) turn.own = true
    } else if (isPlacing(line)) {
      // All choose at the same time: whoever comes first in the log, the viewer's own ballots begin the round.
      if (round?.at !== line.at) {
        if (current?.lines.at(-1)?.kind !== 'year') begin(line, Math.max(0, seat), true)
        round = { at: line.at, own: current! }
      }
      if (line.seat === seat) current = round.own
      else {
        begin(line, Math.max(0, line.seat), false)
        if (line.seat < 0) current!.name = THIRD
      }
    } else if (line.kind === 'year' || !current) begin(line, Math.max(0, seat), true)
    current!.lines.push(line)
    current!.to = line.at
  })
  return found
}

/** A turn in one line: the ballots placed; or of an election where, how many votes, and what the winner got. */
export function recap(turn: Turn, view: DogeView): Message | null {
  const [first] = turn.lines
  if (first?.kind === 'passed') return say('recap-passed')
  if (first?.kind === 'placed') return say('recap-placed', { count: first.args[1]!, area: inMessage(first.args[0]!) })
  if (first?.kind !== 'election') return null
  const election = electionFrom(turn.lines, 0, view)
  if (election.first.length > 1)
    return say('recap-tied', {
      area: areaMessage(election.area),
      votes: score(election),
      names: election.first.map((family): Message => ({
        id: 'doge-name',
        args: { name: family < view.seats ? { seat: family } : THIRD },
      })),
      mine: election.first.includes(view.seat)
        ? 0
        : (election.rows.find(({ family }) => family === view.seat)?.votes ?? 0),
    })
  const winner = election.first[0] ?? -1
  const by = (kind: string) => turn.lines.find((line) => line.kind === kind && familyOf(view, line) === winner)
  const advisor = by('advisor')
  const mine = winner === view.seat ? 0 : (election.rows.find(({ family }) => family === view.seat)?.votes ?? 0)
  return say('recap', {
    area: areaMessage(election.area),
    votes: score(election),
    advisor: advisor ? areaMessage(advisor.args[1]!) : '',
    taken: advisor ? 1 : 0,
    houses: by('houses')?.args[1] ?? 0,
    palaces: turn.lines.filter((line) => line.kind === 'palace' && familyOf(view, line) === winner).length,
    mine,
  })
}

/** What is being shown: an election, what follows from it, or ballots on their way. */
export function shown(): Message | null {
  if (desk.counting !== null) return say('votes-now', { area: areaMessage(desk.counting) })
  if (!desk.showing) return null
  const { area } = desk.showing
  return area === null ? say('shown-ballots') : say('shown-after', { area: areaMessage(area) })
}

/** The count of an election without its ballots, where the sheet shows them and the line is short. */
export function shortLine({ line }: Line): Message | null {
  const counts = line?.args?.counts
  if (!desk.small || !Array.isArray(counts)) return null
  return say('shown-count', { counts: counts.map(({ args }) => say('shown-votes', args)) })
}

/** A new year is announced. */
export function moments(events: readonly Line[], view: DogeView): Moment[] {
  const year = events.find(({ kind }) => kind === 'year')
  return year && view.year > 1
    ? [{ title: say('year', { year: view.year }), text: say('year-text'), icon: 'hour' }]
    : []
}

/** A name in the log that can be pointed at. */
export function elementOf(name: Message): ElementRef | null {
  if (!/^doge-(area|in|advisor)-/.test(name.id)) return null
  const area = areaIn(name)
  if (area === null) return null
  return name.id.startsWith('doge-advisor-') && area !== QUARANTIA
    ? { kind: 'advisor', id: area }
    : { kind: 'area', id: area }
}

/** Whether an area's election has yet to be shown, or was held in a year that is over. */
const isToCome = (view: DogeView, area: number) =>
  desk.before !== null && (desk.pending.has(area) || desk.counting === area || desk.before.year !== view.year)

/** Everything on the table in words. */
export function describe(view: DogeView, { kind, id }: ElementRef, board: BoardProps<DogeView>): Described | null {
  const number = Number(id)
  switch (kind) {
    case 'area':
      return describeArea(isToCome(view, number) ? desk.before! : view, number, board)
    case 'advisor':
      return describeAdvisor(view, number, board.names)
    case 'order':
      return describeOrder(desk.before ?? view, number, board)
    case 'next':
      return describeNext(desk.before ?? view, number)
    case 'orders':
      return describeOrders(desk.before ?? view, board)
    case 'ballot':
      return {
        title: say('ballot', { value: number }),
        icon: 'ballot',
        seat: view.seat,
        text: say('about-ballot', { value: number }),
        rules: 'placing',
      }
    default:
      return null
  }
}

const between = (least: number, most: number) => (least === most ? String(least) : `${least}–${most}`)

function describeArea(view: DogeView, area: number, board: BoardProps<DogeView>): Described | null {
  const district = view.districts[area]
  const poll = view.polls[area]
  if (!poll) return null
  const election = electionIn(view, area)
  const lines = view.players.flatMap(({ family }): DescribedLine[] => {
    const houses = district?.houses[family] ?? 0
    const palaces = district?.palaces[family] ?? 0
    const count = poll.ballots[family]!.count
    const values = valuesIn(view, area, family)
    const advisors = poll.advisors.filter((each) => view.advisors[each]!.controller === family).length
    if (!houses && !palaces && !count && !advisors && family !== view.seat) return []
    const [least, most] = votesBetween(view, area, family)
    const votes = { advisors, count, known: values ? 1 : 0, ballots: values ? readOut(values) : '' }
    return [
      {
        seats: [family],
        text: district
          ? say('place-line', { houses, palaces, ...votes })
          : count || advisors
            ? say('place-votes', votes)
            : say('no-ballots'),
        tag: count || advisors ? say('votes-tag', { votes: between(least, most) }) : undefined,
        reached: election?.first.includes(family) ?? false,
      },
    ]
  })
  const missing = view.seat >= 0 ? district?.missing[view.seat] : null
  const gestures = new Gestures(() => board)
  const forbidden = gestures.forbids(area)
  const can = gestures.offers(area)
  return {
    title: areaMessage(area),
    icon: 'house',
    text: !district
      ? say('about-quarantia')
      : district.cost === null
        ? say('say-full')
        : missing === null || missing === undefined
          ? say('about-price', { price: district.cost })
          : say('about-need', { price: district.cost, missing }),
    heading: election
      ? say('about-result', { votes: score(election) || '0' })
      : say('about-turn', { place: view.order_now.indexOf(area) + 1 }),
    lines,
    use: !board.decision
      ? undefined
      : can
        ? { now: true, text: plain(gestures.says(area)) }
        : {
            now: false,
            text: forbidden ? { id: 'doge-refused-area-used', args: { area: areaMessage(area) } } : say('not-now'),
          },
    rules: district ? 'district' : 'quarantia',
  }
}

function describeAdvisor(view: DogeView, number: number, names: readonly string[]): Described | null {
  const advisor = view.advisors[number]
  if (!advisor) return null
  const home = areaMessage(advisor.home)
  const { controller, place } = advisor
  return {
    title: say('advisor-title', { home }),
    icon: 'advisor',
    seat: controller ?? undefined,
    text:
      controller === null || place === null
        ? say('about-advisor-free', { home })
        : say('advisor', {
            home,
            name: familyName(view, controller, names),
            place: areaMessage(place),
            times: advisor.votes_ahead,
          }),
    lines: [
      { icon: 'ballot', text: say('about-advisor-votes') },
      { icon: 'ring', text: say('about-advisor-wins', { home }) },
    ],
    rules: 'advisors',
  }
}

const resultOf = (view: DogeView, election: Election, names: readonly string[]): Message =>
  election.first.length
    ? say('order-won', {
        area: areaMessage(election.area),
        names: election.first.map((family) => familyName(view, family, names)).join(', '),
        votes: score(election),
      })
    : say('order-none', { area: areaMessage(election.area) })

function describeOrder(view: DogeView, place: number, board: BoardProps<DogeView>): Described | null {
  const area = view.order_now[place]
  if (area === undefined) return null
  const election = electionIn(view, area)
  return {
    title: areaMessage(area),
    icon: 'ballot',
    text: election
      ? resultOf(view, election, board.names)
      : say(view.voting === area ? 'order-now' : 'about-order', { area: areaMessage(area), place: place + 1 }),
    rules: 'year',
  }
}

function describeNext(view: DogeView, place: number): Described | null {
  const area = view.order_next[place]
  return {
    title: area === null || area === undefined ? say('order-hidden-title') : areaMessage(area),
    icon: 'ballot',
    text:
      area === null || area === undefined
        ? say('about-hidden', { areas: view.order_hidden.map(areaMessage) })
        : say('about-next', { place: place + 1 }),
    rules: 'year',
  }
}

function describeOrders(view: DogeView, board: BoardProps<DogeView>): Described {
  const next = view.order_next.flatMap((area) => (area === null ? [] : [areaMessage(area)]))
  return {
    title: { id: 'doge-board-order' },
    icon: 'ballot',
    heading: { id: 'doge-board-order-now' },
    lines: [
      ...view.order_now.map((area, i): DescribedLine => {
        const election = electionIn(view, area)
        return {
          number: i + 1,
          text: areaMessage(area),
          seats: election?.first,
          tag: election ? plain(score(election) || '–') : view.voting === area ? say('say-voting') : undefined,
          reached: view.voting === area,
        }
      }),
      {
        icon: 'hour',
        text: say('about-next-all', { areas: next.length ? next.map((each) => t(each, board.names)).join(', ') : '–' }),
      },
    ],
  }
}

/** Palaces that have to be built at least for a target. */
export const missingFor = (target: Target) => Math.max(target.missing_palaces, target.missing_districts)
