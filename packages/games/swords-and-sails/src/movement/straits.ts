import { isSeaId, type SeaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { straitOnPassage } from '../data/map.ts'
import { controls, isOnMap, zonesFrom } from '../lands.ts'
import type { Fleet, PieceKey } from '../pieces.ts'
import { everyFleet } from '../pieces-of.ts'
import type { State } from '../state.ts'
import { areAllied } from '../teams.ts'

/** SNS 6.3.3: a fleet that must fight those who close a strait, whatever the orders. */
export interface Forcing {
  readonly fleet: PieceKey
  readonly against: readonly FactionId[]
}

/** The fleets that close the passage of a strait (SNS 6.3.1) to this one (SNS 6.3.2): of one side, holding, in one of its two zones. */
export function closingFleets(
  state: State,
  { faction }: Pick<Fleet, 'faction'>,
  from: SeaId,
  to: SeaId,
): Fleet[] {
  const strait = straitOnPassage(from, to)
  if (strait === undefined) return []
  const shores = strait.keptBy.filter((land) => isOnMap(state, land))
  const holders = everyFleet(state).filter(
    (fleet) =>
      !areAllied(state, faction, fleet.faction) &&
      isHolding(fleet) &&
      [from, to].some((zone) => zone === fleet.at),
  )
  return holders.filter((fleet) =>
    shores.every((land) =>
      state.seats.some((owner) => areAllied(state, fleet.faction, owner) && controls(state, owner, land)),
    ),
  )
}

function isHolding({ at, from, order }: Fleet): boolean {
  return isSeaId(at) && at === from && (order === null || order.does.deed === 'hold')
}

/** SNS 6.3.3: for each of these the zones beside this one that lie beyond a strait closed to it. */
export function zonesShutOff(state: State, factions: readonly FactionId[], sea: SeaId): ShutOff {
  return new Map(
    factions.map((faction) => [
      faction,
      zonesFrom(state, sea).filter((zone) => closingFleets(state, { faction }, sea, zone).length > 0),
    ]),
  )
}

export type ShutOff = ReadonlyMap<FactionId, readonly SeaId[]>
