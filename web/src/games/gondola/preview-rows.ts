/** The rows of the preview, read from the consequences that the server sends with a choice. */

import type { SymbolName } from '../../art/symbols'
import type { Argument, Message } from '../../lib/protocol'
import { cargoName, draftOf, places, SHARING, size } from './cubes'
import { buildingName, type GondolaView } from './view'

/** A line of the preview: one thing that an option changes. */
export interface Row {
  icon: SymbolName
  /** The seat whose badge replaces the symbol. */
  seat?: number
  text: Message
  /** From one number to another. */
  figure?: string
  /** `stops`: you are asked again there. */
  tone?: 'good' | 'bad' | 'stops'
}

const ICONS: [RegExp, SymbolName][] = [
  [/^(no-)?use$|^gondola-effect/, 'assistant'],
  [/coins|toll/, 'coin'],
  [/scrolls/, 'scroll'],
  [/intrigue|met/, 'intrigue'],
  [/meet/, 'people'],
  [/vp|favour/, 'vp'],
  [/council|end$/, 'council'],
  [/cargo|carries|overflow/, 'anycube'],
  [/assistant|pushed/, 'assistant'],
  [/influence/, 'influence'],
  [/mission/, 'mission'],
  [/risk|free/, 'lock'],
  [/bridge/, 'bridge'],
  [/passenger|delivered|dropped/, 'people'],
]

/** Tracks of which more is worse. */
const WORSE = /intrigue/

const isMessage = (argument: Argument): argument is Message => typeof argument === 'object' && 'id' in argument

/** The parts that an effect consists of; none if it is a sentence. */
export function partsOf(effect: Message | null): Message[] {
  return effect?.id === 'gondola-effect' ? listed(effect.args?.parts).flatMap(apart) : []
}

const listed = (argument: Argument | undefined): Message[] =>
  Array.isArray(argument) ? argument : argument !== undefined && isMessage(argument) ? [argument] : []

/** The effects that are open get a line each. */
function apart(part: Message): Message[] {
  const effects = listed(part.args?.effects)
  if (part.id !== 'gondola-part-use' || effects.length < 2) return [part]
  return effects.map((each, i) => (i ? each : { ...part, args: { effects: [each] } }))
}

export function rowOf(part: Message): Row {
  const kind = part.id.replace('gondola-part-', '')
  const icon = ICONS.find(([word]) => word.test(kind))?.[1] ?? 'next'
  const { before, after, name } = part.args ?? {}
  const seat = typeof name === 'object' && 'seat' in name ? name.seat : undefined
  if (typeof before !== 'number' || typeof after !== 'number')
    return { icon, seat, text: part, tone: kind === 'risk-you' || kind === 'overflow' ? 'bad' : undefined }
  const better = after > before !== WORSE.test(kind)
  // What others gain is no reason to be glad.
  const tone = kind.startsWith('other-') || kind.startsWith('doge-') ? undefined : better ? 'good' : 'bad'
  return {
    icon,
    seat,
    text: { id: `gondola-map-row-${kind}`, args: name === undefined ? undefined : { name } },
    figure: `${before} → ${after}`,
    tone: /coins/.test(kind) && !better ? undefined : tone,
  }
}

/** What each boat carries after a pick that moves cubes about, and what leaves the boats. */
export function holdRows(view: GondolaView, kind: string, pick: number): Row[] {
  const draft = draftOf(view, kind, pick)
  const boat = view.hold!.boat
  const boatName = (number: number): Message => {
    const dock = view.boats[number]!.dock
    const building = dock === null ? null : view.docks[dock]!.building
    return building
      ? { id: 'gondola-web-hold-at', args: { building: buildingName(building) } }
      : { id: 'gondola-web-hold-moving' }
  }
  const names = {
    here: boatName(boat),
    there: boatName(boat ^ 1),
    out: { id: kind === 'spend-cubes' ? 'gondola-web-hold-spent' : 'gondola-web-hold-out' },
  }
  return places(view, kind)
    .filter((place) => place === 'here' || size(draft[place]) || (place === 'there' && SHARING.includes(kind)))
    .map((place) => ({
      icon: place === 'out' ? 'undo' : 'boat',
      text: { id: 'gondola-web-hold-row', args: { place: names[place], cubes: cargoName(draft[place]) } },
    }))
}
