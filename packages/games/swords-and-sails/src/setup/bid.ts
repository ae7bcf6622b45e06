import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { TERRITORY_BIDDING } from '../data/setups.ts'
import { borders, isClosed, openLands, springIncome } from '../lands.ts'
import type { Power } from '../state.ts'
import type { Board } from '../view/view.ts'

/** What has to be known of a match to say where a seat may bid: the same in a state and in a view. */
type Lands = Pick<Board, 'options' | 'seats' | 'lands'> & {
  readonly powers: Readonly<Partial<Record<FactionId, Pick<Power, 'home'>>>>
}

/** SNS 1.9.3: each marker is good for so much Spring income. */
export function bidCost({ lands }: Pick<Board, 'lands'>, land: LandId): number {
  return springIncome(lands[land]) / TERRITORY_BIDDING.incomePerMarker
}

/** The lands a seat may bid for. */
export function biddable(ground: Lands, faction: FactionId): LandId[] {
  return openLands(ground).filter((land) => bidFault(ground, faction, land) === undefined)
}

/** SNS 1.9.2: why the seat may not bid for the land; or nothing. */
export function bidFault(ground: Lands, faction: FactionId, land: LandId): 'taken' | 'far' | undefined {
  if (isClosed(ground, land) || ground.lands[land].owner !== null) return 'taken'
  const home = ground.powers[faction]?.home ?? []
  return borders(ground, land).some((beside) => home.includes(beside)) ? undefined : 'far'
}

/** SNS 1.9: what a seat has put on a land. */
export interface Bid {
  readonly land: LandId
  readonly by: FactionId
  markers: number
}

/** Markers in the seats' hands and on the map; bids stand in the order of their first markers. */
export interface Bidding {
  readonly markers: Partial<Record<FactionId, number>>
  bids: Bid[]
}

export function seenBidding({ markers, bids }: Bidding): Bidding {
  return { markers: { ...markers }, bids: bids.map((bid) => ({ ...bid })) }
}
