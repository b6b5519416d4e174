import { tick } from 'svelte'

/** Makes something smaller step by step until it fits. A new call ends the one before. */
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

/** Whether nothing of an element is cut off at its lower or right edge, apart from so many pixels below. */
export const holds = (element: Element | null | undefined, slack = 1): boolean =>
  !element || (element.scrollHeight <= element.clientHeight + slack && element.scrollWidth <= element.clientWidth + 1)

/** Tight lines are lower than their letters may be: only a whole line that is missing counts. */
export const LINE_SLACK = 6
