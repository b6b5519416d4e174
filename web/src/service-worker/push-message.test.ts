import { expect, test } from 'vitest'
import { pageFor, readMessage } from './push-message'

test('a message of the server is shown as it is', () => {
  const sent = { id: 'n1', title: 'Doge · Anna, Bruno', body: 'It is your turn.', url: '/table/abc', tag: 'turn-abc' }
  expect(readMessage(JSON.stringify(sent))).toEqual(sent)
})

test('whatever arrives, something can be shown', () => {
  const empty = { id: '', title: 'Serenissima', body: '', url: '/', tag: 'serenissima' }
  for (const raw of ['', 'no JSON', 'null', '3', '[]', '{"title": 3}']) expect(readMessage(raw)).toEqual(empty)
})

test('a message never leads to another site', () => {
  for (const url of ['https://evil.example/', '//evil.example', '/\\evil.example', 'table/abc', ''])
    expect(readMessage(JSON.stringify({ url })).url).toBe('/')
})

test('the page of that table is brought to the front, the focused one first', () => {
  const pages = [
    { path: '/table/abcd', focused: false },
    { path: '/table/abc', focused: false },
    { path: '/table/abc', focused: true },
  ]
  expect(pageFor(pages, '/table/abc')).toBe(pages[2])
  expect(pageFor(pages.slice(0, 2), '/table/abc')).toBe(pages[1])
  expect(pageFor(pages, '/table/x')).toBeUndefined()
})
