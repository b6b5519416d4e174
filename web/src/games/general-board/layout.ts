/** How a described board is drawn: colours, symbols, and which elements can be pressed. */

import { SYMBOLS, type SymbolName } from '../../art/symbols'
import type { Argument, BoardElement, Decision, Message } from '../../lib/protocol'

/** Up to this many buttons are Tab stops of their own; more of them share one and use arrow keys. */
export const FEW = 20

/** How the colours that a game can name are painted. */
const COLOURS: Record<string, string> = {
  blue: 'var(--p1)',
  red: 'var(--spice)',
  gold: 'var(--grain)',
  green: 'var(--p4)',
  purple: 'var(--cloth)',
  orange: 'var(--ceramics)',
  grey: 'var(--iron)',
  teal: 'var(--gems)',
  brown: 'var(--lumber)',
}

export const colourOf = (element: BoardElement): string | null => COLOURS[element.colour ?? ''] ?? null

/** One of our drawings, if the element's symbol is the name of one; otherwise the symbol is a character. */
export const drawingOf = (element: BoardElement): SymbolName | null =>
  element.symbol && element.symbol in SYMBOLS ? (element.symbol as SymbolName) : null

/** The picks that can be chosen now. */
export const offered = (decision: Decision | null): ReadonlySet<number> =>
  new Set(decision?.choices.map(({ pick }) => pick))

export const partsOf = (element: BoardElement): BoardElement[] => element.parts ?? []

/** The elements and everything in them, in reading order. */
export function* all(elements: readonly BoardElement[]): Generator<BoardElement> {
  for (const element of elements) {
    yield element
    yield* all(partsOf(element))
  }
}

/** How many elements can be pressed now. */
export const pressable = (elements: readonly BoardElement[], picks: ReadonlySet<number>): number =>
  [...all(elements)].filter(({ pick }) => pick !== undefined && picks.has(pick)).length

interface Arrangement {
  /** What belongs to all, in the order of the game. */
  common: BoardElement[]
  /** The viewer's own mats: they come before those of others, where they are at hand. */
  own: BoardElement[]
  others: BoardElement[]
}

/** What goes where: the middle of the table, the viewer's place, the places of the others from the viewer's left on. */
export function arranged(elements: readonly BoardElement[], seat: number): Arrangement {
  const mats = elements.filter(({ kind }) => kind === 'mat')
  const others = mats.filter((mat) => mat.seat !== seat)
  const after = others.findIndex((mat) => (mat.seat ?? 0) > seat)
  const turn = seat < 0 || after < 0 ? 0 : after
  return {
    common: elements.filter(({ kind }) => kind !== 'mat'),
    own: mats.filter((mat) => mat.seat === seat),
    others: [...others.slice(turn), ...others.slice(0, turn)],
  }
}

/** Elements with unique keys, so that a card that stays is moved instead of drawn again. */
export function keyed(elements: readonly BoardElement[]): { key: string; element: BoardElement }[] {
  const seen = new Map<string, number>()
  return elements.map((element) => {
    const name = JSON.stringify([element.kind, element.label, element.face, element.seat])
    const number = seen.get(name) ?? 0
    seen.set(name, number + 1)
    return { key: `${name}${number}`, element }
  })
}

/** The element that means a pick. */
export const meaning = (elements: readonly BoardElement[], pick: number): BoardElement | null =>
  [...all(elements)].find((element) => element.pick === pick) ?? null

type Say = (message: Message) => string

const said = (id: string, args: Record<string, Argument>): Message => ({ id, args })

/** The full name of an element for screen readers, with its count and contents. */
export function nameOf(element: BoardElement, say: Say): string {
  let name = say(element.label)
  if (element.down && element.kind === 'card') name = say(said('board-down', { label: name }))
  if (element.note) name = say(said('board-noted', { label: name, note: say(element.note) }))
  if (element.count !== undefined) name = say(said('board-counted', { label: name, count: amountOf(element, say) }))
  const things = partsOf(element).map((part) => nameOf(part, say))
  if (!['space', 'pile'].includes(element.kind) || !things.length) return name
  return say(said('board-holds', { label: name, things: things.join(', ') }))
}

/** A number, or how much of what is possible. */
export function amountOf(element: BoardElement, say: Say): string {
  const { count = 0, most } = element
  return most === undefined ? String(count) : say(said('board-of', { count, most }))
}

interface Answers {
  waiting: readonly number[]
  /** The viewer's seat, and the pick that it has sealed. */
  seat: number
  sealed: number | null
}

/** How the answer of a seat is shown. */
export function answerOf(seat: number, { waiting, seat: viewer, sealed }: Answers): 'open' | 'own' | 'down' {
  if (seat === viewer && sealed !== null) return 'own'
  return waiting.includes(seat) ? 'open' : 'down'
}
