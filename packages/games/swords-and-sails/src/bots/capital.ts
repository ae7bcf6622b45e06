import { type LandId, landIds } from '../data/area-ids.ts'
import { borders, controls } from '../lands.ts'
import type { Army } from '../pieces.ts'
import type { Outlook } from './outlook.ts'
import { STEWARD } from './steward-figures.ts'
import { strengthOf } from './strength.ts'

/** The land of his capital, while he holds it. */
export function ownCapital({ view, seat }: Pick<Outlook, 'view' | 'seat'>): LandId | undefined {
  return landIds.find(
    (land) =>
      controls(view, seat, land) && view.lands[land].cities.some(({ capitalOf }) => capitalOf === seat),
  )
}

/** SNS 15.2.5: whether an enemy this army has to take seriously stands beside the capital. */
export function isThreatened({ view, rumours }: Outlook, capital: LandId, army: Army): boolean {
  const beside = borders(view, capital)
  const feared = strengthOf(army) * STEWARD.threatShare
  return rumours.some(({ at, strength }) => strength >= feared && beside.some((land) => land === at))
}
