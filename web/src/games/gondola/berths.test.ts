import { describe, expect, it } from 'vitest'
import board from '../../../../src/serenissima/games/gondola/data/board.json'
import { chartOf } from './geography'
import { Ground } from './layout'
import type { Data } from './data'

const chart = chartOf(board as unknown as Data['board'], true)
const communal = chart.docks.map((_, dock) => dock >= 12)

describe('the second boat at a dock', () => {
  it.each([
    [390, 334],
    [360, 300],
    [780, 608],
    [1020, 680],
  ])('is neither under a plate nor on a price nor on the first one on %i × %i', (width, height) => {
    const ground = new Ground(chart, { width, height }, communal)
    const [long, high] = [96 * ground.measures.boat, 44 * ground.measures.boat]
    for (const dock of chart.docks.keys()) {
      const [first, second] = [ground.berth(dock, 0), ground.berth(dock, 1)]
      const box = { x: second.x - long / 2, y: second.y - high * 0.62, width: long, height: high }
      expect(ground.hiddenBy(box), `dock ${dock}`).toBeLessThan(long * high * 0.35)
      const coin = 4 * ground.measures.coin ** 2
      expect(ground.pricesHiddenBy(box), `price at dock ${dock}`).toBeLessThan(coin * 0.8)
      expect(Math.hypot(second.x - first.x, second.y - first.y), `dock ${dock}`).toBeGreaterThan(ground.next * 0.75)
    }
  })
})
