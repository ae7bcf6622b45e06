import { standing } from '../batteries/batteries.ts'
import type { BatteryAction } from '../data/batteries.ts'
import type { ActionId } from '../data/crew-actions.ts'
import { reaches } from '../data/levels.ts'
import { BROADSIDES, type Broadside } from '../geometry/gunnery.ts'
import type { Seat } from '../seats.ts'
import { afloat } from '../ships.ts'
import type { Battery, Guns, Ship, State } from '../state.ts'

/** Whoever has guns, a crew and a log to be hit in: a ship, or a coastal battery (SOG 14.1.1, SOG 14.1.9). */
export type Gunner = Ship | Battery
export type GunnerId = Gunner['id']
export type GunnerAction = ActionId | BatteryAction

/** Where guns stand: a broadside of a ship; the guns of a battery are one (SOG 14.1.9). */
export type Post = Broadside | 'guns'

export function gunnersOf(state: State, captain: Seat | null): Gunner[] {
  return inPlay(state).filter((gunner) => gunner.captain === captain)
}

/** Ships before batteries. */
export function inPlay(state: State): Gunner[] {
  return [...afloat(state), ...standing(state)]
}

type Armed<G> =
  | { readonly guns: Readonly<Record<Broadside, G>> }
  | { readonly type: string; readonly guns: G }

export function postsOf<G = Guns>(gunner: Armed<G>): readonly { readonly post: Post; readonly guns: G }[] {
  if ('type' in gunner) return [{ post: 'guns', guns: gunner.guns }]
  return BROADSIDES.map((post) => ({ post, guns: gunner.guns[post] }))
}

/** The crew's action by which the guns of a post are fired or loaded (SOG 11.2.2, SOG 14.1.8). */
export function actionAt(what: 'fire' | 'reload', post: Post): GunnerAction {
  return post === 'guns' ? what : `${what}-${post}`
}

export function firesOn(gunner: Pick<Ship, 'special'> | Pick<Battery, 'fires'>): number {
  return 'fires' in gunner ? gunner.fires : gunner.special.fires
}

/** The actions revealed for whom in this turn. */
export type Acting = (gunner: GunnerId, action: GunnerAction) => boolean

export function actingIn(state: State): Acting {
  return (gunner, action) => state.acting?.[gunner]?.includes(action) ?? false
}

/** SOG 11.2.6, SOG 14.1.8: in the Advanced rules only what was planned and revealed is done. */
export function mayAct({ options }: State, acting: Acting, id: GunnerId, action: GunnerAction): boolean {
  return !reaches(options.level, 'advanced') || acting(id, action)
}
