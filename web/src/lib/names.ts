/** The names of players as they are shown. Whoever has deleted themselves has a neutral name, which is translated. */

import { t } from './words'

const FORMER = /^former player(?: (\d+))?$/

export function shownName(name: string): string {
  const former = FORMER.exec(name)
  return former ? t('server-former-player', { number: Number(former[1] ?? 1) }) : name
}
