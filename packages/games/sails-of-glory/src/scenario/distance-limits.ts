import { z } from 'zod'
import { MM } from '../data/measures.ts'
import { ELEMENT_IDS } from '../data/terrain.ts'
import { gapBetween, leastBetween, nearestTo } from '../geometry/between-shores.ts'
import type { Shore } from '../geometry/outline.ts'
import { EDGES, type Edge, type Sea } from '../geometry/sea.ts'
import { shoreOfElement } from '../movement/hazards.ts'
import type { Element } from './scenario.ts'

const distance = z.int().min(0).max(3_000_000)
const how = z.enum(['at', 'least', 'within'])

/** SOG 16.1.4: how far from sides of the sea, from its centre, or from elements something is placed. */
export const limitShape = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('edges'), edges: z.array(z.enum(EDGES)).min(1).max(4), how, distance }),
  z.strictObject({ from: z.literal('centre'), how, distance }),
  z.strictObject({
    from: z.literal('elements'),
    elements: z.array(z.enum(ELEMENT_IDS)).min(1).max(ELEMENT_IDS.length),
    how,
    distance,
  }),
])
export type Limit = z.infer<typeof limitShape>

export interface Waters {
  readonly sea: Sea
  readonly terrain: readonly Element[]
}

/** SOG 16.1.4: what lies *at* a distance may be this much off it. */
const TOLERANCE = 1 * MM

/** Whether an outline keeps a limit. Elements that do not lie on the table yet limit nothing. */
export function keeps({ sea, terrain }: Waters, shape: Shore, limit: Limit): boolean {
  switch (limit.from) {
    case 'edges':
      return limit.edges.every((edge) =>
        isMet(limit, fromEdge(shape, sea, edge), wholeFrom(shape, sea, edge)),
      )
    case 'centre':
      return isMet(limit, nearestTo(shape, sea.width / 2, sea.length / 2), farthest(shape, sea))
    case 'elements':
      return terrain
        .filter(({ element }) => limit.elements.includes(element))
        .every((element) => isMetBy(limit, shape, shoreOfElement(element)))
  }
}

function isMetBy(limit: Limit, shape: Shore, shore: Shore): boolean {
  if (limit.how === 'least' && leastBetween(shape, shore) >= limit.distance) return true
  return isMet(limit, gapBetween(shape, shore))
}

function isMet({ how: wanted, distance: far }: Limit, nearest: number, whole = nearest): boolean {
  if (wanted === 'least') return nearest >= far
  return wanted === 'within' ? whole <= far : Math.abs(nearest - far) <= TOLERANCE
}

/** How far the nearest point of an outline is from an edge of the sea; less than nothing beyond it. */
export function fromEdge(shape: Shore, sea: Sea, edge: Edge): number {
  return Math.min(...distancesFrom(shape, sea, edge))
}

/** How far the farthest one is. */
function wholeFrom(shape: Shore, sea: Sea, edge: Edge): number {
  return Math.max(...distancesFrom(shape, sea, edge))
}

function distancesFrom(shape: Shore, sea: Sea, edge: Edge): number[] {
  const level = edge === 'top' || edge === 'bottom'
  const at = shape.filter((_, index) => (index % 2 === 1) === level)
  if (edge === 'left' || edge === 'bottom') return at
  return at.map((place) => (level ? sea.length : sea.width) - place)
}

function farthest(shape: Shore, sea: Sea): number {
  let most = 0
  for (let i = 0; i < shape.length; i += 2) {
    const dx = (shape[i] ?? 0) - sea.width / 2
    const dy = (shape[i + 1] ?? 0) - sea.length / 2
    most = Math.max(most, Math.sqrt(dx * dx + dy * dy))
  }
  return most
}

export function isInSea(shape: Shore, sea: Sea): boolean {
  return EDGES.every((edge) => fromEdge(shape, sea, edge) >= 0)
}
