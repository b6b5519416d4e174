/** Merges the log of the game with the notes about the table that come with the chat. */

import type { ChatMessage, Line } from './protocol'

/** A line of the log, or a note about the table, with the move it belongs to. */
export type LineOrNote =
  { at: number; line: Line; note?: undefined } | { at: number; note: ChatMessage; line?: undefined }

/**
 * The lines of the log with the notes about the table between them, each after the last move before it.
 * After an undo, a note at an earlier move means that the lines after that move are void.
 */
export function withNotes(lines: readonly Line[], notes: readonly ChatMessage[]): LineOrNote[] {
  const placed: LineOrNote[] = []
  let latest = Infinity
  for (let i = notes.length - 1; i >= 0; i--) {
    const note = notes[i]!
    latest = Math.min(latest, note.at ?? 0)
    placed.unshift({ at: latest, note })
  }
  const merged: LineOrNote[] = []
  let next = 0
  for (const line of lines) {
    while (next < placed.length && placed[next]!.at < line.at) merged.push(placed[next++]!)
    merged.push({ at: line.at, line })
  }
  return [...merged, ...placed.slice(next)]
}
