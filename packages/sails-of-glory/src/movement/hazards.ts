import { RULER } from '../data/measures.ts'
import { OUTLINES } from '../data/terrain.ts'
import { type Shore, shoreOf } from '../geometry/outline.ts'
import type { Element } from '../scenario/scenario.ts'
import type { Hazard } from './overlapping.ts'

const made = new WeakMap<Element, Shore>()

/** The outline of an element where it lies. Elements never move, so it is reckoned once. */
export function shoreOfElement(element: Element): Shore {
  let shore = made.get(element)
  if (shore === undefined) {
    shore = shoreOf(OUTLINES[element.element], element.pose)
    made.set(element, shore)
  }
  return shore
}

/** SOG 13.3.1: how near a ship may not come. */
export function dangerOf({ danger, shore }: Element): number {
  if (danger === 'none' || shore === 'plain') return 0
  return danger === 'width' ? RULER.width : RULER.red
}

/** SOG 13.3.4: only land hides what lies behind it. */
export function landOf(terrain: readonly Element[]): Shore[] {
  return terrain.filter(({ kind }) => kind === 'island').map(shoreOfElement)
}

/** SOG 13.1.1, SOG 13.3.2, SOG 13.3.3: what no movement may end on, in the order of the elements; shoals are not of it. */
export function hazardsOf(terrain: readonly Element[]): (Hazard & { readonly element: Element })[] {
  return terrain
    .filter(({ kind }) => kind !== 'shoal')
    .map((element) => ({
      element,
      shore: shoreOfElement(element),
      clearance: element.shore === 'rocky' ? dangerOf(element) : 0,
    }))
}
