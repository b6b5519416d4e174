/** The seconds since a moment, updated while they matter. Call it during component initialisation. */
export function elapsedSince(moment: () => number, matters: () => boolean): { readonly seconds: number } {
  let now = $state(Date.now())
  $effect(() => {
    now = Math.max(moment(), Date.now())
    if (!matters()) return
    const timer = setInterval(() => (now = Date.now()), 1000)
    return () => clearInterval(timer)
  })
  return {
    get seconds() {
      return Math.max(0, now - moment()) / 1000
    },
  }
}
