import { describe, expect, it } from 'vitest'
import type { Club, ClubRating, Member } from '../lib/protocol'
import { along, axisOf, between, compared, leaders, widest } from './standings'

const rating = (member: string | null, value: number | null, error: number | null = 50, games = 10): ClubRating => ({
  member,
  level: member ? null : 'easy',
  games,
  value,
  error: value === null ? null : error,
})

const member = (id: string, games = 1, you = false): Member => ({
  id,
  name: id,
  joined: '2026-01-01T00:00:00Z',
  you,
  organiser: false,
  games,
  wins: 0,
})

describe('the axis', () => {
  it('holds all bars, with a few round numbers', () => {
    const axis = axisOf([rating('a', 1604, 58), rating('b', 1391, 148), rating('c', null)])
    expect(axis.least).toBe(1243)
    expect(axis.most).toBe(1662)
    expect(axis.ticks).toEqual([1300, 1400, 1500, 1600])
    expect(along(axis, axis.least)).toBe(0)
    expect(along(axis, axis.most)).toBe(100)
  })

  it('has a middle while nobody is rated', () => {
    expect(axisOf([]).ticks).toContain(1500)
  })

  it('never has many numbers', () => {
    expect(axisOf([rating('a', 2400, 490), rating('b', 700, 490)]).ticks.length).toBeLessThanOrEqual(7)
  })
})

describe('who leads', () => {
  it('are all members whose bars reach up to the first one', () => {
    const found = leaders([rating('a', 1600), rating(null, 1590), rating('b', 1520), rating('c', 1400)])
    expect(found.map((each) => each.member)).toEqual(['a', 'b'])
  })

  it('is nobody without enough games', () => {
    expect(leaders([rating('a', null)])).toEqual([])
  })
})

it('a bar is called wide only beside shorter ones', () => {
  expect(widest([rating('a', 1500, 50), rating('b', 1500, 60), rating('c', 1500, 150)])?.member).toBe('c')
  expect(widest([rating('a', 1500, 300), rating('b', 1500, 310)])).toBeNull()
  expect(widest([rating('a', 1500, 300)])).toBeNull()
})

it('a pair is read from both sides', () => {
  const pairs = [{ member: 'a', other: 'b', ahead: 3, behind: 1, level: 1 }]
  expect(between(pairs, 'b', 'a')).toMatchObject({ ahead: 1, behind: 3, level: 1 })
  expect(between(pairs, 'a', 'b')).toMatchObject({ ahead: 3, behind: 1 })
  expect(between(pairs, 'a', 'c')).toBeNull()
})

it('the comparison has those with most games, you in any case, and nobody without games', () => {
  const members = [member('a', 9), member('b', 8), member('c', 7), member('d', 1, true), member('e', 0)]
  const ratings = [{ game: null, games: 9, ratings: [rating('b', 1600), rating('a', 1500), rating('d', null)] }]
  const club = { members, ratings } as unknown as Club
  expect(compared(club, 3).map((each) => each.id)).toEqual(['b', 'a', 'd'])
  expect(compared(club, 8).map((each) => each.id)).toEqual(['b', 'a', 'd', 'c'])
})
