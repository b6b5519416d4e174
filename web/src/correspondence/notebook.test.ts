/** Saving a note while it is being typed, and reading it when that fails. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Note } from '../lib/protocol'

const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }))
vi.mock('../lib/api', () => ({ get, post, problemOf: (error: Error) => ({ id: error.message }) }))
vi.stubGlobal('document', new EventTarget())
const { Notebook } = await import('./notebook.svelte')

const note = (text: string, version: number) => ({ text, version }) as Note
/** Answers to saved notes that the test gives when it wants. */
let answers: { resolve: (note: Note) => void; reject: (error: Error) => void }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  get.mockReset().mockResolvedValue(note('', 1))
  post.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answers.push({ resolve, reject })
      }),
  )
})
afterEach(() => vi.useRealTimers())

async function opened() {
  const book = new Notebook('abc')
  await book.read()
  return book
}
const sent = () => post.mock.calls.map(([, body]) => body as { text: string; version: number })
const settle = () => vi.advanceTimersByTimeAsync(0)

it('sends what is typed during a save only after its answer, with the new version', async () => {
  const book = await opened()
  book.type('one')
  await vi.advanceTimersByTimeAsync(700)
  book.type('one two')
  await vi.advanceTimersByTimeAsync(700)
  expect(sent()).toEqual([{ text: 'one', version: 1 }])
  answers[0]!.resolve(note('one', 2))
  await settle()
  expect(sent()[1]).toEqual({ text: 'one two', version: 2 })
  expect(book.state).toBe('saving')
  answers[1]!.resolve(note('one two', 3))
  await settle()
  expect(book.state).toBe('saved')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent()).toHaveLength(2)
})

it('waits for a pause in typing if the save ends before', async () => {
  const book = await opened()
  book.type('one')
  await vi.advanceTimersByTimeAsync(700)
  book.type('one two')
  answers[0]!.resolve(note('one', 2))
  await settle()
  expect(book.state).toBe('typing')
  expect(sent()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(700)
  expect(sent()[1]).toEqual({ text: 'one two', version: 2 })
})

it('tells a real conflict, and keeps the text', async () => {
  const book = await opened()
  book.type('mine')
  book.flush()
  book.type('mine too')
  answers[0]!.reject(new Error('server-note-changed'))
  await vi.advanceTimersByTimeAsync(5000)
  expect([book.state, book.text, sent().length]).toEqual(['conflict', 'mine too', 1])
  get.mockResolvedValue(note('other', 7))
  void book.keep()
  await settle()
  expect(sent()[1]).toEqual({ text: 'mine too', version: 7 })
})

it('has nothing to type into until it has been read once', async () => {
  get.mockRejectedValueOnce(new Error('web-problem-offline'))
  const book = await opened()
  expect([book.state, book.problem?.id]).toEqual(['unreadable', 'web-problem-offline'])
  get.mockResolvedValue(note('kept', 4))
  await book.read()
  expect([book.state, book.text]).toEqual(['saved', 'kept'])
})

it('keeps what it shows if it cannot be read again', async () => {
  const book = await opened()
  get.mockRejectedValue(new Error('web-problem-offline'))
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(book.state).toBe('saved')
  get.mockResolvedValue(note('from the phone', 5))
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(book.text).toBe('from the phone')
})
