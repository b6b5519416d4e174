/** Places the plates and boats around the docks without overlaps. */

import type { Point } from '../../art/geometry'
import type { Box, Spot } from './layout'
import type { Layout } from './layout-data'

/**
 * Where the plates and the boats of all docks find room: beside their own dock, on no price, dock, boat or other plate.
 *
 * Each plate begins at a place that was chosen by hand; only one that would cover something is moved, to the nearest
 * place where it does not. So any size of board, and boards of other data files, come out readable.
 */
export interface Scene {
  bounds: Box
  map: Box
  docks: readonly Spot[]
  prices: readonly Point[]
  /** Width and height of each plate. */
  plates: readonly (readonly [number, number])[]
  /** Radius of docks and prices. */
  dock: number
  coin: number
  /** Width and height of a boat, and from one to the next. */
  boat: readonly [number, number]
  next: number
  /** Where plates and boats are placed if possible. */
  layout: Layout
  /** There is room for this many boats at one dock. */
  boats: number
}

interface Berth extends Spot {
  /** Where the next boats lie: below or above the first one. */
  down: 1 | -1
}

export interface Arrangement {
  plates: Box[]
  berths: Berth[]
}

const GAP = 2
/** Square pixels that may lie under something else: corners and gaps. */
const TOLERATED = 24

/** Square pixels that two boxes share, the second one enlarged by a gap. */
export const overlap = (a: Box, b: Box, gap = 0): number => {
  const w = Math.min(a.x + a.width, b.x + b.width + gap) - Math.max(a.x, b.x - gap)
  const h = Math.min(a.y + a.height, b.y + b.height + gap) - Math.max(a.y, b.y - gap)
  return w > 0 && h > 0 ? w * h : 0
}
const around = ({ x, y }: Spot, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r })
const outside = (box: Box, bounds: Box): number =>
  Math.max(0, bounds.x - box.x) +
  Math.max(0, bounds.y - box.y) +
  Math.max(0, box.x + box.width - bounds.x - bounds.width) +
  Math.max(0, box.y + box.height - bounds.y - bounds.height)
const away = ({ x, y }: Spot, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height))

export function arrange(scene: Scene): Arrangement {
  const { docks, map, bounds } = scene
  const water = docks.map((at) => around(at, scene.dock + 2))
  const coins = scene.prices.map(([x, y]) => around({ x, y }, scene.coin + 1.5))
  const [length, height] = scene.boat

  const plateAt = (dock: number, { x, y }: Spot): Box => {
    const [w, h] = scene.plates[dock]!
    return { x: x - w / 2, y: y - h / 2, width: w, height: h }
  }
  const wished = docks.map((at, dock): Spot => {
    const place = scene.layout.plates[dock]
    return place ? { x: map.x + place[0] * map.width, y: map.y + place[1] * map.height } : { x: at.x, y: at.y - 40 }
  })
  const plates = wished.map((at, dock) => within(plateAt(dock, at), bounds))
  const stack = ({ x, y, down }: Berth): Box => ({
    x: x - length / 2,
    y: y - height * 0.62 - (down < 0 ? (scene.boats - 1) * scene.next : 0),
    width: length,
    height: height + (scene.boats - 1) * scene.next,
  })
  const berthAt = (dock: number, dx: number, dy: number, down: 1 | -1): Berth => {
    const at = docks[dock]!
    const x = Math.max(bounds.x + length / 2, Math.min(bounds.x + bounds.width - length / 2, at.x + dx))
    const lowest = bounds.y + bounds.height - height * 0.4 - (down > 0 ? (scene.boats - 1) * scene.next : 0)
    return { x, y: Math.max(bounds.y + height * 0.62, Math.min(lowest, at.y + dy)), down }
  }
  const berths = docks.map((_, dock) => {
    const [dx, dy] = scene.layout.berths[dock] ?? [0.8, 0.3]
    return berthAt(dock, dx * length, dy * length, 1)
  })

  /** What a plate would hide, and how badly it would be placed. */
  const costOf = (dock: number, box: Box): { hidden: number; cost: number } => {
    let hidden = outside(box, bounds) * 20
    plates.forEach((other, i) => i !== dock && (hidden += overlap(box, other, GAP)))
    for (const each of water) hidden += overlap(box, each)
    for (const each of coins) hidden += overlap(box, each)
    berths.forEach((berth, i) => (hidden += overlap(box, stack(berth)) * (i === dock ? 0.7 : 1)))
    // The leader must not run over another plate, nor another dock be nearer than its own.
    const own = away(docks[dock]!, box)
    const strange = docks.reduce((sum, at, i) => (i === dock ? sum : sum + Math.max(0, own + 4 - away(at, box))), 0)
    const wish = wished[dock]!
    const moved = Math.hypot(box.x + box.width / 2 - wish.x, box.y + box.height / 2 - wish.y)
    return { hidden, cost: hidden * 3 + strange * 4 + own * 1.2 + moved * 0.5 }
  }
  const costOfBerth = (dock: number, berth: Berth): { hidden: number; cost: number } => {
    const box = stack(berth)
    let hidden = 0
    plates.forEach((other) => (hidden += overlap(box, other)))
    for (const each of coins) hidden += overlap(box, each)
    water.forEach((each, i) => (hidden += overlap(box, each) * (i === dock ? 0.5 : 1)))
    berths.forEach((other, i) => i !== dock && (hidden += overlap(box, stack(other))))
    const at = docks[dock]!
    return { hidden, cost: hidden * 3 + Math.hypot(berth.x - at.x, berth.y - at.y) * 0.6 }
  }

  // A layout made for this size hides nothing: then nothing is moved.
  for (let sweep = 0; sweep < 3; sweep++) {
    let moved = false
    for (const dock of docks.keys()) {
      const now = costOfBerth(dock, berths[dock]!)
      if (now.hidden > TOLERATED) {
        let best = now.cost
        for (let i = 0; i < 24; i++)
          for (const far of [0.62, 0.8, 1.05])
            for (const down of [1, -1] as const) {
              const angle = (i * Math.PI) / 12
              const berth = berthAt(dock, Math.cos(angle) * far * length, Math.sin(angle) * far * 0.75 * length, down)
              const { cost } = costOfBerth(dock, berth)
              if (cost < best - 0.01) {
                best = cost
                berths[dock] = berth
                moved = true
              }
            }
      }
    }
    for (const dock of docks.keys()) {
      const now = costOf(dock, plates[dock]!)
      if (now.hidden <= TOLERATED) continue
      const [w, h] = scene.plates[dock]!
      const at = docks[dock]!
      let best = now.cost
      const step = Math.max(6, w / 10)
      const reach = scene.dock + 34
      for (let x = at.x - w / 2 - reach; x <= at.x + w / 2 + reach; x += step)
        for (let y = at.y - h / 2 - reach; y <= at.y + h / 2 + reach; y += step) {
          const box = plateAt(dock, { x, y })
          const { cost } = costOf(dock, box)
          if (cost < best - 0.01) {
            best = cost
            plates[dock] = box
            moved = true
          }
        }
    }
    if (!moved) break
  }
  return { plates, berths }
}

function within(box: Box, bounds: Box): Box {
  return {
    ...box,
    x: Math.max(bounds.x, Math.min(bounds.x + bounds.width - box.width, box.x)),
    y: Math.max(bounds.y, Math.min(bounds.y + bounds.height - box.height, box.y)),
  }
}

/** What is hidden under something else in an arrangement, for tests: pairs of names. */
export function hiddenIn(scene: Scene, { plates }: Arrangement): string[] {
  const found: string[] = []
  plates.forEach((plate, dock) => {
    plates.forEach((other, i) => i > dock && overlap(plate, other) > 1 && found.push(`plates ${dock} and ${i}`))
    scene.docks.forEach((at, i) => overlap(plate, around(at, scene.dock)) > 1 && found.push(`dock ${i} under ${dock}`))
    scene.prices.forEach(
      ([x, y], i) => overlap(plate, around({ x, y }, scene.coin * 0.9)) > 1 && found.push(`price ${i} under ${dock}`),
    )
    if (outside(plate, scene.bounds) > 1) found.push(`plate ${dock} leaves the board`)
  })
  return found
}
