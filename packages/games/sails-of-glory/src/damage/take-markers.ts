import type { Gunner } from '../gunners/gunner.ts'
import type { SogTable } from '../state.ts'
import { capacityOf, placeMarker } from './place-counters.ts'

/** SOG 12.15.1, SOG 12.16.1: markers of the match that are safe; each further one may be the last. */
const SAFE = 2

/** Markers are taken one by one: how many there have been in the match, how many found a box now, and whether the one that ends it was drawn. */
export function takeMarkers(
  { state, dice }: SogTable,
  gunner: Gunner,
  marker: 'fire' | 'water',
  count: number,
  before: number,
): { readonly received: number; readonly markers: number; readonly last: boolean } {
  const risky = marker === 'fire' ? state.options.explosion : state.options.sinking
  const covered = gunner.hull.length
  let received = before
  let last = false
  for (let taken = 0; taken < count; taken += 1) {
    // One of three markers and the one that ends it.
    last = risky && received >= SAFE && dice.pick([marker, marker, marker, 'end']) === 'end'
    if (last) break
    received += 1
    placeMarker(gunner, capacityOf(gunner), marker)
  }
  return { received, markers: gunner.hull.length - covered, last }
}
