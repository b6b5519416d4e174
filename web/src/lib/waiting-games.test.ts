import { expect, test } from 'vitest'
import type { Seat, Table } from './protocol'
import { waitingFor } from './waiting-games'

const table = (...seats: Partial<Seat>[]) => ({ seats }) as Table

test('a game waits for you if one of your seats is asked', () => {
  const mine = { yours: true, asked: true }
  const other = { yours: false, asked: true }
  const patient = { yours: true, asked: false }
  expect(waitingFor([table(mine, other), table(other, patient), table(mine, mine)])).toBe(2)
  expect(waitingFor([])).toBe(0)
})
