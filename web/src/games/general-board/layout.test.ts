import { describe, expect, it } from 'vitest'
import type { BoardElement, Message } from '../../lib/protocol'
import { amountOf, answerOf, arranged, colourOf, drawingOf, keyed, meaning, nameOf, offered, pressable } from './layout'

const named = (kind: BoardElement['kind'], id: string, more: Partial<BoardElement> = {}): BoardElement => ({
  kind,
  label: { id },
  ...more,
})
const say = ({ id, args = {} }: Message): string => [id.replace('board-', ''), ...Object.values(args)].join(' ')
const mats = [0, 1, 2, 3].map((seat) => named('mat', `mat${seat}`, { seat }))
const ids = (elements: BoardElement[]) => elements.map(({ label }) => label.id)

describe('the arrangement of a table', () => {
  it('puts your own mat first and the others in turn order from your left', () => {
    const { common, own, others } = arranged([named('row', 'offer'), ...mats, named('text', 'news')], 2)
    expect(ids(common)).toEqual(['offer', 'news'])
    expect(ids(own)).toEqual(['mat2'])
    expect(ids(others)).toEqual(['mat3', 'mat0', 'mat1'])
  })

  it('keeps the order of seats for the last seat and for spectators', () => {
    expect(ids(arranged(mats, 3).others)).toEqual(['mat0', 'mat1', 'mat2'])
    expect(ids(arranged(mats, -1).others)).toEqual(['mat0', 'mat1', 'mat2', 'mat3'])
  })
})

describe('elements that mean picks', () => {
  const hand = named('row', 'hand', { parts: [2, 0].map((pick) => named('card', `c${pick}`, { pick })) })
  const choices = [0, 7].map((pick) => ({ pick, label: { id: 'x' }, group: null, effect: null }))
  const decision = { kind: 'k', prompt: { id: 'p' }, answered: null, choices }

  it('can be pressed only while their pick is offered', () => {
    expect(pressable([hand], offered(decision))).toBe(1)
    expect(pressable([hand], offered(null))).toBe(0)
  })

  it('are found by their pick, also by the pick 0', () => {
    expect(meaning([hand], 0)?.label.id).toBe('c0')
    expect(meaning([hand], 9)).toBeNull()
  })
})

describe('names', () => {
  it('say what a drawing shows', () => {
    expect(nameOf(named('card', 'back', { down: true }), say)).toBe('down back')
    expect(nameOf(named('card', 'house', { note: { id: 'price' } }), say)).toBe('noted house price')
    expect(nameOf(named('stock', 'coins', { count: 0 }), say)).toBe('counted coins 0')
    expect(nameOf(named('stock', 'coins', { count: 3, most: 8 }), say)).toBe('counted coins of 3 8')
    expect(nameOf(named('space', 'a1', { parts: [named('token', 'pawn'), named('token', 'king')] }), say)).toBe(
      'holds a1 pawn, king',
    )
    expect(nameOf(named('row', 'hand', { parts: [named('card', 'c')] }), say)).toBe('hand')
  })

  it('know amounts with and without a limit', () => {
    expect(amountOf(named('stock', 's', { count: 4 }), say)).toBe('4')
  })
})

describe('answers to a secret question', () => {
  const answers = { waiting: [1], seat: 0, sealed: 5 }

  it('are open to their own seat, an empty place while awaited, and otherwise face down', () => {
    expect(answerOf(0, answers)).toBe('own')
    expect(answerOf(1, answers)).toBe('open')
    expect(answerOf(2, answers)).toBe('down')
    expect(answerOf(0, { ...answers, sealed: null, waiting: [0] })).toBe('open')
  })
})

it('equal elements have different keys, which stay when others leave', () => {
  const [a, b, c] = keyed(['x', 'x', 'y'].map((id) => named('card', id)))
  expect(new Set([a!.key, b!.key, c!.key]).size).toBe(3)
  expect(keyed([named('card', 'y')])[0]!.key).toBe(c!.key)
})

it('colours and drawings that do not exist are left out', () => {
  expect(colourOf(named('card', 'c', { colour: 'red' }))).toBe('var(--spice)')
  expect(colourOf(named('card', 'c', { colour: 'nonsense' }))).toBeNull()
  expect(drawingOf(named('card', 'c', { symbol: 'coin' }))).toBe('coin')
  expect(drawingOf(named('card', 'c', { symbol: '♠' }))).toBeNull()
})
