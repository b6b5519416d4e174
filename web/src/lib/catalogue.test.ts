import { describe, expect, it, vi } from 'vitest'
import { Catalogue } from './catalogue'

function english(): Catalogue {
  const catalogue = new Catalogue('en')
  catalogue.add(`
voted = { $who } has { $votes ->
    [one] one vote
   *[other] { $votes } votes
} in { $area }
area = San { $name }
list = Seen: { $all }
asked = Which of { $all }?
    .web = Which?
`)
  return catalogue
}

describe('a catalogue', () => {
  it('says messages with numbers, names, messages and lists as arguments', () => {
    const words = english()
    const area = { id: 'area', args: { name: 'Polo' } }
    expect(words.say({ id: 'voted', args: { votes: 1, area, who: { seat: 1 } } }, ['Anna', 'Bruno'])).toBe(
      'Bruno has one vote in San Polo',
    )
    expect(words.say({ id: 'list', args: { all: [area, { id: 'area', args: { name: 'Marco' } }] } })).toBe(
      'Seen: San Polo, San Marco',
    )
  })

  it('prefers the form that is meant for the page', () => {
    expect(english().say({ id: 'asked', args: { all: 'A, B' } })).toBe('Which?')
  })

  it('shows a seat without a name by its number', () => {
    expect(english().say({ id: 'list', args: { all: { seat: 2 } } })).toBe('Seen: 3')
  })

  it('shows the id of a message that is missing, and reports it', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(english().say({ id: 'nothing' })).toBe('nothing')
    expect(report).toHaveBeenCalledOnce()
    report.mockRestore()
  })
})
