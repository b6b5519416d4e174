import type { ChatMessage, Line } from './protocol'

export type Told = { at: number; line: Line; note?: undefined } | { at: number; note: ChatMessage; line?: undefined }

/**
 * The lines of the log with the notes about the table between them, each after the last move before it.
 * After an undo, a note at an earlier move means that the lines after that move are void.
 */
export function withNotes(lines: readonly Line[], notes: readonly ChatMessage[]): Told[] {
  const placed: Told[] = []
  let latest = Infinity
  for (let i = notes.length - 1; i >= 0; i--) {
    const note = notes[i]!
    latest = Math.min(latest, note.at ?? 0)
    placed.unshift({ at: latest, note })
  }
  const told: Told[] = []
  let next = 0
  for (const line of lines) {
    while (next < placed.length && placed[next]!.at < line.at) told.push(placed[next++]!)
    told.push({ at: line.at, line })
  }
  return [...told, ...placed.slice(next)]
}
