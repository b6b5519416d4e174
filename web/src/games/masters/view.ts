/** What `games/masters/knowledge.py` sends. Goods, stocks, places and characters are numbers, as in picks. */

import type { SymbolName } from '../../art/symbols'
import type { Message } from '../../lib/protocol'

interface GoodView {
  key: string
  letter: string
  price: number
  bag: number
  /** Steps after which the price passes 100 and is set back. */
  to_control: number
}

interface StockView {
  key: string
  share: number
  supply: number
  /** Shares by seat. */
  owned: number[]
}

interface ShopView extends StockView {
  price: number
  orders: number
  majority: number | null
  to_split: number
  to_control: number
}

interface OfficeView extends StockView {
  cube: number | null
}

interface FavorView {
  kind: number
  price: number
  most: number
}

export interface OrderView {
  card: number
  code: string
  needs: number[]
  missing: number[]
  orders_short: number[]
  deliverable: boolean
}

export interface PlayerView {
  seat: number
  cubes: number[]
  shares: number[]
  stock_value: number
  /** Null where money is hidden. */
  cash: number | null
  points: number
  place: number | null
  characters: number[]
  /** How many Guild Orders are in the hand. */
  orders: number
  known_orders: number[]
  delivered: number[]
  next_delivery: number
  rumors: number
  favor_count: number
  favors: number[] | null
}

interface PartsOfScore {
  points: number
  goods_value: number
  goods_tax: number
  tax: number
  orders: number
  stock_value: number
  stock: number
  cash_after_tax: number
  cash: number
  total: number
}

interface Pegs {
  price: number[]
  share: number[]
  orders: number[]
}

export interface MastersView {
  seat: number
  seats: number
  phase: 'bid' | 'characters' | 'move' | 'action' | 'over'
  space: number
  spaces: number
  bid_spaces: number[]
  next_bid: number | null
  goods: GoodView[]
  shops: ShopView[]
  offices: OfficeView[]
  docks: { cubes: number[]; cost: number }[]
  /** Cubes drawn for the docks and not placed yet. */
  quay: number[]
  orders_max: number
  places: string[]
  order: number[]
  /** Seats from the youngest to the oldest: the last word between equal bids. */
  age: number[]
  bids: number[] | null
  characters: { key: string; holder: number | null }[]
  marker: 'fresh' | 'used'
  opened: number[]
  location: number | null
  slot: { seat: number; place: number; dock: number | null; buys: number; sells: number } | null
  /** `place` is open or about to open; `own` is where the Gondolieri could act alone or open first. */
  window: { seat: number; place: number; before: number | null; own: number | null } | null
  forecast: { place: number; seats: number[] }[]
  deck: number
  plaza: FavorView[]
  players: PlayerView[]
  hand: OrderView[] | null
  /** Own Rumors by shop. */
  rumors: number[] | null
  cash: number | null
  estimate: PartsOfScore | null
  history: Pegs[]
  over: boolean
  scores: number[]
  breakdown: PartsOfScore[] | null
}

export const GOODS: readonly SymbolName[] = ['iron', 'gems', 'grain', 'spice', 'fabric', 'lumber']
export const SHOPS = 5
export const LUMBER = 5
/** The stock of the North Office; that of the South Office follows. */
const NORTH = 5

export const MARKET = 0
export const SHOP_ROW = 1
export const GUILD_HALL = 2
export const DOCKS = 3
export const CHURCH = 4
export const OFFICE_NORTH = 5
const MERCATO = 7
/** Places on the outer edge, which everybody may use once somebody has gone there. */
export const isShared = (place: number) => place < CHURCH

export const GONDOLIERI = 0

/** Favours by kind: what one costs, and the most Orders that it adds. */
export const FAVORS = [
  { price: 20, most: 2 },
  { price: 30, most: 3 },
  { price: 40, most: 4 },
] as const

export const STOCK_KEYS = ['blacksmith', 'jeweler', 'miller', 'spice-shop', 'tailor', 'north', 'south']
export const PLACE_KEYS = ['market', 'shops', 'guild-hall', 'docks', 'church', 'north', 'south', 'mercato']
export const CHARACTER_KEYS = ['gondolieri', 'guild-master', 'harbor-master', 'tax-collector', 'thief', 'trader']

export const goodName = (good: number): Message => ({ id: `masters-good-${GOODS[good]}` })
export const stockName = (stock: number): Message => ({ id: `masters-stock-${STOCK_KEYS[stock]}` })
export const placeName = (place: number): Message => ({ id: `masters-place-${PLACE_KEYS[place]}` })
export const shortPlace = (place: number): Message => ({ id: `masters-short-${PLACE_KEYS[place]}-name` })
/** A place on its plate: short, but the whole name where there is room. */
export const plateName = (place: number, compact: boolean): Message => {
  if (compact || place === SHOP_ROW || place === DOCKS || place === CHURCH || place === MERCATO)
    return shortPlace(place)
  if (place >= OFFICE_NORTH) return stockName(NORTH + place - OFFICE_NORTH)
  return { id: place === MARKET ? 'masters-web-market' : 'masters-web-guild-hall' }
}
export const characterName = (character: number): Message => ({ id: `masters-character-${CHARACTER_KEYS[character]}` })
export const aboutCharacter = (character: number): Message => ({ id: `masters-about-${CHARACTER_KEYS[character]}` })

/** The good or stock that a name from the server means; −1 if none. */
export const goodOf = (message: Message) => GOODS.findIndex((key) => message.id === `masters-good-${key}`)
export const stockOf = (message: Message) => STOCK_KEYS.findIndex((key) => message.id === `masters-stock-${key}`)

/** The goods of a Guild Order, one by one. */
export const goodsOf = (needs: readonly number[]): number[] =>
  needs.flatMap((count, good) => Array<number>(count).fill(good))

/** A number with a proper minus. */
export const plain = (value: number) => String(value).replace('-', '−')
export const signed = (value: number) => (value > 0 ? `+${value}` : plain(value))
