import { expect, it } from 'vitest'
import { decode, PEGS, type PickedAction } from './picks'
import { question } from './test-position'
import examples from './picks.examples.json'

const GOODS = 'IGNSFL'
const STOCKS = ['I', 'G', 'N', 'S', 'F', 'NO', 'SO']
const sign = (up: boolean) => (up ? '+' : '-')
const cube = (good: number | null) => (good === null ? '-' : GOODS[good]!)

function textOf(action: PickedAction): string {
  switch (action.type) {
    case 'end':
      return '-'
    case 'favor':
      return `F${20 + 10 * action.kind} ${GOODS[action.shop]}+${action.count}`
    case 'rumor':
      return `R ${GOODS[action.shop]} ${'PSO'[PEGS.indexOf(action.peg)]}${sign(action.up)}`
    case 'buy-cubes':
      return `B ${action.dock + 1} ${action.count}${GOODS[action.good]}`
    case 'steal':
      return `T ${action.dock + 1} ${GOODS[action.good]}`
    case 'majority':
      return `M ${GOODS[action.shop]}${sign(action.up)}`
    case 'adjust':
      return `${GOODS[action.shop]}${sign(action.up)}`
    case 'sell-cubes':
      return `S ${action.count}${GOODS[action.good]}`
    case 'buy-shares':
    case 'sell-shares':
      return `${action.type === 'buy-shares' ? 'B' : 'S'} ${action.count}${STOCKS[action.stock]}`
    case 'buy-goods':
    case 'sell-goods':
      return `${action.type === 'buy-goods' ? 'B' : 'S'} ${action.count}${GOODS[action.good]}`
    case 'swap':
      return `X ${GOODS[action.give]} ${GOODS[action.taken]}`
    case 'draw':
      return 'D'.repeat(action.count)
    case 'buy-favor':
      return `B F${20 + 10 * action.kind}`
    case 'unload':
      return 'U'
    case 'harbor':
    case 'place':
      return cube(action.good)
    default:
      return action.type
  }
}

it.each(Object.entries(examples))('reads picks as the rules write them: %s', (kind, texts) => {
  for (const [pick, text] of Object.entries(texts)) {
    expect(textOf(decode(question(kind, [Number(pick)], { dock: 1 }), Number(pick))!)).toBe(text)
  }
})
