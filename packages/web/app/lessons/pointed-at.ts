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

/** Of what has been scrolled away so far, nothing is pointed at. */
const LEAST_SEEN = 12

export function spotOf(pointer: Pointer): Spot | undefined {
  const found = elementOf(pointer)
  if (found === undefined) return undefined
  const box = found.getBoundingClientRect()
  const onBoard = found.closest('.board') !== null
  const seen = onBoard ? box : inSight(found, box)
  if (seen.width === 0 || seen.height < LEAST_SEEN) return undefined
  const outline = outlineOf(found)
  return { box: rounded(seen), onBoard, ...(outline !== undefined && { outline }) }
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

/** What scrolls reaches no farther than what it scrolls in. */
function inSight(found: Element, box: DOMRect): DOMRect {
  let { top, bottom } = box
  for (let around = found.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue
    const edge = around.getBoundingClientRect()
    top = Math.max(top, edge.top)
    bottom = Math.min(bottom, edge.bottom)
  }
  return new DOMRect(box.x, top, box.width, Math.max(0, bottom - top))
}
