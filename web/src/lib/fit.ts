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

/** Whether nothing of an element is cut off at its lower or right edge. */
export const holds = (element: Element | null | undefined): boolean =>
  !element || (element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1)
