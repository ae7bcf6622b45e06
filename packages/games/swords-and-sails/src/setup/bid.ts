import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'

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
