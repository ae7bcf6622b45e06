import type { LandId } from '../../data/area-ids.ts'
import { borders } from '../../lands.ts'
import type { Army } from '../../pieces.ts'
import { strengthOf } from '../strength.ts'
import type { Outlook } from './outlook.ts'
import { STEWARD } from './steward-figures.ts'

/** SNS 15.2.5: whether an enemy this army has to take seriously stands beside the capital. */
export function isThreatened({ view, rumours }: Outlook, capital: LandId, army: Army): boolean {
  const beside = borders(view, capital)
  const feared = strengthOf(army) * STEWARD.threatShare
  return rumours.some(({ at, strength }) => strength >= feared && beside.some((land) => land === at))
}
