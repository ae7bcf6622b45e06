import { askCaptains } from '../asking/ask-captains.ts'
import { automaticBatteryFire, automaticFire } from '../automatic/automatic-fire.ts'
import { batteryOf, standing } from '../batteries/batteries.ts'
import type { Arc } from '../data/measures.ts'
import type { TargetId } from '../data/targets.ts'
import { BROADSIDES } from '../geometry/gunnery.ts'
import type { Acting, Gunner, Post } from '../gunners/gunner.ts'
import type { Seat } from '../seats.ts'
import { afloat } from '../ships.ts'
import type { SogFlow, SogTable } from '../state.ts'
import type { Aim } from './aiming.ts'
import { aimsOf, batteryAims, hasAims, type PositionAims } from './aims.ts'
import { fire, fireBatteries } from './decide-fire.ts'
import type { Scene } from './firing-scene.ts'

/** What a ship or a battery fires in this phase. */
export interface Volley {
  readonly by: Gunner
  readonly salvoes: readonly Salvo[]
  readonly muskets: TargetId | null
}

/** The guns of one post, what they may do and what they do; null where they cannot, or are held. */
export interface Salvo {
  readonly post: Post
  readonly aims: PositionAims<Arc | number> | null
  readonly aim: Aim<Arc | number> | null
}

/** SOG 7.3.1: what captains fire, and what automatic ships do. */
export function* announceShips(t: SogTable, scene: Scene, acting: Acting): SogFlow<Volley[]> {
  const all = afloat(t.state)
    .map((ship) => ({ ship, aims: aimsOf(t.state, scene, ship, acting) }))
    .filter(({ aims }) => hasAims(aims))
  const of = (captain: Seat | null) =>
    all.filter(({ ship }) => ship.captain === captain).map(({ aims }) => aims)
  const chosen = yield* askCaptains(t, fire, of, (ships) => ({ ships }))
  const automatic = of(null).map((aims) => automaticFire(scene, aims))
  return [...chosen, ...automatic].flatMap((fires) => {
    const { ship, aims } = all.find((each) => each.ship.id === fires.ship) ?? {}
    if (ship === undefined || aims === undefined) return []
    const salvoes = BROADSIDES.map((post) => ({ post, aims: aims[post], aim: fires[post] }))
    return [{ by: ship, salvoes, muskets: fires.muskets }]
  })
}

/** SOG 14.1.2, SOG 14.1.3: with those of ships. */
export function* announceBatteries(t: SogTable, scene: Scene, acting: Acting): SogFlow<Volley[]> {
  const of = (captain: Seat | null) =>
    standing(t.state)
      .filter((battery) => battery.captain === captain)
      .map((battery) => batteryAims(t.state, scene, battery, acting))
      .filter(hasAims)
  const chosen = yield* askCaptains(t, fireBatteries, of, (batteries) => ({ batteries }))
  return [...t.seats, null].flatMap(of).map((aims) => {
    const fires = chosen.find(({ battery }) => battery === aims.battery) ?? automaticBatteryFire(aims)
    const salvoes = [{ post: 'guns' as const, aims: aims.guns, aim: fires.guns }]
    return { by: batteryOf(t.state, aims.battery), salvoes, muskets: fires.muskets }
  })
}
