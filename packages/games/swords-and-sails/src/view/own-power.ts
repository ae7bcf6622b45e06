import type { HandCard } from '../cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import type { Army, Fleet } from '../pieces.ts'
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
    this.#armies ??= listed(ARMY_IDS, this.#seen.armies, isWholeArmy)
    return this.#armies
  }

  get fleets(): readonly Fleet[] {
    this.#fleets ??= listed(FLEET_IDS, this.#seen.fleets, isWholeFleet)
    return this.#fleets
  }
}

function listed<Id extends string, Seen, Whole extends Seen>(
  ids: readonly Id[],
  pieces: Readonly<Partial<Record<Id, Seen>>>,
  isWhole: (piece: Seen) => piece is Whole,
): Whole[] {
  const found: Whole[] = []
  for (const id of ids) {
    const piece = pieces[id]
    if (piece !== undefined && isWhole(piece)) found.push(piece)
  }
  return found
}

function isWholeArmy(army: SeenArmy): army is SeenArmy & Army {
  return army.units !== null
}

function isWholeFleet(fleet: SeenFleet): fleet is SeenFleet & Fleet {
  return fleet.ships !== null
}
