import { landIds } from '../data/area-ids.ts'
import type { City, LandState, State } from '../state.ts'
import type { View } from './view.ts'

/** Lands are open to all. Few of them change at once: those that have not are given as they were seen before, if anything was. */
export function seenLands(lands: State['lands'], before?: View['lands']): View['lands'] {
  const changed: Partial<Record<string, LandState>> = {}
  let count = 0
  for (const land of landIds) {
    const now = lands[land]
    if (before !== undefined && isSameLand(now, before[land])) continue
    changed[land] = seenLand(now)
    count += 1
  }
  return before !== undefined && count === 0 ? before : Object.assign({}, before ?? lands, changed)
}

function seenLand({ owner, cities, barren }: LandState): LandState {
  return { owner, cities: cities.map((city) => ({ ...city })), barren }
}

function isSameLand({ owner, cities, barren }: LandState, before: LandState): boolean {
  if (owner !== before.owner || barren !== before.barren || cities.length !== before.cities.length)
    return false
  for (const [place, city] of cities.entries()) if (!isSameCity(city, before.cities[place])) return false
  return true
}

function isSameCity({ kind, capitalOf, built, holder }: City, before: City | undefined): boolean {
  return (
    kind === before?.kind &&
    capitalOf === before.capitalOf &&
    built === before.built &&
    holder === before.holder
  )
}
