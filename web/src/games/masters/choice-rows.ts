/** The choices of a question as rows of a counter: what it is about, and a button for each number or way. */

import type { SymbolName } from '../../art/symbols'
import type { Decision, Message } from '../../lib/protocol'
import { offersOf, type Offer } from './picks'
import {
  aboutCharacter,
  characterName,
  FAVORS,
  goodName,
  GOODS,
  goodsOf,
  isShared,
  LUMBER,
  placeName,
  shortPlace,
  stockName,
  type MastersView,
} from './view'

export interface Button {
  pick: number
  text: Message
  /** A good instead of, or before, the text. */
  good?: number
}

export interface CounterRow {
  key: string
  /** What on the board it belongs to, as `desk.place` names it. */
  at: string
  icon: SymbolName
  title: Message
  /** Its name on a chip, where that has to be shorter. */
  short?: Message
  detail: Message | null
  /** The goods of a Guild Order. */
  goods?: number[]
  buttons: Button[]
  /** Whether all of this is done on the board itself where there is room for it. */
  onBoard: boolean
}

const say = (id: string, args: Message['args'] = {}): Message => ({ id, args })

/** The goods of a card, by the letters of its code in the label that the server sends. */
const needsOf = (view: MastersView, card: number): number[] | undefined => {
  const known = view.hand?.find((order) => order.card === card)
  return known ? goodsOf(known.needs) : undefined
}

interface Place {
  key: string
  at: string
  icon: SymbolName
  title: Message
  short?: Message
  detail?: Message | null
  goods?: number[]
  onBoard?: boolean
}

/** The row that a deed belongs to, and its button there. */
function place(view: MastersView, { pick, deed, choice }: Offer): [Place, Button] | null {
  const me = view.players[view.seat]
  const deal = (count: number, ducats: number): Button => ({ pick, text: say('masters-web-deal', { count, ducats }) })
  const label: Button = { pick, text: choice.label }
  switch (deed.type) {
    case 'end':
      return null
    case 'bid':
      return null
    case 'move':
      return [
        {
          key: `move-${deed.place}`,
          at: '',
          icon: isShared(deed.place) ? 'people' : 'flag',
          title: placeName(deed.place),
          short: shortPlace(deed.place),
          detail: choice.effect,
          onBoard: true,
        },
        { pick, text: say('masters-web-go') },
      ]
    case 'buy-cubes':
    case 'steal': {
      const detail = say('masters-web-each', { ducats: view.goods[deed.good]!.price })
      const title = say('masters-web-dock-good', { dock: deed.dock + 1, good: goodName(deed.good) })
      const row: Place = {
        key: `dock-${deed.dock}-${deed.good}`,
        at: `dock-${deed.dock}`,
        icon: GOODS[deed.good]!,
        title,
        detail,
        onBoard: true,
      }
      if (deed.type === 'steal') return [row, { pick, text: say('masters-web-steal') }]
      return [row, deal(deed.count, deed.count * view.goods[deed.good]!.price)]
    }
    case 'sell-cubes': {
      const shop = view.shops[deed.good]!
      const detail = say('masters-web-sell-detail', { count: me?.cubes[deed.good] ?? 0, orders: shop.orders })
      const title = say('masters-web-sell', { what: stockName(deed.good) })
      return [
        { key: `sell-${deed.good}`, at: `shop-${deed.good}`, icon: GOODS[deed.good]!, title, detail, onBoard: true },
        deal(deed.count, 2 * shop.price * deed.count),
      ]
    }
    case 'majority': {
      const title = say('masters-web-majority', { shop: stockName(deed.shop) })
      const text = say(deed.up ? 'masters-web-majority-up' : 'masters-web-majority-down')
      return [
        { key: `majority-${deed.shop}`, at: `shop-${deed.shop}`, icon: 'crown', title, onBoard: true },
        { pick, text },
      ]
    }
    case 'buy-shares':
    case 'sell-shares': {
      const buying = deed.type === 'buy-shares'
      const title = say(buying ? 'masters-web-buy' : 'masters-web-sell', { what: stockName(deed.stock) })
      const stock = deed.stock < LUMBER ? view.shops[deed.stock]! : view.offices[deed.stock - LUMBER]!
      const detail = buying
        ? say('masters-web-supply', { count: stock.supply })
        : say('masters-web-owned', { count: me?.shares[deed.stock] ?? 0 })
      const at = deed.stock < LUMBER ? `shop-${deed.stock}` : `office-${deed.stock - LUMBER}`
      return [
        {
          key: `${deed.type}-${deed.stock}`,
          at,
          icon: deed.stock < LUMBER ? GOODS[deed.stock]! : 'boat',
          title,
          detail,
          onBoard: true,
        },
        deal(deed.count, deed.count * stock.share),
      ]
    }
    case 'buy-goods':
    case 'sell-goods': {
      const buying = deed.type === 'buy-goods'
      const title = say(buying ? 'masters-web-buy' : 'masters-web-sell', { what: goodName(deed.good) })
      const detail = buying
        ? say('masters-web-in-bag', { count: view.goods[deed.good]!.bag })
        : say('masters-web-owned', { count: me?.cubes[deed.good] ?? 0 })
      return [
        {
          key: `${deed.type}-${deed.good}`,
          at: `shop-${deed.good}`,
          icon: GOODS[deed.good]!,
          title,
          detail,
          onBoard: true,
        },
        deal(deed.count, deed.count * view.goods[deed.good]!.price),
      ]
    }
    case 'swap': {
      const title = say('masters-web-swap', { good: goodName(deed.give) })
      return [
        { key: `swap-${deed.give}`, at: `shop-${deed.give}`, icon: GOODS[deed.give]!, title },
        { pick, text: goodName(deed.taken), good: deed.taken },
      ]
    }
    case 'rumor': {
      const title = say('masters-web-rumor', { shop: stockName(deed.shop) })
      const text = say(`masters-web-${deed.peg}-${deed.up ? 'up' : 'down'}`)
      return [
        { key: `rumor-${deed.shop}`, at: `shop-${deed.shop}`, icon: 'rumor', title, onBoard: true },
        { pick, text },
      ]
    }
    case 'favor': {
      const title = say('masters-web-favor-at', { most: FAVORS[deed.kind]!.most, shop: stockName(deed.shop) })
      const detail = say('masters-web-orders-now', { count: view.shops[deed.shop]!.orders })
      return [
        {
          key: `favor-${deed.kind}-${deed.shop}`,
          at: `shop-${deed.shop}`,
          icon: 'favor',
          title,
          detail,
          onBoard: true,
        },
        { pick, text: say('masters-web-plus', { count: deed.count }) },
      ]
    }
    case 'adjust': {
      const { before, after } = choice.label.args ?? {}
      const title = say('masters-web-orders-of', { shop: stockName(deed.shop) })
      return [
        { key: `adjust-${deed.shop}`, at: `shop-${deed.shop}`, icon: GOODS[deed.shop]!, title, onBoard: true },
        { pick, text: say('masters-web-from-to', { before: before!, after: after! }) },
      ]
    }
    case 'character':
      return [
        {
          key: `character-${deed.character}`,
          at: '',
          icon: 'advisor',
          title: characterName(deed.character),
          detail: aboutCharacter(deed.character),
        },
        { pick, text: say('masters-web-take') },
      ]
    case 'buy-favor': {
      const { price, most } = FAVORS[deed.kind]!
      const title = say('masters-web-favor', { most })
      return [
        {
          key: `buy-favor-${deed.kind}`,
          at: '',
          icon: 'favor',
          title,
          short: say('masters-web-favor-chip', { most, ducats: price }),
          detail: say('masters-web-each', { ducats: price }),
        },
        { pick, text: say('masters-web-buy-now') },
      ]
    }
    case 'deliver':
    case 'keep':
    case 'return': {
      const card = deed.card
      const goods = card === null ? undefined : needsOf(view, card)
      return [
        {
          key: `${deed.type}-${card}`,
          at: '',
          icon: 'order',
          title: choice.label,
          short: card === null ? undefined : say(`masters-web-${deed.type}-chip`),
          goods,
          detail: deed.type === 'deliver' ? null : choice.effect,
        },
        label,
      ]
    }
    case 'draw':
      return [{ key: `draw-${deed.count}`, at: '', icon: 'order', title: choice.label }, label]
    case 'unload':
      return [{ key: 'unload', at: '', icon: 'boat', title: choice.label }, label]
    case 'points': {
      const { points = 0, ducats = 0 } = choice.label.args ?? {}
      return [
        { key: 'points', at: '', icon: 'vp', title: say('masters-web-take-points') },
        { pick, text: say('masters-web-points-chip', { points, ducats }) },
      ]
    }
    case 'harbor':
      return [{ key: 'harbor', at: '', icon: 'boat', title: say('masters-web-harbor') }, label]
    case 'place': {
      const title = say('masters-web-place', { dock: deed.dock + 1 })
      return [
        { key: 'place', at: `dock-${deed.dock}`, icon: 'boat', title },
        deed.good === null ? label : { ...label, good: deed.good },
      ]
    }
    case 'marker':
      return [{ key: 'marker', at: '', icon: 'flag', title: say('masters-web-marker') }, label]
  }
}

/** Rows in the order of the choices; tiles, which are the same at every place, come last. */
export function counterRows(view: MastersView, decision: Decision | null): CounterRow[] {
  const rows = new Map<string, CounterRow>()
  for (const offer of offersOf(decision)) {
    const found = place(view, offer)
    if (!found) continue
    const [where, button] = found
    const row = rows.get(where.key) ?? { detail: null, onBoard: false, ...where, buttons: [] }
    row.buttons.push(button)
    rows.set(where.key, row)
  }
  const isTile = (row: CounterRow) => row.key.startsWith('rumor') || row.key.startsWith('favor-')
  const all = [...rows.values()]
  return [...all.filter((row) => !isTile(row)), ...all.filter(isTile)]
}
