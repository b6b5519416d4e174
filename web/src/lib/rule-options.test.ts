import { describe, expect, it } from 'vitest'
import type { Game } from './protocol'
import { OWN, changedOptions, choicesFor, presetOf, resized, withPreset } from './rule-options'

const game = {
  id: 'regatta',
  options: [
    { name: 'carry', values: [true, false], default: true },
    { name: 'years', values: { min: 1, max: 9 }, default: 5 },
    { name: 'wind', values: ['none'], default: 'none' },
    { name: 'taxi', values: [true, false], default: false },
  ],
  offered: { 2: ['carry', 'years', 'wind'], 3: ['carry', 'years', 'wind', 'taxi'] },
  presets: { 2: { first: { years: 3 } }, 3: { first: { years: 3, taxi: true }, even: { carry: false } } },
} as unknown as Game
const printed = { carry: true, years: 5, wind: 'none', taxi: false }

describe('rule options', () => {
  it('are those that mean something and can be changed', () => {
    expect(choicesFor(game, 2).map(({ name }) => name)).toEqual(['carry', 'years'])
    expect(choicesFor(game, 3).map(({ name }) => name)).toEqual(['carry', 'years', 'taxi'])
  })

  it('are known by their preset', () => {
    expect(presetOf(game, 2, printed)).toBe('rulebook')
    expect(presetOf(game, 3, { ...printed, years: 3, taxi: true })).toBe('first')
    expect(presetOf(game, 3, { ...printed, years: 4 })).toBe(OWN)
    expect(changedOptions(game, 3, { ...printed, years: 4 })).toEqual(['years'])
    expect(withPreset(game, 3, 'even')).toEqual({ ...printed, carry: false })
  })

  it('follow the number of players', () => {
    expect(resized(game, 2, 3, { ...printed, years: 3 })).toEqual({ ...printed, years: 3, taxi: true })
    expect(resized(game, 3, 2, { ...printed, carry: false })).toEqual(printed)
    expect(resized(game, 3, 2, { ...printed, years: 7, taxi: true })).toEqual({ ...printed, years: 7 })
  })
})
