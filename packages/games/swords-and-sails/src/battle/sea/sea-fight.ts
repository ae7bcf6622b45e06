import type { SeaId } from '../../data/area-ids.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import type { ShutOff } from '../../movement/straits.ts'
import { keyOf } from '../../pieces.ts'
import type { State } from '../../state.ts'
import type { Force } from '../battle.ts'
import type { Fight } from '../round.ts'
import { strengthOf } from '../stock.ts'
import { cargoIn, convoys } from './drowned-cargo.ts'
import { convoyOf, type Load, restowed } from './loads.ts'

/** A fight at sea: besides what every fight has, the zone and which ships have cargo aboard (SNS 7.8.5). */
export interface SeaFight extends Fight {
  readonly sea: SeaId
  /** Zones nobody flees to: they lie beyond a strait closed to him (SNS 6.3.3). */
  readonly shut: ShutOff
  readonly loads: Map<FactionId, readonly Load[]>
}

export function loadsOf({ loads }: SeaFight, { faction }: Force): readonly Load[] {
  return loads.get(faction) ?? []
}

/** Brings the loads into line with the ships that are left. */
export function settleLoads(state: State, fight: SeaFight): void {
  for (const force of fight.battle.forces) {
    const { faction, pieces } = force
    const loads = loadsOf(fight, force)
    if (loads.length === 0) continue
    const here = convoys(state, faction).filter((fleets) =>
      fleets.some((fleet) => pieces.includes(keyOf(fleet))),
    )
    fight.loads.set(
      faction,
      here.flatMap((fleets) =>
        restowed(convoyOf(fleets, strengthOf(cargoIn(state, faction, fleets))), loads),
      ),
    )
  }
}
