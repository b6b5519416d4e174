/** Makes content smaller until it fits its box: fonts, rows, details. */

import { tick } from 'svelte'

/** Shrinks something step by step until it fits. A new call cancels the one before. */
export function fitter(): (most: number, set: (step: number) => void, fits: () => boolean) => Promise<void> {
  let latest = 0
  return async (most, set, fits) => {
    const call = ++latest
    for (let step = 0; step <= most; step++) {
      set(step)
      await tick()
      if (call !== latest || fits()) return
    }
  }
}

/** Whether an element's content fits; at its lower edge `slack` pixels may be cut off. */
export const holds = (element: Element | null | undefined, slack = 1): boolean =>
  !element || (element.scrollHeight <= element.clientHeight + slack && element.scrollWidth <= element.clientWidth + 1)

/** With tight line heights letters may overflow a little: only a missing line counts. */
export const LINE_SLACK = 6
