import type { LandId } from '../../data/area-ids.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { borders, everyLand, isPartlyTaken } from '../../lands.ts'
import type { Army } from '../../pieces.ts'
import type { LandState } from '../../state.ts'
import type { Outlook } from './outlook.ts'
import { STEWARD } from './steward-figures.ts'
import { strengthOf } from './strength.ts'

/** The land of his capital, while he holds it. */
export function ownCapital({ view, seat }: Pick<Outlook, 'view' | 'seat'>): LandId | undefined {
  for (const { id, land } of everyLand(view))
    if (land.owner === seat && hasCapitalOf(seat, land) && !isPartlyTaken(land)) return id
  return undefined
}

function hasCapitalOf(seat: FactionId, { cities }: LandState): boolean {
  for (const { capitalOf } of cities) if (capitalOf === seat) return true
  return false
}

/** SNS 15.2.5: whether an enemy this army has to take seriously stands beside the capital. */
export function isThreatened({ view, rumours }: Outlook, capital: LandId, army: Army): boolean {
  const beside = borders(view, capital)
  const feared = strengthOf(army) * STEWARD.threatShare
  return rumours.some(({ at, strength }) => strength >= feared && beside.some((land) => land === at))
}
