import type { Term } from '@windward/kit/glossary.ts'
import type { TermFinder } from './term-finder.ts'

/** A term somebody points at, and where it stands on the screen. */
export interface Pointed {
  readonly term: Term
  readonly place: DOMRect
}

/** How long the pointer rests on a word before it is explained, and a finger is held on it. */
const REST_MS = 450
const HELD_MS = 550
/** How far a finger may tremble. */
const TREMBLE = 10
/** How long the card stays when the pointer has left its word: long enough to go to the card. */
const LINGER_MS = 350
/** The board has cards of its own for what lies on it. */
const WHERE = '.side, .seats, .top, dialog, .telling'

/** Listens for a pointer that rests on a word of the glossary, or a finger that is held on one. */
export function watchForTerms(finder: TermFinder, tell: (pointed: Pointed | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from: { readonly x: number; readonly y: number } | undefined
  let shown = false
  const show = (pointed: Pointed | undefined) => {
    shown = pointed !== undefined
    tell(pointed)
  }
  const later = (ms: number, x: number, y: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => show(termAt(finder, x, y)), ms)
  }
  const moved = (event: PointerEvent) => {
    const { clientX: x, clientY: y, pointerType, target } = event
    if (pointerType === 'mouse') {
      if (target instanceof Element && target.closest('[data-term-card]')) clearTimeout(timer)
      else later(shown ? LINGER_MS : REST_MS, x, y)
    } else if (from !== undefined && Math.hypot(x - from.x, y - from.y) > TREMBLE) clearTimeout(timer)
  }
  const pressed = ({ clientX: x, clientY: y, pointerType, target }: PointerEvent) => {
    if (target instanceof Element && target.closest('[data-term-card]')) return
    clearTimeout(timer)
    if (shown) show(undefined)
    from = { x, y }
    if (pointerType !== 'mouse') later(HELD_MS, x, y)
  }
  const released = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') clearTimeout(timer)
  }
  const keyed = ({ key }: KeyboardEvent) => {
    clearTimeout(timer)
    if (shown && key === 'Escape') show(undefined)
  }
  const scrolled = () => {
    if (shown) show(undefined)
  }
  addEventListener('pointermove', moved, { passive: true })
  addEventListener('pointerdown', pressed)
  addEventListener('pointerup', released)
  addEventListener('keydown', keyed)
  addEventListener('scroll', scrolled, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('pointermove', moved)
    removeEventListener('pointerdown', pressed)
    removeEventListener('pointerup', released)
    removeEventListener('keydown', keyed)
    removeEventListener('scroll', scrolled, { capture: true })
  }
}

/** The term under a point of the screen, if the point lies on its letters. */
function termAt(finder: TermFinder, x: number, y: number): Pointed | undefined {
  const at = document.caretPositionFromPoint?.(x, y)
  const node = at?.offsetNode
  if (at == null || !(node instanceof Text) || node.parentElement?.closest(WHERE) == null) return undefined
  for (const { term, from, to } of finder.in(node.data)) {
    if (at.offset < from || at.offset > to) continue
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    const place = range.getBoundingClientRect()
    const onIt = x >= place.left && x <= place.right && y >= place.top && y <= place.bottom
    if (onIt) return { term, place }
  }
  return undefined
}
