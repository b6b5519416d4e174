/** Zoom and position of the map, and the conversion between screen and board coordinates. */

import type { Area } from './spots'

/** Half a tile in the units of the drawing. */
export const CELL = 40

/** Where the drawing is on the screen: `screen = drawing × k + (x, y)`, in pixels. */
export interface Camera {
  x: number
  y: number
  k: number
}

export interface Size {
  width: number
  height: number
}

/** Half a tile on the screen: no smaller and no larger than this. */
const SMALLEST = 9
const LARGEST = 96

/** With few tiles the whole would be drawn absurdly large. */
const LARGEST_FIT = 54

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))

/** The camera that shows an area (in cells) as large as possible, in the middle. */
export function fit(area: Area, { width, height }: Size): Camera {
  const wide = (area.right - area.left) * CELL
  const high = (area.bottom - area.top) * CELL
  const k = between(SMALLEST / CELL, Math.min(width / wide, height / high), LARGEST_FIT / CELL)
  return {
    k,
    x: width / 2 - (k * CELL * (area.left + area.right)) / 2,
    y: height / 2 - (k * CELL * (area.top + area.bottom)) / 2,
  }
}

/** Brings the camera closer by a factor, with the point under the pointer staying where it is. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const k = between(SMALLEST / CELL, camera.k * factor, LARGEST / CELL)
  const ratio = k / camera.k
  return { k, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }
}

/** Two fingers: the point between them travels, their distance is the zoom. */
export function pinch(camera: Camera, before: readonly [Point, Point], after: readonly [Point, Point]): Camera {
  const apart = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const from = middle(before)
  const to = middle(after)
  return zoom({ ...camera, x: camera.x + to.x - from.x, y: camera.y + to.y - from.y }, apart(after) / apart(before), to)
}

export interface Point {
  x: number
  y: number
}

/** Keeps the city within reach: the middle of the window never leaves the area. */
export function held(camera: Camera, area: Area, { width, height }: Size): Camera {
  const unit = camera.k * CELL
  return {
    k: camera.k,
    x: between(width / 2 - area.right * unit, camera.x, width / 2 - area.left * unit),
    y: between(height / 2 - area.bottom * unit, camera.y, height / 2 - area.top * unit),
  }
}

/** Moves just far enough that a place (in cells) is at least `edge` pixels inside the window. */
export function reveal(camera: Camera, place: Area, { width, height }: Size, edge = 24): Camera {
  const unit = camera.k * CELL
  const shift = (from: number, to: number, length: number) => {
    if (to - from > length - 2 * edge) return length / 2 - (from + to) / 2
    if (from < edge) return edge - from
    return to > length - edge ? length - edge - to : 0
  }
  return {
    k: camera.k,
    x: camera.x + shift(place.left * unit + camera.x, place.right * unit + camera.x, width),
    y: camera.y + shift(place.top * unit + camera.y, place.bottom * unit + camera.y, height),
  }
}

/** Moves just far enough that no place (in cells) is cut by an edge, as long as those in sight have room together. */
export function uncut(camera: Camera, places: readonly Area[], { width, height }: Size, edge = 8): Camera {
  const unit = camera.k * CELL
  const touched = places.filter(
    ({ left, top, right, bottom }) =>
      right * unit + camera.x > 0 &&
      left * unit + camera.x < width &&
      bottom * unit + camera.y > 0 &&
      top * unit + camera.y < height,
  )
  if (!touched.length) return camera
  const all = {
    left: Math.min(...touched.map(({ left }) => left)),
    top: Math.min(...touched.map(({ top }) => top)),
    right: Math.max(...touched.map(({ right }) => right)),
    bottom: Math.max(...touched.map(({ bottom }) => bottom)),
  }
  const to = reveal(camera, all, { width, height }, edge)
  return {
    k: camera.k,
    x: (all.right - all.left) * unit > width - 2 * edge ? camera.x : to.x,
    y: (all.bottom - all.top) * unit > height - 2 * edge ? camera.y : to.y,
  }
}

/** Whether an area (in cells) is entirely in the window. */
export function sees(camera: Camera, area: Area, { width, height }: Size): boolean {
  const unit = camera.k * CELL
  return (
    area.left * unit + camera.x >= 0 &&
    area.top * unit + camera.y >= 0 &&
    area.right * unit + camera.x <= width &&
    area.bottom * unit + camera.y <= height
  )
}

/** The visible part of the drawing (in its own units). */
export function sight(camera: Camera, { width, height }: Size) {
  return {
    x: -camera.x / camera.k,
    y: -camera.y / camera.k,
    width: width / camera.k,
    height: height / camera.k,
  }
}

/** From the screen into cells. */
export const cellsAt = (camera: Camera, point: Point): Point => ({
  x: (point.x - camera.x) / (camera.k * CELL),
  y: (point.y - camera.y) / (camera.k * CELL),
})

/** The place of a tile whose middle is nearest to a point in cells. */
export const placeAt = (point: Point): Point => ({ x: Math.round(point.x) - 1, y: Math.round(point.y) - 1 })

/** A tile under a finger: half of it on the screen, when a window of the map is shown instead of the whole. */
export const FINGER = 31

/** The same for a mouse pointer. */
export const MOUSE = 24

/** Below this, half a tile is too small to hit: a tap comes closer first. */
export const TOO_SMALL = 27

/** How far from a place a tap may be and still count. */
export const SNAP = 32

/**
 * The window in which half a tile has at least this many pixels: the whole city if its tiles are then large enough, else
 * as many of the places as possible, with the best ones weighing more.
 */
export function windowOn(
  area: Area,
  size: Size,
  places: readonly (Point & { weight: number })[],
  least: number = FINGER,
): Camera {
  const all = fit(area, size)
  if (all.k * CELL >= least || !size.width) return all
  const k = least / CELL
  const around = ({ x, y }: Point) =>
    held({ k, x: size.width / 2 - x * least, y: size.height / 2 - y * least }, area, size)
  const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 }
  const worth = (camera: Camera) =>
    places.reduce((sum, { x, y, weight }) => {
      const place = { left: x, top: y, right: x + 2, bottom: y + 2 }
      return sees(camera, place, size) ? sum + weight : sum
    }, 0)
  const candidates = places.flatMap((one) =>
    places.map((other) => around({ x: (one.x + other.x) / 2 + 1, y: (one.y + other.y) / 2 + 1 })),
  )
  let best = around(middle)
  let most = worth(best)
  for (const candidate of candidates.slice(0, 400)) {
    const value = worth(candidate)
    if (value > most) [best, most] = [candidate, value]
  }
  return best
}

/** The nearest of several points to another, in the same units, if it is no farther than `most`. */
export function nearest<Each extends Point>(points: readonly Each[], to: Point, most: number): Each | null {
  let found: Each | null = null
  let least = most
  for (const each of points) {
    const distance = Math.hypot(each.x - to.x, each.y - to.y)
    if (distance <= least) [found, least] = [each, distance]
  }
  return found
}
