import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './idle'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function* counted(steps: number, done: number[]): Generator<void, string> {
  for (let i = 0; i < steps; i++) {
    done.push(i)
    yield
  }
  return 'all'
}

test('long work starts later and reports when it is done', () => {
  const done: number[] = []
  const then = vi.fn()
  whenIdle(counted(3, done), then)
  expect(done).toEqual([])
  vi.runAllTimers()
  expect(done).toEqual([0, 1, 2])
  expect(then).toHaveBeenCalledExactlyOnceWith('all')
})

test('work takes a rest when its slice of time is over', () => {
  const clock = vi.spyOn(performance, 'now')
  let now = 0
  clock.mockImplementation(() => (now += 5))
  const done: number[] = []
  whenIdle(counted(9, done), () => {})
  vi.runOnlyPendingTimers()
  expect(done.length).toBeLessThan(9)
  vi.runAllTimers()
  expect(done.length).toBe(9)
  clock.mockRestore()
})

test('work that is given up is never done', () => {
  const done: number[] = []
  const then = vi.fn()
  whenIdle(counted(3, done), then)()
  vi.runAllTimers()
  expect(done).toEqual([])
  expect(then).not.toHaveBeenCalled()
})
