/** The elements of the board in words: one sentence for screen readers, and in detail for the preview. */

import type { Message } from '../../lib/protocol'
import { t } from '../../lib/words'
import type { BoardProps, Described, DescribedLine, ElementRef } from '../contract'
import { stopAt } from './acting-order'
import { PEGS, type Peg } from './picks'
import { desk } from './desk.svelte'
import {
  aboutCharacter,
  CHARACTER_KEYS,
  characterName,
  CHURCH,
  FAVORS,
  goodName,
  GOODS,
  isShared,
  LUMBER,
  OFFICE_NORTH,
  PLACE_KEYS,
  placeName,
  SHOPS,
  STOCK_KEYS,
  stockName,
  type MastersView,
} from './view'
import { hindrance, hindranceSays } from './purchase'
import { markerHolder, whyNoSale } from './wording'

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

/** A place, what is on it and who is there. */
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

const say = (id: string, args: Message['args'] = {}): Message => ({ id: `masters-web-${id}`, args })
const seatName = (seat: number): Message => ({ id: 'masters-name', args: { name: { seat } } })

const holders = (owned: readonly number[], majority: number | null): DescribedLine[] =>
  owned.flatMap((count, seat) =>
    count
      ? [
          {
            text: say('about-shares', { name: { seat }, count }),
            seats: [seat],
            ...(seat === majority ? { reached: true, tag: say('about-majority-tag') } : {}),
          },
        ]
      : [],
  )

/** What can be done with a front now, or why nothing can. */
function useOfFront(view: MastersView, board: BoardProps<MastersView>, front: number): Described['use'] {
  const { decision } = board
  switch (decision?.kind) {
    case 'at-shops': {
      if (front === LUMBER) return { now: false, text: say('use-no-lumber') }
      const own = view.players[view.seat]?.cubes[front] ?? 0
      const why = whyNoSale(view, decision)
      if (why) return { now: false, text: why }
      if (!own) return { now: false, text: say('use-none-held', { good: goodName(front) }) }
      if (!view.shops[front]!.orders) return { now: false, text: say('use-no-orders') }
      return {
        now: true,
        text: say('use-sell', {
          count: Math.min(own, view.shops[front]!.orders),
          ducats: 2 * view.goods[front]!.price,
        }),
      }
    }
    case 'at-market':
      return front === LUMBER ? { now: false, text: say('use-no-shares') } : { now: true, text: say('use-shares') }
    case 'at-mercato':
      return { now: true, text: say('use-mercato') }
    case 'adjust-orders':
      return front === LUMBER ? undefined : { now: true, text: say('use-adjust') }
    default:
      return undefined
  }
}

function aboutShop(view: MastersView, shop: number, board: BoardProps<MastersView>): Described {
  const { price, share, orders, supply, owned, majority, to_control, to_split } = view.shops[shop]!
  return {
    title: stockName(shop),
    icon: GOODS[shop],
    text: say('about-shop', { good: goodName(shop) }),
    heading: say('about-shop-heading'),
    use: useOfFront(view, board, shop),
    rules: 'shops',
    lines: [
      {
        icon: GOODS[shop],
        text: say('about-price', { good: goodName(shop), twice: 2 * price }),
        number: price,
        tag: say('about-control', { steps: to_control }),
      },
      {
        icon: 'share',
        text: say('about-share', { count: supply }),
        number: share,
        tag: say('about-split', { steps: to_split }),
      },
      { icon: 'order', text: say('about-orders'), number: orders },
      ...holders(owned, majority),
    ],
  }
}

function aboutHall(view: MastersView, board: BoardProps<MastersView>): Described {
  const me = view.players[view.seat]
  return {
    title: say('guild-hall'),
    icon: 'order',
    text: say('about-hall'),
    heading: say('about-shop-heading'),
    rules: 'guild',
    use: useOfFront(view, board, LUMBER),
    lines: [
      {
        icon: 'lumber',
        text: say('about-lumber'),
        number: view.goods[LUMBER]!.price,
        tag: say('about-control', { steps: view.goods[LUMBER]!.to_control }),
      },
      { icon: 'order', text: say('about-deck'), number: view.deck },
      ...(me
        ? [
            {
              icon: 'vp' as const,
              text: say('about-next', { points: me.next_delivery }),
              number: me.delivered.length,
              reached: true,
            },
          ]
        : []),
    ],
  }
}

function aboutTrack(view: MastersView, id: string): Described | null {
  const [peg, number] = id.split('-') as [Peg, string]
  const front = Number(number)
  if (!PEGS.includes(peg) || !(front in GOODS)) return null
  const value = peg === 'price' ? view.goods[front]!.price : view.shops[front]![peg]
  const title = say(`track-${peg}`, { good: goodName(front), shop: stockName(Math.min(front, SHOPS - 1)), value })
  const lines = [1, 2, 3].map((n): DescribedLine => ({ text: say(`track-${peg}-${n}`) }))
  const left = peg === 'price' ? view.goods[front]!.to_control : peg === 'share' ? view.shops[front]!.to_split : null
  return {
    title,
    icon: peg === 'price' ? GOODS[front] : peg === 'share' ? 'share' : 'order',
    heading: say('track-heading'),
    lines: left === null ? lines : [...lines, { text: say(`track-${peg}-left`, { steps: left }), reached: left <= 4 }],
    rules: peg === 'share' ? 'dividends' : 'limits',
  }
}

function aboutDock(view: MastersView, dock: number, board: BoardProps<MastersView>): Described {
  const { cubes, cost } = view.docks[dock]!
  const { decision } = board
  const asked = decision?.kind === 'at-docks' ? decision : null
  const chosen = view.slot?.dock ?? null
  const barred = asked && chosen !== null && chosen !== dock
  return {
    title: { id: 'masters-board-dock', args: { dock: dock + 1 } },
    text: cubes.some(Boolean) ? say('about-dock', { ducats: cost }) : say('about-dock-empty'),
    heading: say('about-dock-heading'),
    rules: 'docks',
    use: asked
      ? barred
        ? { now: false, text: { id: 'masters-refused-one-dock', args: { dock: chosen + 1 } } }
        : { now: true, text: say('use-dock', { ducats: view.cash ?? 0 }) }
      : { now: false, text: say('use-dock-not') },
    lines: cubes.flatMap((count, good): DescribedLine[] => {
      if (!count) return []
      const why = asked && !barred ? hindrance(view, asked, desk.ticks, dock, good) : null
      return [
        {
          icon: GOODS[good],
          number: count,
          text: say('about-crates', { good: goodName(good), ducats: view.goods[good]!.price }),
          ...(why
            ? {
                tag: why.why === 'money' ? say('about-short', { ducats: why.missing }) : hindranceSays(why, view, good),
              }
            : {}),
        },
      ]
    }),
  }
}

function aboutOffice(view: MastersView, office: number, board: BoardProps<MastersView>): Described {
  const { share, supply, owned } = view.offices[office]!
  return {
    title: stockName(LUMBER + office),
    icon: 'boat',
    text: say('about-office', { share }),
    heading: say('about-office-heading'),
    rules: 'offices',
    use: board.decision?.kind === 'at-market' ? { now: true, text: say('use-shares') } : undefined,
    lines: [{ icon: 'share', number: supply, text: say('about-office-left') }, ...holders(owned, null)],
  }
}

/** A place: what one does there, who may follow, who acts there in which order. */
function aboutPlaceAt(view: MastersView, place: number, board: BoardProps<MastersView>): Described {
  const stop = stopAt(view, place)
  const here = view.players.filter((player) => player.place === place)
  const mine = view.players[view.seat]?.place === place
  const lines: DescribedLine[] = stop
    ? (['past', 'now', 'later'] as const).flatMap((state) => {
        const seats = stop.actors.filter((actor) => actor.state === state).map((actor) => actor.seat)
        return seats.length
          ? [{ seats, text: say(`about-${state}`, { count: seats.length }), reached: state === 'now' }]
          : []
      })
    : here.length
      ? [{ seats: here.map((player) => player.seat), text: say('about-stands', { count: here.length }) }]
      : []
  const cube = place >= OFFICE_NORTH && place < OFFICE_NORTH + 2 ? view.offices[place - OFFICE_NORTH]!.cube : null
  if (cube !== null) lines.push({ icon: GOODS[cube], text: say('about-cube', { good: goodName(cube) }) })
  if (place === CHURCH)
    for (const favor of view.plaza)
      lines.push({ icon: 'favor', number: favor.price, text: say('about-favor', { most: favor.most }) })
  const use =
    board.decision?.kind === 'choose-move'
      ? mine
        ? {
            now: false,
            text: { id: 'masters-refused-stay', args: { place: { id: `masters-at-${PLACE_KEYS[place]}` } } },
          }
        : { now: true, text: say(isShared(place) ? 'use-move-shared' : 'use-move') }
      : stop
        ? { now: stop.state === 'now', text: say(`about-stop-${stop.state}`, { number: stop.number ?? 0 }) }
        : view.phase === 'action'
          ? { now: false, text: say('about-stop-none') }
          : undefined
  return {
    title: placeName(place),
    icon: isShared(place) ? 'people' : undefined,
    text: say(`place-${PLACE_KEYS[place]}`),
    heading: lines.length ? say(stop ? 'about-order-heading' : 'about-here-heading') : undefined,
    // A long list leaves no room for the link.
    rules: lines.length > 1 ? undefined : RULES_OF_PLACE[place],
    use,
    lines,
  }
}

const RULES_OF_PLACE = ['market', 'shops', 'guild', 'docks', 'church', 'offices', 'offices', 'mercato']

function aboutOrder(view: MastersView, card: number): Described | null {
  const order = view.hand?.find((each) => each.card === card)
  const me = view.players[view.seat]
  if (!order || !me) return null
  const short = order.orders_short.flatMap((count, shop) => (count ? [stockName(shop)] : []))
  const missing = order.missing.flatMap((count, good) =>
    count ? [{ id: 'masters-goods', args: { count, good: goodName(good) } }] : [],
  )
  return {
    title: say('order-title'),
    icon: 'order',
    text: say('about-order', { points: me.next_delivery }),
    heading: say('about-order-needs'),
    rules: 'guild',
    use: order.deliverable
      ? { now: true, text: say('order-ready') }
      : {
          now: false,
          text: missing.length
            ? { id: 'masters-effect-missing', args: { goods: missing } }
            : { id: 'masters-board-hand-orders', args: { shops: short } },
        },
    lines: order.needs.flatMap((count, good): DescribedLine[] => {
      if (!count) return []
      const there = count - order.missing[good]!
      return [
        {
          icon: GOODS[good],
          number: count,
          text: goodName(good),
          reached: there === count,
          tag: say('order-have', { there, count }),
        },
      ]
    }),
  }
}

function aboutMarker(view: MastersView): Described {
  const holder = markerHolder(view)
  return {
    title: say('marker'),
    icon: 'flag',
    text: say('about-marker'),
    heading: say('about-marker-heading'),
    lines: [
      ...(holder === null
        ? []
        : [
            {
              seats: [holder],
              text: say('about-marker-holder', { name: { seat: holder } }),
              tag: say(`marker-${view.marker}`),
            },
          ]),
      { icon: 'people', text: say('about-marker-1') },
      { icon: 'no', text: say('about-marker-2') },
      { icon: 'hour', text: say('about-marker-3', { rounds: view.next_bid ?? 0 }) },
    ],
  }
}

/** An element of the board in words. */
export function describe(view: MastersView, element: ElementRef, board: BoardProps<MastersView>): Described | null {
  const number = Number(element.id)
  switch (element.kind) {
    case 'shop':
      return number === LUMBER ? aboutHall(view, board) : number in view.shops ? aboutShop(view, number, board) : null
    case 'track':
      return aboutTrack(view, String(element.id))
    case 'dock':
      return number in view.docks ? aboutDock(view, number, board) : null
    case 'office':
      return number in view.offices ? aboutOffice(view, number, board) : null
    case 'place':
      return number in PLACE_KEYS ? aboutPlaceAt(view, number, board) : null
    case 'canal':
      return {
        title: say('about-canal'),
        icon: 'hour',
        text: say('about-canal-text', { space: view.space, spaces: view.spaces }),
        lines: [
          {
            icon: 'coin',
            text:
              view.next_bid === null ? say('about-canal-no-bid') : say('about-canal-bid', { rounds: view.next_bid }),
          },
          { icon: 'rumor', text: say('about-canal-rumor') },
        ],
        rules: 'canal',
      }
    case 'bag':
      return {
        title: say('bag'),
        text: say('about-bag'),
        lines: view.goods.map((good, i) => ({ icon: GOODS[i], number: good.bag, text: goodName(i) })),
      }
    case 'character': {
      if (!(number in CHARACTER_KEYS)) return null
      const holder = view.characters[number]?.holder ?? null
      return {
        title: characterName(number),
        icon: 'advisor',
        text: aboutCharacter(number),
        rules: 'characters',
        lines: holder === null ? [] : [{ seats: [holder], text: seatName(holder) }],
      }
    }
    case 'order':
      return aboutOrder(view, number)
    case 'rumor':
      return {
        title: say('rumor', { shop: stockName(number) }),
        icon: 'rumor',
        text: say('about-rumor', { shop: stockName(number) }),
        rules: 'church',
      }
    case 'favor':
      return {
        title: say('favor', { most: FAVORS[number]?.most ?? 0 }),
        icon: 'favor',
        text: say('about-favor-held', { most: FAVORS[number]?.most ?? 0 }),
        rules: 'church',
      }
    case 'marker':
      return aboutMarker(view)
  }
  return null
}

/** The element that a name in a sentence refers to. */
export function elementOf({ id }: Message): ElementRef | null {
  const [, kind, ...rest] = id.replace('-of-', '-').split('-')
  const key = rest.join('-')
  const found = (keys: readonly string[], name: string, from = 0): ElementRef | null => {
    const at = keys.indexOf(key)
    return at < 0 ? null : { kind: name, id: at - from }
  }
  switch (kind) {
    case 'stock':
      return STOCK_KEYS.indexOf(key) >= SHOPS ? found(STOCK_KEYS, 'office', SHOPS) : found(STOCK_KEYS, 'shop')
    case 'place':
    case 'at':
      return found(PLACE_KEYS, 'place')
    case 'short':
      return id.endsWith('-name')
        ? PLACE_KEYS.includes(key.slice(0, -5))
          ? { kind: 'place', id: PLACE_KEYS.indexOf(key.slice(0, -5)) }
          : null
        : null
    case 'good':
      return found(GOODS, 'shop')
    case 'character':
      return found(CHARACTER_KEYS, 'character')
  }
  return null
}
