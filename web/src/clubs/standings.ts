/** The ratings of a club as they are drawn and said: the axis, who overlaps, whose bar is wide, whose colour is whose. */

import type { Club, ClubRating, HeadToHead, Member } from '../lib/protocol'

/** A member, or a level of bots, with enough games for a bar. */
export interface Rated extends ClubRating {
  value: number
  error: number
}

export const isRated = (rating: ClubRating): rating is Rated => rating.value !== null && rating.error !== null

export interface Axis {
  least: number
  most: number
  ticks: number[]
}

const STEPS = [50, 100, 200, 500]
const MOST_TICKS = 6

/** An axis on which all bars fit, with a few round numbers. */
export function axisOf(ratings: readonly ClubRating[]): Axis {
  const rated = ratings.filter(isRated)
  const least = Math.min(1450, ...rated.map(({ value, error }) => value - error))
  const most = Math.max(1550, ...rated.map(({ value, error }) => value + error))
  const step = STEPS.find((each) => (most - least) / each <= MOST_TICKS) ?? STEPS.at(-1)!
  const first = Math.ceil(least / step)
  const count = Math.floor(most / step) - first + 1
  return { least, most, ticks: Array.from({ length: count }, (_, i) => (first + i) * step) }
}

/** Where a number lies on the axis, in percent. */
export const along = ({ least, most }: Axis, value: number): number => (100 * (value - least)) / (most - least)

/** The members whose bars reach up to that of the first one, who is among them. Bots are only a measure. */
export function leaders(ratings: readonly ClubRating[]): Rated[] {
  const rated = ratings.filter(isRated).filter(({ member }) => member)
  const [first] = rated
  return first ? rated.filter(({ value, error }) => value + error >= first.value - first.error) : []
}

/** How much longer than the usual one a bar is before it needs an explanation. */
const WIDE = 1.5

/** The member with by far the widest bar, if there is one. */
export function widest(ratings: readonly ClubRating[]): Rated | null {
  const rated = ratings
    .filter(isRated)
    .filter(({ member }) => member)
    .toSorted((a, b) => a.error - b.error)
  const last = rated.at(-1)
  const usual = rated[Math.floor((rated.length - 1) / 2)]
  return last && usual && last.error > WIDE * usual.error ? last : null
}

const COLOURS = 8

/** The number of a member's colour; those who joined first have different ones. */
export const colourOf = (members: readonly Member[], id: string | null): number =>
  (members.findIndex((member) => member.id === id) % COLOURS) + 1

/** The games of two members from the side of the first one; null if they have not met. */
export function between(pairs: readonly HeadToHead[], member: string, other: string): HeadToHead | null {
  for (const pair of pairs) {
    if (pair.member === member && pair.other === other) return pair
    if (pair.member === other && pair.other === member)
      return { ...pair, member, other, ahead: pair.behind, behind: pair.ahead }
  }
  return null
}

/** The members for the table of head to head: best first, those with most games if there are too many, and you. */
export function compared({ members, ratings }: Club, most: number): Member[] {
  const order = new Map(ratings[0]?.ratings.map(({ member }, place) => [member, place]))
  const played = members.filter(({ games }) => games).toSorted((a, b) => b.games - a.games)
  const chosen = played.slice(0, most)
  const you = played.find((member) => member.you)
  if (you && !chosen.includes(you)) chosen.splice(-1, 1, you)
  return chosen.toSorted((a, b) => (order.get(a.id) ?? most) - (order.get(b.id) ?? most))
}
