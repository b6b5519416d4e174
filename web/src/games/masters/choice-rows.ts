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

/** The row that a action belongs to, and its button there. */
function place(view: MastersView, { pick, action, choice }: Offer): [Place, Button] | null {
  const me = view.players[view.seat]
  const deal = (count: number, ducats: number): Button => ({ pick, text: say('masters-web-deal', { count, ducats }) })
  const label: Button = { pick, text: choice.label }
  switch (action.type) {
    case 'end':
      return null
    case 'bid':
      return null
    case 'move':
      return [
        {
          key: `move-${action.place}`,
          at: '',
          icon: isShared(action.place) ? 'people' : 'flag',
          title: placeName(action.place),
          short: shortPlace(action.place),
          detail: choice.effect,
          onBoard: true,
        },
        { pick, text: say('masters-web-go') },
      ]
    case 'buy-cubes':
    case 'steal': {
      const detail = say('masters-web-each', { ducats: view.goods[action.good]!.price })
      const title = say('masters-web-dock-good', { dock: action.dock + 1, good: goodName(action.good) })
      const row: Place = {
        key: `dock-${action.dock}-${action.good}`,
        at: `dock-${action.dock}`,
        icon: GOODS[action.good]!,
        title,
        detail,
        onBoard: true,
      }
      if (action.type === 'steal') return [row, { pick, text: say('masters-web-steal') }]
      return [row, deal(action.count, action.count * view.goods[action.good]!.price)]
    }
    case 'sell-cubes': {
      const shop = view.shops[action.good]!
      const detail = say('masters-web-sell-detail', { count: me?.cubes[action.good] ?? 0, orders: shop.orders })
      const title = say('masters-web-sell', { what: stockName(action.good) })
      return [
        {
          key: `sell-${action.good}`,
          at: `shop-${action.good}`,
          icon: GOODS[action.good]!,
          title,
          detail,
          onBoard: true,
        },
        deal(action.count, 2 * shop.price * action.count),
      ]
    }
    case 'majority': {
      const title = say('masters-web-majority', { shop: stockName(action.shop) })
      const text = say(action.up ? 'masters-web-majority-up' : 'masters-web-majority-down')
      return [
        { key: `majority-${action.shop}`, at: `shop-${action.shop}`, icon: 'crown', title, onBoard: true },
        { pick, text },
      ]
    }
    case 'buy-shares':
    case 'sell-shares': {
      const buying = action.type === 'buy-shares'
      const title = say(buying ? 'masters-web-buy' : 'masters-web-sell', { what: stockName(action.stock) })
      const stock = action.stock < LUMBER ? view.shops[action.stock]! : view.offices[action.stock - LUMBER]!
      const detail = buying
        ? say('masters-web-supply', { count: stock.supply })
        : say('masters-web-owned', { count: me?.shares[action.stock] ?? 0 })
      const at = action.stock < LUMBER ? `shop-${action.stock}` : `office-${action.stock - LUMBER}`
      return [
        {
          key: `${action.type}-${action.stock}`,
          at,
          icon: action.stock < LUMBER ? GOODS[action.stock]! : 'boat',
          title,
          detail,
          onBoard: true,
        },
        deal(action.count, action.count * stock.share),
      ]
    }
    case 'buy-goods':
    case 'sell-goods': {
      const buying = action.type === 'buy-goods'
      const title = say(buying ? 'masters-web-buy' : 'masters-web-sell', { what: goodName(action.good) })
      const detail = buying
        ? say('masters-web-in-bag', { count: view.goods[action.good]!.bag })
        : say('masters-web-owned', { count: me?.cubes[action.good] ?? 0 })
      return [
        {
          key: `${action.type}-${action.good}`,
          at: `shop-${action.good}`,
          icon: GOODS[action.good]!,
          title,
          detail,
          onBoard: true,
        },
        deal(action.count, action.count * view.goods[action.good]!.price),
      ]
    }
    case 'swap': {
      const title = say('masters-web-swap', { good: goodName(action.give) })
      return [
        { key: `swap-${action.give}`, at: `shop-${action.give}`, icon: GOODS[action.give]!, title },
        { pick, text: goodName(action.taken), good: action.taken },
      ]
    }
    case 'rumor': {
      const title = say('masters-web-rumor', { shop: stockName(action.shop) })
      const text = say(`masters-web-${action.peg}-${action.up ? 'up' : 'down'}`)
      return [
        { key: `rumor-${action.shop}`, at: `shop-${action.shop}`, icon: 'rumor', title, onBoard: true },
        { pick, text },
      ]
    }
    case 'favor': {
      const title = say('masters-web-favor-at', { most: FAVORS[action.kind]!.most, shop: stockName(action.shop) })
      const detail = say('masters-web-orders-now', { count: view.shops[action.shop]!.orders })
      return [
        {
          key: `favor-${action.kind}-${action.shop}`,
          at: `shop-${action.shop}`,
          icon: 'favor',
          title,
          detail,
          onBoard: true,
        },
        { pick, text: say('masters-web-plus', { count: action.count }) },
      ]
    }
    case 'adjust': {
      const { before, after } = choice.label.args ?? {}
      const title = say('masters-web-orders-of', { shop: stockName(action.shop) })
      return [
        { key: `adjust-${action.shop}`, at: `shop-${action.shop}`, icon: GOODS[action.shop]!, title, onBoard: true },
        { pick, text: say('masters-web-from-to', { before: before!, after: after! }) },
      ]
    }
    case 'character':
      return [
        {
          key: `character-${action.character}`,
          at: '',
          icon: 'advisor',
          title: characterName(action.character),
          detail: aboutCharacter(action.character),
        },
        { pick, text: say('masters-web-take') },
      ]
    case 'buy-favor': {
      const { price, most } = FAVORS[action.kind]!
      const title = say('masters-web-favor', { most })
      return [
        {
          key: `buy-favor-${action.kind}`,
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
      const card = action.card
      const goods = card === null ? undefined : needsOf(view, card)
      return [
        {
          key: `${action.type}-${card}`,
          at: '',
          icon: 'order',
          title: choice.label,
          short: card === null ? undefined : say(`masters-web-${action.type}-chip`),
          goods,
          detail: action.type === 'deliver' ? null : choice.effect,
        },
        label,
      ]
    }
    case 'draw':
      return [{ key: `draw-${action.count}`, at: '', icon: 'order', title: choice.label }, label]
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
      const title = say('masters-web-place', { dock: action.dock + 1 })
      return [
        { key: 'place', at: `dock-${action.dock}`, icon: 'boat', title },
        action.good === null ? label : { ...label, good: action.good },
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
