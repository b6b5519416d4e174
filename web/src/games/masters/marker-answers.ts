/** The standing answer about the Gondola Marker: whether its owner wants to be asked at all. */

import { standing } from '../../correspondence/standing.svelte'

/** The name that the game's part `standing` has for it. */
const MARKER = 'marker'

/** As the value of a field: `ask`, `never`, or `only-` and a place. */
export const markerAnswer = (): string => standing.answerTo(MARKER) ?? 'ask'

export const setMarkerAnswer = (answer: string): Promise<void> => standing.set(MARKER, answer === 'ask' ? null : answer)
