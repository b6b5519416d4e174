import { expect, test } from 'vitest'
import { handlingOf, replayKey, surplus } from './routing'

const HERE = 'https://tables.example'
const of = (path: string, mode = 'cors', method = 'GET') => handlingOf({ method, mode, url: HERE + path }, HERE)

test('pages, assets and what replays show are answered without a connection', () => {
  expect(of('/', 'navigate')).toBe('page')
  expect(of('/table/abc/replay?at=3', 'navigate')).toBe('page')
  expect(of('/assets/base-1a2b.js')).toBe('asset')
  expect(of('/theme.js')).toBe('file')
  expect(of('/api/games/masters/data')).toBe('file')
  expect(of('/locale/fr/regatta.ftl')).toBe('file')
  expect(of('/api/tables/abc-1_x')).toBe('replay')
  expect(of('/api/tables/abc/position?seat=0&at=3')).toBe('replay')
})

test('everything else goes to the server as if there were no service worker', () => {
  expect(of('/api/me')).toBe('none')
  expect(of('/api/tables')).toBe('none')
  expect(of('/api/me/contacts')).toBe('none')
  expect(of('/api/tables/abc/picks', 'cors', 'POST')).toBe('none')
  expect(of('/api/tables/abc', 'cors', 'POST')).toBe('none')
  expect(of('/email/confirm/x', 'navigate')).toBe('none')
  expect(of('/api/tables/abc/record?seat=0', 'navigate')).toBe('none')
  expect(handlingOf({ method: 'GET', mode: 'cors', url: 'https://other.example/assets/x.js' }, HERE)).toBe('none')
})

test('an invitation is no part of what is kept', () => {
  expect(replayKey(`${HERE}/api/tables/abc?&invite=secret`)).toEqual({ table: 'abc', key: '/api/tables/abc' })
  expect(replayKey(`${HERE}/api/tables/abc/position?seat=-1&at=3&invite=secret`)).toEqual({
    table: 'abc',
    key: '/api/tables/abc/position?at=3&seat=-1',
  })
})

test('the oldest go first', () => {
  expect(surplus(['a', 'b', 'c'], 2)).toEqual(['a'])
  expect(surplus(['a'], 2)).toEqual([])
})
