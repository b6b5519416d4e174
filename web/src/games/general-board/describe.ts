/** The elements of a described board in words, for the preview and for screen readers. */

import type { BoardElement } from '../../lib/protocol'
import type { BoardProps, Described, DescribedLine, ElementRef } from '../contract'
import { all, drawingOf, offered, partsOf } from './layout'

const KIND = 'element'

/** The name of an element among all of a table: its number in reading order. */
export function refOf(elements: readonly BoardElement[], element: BoardElement): ElementRef | null {
  const id = [...all(elements)].indexOf(element)
  return id < 0 ? null : { kind: KIND, id }
}

const line = (part: BoardElement): DescribedLine => ({
  text: part.note ? { id: 'board-noted', args: { label: part.label, note: part.note } } : part.label,
  icon: drawingOf(part) ?? undefined,
  seat: part.seat,
  number: part.count,
})

/** An element in words, as far as its game describes it. */
export function describe(_view: unknown, { kind, id }: ElementRef, board: BoardProps): Described | null {
  const element = kind === KIND ? [...all(board.elements ?? [])][Number(id)] : undefined
  if (!element) return null
  const now = element.pick !== undefined && offered(board.decision).has(element.pick)
  const { count, most } = element
  return {
    title: element.label,
    text: element.note,
    heading:
      count === undefined
        ? undefined
        : {
            id: 'board-counted',
            args: {
              label: element.label,
              count: most === undefined ? count : { id: 'board-of', args: { count, most } },
            },
          },
    lines: partsOf(element)
      .filter((part) => part.kind !== 'gap')
      .map(line),
    use:
      board.decision && element.pick !== undefined
        ? { now, text: { id: now ? 'board-use-now' : 'board-use-not' } }
        : undefined,
  }
}
