/** Elections and years, counted for display from the view or from the log. */

import type { Line } from '../../lib/protocol'
import { t } from '../../lib/words'
import { ranking, familyName, familyOf, QUARANTIA, type DogeView } from './view'

/** What a family brought to an election. */
interface Vote {
  family: number
  values: readonly number[]
  advisors: number
  votes: number
}

/** A counted election. */
export interface Election {
  area: number
  /** Most votes first. */
  rows: Vote[]
  first: number[]
  second: number[]
  /** The families that bring houses after it, as far as its lines tell. */
  building: number[]
}

function counted(area: number, found: readonly Vote[], building: number[]): Election {
  const votes: number[] = []
  for (const { family, votes: count } of found) votes[family] = count
  const { first, second } = ranking(Array.from(votes, (count) => count ?? 0))
  const rows = [...found].sort((a, b) => b.votes - a.votes || a.family - b.family)
  return { area, rows, first, second, building }
}

/** The election of an area as the view knows it; null if its ballots are not open. */
export function electionIn(view: DogeView, area: number): Election | null {
  const poll = view.polls[area]!
  if (!poll.opened || !poll.votes) return null
  const rows = poll.ballots.flatMap(({ count, values }, family): Vote[] => {
    const votes = poll.votes![family]!
    if (!count && !votes) return []
    const brought = (values ?? []).toSorted((a, b) => b - a)
    return [{ family, values: brought, advisors: votes - brought.reduce((sum, each) => sum + each, 0), votes }]
  })
  return counted(area, rows, [])
}

/** The election that a line opens, from the lines that follow it: a new year has emptied the view by then. */
export function electionFrom(lines: readonly Line[], at: number, view: DogeView): Election {
  const area = lines[at]!.args[0]!
  const rows: Vote[] = []
  // The line of an election tells all counts, in the order of those of the families.
  const counts = lines[at]!.line?.args?.counts
  for (const line of lines.slice(at + 1)) {
    if (line.kind === 'election') break
    if (line.kind !== 'votes' || line.args[0] !== area) continue
    const ballots = (Array.isArray(counts) ? counts[rows.length] : line.line)?.args?.ballots
    const values = typeof ballots === 'string' ? [...ballots.matchAll(/\d/g)].map(([digit]) => Number(digit)) : []
    rows.push({ family: familyOf(view, line), values, advisors: line.args[3] ?? 0, votes: line.args[1] ?? 0 })
  }
  const building = lines.slice(at).flatMap((line) => (line.kind === 'houses' ? [familyOf(view, line)] : []))
  return counted(area, rows, building)
}

/** A family's year: elections won and tied for first place, and its pieces at the start (if that was seen) and at the end. */
export interface YearSummary {
  year: number
  rows: {
    family: number
    won: number
    tied: number
    palaces: number
    palacesBefore?: number
    houses: number
    housesBefore?: number
    advisors: number
    advisorsBefore?: number
  }[]
}

/** What the year that ends with these lines has brought. `start`: how it began, if that was seen. */
export function summaryOf(
  lines: readonly Line[],
  before: DogeView,
  view: DogeView,
  start: DogeView | null,
): YearSummary | null {
  if (!lines.some(({ kind }) => kind === 'year-end') || view.over) return null
  const held = lines.flatMap((line, at) => (line.kind === 'election' ? [electionFrom(lines, at, before)] : []))
  const known = before.polls.flatMap((poll) => {
    const election = held.some(({ area }) => area === poll.area) ? null : electionIn(before, poll.area)
    return election ? [election] : []
  })
  const all = [...known, ...held]
  const began = start?.year === before.year ? start : null
  return {
    year: before.year,
    rows: view.players.map(({ family, palaces, board_houses: houses, advisors }) => ({
      family,
      won: all.filter(({ first }) => first.length === 1 && first[0] === family).length,
      tied: all.filter(({ first }) => first.length > 1 && first.includes(family)).length,
      palaces,
      palacesBefore: began?.players[family]?.palaces,
      houses,
      housesBefore: began?.players[family]?.board_houses,
      advisors,
      advisorsBefore: began?.players[family]?.advisors,
    })),
  }
}

/** The votes of the first and of the next: "5 : 3". In a tie both numbers are the same. */
export function score({ rows, first }: Election): string {
  if (!rows.length || !first.length) return ''
  const [best, next] = [rows[0]!.votes, rows[1]?.votes ?? 0]
  return `${best} : ${next}`
}

/** A family on the plate of an election. */
export function shortName(family: number, view: DogeView, names: readonly string[], most = Infinity): string {
  if (family === view.seat) return t('doge-web-you')
  const whole = familyName(view, family, names)
  if (family >= view.seats && whole.length > most) return t('doge-web-third-short')
  return whole.length > most ? `${whole.slice(0, most - 1)}…` : whole
}

/** "Contarini wins", "Tie", "no votes". */
export function winnerOf({ first }: Election, view: DogeView, names: readonly string[], most?: number): string {
  if (!first.length) return t('doge-web-no-votes')
  if (first.length > 1) return t('doge-web-tied')
  if (first[0] === view.seat) return t('doge-web-you-win')
  return t('doge-web-wins', { name: shortName(first[0]!, view, names, most) })
}

/** What the best may do now: one line for each of them, or one for all who are tied. */
export function gainsOf(
  { area, first, second, building }: Election,
  view: DogeView,
  names: readonly string[],
  most?: number,
): { family: number; text: string }[] {
  const name = (family: number) => shortName(family, view, names, most)
  if (area === QUARANTIA) {
    if (first.length > 1) return [{ family: first[0]!, text: t('doge-web-gain-quarantia-tied') }]
    return [
      ...first.map((family) => ({ family, text: t('doge-web-gain-quarantia', { name: name(family) }) })),
      ...(second.length === 1 ? second : []).map((family) => ({
        family,
        text: t('doge-web-gain-quarantia-second', { name: name(family) }),
      })),
    ]
  }
  if (first.length > 1) return [{ family: first[0]!, text: t('doge-web-gain-tied') }]
  const gain = (family: number, id: string) => {
    // While the plate is open, the view may already count the houses that come next.
    const empty = !view.players[family]!.supply_houses && !building.includes(family)
    return { family, text: t(`doge-web-gain-${empty ? 'none' : id}`, { name: name(family) }) }
  }
  return [
    ...first.map((family) => gain(family, second.length ? 'first' : 'alone')),
    ...(second.length === 1 ? second.map((family) => gain(family, 'second')) : []),
    ...(second.length > 1 ? [{ family: second[0]!, text: t('doge-web-gain-seconds') }] : []),
  ]
}

/** When an election shows what, in milliseconds at normal pace after its plate begins to open. */
const OPENS = 240
export const TURNS = 420
const APART = 160
const HOLD = 300
export const SUMS = 500
const BANNER = 360
const STAYS = 1200

export const turnsAt = (row: number) => OPENS + row * (TURNS + APART)
export const sumsAt = (rows: number) => turnsAt(rows) - APART + HOLD
export const bannerAt = (rows: number) => sumsAt(rows) + SUMS
export const electionLength = (rows: number) => (rows ? bannerAt(rows) + BANNER + STAYS : OPENS + STAYS / 2)
