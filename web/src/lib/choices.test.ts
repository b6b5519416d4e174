import { describe, expect, it } from 'vitest'
import { firstOpen, grouped, items, meaning, numbered, offerOf, questionOf, startsClosed, step } from './choices'
import type { Choice, Decision } from './protocol'
import { nearest } from './roving'

const choice = (pick: number, group: string | null): Choice => ({
  pick,
  label: { id: `label-${pick}` },
  group: group === null ? null : { id: group },
  effect: null,
})

const few = [choice(1, 'a'), choice(2, 'b'), choice(3, 'a'), choice(4, null)]
const many = Array.from({ length: 20 }, (_, i) => choice(i, i % 2 ? 'odd' : 'even'))
const key = (name: string, more = {}) => meaning({ key: name, ctrlKey: false, altKey: false, metaKey: false, ...more })

describe('a question', () => {
  const decision: Decision = {
    kind: 'at-docks',
    prompt: { id: 'buy', args: { ducats: 3 } },
    answered: null,
    choices: few,
  }

  it('stays the same with other choices, which are another offer', () => {
    const fewer = { ...decision, choices: few.slice(1) }
    expect(questionOf(fewer)).toBe(questionOf(decision))
    expect(offerOf(fewer)).not.toBe(offerOf(decision))
    expect(offerOf({ ...decision, answered: 1 })).toBe(offerOf(decision))
  })

  it('is another with other words, and none if nothing is asked', () => {
    const poorer = { ...decision, prompt: { id: 'buy', args: { ducats: 2 } } }
    expect(questionOf(poorer)).not.toBe(questionOf(decision))
    expect(offerOf(poorer)).not.toBe(offerOf(decision))
    expect([questionOf(null), offerOf(null)]).toEqual(['', ''])
  })
})

describe('the list of choices', () => {
  it('keeps the order of the server under each heading', () => {
    expect(grouped(few).map((group) => group.choices.map(({ pick }) => pick))).toEqual([[1, 3], [2], [4]])
  })

  it('opens a short first group where there is room', () => {
    const start = [choice(100, 'next'), choice(101, 'next')]
    expect([...firstOpen(grouped([...start, ...many]))]).toEqual([grouped(start)[0]!.key])
    expect(firstOpen(grouped(many)).size).toBe(0)
    expect(firstOpen([]).size).toBe(0)
  })

  it('starts with closed groups only where there are many choices', () => {
    expect(startsClosed(grouped(few))).toBe(false)
    expect(startsClosed(grouped(many))).toBe(true)
    expect(startsClosed(grouped(many.map(({ pick }) => choice(pick, 'one'))))).toBe(false)
  })

  it('shows headings, and the choices of the open one', () => {
    const groups = grouped(many)
    expect(items(groups, new Set(), true).map((item) => item.kind)).toEqual(['group', 'group'])
    const open = items(groups, new Set([groups[1]!.key]), true)
    expect(open.map((item) => item.kind).slice(0, 3)).toEqual(['group', 'group', 'choice'])
    expect(open).toHaveLength(12)
  })

  it('always shows choices without a heading', () => {
    const groups = grouped([...many, choice(99, null)])
    expect(items(groups, new Set(), true).at(-1)).toMatchObject({ kind: 'choice', choice: { pick: 99 } })
  })

  it('numbers the open choices, or else the headings', () => {
    const groups = grouped(many)
    expect(numbered(items(groups, new Set(), true))[0]).toMatchObject({ kind: 'group' })
    expect(numbered(items(groups, new Set([groups[0]!.key]), true))[0]).toMatchObject({
      kind: 'choice',
      choice: { pick: 0 },
    })
  })

  it('is walked with arrow keys, round at the ends', () => {
    expect(step(0, 3, 'ArrowDown')).toBe(1)
    expect(step(2, 3, 'ArrowRight')).toBe(0)
    expect(step(0, 3, 'ArrowUp')).toBe(2)
    expect(step(1, 3, 'Home')).toBe(0)
    expect(step(1, 3, 'End')).toBe(2)
    expect(step(1, 3, 'x')).toBe(-1)
    expect(step(0, 0, 'ArrowDown')).toBe(-1)
  })
})

describe('keys', () => {
  it('mean choices, commands or nothing', () => {
    expect(key('3')).toEqual({ kind: 'number', index: 2 })
    expect(key('Enter')).toEqual({ kind: 'confirm' })
    expect(key('Backspace')).toEqual({ kind: 'undo' })
    expect(key('?')).toEqual({ kind: 'rules' })
    expect(key('L')).toEqual({ kind: 'log' })
    expect(key('t')).toEqual({ kind: 'text' })
    expect(key('0')).toBeNull()
    expect(key('q')).toBeNull()
  })

  it('belong to the browser with Ctrl, Alt or Meta', () => {
    expect(key('l', { ctrlKey: true })).toBeNull()
    expect(key('1', { altKey: true })).toBeNull()
    expect(key('Enter', { metaKey: true })).toBeNull()
  })
})

describe('arrow keys on a board', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 60, y: 200 },
    { x: 0, y: 100 },
  ]
  it('lead to the nearest element ahead', () => {
    expect(nearest(places, 0, 'ArrowRight')).toBe(1)
    expect(nearest(places, 0, 'ArrowDown')).toBe(3)
    expect(nearest(places, 3, 'ArrowUp')).toBe(0)
    expect(nearest(places, 2, 'ArrowUp')).toBe(3)
  })
  it('lead nowhere where there is nothing', () => {
    expect(nearest(places, 0, 'ArrowLeft')).toBe(-1)
    expect(nearest([], 0, 'ArrowLeft')).toBe(-1)
  })
})
