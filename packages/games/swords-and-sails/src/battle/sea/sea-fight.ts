import type { SeaId } from '../../data/area-ids.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import type { ShutOff } from '../../movement/straits.ts'
import { type Fleet, keyOf } from '../../pieces.ts'
import type { State } from '../../state.ts'
import type { Force } from '../battle.ts'
import { planOf, settlePlan } from '../plans.ts'
import type { Fight } from '../round.ts'
import { strengthOf } from '../stock.ts'
import { cargoIn, convoys } from './drowned-cargo.ts'
import { fleetsIn } from './fleet-armour.ts'
import { type Convoy, convoyOf, filled, type Load, restowed } from './loads.ts'

/** A fight at sea: besides what every fight has, the zone and those beyond a closed strait. */
export interface SeaFight extends Fight {
  readonly sea: SeaId
  /** Zones nobody flees to: they lie beyond a strait closed to him (SNS 6.3.3). */
  readonly shut: ShutOff
}

/** SNS 7.8.5: which ships have cargo aboard. Whoever thinks ahead for another takes it to be stowed by default. */
export function loadsOf(state: State, { battle }: SeaFight, force: Force): readonly Load[] {
  return planOf(state, force.faction, battle.name)?.loads ?? stowedByDefault(state, force)
}

function stowedByDefault(state: State, force: Force): Load[] {
  return ladenConvoys(state, force).flatMap(({ convoy }) => filled(convoy))
}

export function settleLoadsOf(
  state: State,
  { battle }: SeaFight,
  by: FactionId,
  loads: readonly Load[],
): void {
  settlePlan(state, { by, battle: battle.name, loads })
}

/** The fleets of a force that sail together, with the cargo they share. */
export interface Laden {
  readonly fleets: readonly Fleet[]
  readonly convoy: Convoy
}

export function ladenConvoys(state: State, force: Pick<Force, 'faction' | 'pieces'>): Laden[] {
  const own = fleetsIn(state, force)
  return convoys(state, force.faction)
    .filter((fleets) => fleets.some((fleet) => own.includes(fleet)))
    .map((fleets) => ({
      fleets,
      convoy: convoyOf(fleets, strengthOf(cargoIn(state, force.faction, fleets))),
    }))
    .filter(({ convoy }) => convoy.cargo > 0)
}

/** Brings the loads into line with the ships that are left. */
export function settleLoads(state: State, fight: SeaFight): void {
  for (const force of fight.battle.forces) {
    const { faction, pieces } = force
    const loads = loadsOf(state, fight, force)
    if (loads.length === 0) continue
    const here = convoys(state, faction).filter((fleets) =>
      fleets.some((fleet) => pieces.includes(keyOf(fleet))),
    )
    settleLoadsOf(
      state,
      fight,
      faction,
      here.flatMap((fleets) =>
        restowed(convoyOf(fleets, strengthOf(cargoIn(state, faction, fleets))), loads),
      ),
    )
  }
}
