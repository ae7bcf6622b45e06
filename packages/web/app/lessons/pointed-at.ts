import type { FramePart, Pointer } from '@windward/table/lesson'

const PARTS: Readonly<Record<FramePart, string>> = {
  decision: '.decision',
  submit: '[data-seal]',
  seats: '.seats',
  goal: '.goal',
  phases: '.phases, .phase-now',
  papers: '.tablist',
}

/** What somebody points at, as it lies on the screen. */
export interface Spot {
  readonly box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>
  /** The outline of a place, where the board has drawn one. */
  readonly outline?: { readonly d: string; readonly transform: string }
  readonly onBoard: boolean
}

export function spotOf(pointer: Pointer): Spot | undefined {
  const found = elementOf(pointer)
  if (found === undefined) return undefined
  const box = found.getBoundingClientRect()
  if (box.width === 0 || box.height === 0) return undefined
  const outline = outlineOf(found)
  const onBoard = found.closest('.board') !== null
  return { box: rounded(inSight(found, box)), onBoard, ...(outline !== undefined && { outline }) }
}

function elementOf(pointer: Pointer): Element | undefined {
  if ('place' in pointer) return first(`[data-place="${CSS.escape(pointer.place)}"]`)
  if ('choice' in pointer) return first(`[data-key="${CSS.escape(pointer.choice)}"]`)
  return first(PARTS[pointer.part])
}

function first(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((each) => each.getBoundingClientRect().width > 0)
}

/** A place that is drawn by naming its shape. */
function outlineOf(found: Element): Spot['outline'] {
  if (!(found instanceof SVGUseElement)) return undefined
  const shape = document.querySelector(found.href.baseVal)
  const d = shape?.getAttribute('d') ?? shape?.querySelector('path')?.getAttribute('d')
  const matrix = found.getScreenCTM()
  if (d == null || matrix === null) return undefined
  const { a, b, c, d: down, e, f } = matrix
  return { d, transform: `matrix(${[a, b, c, down, e, f].map((each) => each.toFixed(3)).join(' ')})` }
}

/** What trembles by less than a pixel has not moved. */
function rounded({ x, y, width, height }: DOMRect): Spot['box'] {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

/** What scrolls in the panel reaches no farther than the panel. */
function inSight(found: Element, box: DOMRect): DOMRect {
  const side = found.closest('.side')?.getBoundingClientRect()
  if (side === undefined) return box
  const top = Math.max(box.top, side.top)
  return new DOMRect(box.x, top, box.width, Math.max(0, Math.min(box.bottom, side.bottom) - top))
}
