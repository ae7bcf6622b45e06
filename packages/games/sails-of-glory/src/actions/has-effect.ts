import { actionAt, firesOn, type GunnerAction, postsOf } from '../gunners/gunner.ts'
import type { Options } from '../options.ts'
import type { Battery, Guns, Ship } from '../state.ts'
import { isWhole } from './repairable.ts'

/** As much of a ship or a battery as their captains see. */
type Crew =
  | (Pick<Ship, 'hull' | 'special' | 'repaired'> & { readonly guns: Record<'port' | 'starboard', Box> })
  | (Pick<Battery, 'type' | 'hull' | 'fires' | 'repaired'> & { readonly guns: Box })
type Box = { readonly box: Guns['box'] | 'hidden' }

/** SOG 11.2.3: whether guns, fires and damage are such that an action about them has an effect. */
export function hasEffect(
  { continuousFire }: Options,
  crew: Crew,
  action: GunnerAction,
  beside: readonly GunnerAction[] = [],
): boolean {
  for (const { post, guns } of postsOf<Box>(crew)) {
    const fires = actionAt('fire', post)
    if (action === fires) return guns.box !== null || continuousFire
    // SOG 11.2.7, SOG 12.6.3: empty guns, and not those that fire unloaded in this turn.
    if (action === actionAt('reload', post)) {
      return guns.box === null && !(continuousFire && beside.includes(fires))
    }
  }
  if (action === 'extinguish') return firesOn(crew) > 0
  return action !== 'repair' || !isWhole(crew)
}
