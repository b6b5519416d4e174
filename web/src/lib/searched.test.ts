import { describe, expect, it } from 'vitest'
import { searched } from './text'

describe('a word that is looked for', () => {
  const hits = (text: string, wanted: string) =>
    searched(text, wanted).map((each) => (each.hit ? `[${each.text}]` : each.text))

  it('is found whatever its case and accents', () => {
    expect(hits('Élection, une élection', 'ELECTION')).toEqual(['[Élection]', ', une ', '[élection]'])
    expect(hits('doge', 'Dogé')).toEqual(['[doge]'])
  })
  it('leaves the text as it is where there is nothing to find', () => {
    expect(hits('palace', '  ')).toEqual(['palace'])
    expect(hits('palace', 'house')).toEqual(['palace'])
    expect(searched('', 'house')).toEqual([])
  })
  it('may stand twice in a row and at the end', () => {
    expect(hits('coincoin', 'coin')).toEqual(['[coin]', '[coin]'])
  })
})
