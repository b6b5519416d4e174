import { expect, test } from 'vitest'
import { soundOf } from './sound'

test('the first event that has a sound decides', () => {
  const sounds = { sold: 'coins', drawn: 'paper' } as const
  expect(soundOf(['turn', 'drawn', 'sold'], sounds)).toBe('paper')
})

test('events without a sound sound like a piece set down', () => {
  expect(soundOf(['turn'], { sold: 'coins' })).toBe('tap')
  expect(soundOf(['turn'], {})).toBe('tap')
})
