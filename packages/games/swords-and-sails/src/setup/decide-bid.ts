import {
  after,
  answer,
  branch,
  choice,
  type Decision,
  type Options,
  oneOf,
  PASS,
  type Pass,
  range,
  refuse,
} from '@windward/table'
import { z } from 'zod'
import { type LandId, landIds } from '../data/area-ids.ts'
import { TERRITORY_BIDDING } from '../data/setups.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from '../view/view.ts'
import { bidCost, biddable, bidFault } from './bid.ts'
import { say } from './words.en.ts'

export interface BidBrief {
  /** Markers still in hand. */
  readonly markers: number
}

export interface Placed {
  readonly land: LandId
  readonly markers: number
}

const placedShape = z.strictObject({
  land: z.enum(landIds),
  markers: z.int().min(1).max(TERRITORY_BIDDING.markers),
})

/** SNS 1.9.1: one or more markers on one land, or none. */
export const placeBid: Decision<SwordsAndSails, BidBrief, Placed | Pass> = {
  kind: 'bid',
  title: ({ brief }) => say('setup.bid.title', { markers: brief.markers }),
  hint: () => say('setup.bid.hint'),
  shape: z.union([z.literal(PASS), placedShape]),
  options: ({ seat, view, brief }) => {
    const lands = oneOf(biddable(view, seat), (land) => ({
      key: land,
      label: say('setup.bid.land', { land }),
      note: say('setup.bid.note', {
        cost: bidCost(view, land),
        cities: view.lands[land].cities.map((city) => ({ ...city })),
        most: mostBid(view, land),
      }),
    }))
    const count = range(1, brief.markers, say('setup.bid.markers'))
    const placed: Options<Placed | Pass> = after(lands, (land) =>
      after(count, (markers) => answer({ land, markers })),
    )
    const none = branch<Placed | Pass>(PASS, () => answer(PASS), say('setup.bid.pass'))
    return choice([none, ...(placed.kind === 'choice' ? placed.branches : [])], () => say('setup.bid.beside'))
  },
  check: ({ seat, view, brief }, bid) => {
    if (bid === PASS) return undefined
    const { land, markers } = bid
    if (markers > brief.markers)
      return refuse('SNS 1.9.1', say('setup.bid.too-many', { markers: brief.markers }))
    switch (bidFault(view, seat, land)) {
      case 'taken':
        return refuse('SNS 1.9.2', say('setup.bid.not-neutral', { land }))
      case 'far':
        return refuse('SNS 1.9.2', say('setup.bid.not-beside', { land }))
      case undefined:
        return undefined
    }
  },
  confirm: (_, bid) => say(bid === PASS ? 'setup.bid.pass' : 'setup.bid.confirm'),
  absent: () => PASS,
}

/** The most markers anybody has on a land. */
function mostBid({ bidding }: View, land: LandId): number {
  const bids = bidding?.bids.filter((bid) => bid.land === land) ?? []
  return Math.max(0, ...bids.map(({ markers }) => markers))
}
