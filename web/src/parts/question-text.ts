/** What the question line says: what is asked of whom, who is waited for, or whose turn is being shown. */

import { t, together } from '../lib/words'
import type { GamePlay } from './game-play.svelte'

export function questionText(play: GamePlay): string {
  const { live, module, position, decision, sealed, showing } = play
  if (showing !== null) {
    const own = module.shown?.()
    if (own) return t(own, live.names)
    const name = live.names[showing]
    return name ? t(live.replaying ? 'web-shown-again' : 'web-shown', { name }) : t('web-preview-last')
  }
  if (play.over) return t(`${live.table.game}-ending-${position.result!.ending}`, {}, live.names)
  if (live.table.closed) return t('web-closed')
  const waiting = position.waiting.map((seat) => live.names[seat] ?? '')
  if (sealed && waiting.length) return t('web-sealed-waits', { names: together(waiting), count: waiting.length })
  if (decision && !sealed)
    return t(module.question?.(position.view, decision, play.board) ?? decision.prompt, live.names)
  if (waiting.length === 1) return t('web-waits-one', { name: waiting[0]! })
  return waiting.length ? t('web-waits-many', { names: waiting.join(', ') }) : t('web-waits-nobody')
}

/** The line below the question. */
export function hintText(play: GamePlay): string {
  const { live, module, position, decision, sealed } = play
  if (live.condition === 'lost') return t('web-connection-lost')
  if (play.showing !== null) {
    // Whose turn comes next is said when it is shown.
    const newest = live.events
      .slice(0, live.events.length - play.untold)
      .findLast((line) => line.line && line.kind !== 'turn')
    return newest ? t(module.shortLine?.(newest) ?? newest.line!, live.names) : ''
  }
  if (live.table.closed) return t('web-closed-hint')
  if (!decision) return play.over ? '' : live.seat < 0 ? t('web-watching') : t('web-waits-hint')
  if (play.only) return t('web-only-choice')
  if (sealed) {
    const text = t('web-sealed', { label: t(sealed.label, live.names) })
    return play.changeable ? `${text} ${t('web-sealed-change')}` : text
  }
  const own = module.hint?.(position.view, decision)
  return own ? t(own, live.names) : t('web-ask-hint')
}

/** The seat whose badge is beside the question; null for none. */
export function askedSeat({ live, position, decision, sealed, showing, over }: GamePlay): number | null {
  if (showing !== null) return showing >= 0 ? showing : null
  if (decision && !sealed) return live.seat
  if (position.waiting.length === 1) return position.waiting[0]!
  return over ? live.seat : null
}

/** The bots that are thinking, but not next to your own question, where it would look like your own clock. */
export function thinkingBots({ live, position, decision, sealed, showing, over }: GamePlay): string {
  if (over || showing !== null || live.condition === 'lost' || (decision && !sealed)) return ''
  const isBot = (seat: number) => live.table.seats[seat]?.kind === 'bot' || live.table.seats[seat]?.stand_in != null
  return position.waiting.filter(isBot).join()
}
