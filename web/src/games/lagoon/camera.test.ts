import { describe, expect, it } from 'vitest'
import { CELL, cellsAt, fit, held, pinch, placeAt, reveal, sees, sight, uncut, zoom } from './camera'

const SIZE = { width: 996, height: 600 }
const AREA = { left: -3, top: -3, right: 8, bottom: 8 }

describe('fit', () => {
  it('shows the whole area in the middle', () => {
    const camera = fit(AREA, SIZE)
    expect(sees(camera, AREA, SIZE)).toBe(true)
    expect(cellsAt(camera, { x: 498, y: 300 })).toEqual({ x: 2.5, y: 2.5 })
  })
  it('still works for the largest city on a phone, and does not blow up a small one', () => {
    expect(
      fit({ left: -19, top: -19, right: 25, bottom: 25 }, { width: 390, height: 300 }).k * CELL,
    ).toBeLessThanOrEqual(9)
    expect(fit({ left: 0, top: 0, right: 2, bottom: 2 }, SIZE).k * CELL).toBe(54)
  })
})

describe('zoom', () => {
  it('keeps the point under the pointer', () => {
    const before = fit(AREA, SIZE)
    const at = { x: 300, y: 120 }
    const after = zoom(before, 1.5, at)
    expect(after.k).toBeCloseTo(before.k * 1.5)
    expect(cellsAt(after, at).x).toBeCloseTo(cellsAt(before, at).x)
    expect(cellsAt(after, at).y).toBeCloseTo(cellsAt(before, at).y)
  })
  it('has limits', () => {
    const camera = fit(AREA, SIZE)
    expect(zoom(camera, 1000, { x: 0, y: 0 }).k * CELL).toBe(96)
    expect(zoom(camera, 0.001, { x: 0, y: 0 }).k * CELL).toBe(9)
  })
})

describe('pinch', () => {
  it('moves with the fingers when their distance stays', () => {
    const camera = fit(AREA, SIZE)
    const after = pinch(
      camera,
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      [
        { x: 130, y: 140 },
        { x: 230, y: 140 },
      ],
    )
    expect([after.x - camera.x, after.y - camera.y, after.k]).toEqual([30, 40, camera.k])
  })
  it('zooms about the point between them', () => {
    const camera = fit(AREA, SIZE)
    const after = pinch(
      camera,
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      [
        { x: 90, y: 100 },
        { x: 210, y: 100 },
      ],
    )
    expect(after.k).toBeCloseTo(camera.k * 1.2)
    expect(cellsAt(after, { x: 150, y: 100 }).x).toBeCloseTo(cellsAt(camera, { x: 150, y: 100 }).x)
  })
})

describe('the city stays within reach', () => {
  it('however far one drags', () => {
    const camera = held({ ...fit(AREA, SIZE), x: 1e6, y: -1e6 }, AREA, SIZE)
    const middle = cellsAt(camera, { x: 498, y: 300 })
    expect(middle.x).toBeCloseTo(AREA.left)
    expect(middle.y).toBeCloseTo(AREA.bottom)
  })
  it('and what gets the focus comes into sight', () => {
    const place = { left: 30, top: 0, right: 32, bottom: 2 }
    const before = fit(AREA, SIZE)
    expect(sees(before, place, SIZE)).toBe(false)
    expect(sees(reveal(before, place, SIZE), place, SIZE)).toBe(true)
    expect(reveal(before, { left: 0, top: 0, right: 2, bottom: 2 }, SIZE)).toEqual(before)
  })
})

describe('values at an edge', () => {
  const camera = { k: 1, x: 0, y: 0 }
  const size = { width: 400, height: 400 }
  const tag = (x: number, y: number) => ({ left: x - 0.6, top: y - 0.4, right: x + 0.6, bottom: y + 0.4 })

  it('are moved into the window', () => {
    const moved = uncut(camera, [tag(5, 0), tag(5, 5)], size)
    expect(moved).toEqual({ k: 1, x: 0, y: 24 })
    expect(sees(moved, tag(5, 0), size)).toBe(true)
  })
  it('stay where they are if others would be cut instead, or if they are out of sight', () => {
    expect(uncut(camera, [tag(5, 0), tag(5, 10)], size)).toEqual(camera)
    expect(uncut(camera, [tag(5, -4), tag(5, 5)], size)).toEqual(camera)
  })
})

it('knows what is in sight', () => {
  expect(sight({ x: -80, y: 40, k: 2 }, { width: 200, height: 100 })).toEqual({ x: 40, y: -20, width: 100, height: 50 })
})

it('finds the place of a tile from its middle', () => {
  expect(placeAt({ x: 1.3, y: -0.8 })).toEqual({ x: 0, y: -2 })
})
