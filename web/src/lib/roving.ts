/** Keyboard navigation on a board with the arrow keys. */

import type { Attachment } from 'svelte/attachments'

const ELEMENTS = '[data-pick]'

interface Place {
  x: number
  y: number
}

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const AHEAD: Record<Direction, (from: Place, to: Place) => [number, number]> = {
  ArrowLeft: (a, b) => [a.x - b.x, Math.abs(a.y - b.y)],
  ArrowRight: (a, b) => [b.x - a.x, Math.abs(a.y - b.y)],
  ArrowUp: (a, b) => [a.y - b.y, Math.abs(a.x - b.x)],
  ArrowDown: (a, b) => [b.y - a.y, Math.abs(a.x - b.x)],
}

/** The nearest place in a direction, preferring what is straight ahead; −1 if there is none. */
export function nearest(places: readonly Place[], from: number, direction: Direction): number {
  const here = places[from]
  if (!here) return places.length ? 0 : -1
  let best = -1
  let least = Infinity
  places.forEach((place, i) => {
    if (i === from) return
    const [ahead, aside] = AHEAD[direction](here, place)
    if (ahead <= 1) return
    const cost = ahead + aside * 2
    if (cost < least) [least, best] = [cost, i]
  })
  return best
}

/**
 * One Tab stop for a whole board, or with `each` one for every element: arrow keys go to the nearest element with `data-pick`, Home and End to the first and
 * last, Enter and Space press. Attach it to the board's root.
 */
export function roving(selector = ELEMENTS, each = false): Attachment {
  return (root) => {
    const all = () => [...root.querySelectorAll<HTMLElement | SVGElement>(selector)]
    let current: Element | null = null

    const mark = () => {
      const elements = all()
      if (!current || !elements.includes(current as HTMLElement)) current = elements[0] ?? null
      for (const element of elements) {
        const index = each || element === current ? '0' : '-1'
        // Setting an equal value would wake the observer again.
        if (element.getAttribute('tabindex') !== index) element.setAttribute('tabindex', index)
      }
    }

    const go = (element: Element | undefined) => {
      if (!element) return
      current = element
      mark()
      ;(element as HTMLElement).focus()
    }

    const onKey = (event: Event) => {
      const { key, target } = event as KeyboardEvent
      const elements = all()
      const at = elements.indexOf((target as Element).closest(selector) as HTMLElement)
      if (at < 0) return
      if (key in AHEAD) {
        const places = elements.map((element) => {
          const box = element.getBoundingClientRect()
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        })
        const next = nearest(places, at, key as Direction)
        if (next >= 0) go(elements[next])
      } else if (key === 'Home') go(elements[0])
      else if (key === 'End') go(elements.at(-1))
      else if ((key === 'Enter' || key === ' ') && elements[at]!.tagName !== 'BUTTON')
        elements[at]!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      else return
      event.preventDefault()
      event.stopPropagation()
    }

    const onFocus = (event: Event) => {
      const element = (event.target as Element).closest(selector)
      if (element) {
        current = element
        mark()
      }
    }

    const observer = new MutationObserver(mark)
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-pick', 'tabindex'],
    })
    root.addEventListener('keydown', onKey)
    root.addEventListener('focusin', onFocus)
    mark()
    return () => {
      observer.disconnect()
      root.removeEventListener('keydown', onKey)
      root.removeEventListener('focusin', onFocus)
    }
  }
}
