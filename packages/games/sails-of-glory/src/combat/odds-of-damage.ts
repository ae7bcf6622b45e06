import type { Letter } from '../data/bags.ts'
import { FACES } from '../data/faces.ts'
import type { Bags } from '../state.ts'

/** What a volley may be expected to do to its target. */
export interface Odds {
  /** Points of damage and crew losses, on the average. */
  readonly points: number
  readonly crew: number
  /** How likely it is that it does nothing at all, from 0 to 1. */
  readonly harmless: number
}

/** SOG 17.4: by what the bags hold now; so many counters are drawn of each letter (SOG 12.9.3). */
export function oddsOf(bags: Bags, letters: readonly Letter[], counters: number): Odds {
  let points = 0
  let crew = 0
  let harmless = 1
  for (const letter of letters) {
    const bag = weighed(bags[letter])
    const drawn = Math.min(counters, bag.counters)
    if (drawn === 0) continue
    points += (drawn * bag.points) / bag.counters
    crew += (drawn * bag.crew) / bag.counters
    for (let i = 0; i < drawn; i += 1) harmless *= Math.max(0, bag.zeros - i) / (bag.counters - i)
  }
  return { points, crew, harmless }
}

function weighed(bag: Bags[Letter]) {
  const sum = { counters: 0, points: 0, crew: 0, zeros: 0 }
  for (const [id, { points, symbol }] of FACES) {
    const count = bag[id] ?? 0
    sum.counters += count
    sum.points += count * points
    if (symbol === 'crew') sum.crew += count
    if (points === 0 && symbol === null) sum.zeros += count
  }
  return sum
}
