/** Cubes by colour: counting them, and a draft of how they are shared out, marked or changed before it is a pick. */

import type { SymbolName } from '../../art/symbols'
import type { Message } from '../../lib/protocol'
import { DISCARD_STEP, NO_CUBE } from './picks.generated'
import { cargoOf, cubeName, cubesOf, type Cubes, type GondolaView } from './view'

export const CUBE_SYMBOLS: readonly SymbolName[] = ['ceramics', 'cloth', 'silver']
/** In splits a pick above this discards a cube of the colour before its multiple. */
export { DISCARD_STEP, NO_CUBE }

export const none = (): Cubes => [0, 0, 0]
export const size = (cubes: readonly number[]): number => cubes.reduce((sum, count) => sum + count, 0)
export const add = (a: readonly number[], b: readonly number[]): Cubes => [a[0]! + b[0]!, a[1]! + b[1]!, a[2]! + b[2]!]
const less = (a: readonly number[], b: readonly number[]): Cubes => [a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!]
export const short = (wanted: readonly number[], held: readonly number[]): Cubes =>
  less(wanted, held).map((count) => Math.max(0, count)) as Cubes
export const one = (colour: number): Cubes => [0, 1, 2].map((each) => Number(each === colour)) as Cubes

/** The colours one by one. */
export const each = (cubes: readonly number[]): number[] =>
  cubes.flatMap((count, colour) => Array<number>(count).fill(colour))

/** "2 × ceramics, 1 × silver" as a message. */
export function cargoName(cubes: readonly number[]): Message {
  const held = cubes.flatMap((count, colour) =>
    count ? [{ id: 'gondola-cubes', args: { count, cube: cubeName(colour) } }] : [],
  )
  return held.length ? { id: 'gondola-cargo', args: { cubes: held } } : { id: 'gondola-cargo-none' }
}

/** Where the cubes of the question lie: in its boat, in the other one, or outside. */
export interface Draft {
  here: Cubes
  there: Cubes
  out: Cubes
}
export type Place = keyof Draft

/** Kinds of questions that are answered by moving cubes about. */
export const SHARING = ['own-swap', 'stocks-split']
export const MARKING = ['discard', 'spend-cubes']
export const isHandled = (kind: string) => kind === 'convert' || SHARING.includes(kind) || MARKING.includes(kind)

const boatOf = (view: GondolaView, boat: number) => view.boats[boat]!

/** How the cubes lie before anything is moved. */
export function start(view: GondolaView, kind: string): Draft {
  const hold = view.hold!
  const here = boatOf(view, hold.boat).cubes ?? none()
  const twin = boatOf(view, hold.boat ^ 1)
  if (!SHARING.includes(kind)) return { here, there: none(), out: none() }
  const there = twin.cubes ?? none()
  const room = (boatOf(view, hold.boat).capacity ?? 0) > size(here)
  const besides = (twin.capacity ?? 0) > size(there)
  if (room) return { here: add(here, hold.gained), there, out: none() }
  if (besides) return { here, there: add(there, hold.gained), out: none() }
  return { here, there, out: hold.gained }
}

/** The places a cube can go to, in the order of clicks. */
export function places(view: GondolaView, kind: string): Place[] {
  if (MARKING.includes(kind)) return ['here', 'out']
  const from = start(view, kind)
  return size(from.out) ? ['here', 'there', 'out'] : ['here', 'there']
}

/** A cube of this colour goes on to the next place. */
export function moved(draft: Draft, from: Place, colour: number, order: readonly Place[]): Draft {
  const to = order[(order.indexOf(from) + 1) % order.length]!
  if (from === to || !draft[from][colour]) return draft
  return { ...draft, [from]: less(draft[from], one(colour)), [to]: add(draft[to], one(colour)) }
}

/** A cube of the boat takes the next colour. */
export function recoloured(draft: Draft, colour: number): Draft {
  return { ...draft, here: add(less(draft.here, one(colour)), one((colour + 1) % 3)) }
}

/** The pick that a draft means, offered or not. */
export function pickOf(draft: Draft, kind: string): number {
  if (MARKING.includes(kind)) return cargoOf(draft.out)
  const lost = draft.out.findIndex((count) => count > 0)
  return cargoOf(draft.here) + (kind === 'stocks-split' && lost >= 0 ? (lost + 1) * DISCARD_STEP : 0)
}

/** The draft that a pick means. */
export function draftOf(view: GondolaView, kind: string, pick: number): Draft {
  const from = start(view, kind)
  if (MARKING.includes(kind)) return { ...from, here: less(from.here, cubesOf(pick)), out: cubesOf(pick) }
  const here = cubesOf(pick % DISCARD_STEP)
  if (kind === 'convert') return { ...from, here }
  const out = pick >= DISCARD_STEP ? one(Math.floor(pick / DISCARD_STEP) - 1) : none()
  const all = add(add(from.here, from.there), from.out)
  return { here, there: less(less(all, here), out), out }
}
