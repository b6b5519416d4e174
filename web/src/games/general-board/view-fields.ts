/** Shows the view of a game that does not describe its board. */

/** Whether a value has one entry for each player. */
export const isBySeat = (value: unknown, seats: number): value is unknown[] =>
  Array.isArray(value) && seats > 1 && value.length === seats

/** The name of a field as a person reads it. */
export const titled = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the question itself shows, or the place where it is shown. */
const ofTheQuestion = ['answered', 'waiting', 'pending', 'open', 'seat', 'over']

/** The fields of a view that are shown. */
export const fieldsOf = (view: Record<string, unknown>): [string, unknown][] =>
  Object.entries(view).filter(([name]) => !ofTheQuestion.includes(name))

/** What piles show of a card that the viewer has not seen. */
const FACE_DOWN = -1
const BACK = '░░'

/** A value on one line; a missing one is a dash. */
export function shown(value: unknown, words: { yes: string; no: string }): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value))
    return (
      value
        .map((each) => (each === FACE_DOWN ? BACK : shown(each, words)))
        .join(value.some(Array.isArray) ? '; ' : ', ') || '–'
    )
  if (typeof value === 'object')
    return (
      Object.entries(value)
        .map(([name, each]) => `${titled(name)} ${shown(each, words)}`)
        .join(', ') || '–'
    )
  return String(value)
}
