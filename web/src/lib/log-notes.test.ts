import { expect, test } from 'vitest'
import { withNotes } from './log-notes'
import type { ChatMessage, Line } from './protocol'
import { line } from './test-line'

const note = (at: number, number: number): ChatMessage => ({
  type: 'chat',
  number,
  by: -2,
  name: '',
  text: '',
  when: '',
  author: null,
  message: { id: `note-${number}` },
  at,
})
const shown = (lines: Line[], notes: ChatMessage[]) =>
  withNotes(lines, notes).map((item) => (item.line ? item.line.at : item.note.message!.id))

test('a note stands after the moves that were in force when it was made', () => {
  expect(shown([line(0), line(1), line(1), line(2)], [note(1, 0), note(2, 1)])).toEqual([
    0,
    1,
    1,
    'note-0',
    2,
    'note-1',
  ])
  expect(shown([line(3)], [note(0, 0)])).toEqual(['note-0', 3])
  expect(shown([], [note(0, 0)])).toEqual(['note-0'])
})

test('after an undo older notes do not drift behind newer ones', () => {
  expect(shown([line(1), line(2), line(3)], [note(20, 0), note(1, 1), note(2, 2)])).toEqual([
    1,
    'note-0',
    'note-1',
    2,
    'note-2',
    3,
  ])
})
