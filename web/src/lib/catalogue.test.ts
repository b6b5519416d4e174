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

  it('never ends a line between a number and what it counts', () => {
    const words = new Catalogue('en')
    words.add('cubes = { $count } × { $cube }, taken')
    expect(words.say({ id: 'cubes', args: { count: 2, cube: 'cloth' } })).toBe('2\u00A0×\u00A0cloth, taken')
  })

  it('marks names by seat and other messages, in any wording', () => {
    const area = { id: 'area', args: { name: 'Marco' } }
    expect(english().pieces({ id: 'voted', args: { votes: 2, area, who: { seat: 1 } } }, ['Anna', 'Marco'])).toEqual([
      { text: 'Marco', seat: 1 },
      { text: ' has 2 votes in ' },
      { text: 'San Marco', name: area },
    ])
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

  it('says the ids of a game without words as well as it can', () => {
    const words = english()
    words.guess('mini')
    expect(words.say({ id: 'mini-how-many' })).toBe('How many')
    expect(words.say({ id: 'mini-said_so', args: { who: { seat: 0 }, amount: 3 } }, ['Anna'])).toBe('Said so: Anna, 3')
  })

  it('lists ids in the order of its catalogues', () => {
    const words = english()
    words.add('x-rules-aim = Aim\nx-rules-aim-text = Win.\nx-rules-turn = Turn')
    expect(words.ids('x-rules-')).toEqual(['x-rules-aim', 'x-rules-aim-text', 'x-rules-turn'])
  })
})
