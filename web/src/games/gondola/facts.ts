/** What the header says: how far the game is, how near its end, and who would be arrested. */

import type { Fact } from '../contract'
import { endClock, risk } from './game-status'
import type { PublicView } from './view'

export function facts(view: PublicView): Fact[] {
  const found: Fact[] = [
    view.round === 0
      ? { icon: 'hour', text: { id: 'gondola-map-fact-prologue' } }
      : { icon: 'hour', text: { id: 'gondola-map-fact-round', args: { round: view.round } } },
  ]
  if (view.over) return found
  // Before what is long, since what has no room in the line is left out from the end.
  const { seat } = risk(view, [])
  if (seat !== null) found.push({ icon: 'intrigue', text: { id: 'gondola-web-fact-risk', args: { player: { seat } } } })
  const clock = endClock(view)
  if (clock.kind === 'open') {
    found.push({
      icon: 'mission',
      text: { id: 'gondola-map-fact-missions', args: { count: clock.missions } },
      wide: true,
    })
    if (clock.nearest !== null && clock.marker !== null) {
      const args = { space: clock.marker, player: { seat: clock.nearest }, steps: clock.steps }
      found.push({ icon: 'flag', text: { id: 'gondola-web-fact-flag', args }, wide: true })
    }
  } else if (clock.kind === 'rounds')
    found.push({ icon: 'flag', text: { id: 'gondola-web-fact-rounds', args: { left: clock.left } } })
  else if (clock.kind === 'turns')
    found.push({ icon: 'flag', text: { id: 'gondola-web-fact-turns', args: { left: clock.left } } })
  else if (view.doge?.deck || view.round)
    found.push({
      icon: 'council',
      text: { id: 'gondola-web-fact-doge', args: { vp: view.doge?.vp ?? 0, cards: clock.cards } },
      wide: true,
    })
  if (seat === null) found.push({ icon: 'intrigue', text: { id: 'gondola-web-fact-safe' }, wide: true })
  return found
}
