import { gapBetween } from '../geometry/between-shores.ts'
import type { Shore } from '../geometry/outline.ts'
import type { Sea } from '../geometry/sea.ts'
import { haveSideInCommon, lieOnEachOther } from '../geometry/side-by-side.ts'
import { shoreOfElement } from '../movement/hazards.ts'
import type { Element } from './scenario.ts'

/** SOG 13.3.8: coasts that lie neither along an edge of the sea nor, one against the other, on to such an edge. */
export function adrift(terrain: readonly Element[], sea: Sea): Element[] {
  const frame: Shore = [0, 0, sea.width, 0, sea.width, sea.length, 0, sea.length]
  let loose = terrain.filter(isCoast)
  let joined = loose.filter((coast) => haveSideInCommon(shoreOfElement(coast), frame))
  while (joined.length > 0) {
    const before = joined
    loose = loose.filter((coast) => !before.includes(coast))
    joined = loose.filter((coast) => before.some((other) => areOneCoast(coast, other)))
  }
  return loose
}

function isCoast({ kind }: Element): boolean {
  return kind === 'coast'
}

/** SOG 13.3.8: whether two pieces lie against one another. */
export function areOneCoast(one: Element, other: Element): boolean {
  return isCoast(one) && isCoast(other) && haveSideInCommon(shoreOfElement(one), shoreOfElement(other))
}

/** SOG 16.1.1: whether an element lies on another. Coasts may touch, everything else keeps clear. */
export function isOnTopOf(one: Element, other: Element): boolean {
  const [a, b] = [shoreOfElement(one), shoreOfElement(other)]
  return isCoast(one) && isCoast(other) ? lieOnEachOther(a, b) : gapBetween(a, b) === 0
}
