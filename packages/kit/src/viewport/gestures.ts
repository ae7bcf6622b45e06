import type { Spot } from './camera.ts'

/** What the hands do on a board. */
export interface Hands {
  pan(dx: number, dy: number): void
  zoom(factor: number, about: Spot): void
  /** A gesture has begun or ended: between the two nothing needs to be sharp. */
  busy(busy: boolean): void
}

/** Farther than this and it is a drag, no longer a tap. */
const SLACK = 6
const REST = 160
const WHEEL = 0.0016
const PINCH = 0.01
const LINE = 18

/** Listens to wheel, drag and pinch on an element. Returns what stops the listening. */
export function listen(element: HTMLElement, hands: Hands): () => void {
  const held = new Map<number, Spot>()
  let start: Spot | undefined
  let dragging = false
  let rest: number | undefined

  const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  const restSoon = () => {
    window.clearTimeout(rest)
    rest = window.setTimeout(() => hands.busy(false), REST)
  }

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || isControl(event.target)) return
    held.set(event.pointerId, spotOf(event))
    start = spotOf(event)
    if (held.size > 1) dragging = true
    else dragging = false
  }

  const move = (event: PointerEvent) => {
    const before = held.get(event.pointerId)
    if (before === undefined) return
    const now = spotOf(event)
    if (!dragging && start !== undefined && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return
    if (!dragging) {
      dragging = true
      hands.busy(true)
    }
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
    if (other === undefined) hands.pan(now.x - before.x, now.y - before.y)
    else pinch(before, now, other)
    held.set(event.pointerId, now)
  }

  const pinch = (before: Spot, now: Spot, other: Spot) => {
    hands.busy(true)
    const far = Math.hypot(before.x - other.x, before.y - other.y)
    const factor = far === 0 ? 1 : Math.hypot(now.x - other.x, now.y - other.y) / far
    hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
    hands.zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
  }

  const up = (event: PointerEvent) => {
    if (!held.delete(event.pointerId)) return
    if (held.size === 0 && dragging) restSoon()
  }

  /** What ends a drag is not a click. */
  const click = (event: MouseEvent) => {
    if (!dragging) return
    dragging = false
    event.stopPropagation()
    event.preventDefault()
  }

  const wheel = (event: WheelEvent) => {
    if (isControl(event.target)) return
    event.preventDefault()
    hands.busy(true)
    const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1
    hands.zoom(Math.exp(-event.deltaY * step * (event.ctrlKey ? PINCH : WHEEL)), spotOf(event))
    restSoon()
  }

  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', up)
  element.addEventListener('click', click, { capture: true })
  element.addEventListener('wheel', wheel, { passive: false })
  return () => {
    window.clearTimeout(rest)
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', up)
    element.removeEventListener('click', click, { capture: true })
    element.removeEventListener('wheel', wheel)
  }
}

/** What lies over the board keeps its own touches. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, [data-over]') !== null
