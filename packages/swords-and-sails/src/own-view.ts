import type { HandCard } from './cards.ts'
import type { FactionId } from './data/factions.ts'
import { ARMY_IDS, FLEET_IDS } from './data/pieces.ts'
import type { Army, Fleet } from './pieces.ts'
import type { Power } from './state.ts'
import type { SeenArmy, SeenFleet, View } from './view.ts'

/** A seat's own power as it sees it: whole, since nothing of one's own is hidden. */
export interface OwnPower {
  readonly faction: FactionId
  readonly gold: number
  readonly hand: readonly HandCard[]
  readonly leader: Power['leader']
  readonly armies: readonly Army[]
  readonly fleets: readonly Fleet[]
}

export function ownPower(view: View, seat: FactionId): OwnPower {
  const seen = view.powers[seat]
  if (seen === undefined || seen.gold === null || seen.hand === null)
    throw new Error(`${seat} does not see its own power`)
  return {
    faction: seat,
    gold: seen.gold,
    hand: seen.hand,
    leader: seen.leader,
    armies: ARMY_IDS.flatMap((id) => seen.armies[id] ?? []).filter(isWholeArmy),
    fleets: FLEET_IDS.flatMap((id) => seen.fleets[id] ?? []).filter(isWholeFleet),
  }
}

function isWholeArmy(army: SeenArmy): army is SeenArmy & Army {
  return army.units !== null
}

function isWholeFleet(fleet: SeenFleet): fleet is SeenFleet & Fleet {
  return fleet.ships !== null
}
