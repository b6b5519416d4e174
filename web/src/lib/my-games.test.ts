import { describe, expect, it } from 'vitest'
import { dayInWords, listAddress } from './my-games'

const NOW = new Date(2026, 10, 17, 9, 30)
const day = (year: number, month: number, date: number, hour = 12) =>
  new Date(year, month - 1, date, hour).toISOString()

describe('the date of a game', () => {
  it.each([
    [day(2026, 11, 17, 1), 'today', 'aujourd’hui'],
    [day(2026, 11, 16, 23), 'yesterday', 'hier'],
    [day(2026, 11, 15), '15 Nov', '15 nov.'],
    [day(2025, 11, 17), '17 Nov 2025', '17 nov. 2025'],
  ])('%s is said as people say it', (moment, english, french) => {
    expect(dayInWords(moment, 'en', NOW)).toBe(english)
    expect(dayInWords(moment, 'fr', NOW).replace("'", '’')).toBe(french)
  })
})

describe('the request for games', () => {
  it('has only what was asked for', () => {
    expect(listAddress({ show: 'all', game: '', name: ' ', people: false })).toBe('/me/games?show=all')
  })
  it('carries every filter and the page', () => {
    expect(listAddress({ show: 'over', game: 'doge', name: 'Bruno & Co', people: true }, '1.0:a')).toBe(
      '/me/games?show=over&game=doge&name=Bruno+%26+Co&people=true&after=1.0%3Aa',
    )
  })
})
