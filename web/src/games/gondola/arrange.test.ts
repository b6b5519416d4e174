import { describe, expect, it } from 'vitest'
import board from '../../../../src/serenissima/games/gondola/data/board.json'
import { chartOf } from './geography'
import { Ground } from './layout'
import type { Data } from './data'

const chart = chartOf(board as unknown as Data['board'], true)
const communal = chart.docks.map((_, dock) => dock >= 12)

describe('the plates of the map', () => {
  it.each([
    [1020, 680],
    [1460, 860],
    [1830, 1220],
    [870, 580],
    [820, 547],
    [780, 608],
    [684, 618],
    [534, 356],
    [390, 334],
    [360, 300],
    [986, 604],
  ])('cover no price, no dock and no other plate on %i × %i', (width, height) => {
    expect(new Ground(chart, { width, height }, communal).hidden()).toEqual([])
  })
})
