/** Dragging, pinching and zooming the map with mouse, touch or wheel. */

import type { Attachment } from 'svelte/attachments'
import type { Point } from './camera'

interface Hands {
  /** The drawing follows a finger or the pressed mouse. */
  drag(by: Point): void
  /** Two fingers. */
  pinch(before: [Point, Point], after: [Point, Point]): void
  /** The wheel, or two fingers on a touch pad. */
  wheel(factor: number, at: Point): void
}

/** A press that moves less than this is a click. */
const SLACK = 6

/** Drag, pinch and wheel on an element. A drag never ends in a click. */
export function gestures(hands: Hands): Attachment<Element> {
  return (root) => {
    const down = new Map<number, Point>()
    let travelled = 0
    let swallow = false

    const at = (event: MouseEvent): Point => {
      const box = root.getBoundingClientRect()
      return { x: event.clientX - box.x, y: event.clientY - box.y }
    }

    const press = (event: Event) => {
      const pointer = event as PointerEvent
      if (pointer.pointerType === 'mouse' && pointer.button !== 0) return
      if (!down.size) {
        travelled = 0
        swallow = false
      }
      down.set(pointer.pointerId, at(pointer))
    }

    const move = (event: Event) => {
      const pointer = event as PointerEvent
      const before = down.get(pointer.pointerId)
      if (!before) return
      const after = at(pointer)
      travelled += Math.hypot(after.x - before.x, after.y - before.y)
      if (!swallow && travelled < SLACK && down.size < 2) return
      if (!swallow) {
        swallow = true
        // From here on the drawing follows even if the pointer leaves it.
        root.setPointerCapture(pointer.pointerId)
      }
      if (down.size === 1) hands.drag({ x: after.x - before.x, y: after.y - before.y })
      else {
        const [other] = [...down].filter(([id]) => id !== pointer.pointerId).map(([, point]) => point)
        hands.pinch([before, other!], [after, other!])
      }
      down.set(pointer.pointerId, after)
    }

    const lift = (event: Event) => {
      down.delete((event as PointerEvent).pointerId)
    }

    const click = (event: Event) => {
      if (swallow && (event as PointerEvent).detail > 0) event.stopPropagation()
    }

    const wheel = (event: Event) => {
      const turn = event as WheelEvent
      turn.preventDefault()
      const lines = turn.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
      hands.wheel(Math.exp((-turn.deltaY * lines) / (turn.ctrlKey ? 120 : 480)), at(turn))
    }

    root.addEventListener('pointerdown', press)
    root.addEventListener('pointermove', move)
    for (const kind of ['pointerup', 'pointercancel']) root.addEventListener(kind, lift)
    root.addEventListener('click', click, { capture: true })
    root.addEventListener('wheel', wheel, { passive: false })
    return () => {
      root.removeEventListener('pointerdown', press)
      root.removeEventListener('pointermove', move)
      for (const kind of ['pointerup', 'pointercancel']) root.removeEventListener(kind, lift)
      root.removeEventListener('click', click, { capture: true })
      root.removeEventListener('wheel', wheel)
    }
  }
}
