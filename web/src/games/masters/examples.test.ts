import { expect, it } from 'vitest'
import { decode, PEGS, type Deed } from './picks'
import { question } from './test-position'
import examples from './picks.examples.json'

const GOODS = 'IGNSFL'
const STOCKS = ['I', 'G', 'N', 'S', 'F', 'NO', 'SO']
const sign = (up: boolean) => (up ? '+' : '-')
const cube = (good: number | null) => (good === null ? '-' : GOODS[good]!)

function textOf(deed: Deed): string {
  switch (deed.type) {
    case 'end':
      return '-'
    case 'favor':
      return `F${20 + 10 * deed.kind} ${GOODS[deed.shop]}+${deed.count}`
    case 'rumor':
      return `R ${GOODS[deed.shop]} ${'PSO'[PEGS.indexOf(deed.peg)]}${sign(deed.up)}`
    case 'buy-cubes':
      return `B ${deed.dock + 1} ${deed.count}${GOODS[deed.good]}`
    case 'steal':
      return `T ${deed.dock + 1} ${GOODS[deed.good]}`
    case 'majority':
      return `M ${GOODS[deed.shop]}${sign(deed.up)}`
    case 'adjust':
      return `${GOODS[deed.shop]}${sign(deed.up)}`
    case 'sell-cubes':
      return `S ${deed.count}${GOODS[deed.good]}`
    case 'buy-shares':
    case 'sell-shares':
      return `${deed.type === 'buy-shares' ? 'B' : 'S'} ${deed.count}${STOCKS[deed.stock]}`
    case 'buy-goods':
    case 'sell-goods':
      return `${deed.type === 'buy-goods' ? 'B' : 'S'} ${deed.count}${GOODS[deed.good]}`
    case 'swap':
      return `X ${GOODS[deed.give]} ${GOODS[deed.taken]}`
    case 'draw':
      return 'D'.repeat(deed.count)
    case 'buy-favor':
      return `B F${20 + 10 * deed.kind}`
    case 'unload':
      return 'U'
    case 'harbor':
    case 'place':
      return cube(deed.good)
    default:
      return deed.type
  }
}

it.each(Object.entries(examples))('reads picks as the rules write them: %s', (kind, texts) => {
  for (const [pick, text] of Object.entries(texts)) {
    expect(textOf(decode(question(kind, [Number(pick)], { dock: 1 }), Number(pick))!)).toBe(text)
  }
})
