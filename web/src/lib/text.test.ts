import { describe, expect, it } from 'vitest'
import { blocks, clockFace, plain, searched } from './text'

describe('text', () => {
  it('reads paragraphs, lists and strong words', () => {
    expect(blocks('One\ntwo **three**\n\n- a\n- b')).toEqual([
      {
        kind: 'paragraph',
        parts: [
          { text: 'One two ', strong: false },
          { text: 'three', strong: true },
        ],
      },
      { kind: 'list', items: [[{ text: 'a', strong: false }], [{ text: 'b', strong: false }]] },
    ])
  })
  it('reads clocks', () => {
    expect(clockFace(65)).toBe('1:05')
    expect(clockFace(3725)).toBe('1:02:05')
    expect(clockFace(-3)).toBe('0:00')
  })
  it('searches without accents', () => {
    expect(plain('Élection')).toBe('election')
  })
})

describe('a search term', () => {
  const hits = (text: string, wanted: string) =>
    searched(text, wanted).map((each) => (each.hit ? `[${each.text}]` : each.text))

  it('is found regardless of case and accents', () => {
    expect(hits('Élection, une élection', 'ELECTION')).toEqual(['[Élection]', ', une ', '[élection]'])
    expect(hits('doge', 'Dogé')).toEqual(['[doge]'])
  })
  it('leaves the text unchanged when nothing matches', () => {
    expect(hits('palace', '  ')).toEqual(['palace'])
    expect(hits('palace', 'house')).toEqual(['palace'])
    expect(searched('', 'house')).toEqual([])
  })
  it('can occur twice in a row and at the end', () => {
    expect(hits('coincoin', 'coin')).toEqual(['[coin]', '[coin]'])
  })
})
