/** Standing answers for the Gondola Marker: whether its owner wants to be asked at all. Kept on this device only. */

import type { MastersView } from './view'

/** Ask every time, never, or only where one of these places is concerned. */
export type Standing = { mode: 'ask' } | { mode: 'never' } | { mode: 'only'; place: number }

export const ASK: Standing = { mode: 'ask' }

/** A standing answer lasts until the characters change hands. */
export const period = (view: MastersView) => view.bid_spaces.filter((space) => space <= view.space).length

/** Whether the question that is open now is answered by keeping the Marker, without asking. */
export function keeps(standing: Standing, window: MastersView['window']): boolean {
  if (!window || standing.mode === 'ask') return false
  return standing.mode === 'never' || (standing.place !== window.place && standing.place !== window.own)
}

/** As the value of a field, and back. */
export const written = (standing: Standing) => (standing.mode === 'only' ? `only-${standing.place}` : standing.mode)

export function read(text: string): Standing {
  if (text === 'never') return { mode: 'never' }
  const place = /^only-(\d)$/.exec(text)?.[1]
  return place === undefined ? ASK : { mode: 'only', place: Number(place) }
}
