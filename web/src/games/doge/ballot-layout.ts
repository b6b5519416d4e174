/** The ballots of an area: the votes they can be worth, and where the balls are drawn. */

import { advisorsIn, ranking, type DogeView } from './view'

/** The values of a family's ballots in an area; null while they lie face down for the viewer. */
export const valuesIn = (view: DogeView, area: number, family: number): number[] | null =>
  family === view.seat && view.own ? view.own[area]!.values : view.polls[area]!.ballots[family]!.values

/** The fewest and the most votes that a family can have in an area, as far as the viewer can know. */
export function votesBetween(view: DogeView, area: number, family: number): [number, number] {
  const poll = view.polls[area]!
  const { leaving } = advisorsIn(view, area, family)
  const own = family === view.seat ? view.own?.[area] : undefined
  if (own) return [own.votes - leaving, own.votes]
  return [poll.least[family]! - leaving, poll.most[family]!]
}

interface BallPlace {
  x: number
  value: number | null
  ghost: boolean
}

interface Group {
  family: number
  balls: BallPlace[]
  /** Where an advisor is drawn for a family that votes by advisors alone; null if it has ballots. */
  figureX: number | null
  /** Votes counted, or the votes that are possible. */
  label: string
  labelX: number
  labelWidth: number
  rank: 'first' | 'second' | null
}

interface Metrics {
  width: number
  r: number
  /** From one ball to the next: with a value on it, and face down. */
  open: number
  closed: number
  gap: number
  /** Width of a character of a label. */
  character: number
  /** Room around a label. */
  pad: number
  /** Where space is short, known ballots are one ball and the votes of the family: their values would be too small. */
  brief: boolean
}

/** Balls closer than this cover each other's values. */
const READABLE = 0.85

export const WIDE_POLL: Metrics = {
  width: 190,
  r: 8.5,
  open: 15.5,
  closed: 8,
  gap: 8,
  character: 7.4,
  pad: 6,
  brief: false,
}
export const COMPACT_POLL: Metrics = {
  width: 106,
  r: 5.8,
  open: 10,
  closed: 5,
  gap: 5,
  character: 6.6,
  pad: 4,
  brief: true,
}

/**
 * The ballots of an area from left to right, one group per family that has a ballot or a vote there. Balls move closer
 * together when the plate is too narrow for all.
 */
export function groups(
  view: DogeView,
  area: number,
  metrics: Metrics,
  aid: boolean,
  draft: readonly number[] = [],
  /** Only those who came first or second. */
  best = false,
): Group[] {
  const poll = view.polls[area]!
  const ranks = poll.votes ? ranking(poll.votes) : null
  const counted = poll.ballots.flatMap(({ count }, family) => {
    const values = valuesIn(view, area, family)
    const [least, most] = votesBetween(view, area, family)
    const votes = poll.votes?.[family] ?? null
    const drafted = family === view.seat ? draft : []
    const known = aid && !poll.opened && (most > 0 || count > 0)
    if (!count && !votes && !known && !drafted.length) return []
    const own = metrics.brief && family === view.seat && (values?.length ?? 0) + drafted.length > 0
    const mine = [...(values ?? []), ...drafted].reduce((sum, value) => sum + value, 0)
    const label =
      votes !== null
        ? String(votes)
        : own && !known
          ? String(mine)
          : !known
            ? ''
            : least === most
              ? String(least)
              : `${least}–${most}`
    const brief = metrics.brief && values !== null && values.length + drafted.length > 0
    const shown = brief ? [null] : values ? [...values].sort((a, b) => b - a) : Array<null>(count).fill(null)
    const balls = [
      ...shown.map((value) => ({ value, ghost: false })),
      ...(brief ? [] : [...drafted].sort((a, b) => b - a).map((value) => ({ value, ghost: true }))),
    ]
    const rank = ranks?.first.includes(family) ? 'first' : ranks?.second.includes(family) ? 'second' : null
    if (best && rank === null) return []
    return [{ family, balls, label, rank } as const]
  })
  const tied = best && (ranks?.first.length ?? 0) > 2
  const found = !best
    ? counted
    : tied
      ? // Equal votes are written once, at the end of the row.
        counted.map((each) => ({ ...each, label: '' }))
      : counted.sort((a, b) => Number(a.rank === 'second') - Number(b.rank === 'second')).slice(0, 2)

  const place = (squeeze: number): { placed: Group[]; width: number } => {
    let x = 0
    const placed = found.map(({ family, balls, label, rank }): Group => {
      let right = x
      const at = balls.map(({ value, ghost }, i): BallPlace => {
        const from = x + metrics.r
        const before = balls.slice(0, i).reduce((sum, each) => sum + step(each.value, squeeze), 0)
        right = from + before + metrics.r
        return { x: from + before, value, ghost }
      })
      const labelWidth = label ? label.length * metrics.character + metrics.pad : 0
      const figureX = at.length ? null : x
      if (figureX !== null) right = x + metrics.r * 2.2
      const group = {
        family,
        balls: at,
        figureX,
        label,
        labelX: right + metrics.pad / 3,
        labelWidth,
        rank: rank ?? null,
      }
      x = group.labelX + labelWidth + metrics.gap * squeeze
      return group
    })
    return { placed, width: x - metrics.gap * squeeze }
  }
  const step = (value: number | null, squeeze: number) => (value === null ? metrics.closed : metrics.open) * squeeze

  let laid = place(1)
  for (let squeeze = 0.9; laid.width > metrics.width && squeeze > 0.25; squeeze -= 0.1) {
    // Values that cover each other say nothing: then one ball and the votes of each family.
    if (squeeze < READABLE && poll.opened && !metrics.brief)
      return groups(view, area, { ...metrics, brief: true }, aid, draft, best)
    laid = place(squeeze)
  }
  return laid.placed
}
