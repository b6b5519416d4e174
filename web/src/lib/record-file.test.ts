import { expect, test } from 'vitest'
import { readRecord } from './record-file'

const SEED = '98239187412873918273918273918273912837918273918273'
const fairness = { commitment: 'c0', server_seed: '5eed', words: ['gondola', ''] }
const written = (more: object = {}) =>
  JSON.stringify({ format: 'serenissima-record', game: 'doge', names: ['Anna', 'Bruno'], ...more })

test('a record says what its seed follows from, with all digits of the seed', () => {
  const state = JSON.stringify({ seed: 12 })
  const text = written({ snapshots: [[0, 'STATE']], seed: 0, fairness })
    .replace('"STATE"', state)
    .replace('"seed":0', `"seed": ${SEED}`)
  expect(readRecord(text)).toEqual({
    game: 'doge',
    names: ['Anna', 'Bruno'],
    commitment: 'c0',
    reveal: { server_seed: '5eed', words: ['gondola', ''], seed: SEED },
  })
})

test('what is missing is said', () => {
  expect(readRecord(written())).toEqual({ id: 'web-record-unfinished' })
  expect(readRecord(written({ seed: 3 }))).toEqual({ id: 'web-record-no-fairness' })
  expect(readRecord(written({ seed: 3, fairness: { server_seed: 4 } }))).toEqual({ id: 'web-record-no-fairness' })
  for (const text of ['', '{', 'null', '[]', '{"format": "other"}', '{"format": "serenissima-record"}'])
    expect(readRecord(text)).toEqual({ id: 'web-record-unreadable' })
})
