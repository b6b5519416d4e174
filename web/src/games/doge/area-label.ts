/** The contents of an area as a sentence for screen readers. */

import { t } from '../../lib/words'
import { readOut } from './picks'
import { areaName, familyName, letters, type DogeView } from './view'

/** Everything in an area in words, for screen readers. */
export function allOf(view: DogeView, area: number, names: readonly string[]): string {
  const name = (family: number) => familyName(view, family, names)
  const parts = [areaName(area)]
  const district = view.districts[area]
  const poll = view.polls[area]!
  if (view.voting === area) parts.push(t('doge-web-say-voting'))
  if (district) {
    const owners = district.slots.flatMap((owner) => (owner === null ? [] : [name(owner)]))
    if (owners.length) parts.push(t('doge-web-say-palaces', { names: owners.join(', ') }))
    parts.push(district.cost === null ? t('doge-web-say-full') : t('doge-web-say-price', { price: district.cost }))
    const houses = district.houses.flatMap((count, family) =>
      count ? [t('doge-web-say-count', { name: name(family), count })] : [],
    )
    parts.push(houses.length ? t('doge-web-say-houses', { houses: houses.join(', ') }) : t('doge-web-no-houses'))
    const missing = view.seat >= 0 ? district.missing[view.seat] : null
    if (missing) parts.push(t('doge-web-need', { count: missing }))
  }
  if (poll.votes) {
    const votes = poll.votes.flatMap((count, family) =>
      count || poll.ballots[family]!.count
        ? [
            t('doge-web-say-votes', {
              name: name(family),
              votes: count,
              ballots: readOut(poll.ballots[family]!.values ?? []) || '0',
            }),
          ]
        : [],
    )
    parts.push(votes.length ? votes.join(', ') : t('doge-web-no-votes'))
  } else {
    const ballots = poll.ballots.flatMap(({ count }, family) =>
      count ? [t('doge-web-say-count', { name: name(family), count })] : [],
    )
    if (ballots.length) parts.push(t('doge-web-say-ballots', { ballots: ballots.join(', ') }))
  }
  const advisors = poll.advisors.map((each) => {
    const { home, controller } = view.advisors[each]!
    return t('doge-web-say-advisor', {
      home: areaName(home),
      name: controller === null ? letters(home) : name(controller),
    })
  })
  if (advisors.length) parts.push(t('doge-web-say-advisors', { advisors: advisors.join(', ') }))
  return `${parts.join('. ')}.`
}
