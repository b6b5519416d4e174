/** Work that can wait until the browser is idle. */

/** The longest slice of work that nobody notices, in milliseconds. */
const SLICE = 8

/** Older browsers have no requestIdleCallback. */
const idle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 50)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work)
  return () => cancelIdleCallback(asked)
}

/** Does long work in small slices while the page is idle; returns a function that cancels it. */
export function whenIdle<Result>(work: Iterator<void, Result>, then: (result: Result) => void): () => void {
  const go = () => {
    const until = performance.now() + SLICE
    do {
      const step = work.next()
      if (step.done) return then(step.value)
    } while (performance.now() < until)
    cancel = idle(go)
  }
  let cancel = idle(go)
  return () => cancel()
}
