/** What is asked, step by step; what the buttons say; what the preview is called. */

import { setMarkerAnswer } from './marker-answers'
import type { Choice, Decision, Message } from '../../lib/protocol'
import type { Action, BoardProps } from '../contract'
import { mostOf } from './bids'
import { decode, END, isSlot, offersOf } from './picks'
import { desk } from './desk.svelte'
import { GONDOLIERI, goodName, SHOPS, stockName, type MastersView } from './view'
import { costOf, tickedCount } from './purchase'

const say = (id: string, args: Message['args'] = {}): Message => ({ id: `masters-web-${id}`, args })

/** Whether anything can be sold to a shop; if not, the true reason. */
export function whyNoSale(view: MastersView, decision: Decision): Message | null {
  if (decision.kind !== 'at-shops') return null
  if (offersOf(decision).some(({ action }) => action.type === 'sell-cubes')) return null
  const cubes = view.players[view.seat]?.cubes ?? []
  const held = cubes.slice(0, SHOPS)
  if (!held.some(Boolean)) return say('sale-no-goods')
  if (held.some((count, shop) => count > 0 && view.shops[shop]!.orders > 0)) return { id: 'masters-refused-sold' }
  return say('sale-no-orders')
}

/** Whether nothing but a rumour or a favour can be played here any more. */
function onlyTiles(decision: Decision): boolean {
  const types = offersOf(decision).flatMap(({ action }) => (action.type === 'end' ? [] : [action.type]))
  return isSlot(decision) && types.length > 0 && types.every((type) => type === 'rumor' || type === 'favor')
}

/** Rounds until the Marker is fresh again; 0: never. */
const untilFresh = (view: MastersView) => view.next_bid ?? 0

/** Questions that say in few words what there is little room for. */
const SHORT = ['bid', 'at-docks', 'at-market', 'at-mercato', 'at-church']

export function questionOf(view: MastersView, decision: Decision, board: BoardProps): Message | null {
  const low = board.compact && board.layout !== 'T'
  if (low && decision.kind === 'jump' && view.window?.before != null)
    return say('short-jump', { name: { seat: view.window.before } })
  if (low && decision.kind === 'go-first') return say('short-go-first')
  const short = low && SHORT.includes(decision.kind) && decision.prompt.id !== 'masters-ask-tiles'
  return stepOf(view, decision) ?? (short ? say(`short-${decision.kind}`, { ducats: view.cash ?? 0 }) : null)
}

/** The question for the next part of a gesture, or with its reason. */
function stepOf(view: MastersView, decision: Decision): Message | null {
  if (desk.held?.type === 'rumor') return say('ask-rumor', { shop: stockName(desk.held.shop) })
  if (desk.held?.type === 'favor') return say('ask-favor')
  const { window, location } = view
  // At the shops the reason is given why nothing can be sold.
  if (decision.kind !== 'at-shops' && location !== null && onlyTiles(decision))
    return { id: 'masters-ask-tiles', args: { place: atPlace(view, location) } }
  switch (decision.kind) {
    case 'at-docks':
      if (desk.stealing) return say('ask-steal')
      if (desk.ticks) return say('ask-more', { dock: desk.ticks.dock + 1 })
      return null
    case 'at-shops': {
      const why = whyNoSale(view, decision)
      return why && !offersOf(decision).some(({ action }) => action.type === 'majority') ? why : null
    }
    case 'at-mercato':
      return desk.give === null ? null : say('ask-swap', { good: goodName(desk.give) })
    case 'go-first':
      return (
        window &&
        say('ask-go-first', { place: atPlace(view, window.place), own: atPlace(view, window.own ?? window.place) })
      )
    case 'jump':
      return window && window.before !== null
        ? say('ask-jump', { name: { seat: window.before }, place: atPlace(view, window.place) })
        : null
  }
  return null
}

const atPlace = (view: MastersView, place: number): Message => ({ id: `masters-at-${view.places[place]}` })

export function hintOf(view: MastersView, decision: Decision): Message | null {
  if (onlyTiles(decision)) return say('hint-slot')
  switch (decision.kind) {
    case 'bid':
    case 'pick-character':
    case 'adjust-orders':
    case 'choose-move':
    case 'points-or-cash':
    case 'keep-order':
    case 'return-order':
    case 'harbor-extra':
    case 'place-cube':
      return say(`hint-${decision.kind}`)
    case 'go-first':
    case 'jump':
      return say('hint-marker', { rounds: untilFresh(view) })
    case 'at-docks': {
      if (desk.stealing) return say('hint-steal')
      const after = view.forecast.find(({ place }) => place === view.location)?.seats.length ?? 0
      return say('hint-docks', { after })
    }
    case 'at-shops':
      // The question gives the reason.
      return say(whyNoSale(view, decision) ? 'hint-slot' : 'hint-shops')
    case 'at-market':
      return say('hint-market')
    case 'at-mercato':
      return desk.give === null ? say('hint-mercato') : null
  }
  return isSlot(decision) ? say('hint-slot') : null
}

/** What the main button says for a choice. */
export function buttonLabelOf(view: MastersView, choice: Choice, decision: Decision): Message | null {
  const action = decode(decision, choice.pick)
  switch (action?.type) {
    case 'bid':
      return decision.answered !== null && decision.answered !== undefined
        ? say('bid-change', { bid: action.ducats })
        : say('do-bid', { bid: action.ducats })
    case 'character':
      return say('do-character', { character: choice.label })
    case 'adjust':
      return say('do-adjust', { shop: stockName(action.shop), orders: choice.label.args?.after ?? 0 })
    case 'move':
      return say('do-move', { place: { id: `masters-short-${view.places[action.place]}-name` } })
    case 'buy-cubes':
      return say('do-crates', { count: action.count, ducats: action.count * view.goods[action.good]!.price })
    case 'steal':
      return say('do-steal', { good: goodName(action.good) })
    case 'sell-cubes':
      return say('do-sell', {
        count: action.count,
        good: goodName(action.good),
        ducats: 2 * action.count * view.goods[action.good]!.price,
      })
    case 'place':
      return action.good === null ? null : say('do-place', { good: goodName(action.good), dock: action.dock + 1 })
  }
  return null
}

/** The title of the preview, at most 30 characters. */
export function previewTitleOf(_view: MastersView, choice: Choice, decision: Decision): Message | null {
  const action = decode(decision, choice.pick)
  switch (action?.type) {
    case 'bid':
      return say('bid')
    case 'buy-cubes': {
      const ticks = desk.ticks
      if (ticks && ticks.dock === action.dock) {
        const count = tickedCount(ticks)
        return say('title-crates', { dock: ticks.dock + 1, count })
      }
      return say('title-crates', { dock: action.dock + 1, count: action.count })
    }
    case 'steal':
      return say('title-steal', { dock: action.dock + 1, good: goodName(action.good) })
    case 'sell-cubes':
      return say('title-sell', { count: action.count, good: goodName(action.good) })
    case 'majority':
      return say('title-majority', { shop: stockName(action.shop) })
    case 'buy-shares':
      return say('title-buy', { count: action.count, what: stockName(action.stock) })
    case 'sell-shares':
      return say('title-sell-shares', { count: action.count, what: stockName(action.stock) })
    case 'buy-goods':
      return say('title-buy', { count: action.count, what: goodName(action.good) })
    case 'sell-goods':
      return say('title-sell-shares', { count: action.count, what: goodName(action.good) })
    case 'adjust':
      return say('orders-of', { shop: stockName(action.shop) })
    case 'favor':
      return say('title-favor', { count: action.count, shop: stockName(action.shop) })
    case 'rumor':
      return say('rumor', { shop: stockName(action.shop) })
    case 'buy-favor':
      return say('title-buy-favor')
    case 'unload':
      return say('title-unload')
    case 'deliver':
      return say('title-deliver')
    case 'points':
      return say('take-points')
    case 'place':
      return say('title-place', { dock: action.dock + 1 })
    case 'marker':
      return say('marker')
  }
  return null
}

/** Choices that must be confirmed even if confirmation is off: secret ones, simultaneous ones, and composed ones. */
export function asksAlways(_view: MastersView, choice: Choice, decision: Decision): boolean {
  const action = decode(decision, choice.pick)
  return ['bid', 'move', 'buy-cubes', 'draw', 'unload'].includes(action?.type ?? '')
}

/** Keeps the Marker, now and until this is withdrawn: the server answers. */
export const keepOn = (): void => void setMarkerAnswer('never')

/** The ways to use the Marker. */
export const usesOf = (decision: Decision) => decision.choices.filter(({ pick }) => pick !== 0)

/**
 * How many things the list offers: crates, not how many of them; a tile once for each shop; stealing once. Passing and
 * keeping the Marker have buttons of their own.
 */
export function listedCount(decision: Decision): number {
  if (decision.kind === 'go-first' || decision.kind === 'jump') return usesOf(decision).length
  if (!isSlot(decision)) return decision.choices.length
  return new Set(
    offersOf(decision).flatMap(({ pick, action }) => {
      switch (action.type) {
        case 'end':
          return []
        case 'steal':
          return ['steal']
        case 'rumor':
          return [`rumor-${action.shop}`]
        case 'favor':
          return [`favor-${action.kind}-${action.shop}`]
        default:
          return [String(pick)]
      }
    }),
  ).size
}

/** A way to use the Marker, as short as a button needs it. */
export function useSays({ label }: Choice): Message {
  const args = label.args ?? {}
  if (label.id === 'masters-label-ahead') return say('do-ahead', args)
  return label.id === 'masters-label-own-turn' ? say('do-own-turn', args) : label
}

/** The buttons for what is proposed. */
export function actionsOf(board: BoardProps<MastersView>): Action[] | null {
  const { decision, view, chosen } = board
  if (!decision) return null
  if (decision.kind === 'go-first' || decision.kind === 'jump') {
    // The chips propose a way to use it; keeping it takes one click.
    const use = usesOf(decision).find(({ pick }) => pick === chosen)
    return [
      ...(use ? [{ id: 'do', label: useSays(use), icon: 'flag' as const, run: () => board.confirm() }] : []),
      { id: 'keep', label: say('do-keep'), icon: 'check', run: () => board.confirm(0) },
      // On a narrow screen it is among the choices.
      ...(board.compact ? [] : [{ id: 'keep-on', label: say('keep-on'), run: () => keepOn() }]),
    ]
  }
  if (decision.kind === 'bid') {
    const bid = Math.min(desk.bid, mostOf(decision))
    const sealed = decision.answered ?? null
    return [
      {
        id: 'do',
        label: sealed === null ? say('do-bid', { bid }) : say('bid-change', { bid }),
        icon: 'lock',
        disabled: sealed === bid,
        run: () => board.confirm(bid),
      },
    ]
  }
  if (!isSlot(decision)) return null
  const ending = decision.choices.find(({ pick }) => pick === END)
  const passes = ending?.label.id === 'masters-label-pass'
  const end: Action = {
    id: 'end',
    label: passes && decision.kind === 'at-docks' ? say('do-nothing') : (ending?.label ?? say('do-nothing')),
    icon: 'next',
    run: () => board.confirm(END),
  }
  const choice = decision.choices.find(({ pick }) => pick === chosen && pick !== END)
  const count = tickedCount(desk.ticks)
  const main: Action =
    count && (!choice || decode(decision, choice.pick)?.type === 'buy-cubes')
      ? {
          id: 'do',
          label: say('do-crates', { count, ducats: costOf(view, desk.ticks) }),
          icon: 'check',
          run: () => {
            const first = desk.buy()
            if (first !== null) board.confirm(first)
          },
        }
      : choice
        ? {
            id: 'do',
            label: buttonLabelOf(view, choice, decision) ?? choice.label,
            icon: 'check',
            run: () => board.confirm(),
          }
        : {
            id: 'do',
            label: say(desk.stealing ? 'first-steal' : onlyTiles(decision) ? 'first-tile' : `first-${decision.kind}`),
            icon: 'check',
            disabled: true,
            run: () => {},
          }
  // Where ending the turn is all that is left, or what a hint proposes, it is the main button.
  const only = decision.choices.every(({ pick }) => pick === END) || (chosen === END && !count)
  if (desk.held) return [main, { id: 'put-back', label: say('put-back'), icon: 'close', run: () => (desk.held = null) }]
  return ending ? (only ? [end] : [main, end]) : [main]
}

/** The holder of the Marker; null before the first bidding. */
export const markerHolder = (view: MastersView) => view.characters[GONDOLIERI]?.holder ?? null
