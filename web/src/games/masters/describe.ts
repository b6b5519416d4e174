/** Parts of the board in words, for those who hear rather than see them. */

import { t } from '../../lib/words'
import { goodName, LUMBER, placeName, stockName, type MastersView } from './model'

export const goodsInWords = (cubes: readonly number[]): string =>
  cubes.flatMap((count, good) => (count ? [t('masters-goods', { count, good: goodName(good) })] : [])).join(', ') ||
  t('masters-web-none')

const owners = (owned: readonly number[], names: readonly string[]) =>
  owned.flatMap((count, seat) => (count ? [`${names[seat]} ${count}`] : [])).join(', ') || t('masters-nobody')

export function describeShop(view: MastersView, shop: number, names: readonly string[]): string {
  const { price, share, orders, supply, owned, majority, to_control, to_split } = view.shops[shop]!
  return t('masters-web-shop-says', {
    shop: stockName(shop),
    good: goodName(shop),
    price,
    share,
    orders,
    supply,
    owners: owners(owned, names),
    majority: majority === null ? t('masters-nobody') : (names[majority] ?? ''),
    control: to_control,
    split: to_split,
  })
}

export const describeGuild = (view: MastersView) =>
  t('masters-web-guild-says', {
    price: view.goods[LUMBER]!.price,
    control: view.goods[LUMBER]!.to_control,
    count: view.deck,
  })

export function describeDock(view: MastersView, dock: number): string {
  const { cubes, cost } = view.docks[dock]!
  return t('masters-web-dock-says', { dock: dock + 1, goods: goodsInWords(cubes), cost })
}

export function describeOffice(view: MastersView, office: number, names: readonly string[]): string {
  const { share, supply, owned } = view.offices[office]!
  return t('masters-web-office-says', {
    office: stockName(LUMBER + office),
    share,
    supply,
    owners: owners(owned, names),
  })
}

/** A place, what lies there and who stands there. */
export function describePlace(view: MastersView, place: number, names: readonly string[]): string {
  const here = view.players.filter((player) => player.place === place).map((player) => names[player.seat])
  const about = t({ id: `masters-about-${view.places[place]}` })
  return [
    `${t(placeName(place))}. ${about}.`,
    here.length ? t('masters-web-stand-here', { names: here.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
