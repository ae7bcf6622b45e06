import { CONTACT, RULER } from '../data/measures.ts'
import { isLand, OUTLINES } from '../data/terrain.ts'
import { type Shore, shoreOf } from '../geometry/outline.ts'
import type { Sea } from '../geometry/sea.ts'
import type { Element } from '../scenario/scenario.ts'

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
export function dangerOf({ danger, shore }: Pick<Element, 'danger' | 'shore'>): number {
  if (danger === 'none' || shore === 'plain') return 0
  return danger === 'width' ? RULER.width : RULER.red
}

/** SOG 13.3.4: only land hides what lies behind it. */
export function landOf(terrain: readonly Element[]): Shore[] {
  return terrain.filter(isLand).map(shoreOfElement)
}

/** What a ship finds under her: land and rocks stop her, sand lets her run on. */
type Ground = 'land' | 'rocks' | 'sand'

/** Water in which no movement may end: an outline, how near to it, and what is there. */
export interface Hazard {
  readonly element: Element
  readonly ground: Ground
  readonly shore: Shore
  readonly clearance: number
}

/** SOG 13.1.1, SOG 13.2.1, SOG 13.3.2, SOG 13.3.3: what is dangerous to end on or near, in the order of the elements. */
export function hazardsOf(terrain: readonly Element[], sea: Sea): Hazard[] {
  return terrain.flatMap((element) => {
    const shore =
      element.kind === 'coast' ? beyondEdges(shoreOfElement(element), sea) : shoreOfElement(element)
    const hazard = (ground: Ground, clearance: number): Hazard => ({
      element,
      ground,
      shore,
      clearance,
    })
    if (!isLand(element)) return [hazard(element.kind === 'reef' ? 'rocks' : 'sand', 0)]
    const danger = dangerOf(element)
    const land = hazard('land', 0)
    return danger === 0 ? [land] : [land, hazard(element.shore === 'rocky' ? 'rocks' : 'sand', danger)]
  })
}

/** SOG 13.3.8: land that lies along an edge of the sea goes on behind it, farther than any ship could leap. */
function beyondEdges(shore: Shore, { width, length }: Sea): Shore {
  return shore.map((at, index) => {
    const far = index % 2 === 0 ? width : length
    if (at <= CONTACT) return at - RULER.length
    return at >= far - CONTACT ? at + RULER.length : at
  })
}
