import { OUTLINES } from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'
import { at, type Spot, seedOf, shaking, shape } from '../ship/pen.ts'

type ElementId = keyof typeof OUTLINES

const ROUGH = 0.075
const LEVELS = 3

/** The corners of an element about its own middle, north up, as the rules have them. */
export const cornersOf = (element: ElementId): Spot[] =>
  OUTLINES[element].map(([x, y]) => ({ x: mm(x), y: -mm(y) }))

const known = new Map<ElementId, readonly Spot[]>()

/** The same shore as a surveyor would have drawn it: through every corner, and never far off the line between two. */
export function shoreOf(element: ElementId): readonly Spot[] {
  const found = known.get(element)
  if (found !== undefined) return found
  const shake = shaking(seedOf(element))
  let spots = cornersOf(element)
  for (let level = 0, rough = ROUGH; level < LEVELS; level += 1, rough *= 1.05) {
    spots = spots.flatMap((spot, place) => {
      const next = spots[(place + 1) % spots.length] ?? spot
      const [dx, dy] = [next.x - spot.x, next.y - spot.y]
      /* Where pieces of coast meet, and at the edge of the sea, the line stays straight (SOG 13.3.8). */
      const out = dx === 0 || dy === 0 ? 0 : (shake() - 0.45) * rough * 2
      return [spot, { x: (spot.x + next.x) / 2 + dy * out, y: (spot.y + next.y) / 2 - dx * out }]
    })
  }
  known.set(element, spots)
  return spots
}

export const shorePath = (element: ElementId): string => shape(shoreOf(element))

/** Hachures that fall from the heights of an island, longer on the side away from the light. */
export function hills(element: ElementId): string {
  const shore = shoreOf(element)
  const shake = shaking(seedOf(element) + 5)
  return [0.5, 0.25]
    .flatMap((ring) =>
      shore.map(({ x, y }, place) => {
        const isLit = x + y < 0
        if (isLit && place % 2 === 1) return ''
        const from = ring + Math.sin(place * 0.55 + ring * 9) * 0.05
        const to = from + 0.13 * (0.6 + shake() * 0.6) * (isLit ? 0.55 : 1)
        return `M${at(x * from, y * from)}L${at(x * to, y * to)}`
      }),
    )
    .join('')
}

/** Rocks awash and the crosses by which a chart warns of those that are not seen. */
export function rocks(element: ElementId): { readonly stones: string; readonly crosses: string } {
  const shake = shaking(seedOf(element) + 3)
  const spots = cornersOf(element).map(({ x, y }) => {
    const part = 0.3 + shake() * 0.42
    return { x: x * part, y: y * part, size: 2.2 + shake() * 2 }
  })
  const stones = spots
    .filter((_, place) => place % 3 !== 2)
    .map(
      ({ x, y, size }) =>
        `M${at(x - size, y + size * 0.6)}L${at(x - size * 0.1, y - size)}L${at(x + size, y + size * 0.6)}Z`,
    )
  const crosses = cornersOf(element).map(
    ({ x, y }) => `M${at(x * 0.84 - 1.8, y * 0.84)}h3.6M${at(x * 0.84, y * 0.84 - 1.8)}v3.6`,
  )
  return { stones: stones.join(''), crosses: crosses.filter((_, place) => place % 2 === 0).join('') }
}

/** How far an element reaches from its middle. */
export const reachOf = (element: ElementId): number =>
  Math.max(...cornersOf(element).map(({ x, y }) => Math.hypot(x, y)))
