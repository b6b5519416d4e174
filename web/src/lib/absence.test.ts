import { expect, test } from 'vitest'
import { mayVote, someoneMayBeVotedOutSoon } from './absence'
import type { Seat, Table } from './protocol'

const away = { kind: 'person', stand_in: null, absent: 50 } as Seat
const table = { state: 'running', clock: { kind: 'none' }, absence: 60 } as Table

test('somebody is voted out only after an absence', () => {
  expect(mayVote(table, away, 9)).toBe(false)
  expect(mayVote(table, away, 10)).toBe(true)
  expect(mayVote(table, { ...away, absent: null }, 1000)).toBe(false)
})

test('not if a bot plays already, the game is over, or a move may take days', () => {
  expect(mayVote(table, { ...away, stand_in: 'greedy' }, 60)).toBe(false)
  expect(mayVote({ ...table, state: 'over' }, away, 60)).toBe(false)
  expect(mayVote({ ...table, clock: { kind: 'days', days: 3 } }, away, 60)).toBe(false)
})

test('only an absence that is too short is worth waiting for', () => {
  const waits = (...seats: Seat[]) => someoneMayBeVotedOutSoon({ ...table, seats })
  expect(waits({ ...away, absent: null }, away)).toBe(true)
  expect(waits({ ...away, absent: null })).toBe(false)
  expect(waits({ ...away, absent: 60 })).toBe(false)
})
