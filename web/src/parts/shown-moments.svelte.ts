/** Announcements over the board, and how long the table waits for them. */

import { untrack } from 'svelte'
import type { Moment } from '../games/contract'
import { MOMENT, lengthOf, realLength } from '../lib/playback-timing'
import { settings } from '../lib/settings.svelte'
import type { GamePlay } from './game-play.svelte'

/**
 * What everybody should notice, such as a new round: one moment after the other, each for its time.
 * Create it during component initialisation.
 */
export class ShownMoments {
  current = $state.raw<Moment | null>(null)

  constructor(play: GamePlay) {
    // How long things are shown: the game's own animations, and what everybody should notice.
    $effect(() => {
      const { live, module } = play
      const { length, moments } = module
      live.sounds = module.sounds ?? {}
      live.length = (events, before, view) => {
        const own = length?.(events, before, view) ?? null
        const noticed = (moments?.(events, view) ?? []).reduce((sum, each) => sum + (each.hold ?? MOMENT), 0)
        return own === null && !noticed ? null : (own ?? lengthOf(events, live.seat, live.seat)) + noticed
      }
    })
    $effect(() => {
      const { live, module, position } = play
      const moments = position.result ? [] : (module.moments?.(live.events, position.view) ?? [])
      return untrack(() => {
        let timer: ReturnType<typeof setTimeout> | undefined
        const next = (i: number) => {
          this.current = moments[i] ?? null
          if (!this.current) return
          const pace = settings.pace === 'step' ? 'normal' : settings.pace
          timer = setTimeout(() => next(i + 1), realLength(this.current.hold ?? MOMENT, pace, false))
        }
        next(0)
        return () => clearTimeout(timer)
      })
    })
  }
}
