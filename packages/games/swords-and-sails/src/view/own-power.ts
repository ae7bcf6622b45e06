import type { HandCard } from '../cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import type { Army, Fleet } from '../pieces.ts'
import { OwnGlance } from '../quick/live-power.ts'
import type { Power } from '../state.ts'
import type { SeenArmy, SeenFleet, SeenPower, View } from './view.ts'

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
  return new Own(seen, seen.gold, seen.hand)
}

/** Its pieces are listed only when somebody asks for them: most questions are about gold and cards. */
class Own implements OwnPower {
  readonly faction: FactionId
  readonly gold: number
  readonly hand: readonly HandCard[]
  readonly leader: Power['leader']
  readonly #seen: SeenPower
  #armies: readonly Army[] | undefined
  #fleets: readonly Fleet[] | undefined

  constructor(seen: SeenPower, gold: number, hand: readonly HandCard[]) {
    this.faction = seen.faction
    this.gold = gold
    this.hand = hand
    this.leader = seen.leader
    this.#seen = seen
  }

  get armies(): readonly Army[] {
    this.#armies ??= ownArmies(this.#seen)
    return this.#armies
  }

  get fleets(): readonly Fleet[] {
    this.#fleets ??= ownFleets(this.#seen)
    return this.#fleets
  }
}

function ownArmies(seen: SeenPower): readonly Army[] {
  if (seen instanceof OwnGlance) return seen.armyList
  const { armies } = seen
  const found: Army[] = []
  for (const id of ARMY_IDS) {
    const army = armies[id]
    if (army !== undefined && isWholeArmy(army)) found.push(army)
  }
  return found
}

function ownFleets(seen: SeenPower): readonly Fleet[] {
  if (seen instanceof OwnGlance) return seen.fleetList
  const { fleets } = seen
  const found: Fleet[] = []
  for (const id of FLEET_IDS) {
    const fleet = fleets[id]
    if (fleet !== undefined && isWholeFleet(fleet)) found.push(fleet)
  }
  return found
}

function isWholeArmy(army: SeenArmy): army is SeenArmy & Army {
  return army.units !== null
}

function isWholeFleet(fleet: SeenFleet): fleet is SeenFleet & Fleet {
  return fleet.ships !== null
}
