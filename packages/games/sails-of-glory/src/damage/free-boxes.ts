import type { Ship } from '../state.ts'
import type { Token } from './counters-and-markers.ts'

/** SOG 7.1.5: a hull box that is emptied counts at once, unless what lay in it came in this turn; those to its right move left. */
export function freeBox(log: Pick<Ship, 'hull' | 'mustered'>, place: number): Token[] {
  const [tokens = []] = log.hull.splice(place, 1)
  if (place < log.mustered.hull) log.mustered.hull -= 1
  return tokens
}

/** SOG 7.1.5: so many crew losses made good, the latest first. */
export function freeCrew(log: Pick<Ship, 'crew' | 'mustered'>, count: number): Token[] {
  const tokens = log.crew.splice(Math.max(0, log.crew.length - count))
  log.mustered.crew = Math.min(log.mustered.crew, log.crew.length)
  return tokens
}
