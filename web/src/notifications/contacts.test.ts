import { expect, test } from 'vitest'
import type { Contact } from '../lib/protocol'
import { addedTo, browserName, formatOf, shownFor, stateOf, withEvent } from './contacts'

const contact = (id: string, more: Partial<Contact> = {}): Contact => ({
  id,
  kind: 'webhook',
  address: 'https://chat.example/…',
  table: null,
  format: 'json',
  events: ['turn'],
  digest: 'none',
  label: '',
  confirmed: true,
  working: true,
  secret: null,
  ...more,
})

test('a contact that is not confirmed has not failed', () => {
  expect(stateOf(contact('a'))).toBe('working')
  expect(stateOf(contact('a', { working: false }))).toBe('failed')
  expect(stateOf(contact('a', { confirmed: false, working: false }))).toBe('unconfirmed')
})

test('the format follows from the host, not from what a path looks like', () => {
  expect(formatOf('https://discord.com/api/webhooks/1/abc')).toBe('discord')
  expect(formatOf(' https://hooks.slack.com/services/T/B/x ')).toBe('slack')
  expect(formatOf('https://ntfy.sh/my-games')).toBe('ntfy')
  expect(formatOf('https://ntfy.example.org/my-games')).toBe('ntfy')
  expect(formatOf('https://example.org/discord.com')).toBe(null)
  expect(formatOf('https://notdiscord.com/x')).toBe(null)
  expect(formatOf('https://')).toBe(null)
})

test('events keep their order when they are switched on and off', () => {
  expect(withEvent(['over', 'turn'], 'clock', true)).toEqual(['turn', 'clock', 'over'])
  expect(withEvent(['turn', 'over'], 'turn', false)).toEqual(['over'])
})

test('the new contact is the one that was not there', () => {
  expect(addedTo([contact('a')], [contact('a'), contact('b')])?.id).toBe('b')
  expect(addedTo([contact('a')], [contact('a')])).toBeUndefined()
})

test('a table shows only its own webhooks', () => {
  const all = [contact('a'), contact('b', { table: 't' }), contact('c', { table: 'u' })]
  expect(shownFor(all, 't').map(({ id }) => id)).toEqual(['b'])
  expect(shownFor(all)).toHaveLength(3)
})

test('browsers have names that people know', () => {
  const android =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36'
  expect(browserName(android)).toBe('Chrome, Android')
  expect(browserName('Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0')).toBe('Firefox, Linux')
  expect(browserName('curl/8')).toBe('')
})
