import { PASS } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { TERRITORY_BIDDING } from '../data/setups.ts'
import { handOver } from '../lands.ts'
import { inPlayOrder } from '../powers.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { type Bid, type Bidding, bidCost, biddable } from './bid.ts'
import { type Placed, placeBid } from './decide-bid.ts'
import { say } from './words.en.ts'

/** SNS 1.9: bidding for land before the first season. */
export function* bidForTerritories(t: SnsTable): SnsFlow {
  if (!t.state.options.territoryBidding) return
  yield* t.step('markers', () => {
    const markers = Object.fromEntries(t.seats.map((seat) => [seat, TERRITORY_BIDDING.markers]))
    t.state.bidding = { markers, bids: [] }
  })
  let bidders = inPlayOrder(t.seats)
  for (let round = 1; bidders.length > 0; round += 1) {
    const all = bidders
    bidders = yield* t.step(`round ${round}`, () => bidAll(t, all))
  }
  t.state.bidding = null
  t.tell('all', 'SNS 1.9.5', say('setup.bid.over'))
}

/** SNS 1.9.1: in turn, again and again, until all have passed in a row. Those who place again when it is settled. */
function* bidAll(t: SnsTable, bidders: readonly FactionId[]): SnsFlow<FactionId[]> {
  let passes = 0
  for (let turn = 0; passes < bidders.length; turn += 1) {
    const seat = bidders[turn % bidders.length]
    if (seat === undefined) break
    const placed = yield* t.step(`turn ${turn + 1}`, () => hasPlaced(t, seat))
    passes = placed ? 0 : passes + 1
  }
  return settle(t, biddingIn(t.state))
}

function* hasPlaced(t: SnsTable, seat: FactionId): SnsFlow<boolean> {
  const bidding = biddingIn(t.state)
  const markers = bidding.markers[seat] ?? 0
  if (markers === 0 || biddable(t.state, seat).length === 0) return false
  const bid = yield* t.ask(seat, placeBid, { markers })
  if (bid !== PASS) put(t, bidding, seat, bid)
  else t.tell('all', 'SNS 1.9.1', say('setup.bid.passed', { faction: seat }))
  return bid !== PASS
}

function biddingIn({ bidding }: State): Bidding {
  if (bidding === null) throw new Error('nobody bids')
  return bidding
}

function put(t: SnsTable, { markers, bids }: Bidding, by: FactionId, placed: Placed): void {
  const { land } = placed
  markers[by] = (markers[by] ?? 0) - placed.markers
  let bid = bids.find((each) => each.by === by && each.land === land)
  if (bid === undefined) {
    bid = { land, by, markers: 0 }
    bids.push(bid)
  }
  bid.markers += placed.markers
  const told = { faction: by, land, markers: placed.markers, there: bid.markers }
  t.tell('all', 'SNS 1.9.1', say('setup.bid.placed', told))
}

/** SNS 1.9.4, SNS 1.9.5: who has won what. Those who got markers back place again, if anything was won at all. */
function settle(t: SnsTable, bidding: Bidding): FactionId[] {
  const lands = new Set(bidding.bids.map(({ land }) => land))
  const returned: FactionId[] = []
  let won = false
  for (const land of lands) {
    const bids = bidding.bids.filter((bid) => bid.land === land)
    bidding.bids = bidding.bids.filter((bid) => bid.land !== land)
    const cost = bidCost(t.state, land)
    const winner = highest(bids)
    const sold = winner !== undefined && winner.markers >= cost
    if (sold) {
      award(t, land, winner)
      won = true
    }
    for (const { by, markers } of bids) {
      if (sold && by === winner.by) continue
      bidding.markers[by] = (bidding.markers[by] ?? 0) + markers
      returned.push(by)
      const back = { faction: by, land, markers }
      if (sold) t.tell('all', 'SNS 1.9.4', say('setup.bid.beaten', { ...back, winner: winner.by }))
      else t.tell('all', 'SNS 1.9.5', say('setup.bid.short', { ...back, cost }))
    }
  }
  return won ? inPlayOrder(returned) : []
}

/** SNS 1.9.6: it is the winner's before the first income is paid. */
function award(t: SnsTable, land: LandId, { by, markers }: Bid): void {
  handOver(t.state, land, by)
  t.tell('all', 'SNS 1.9.4', say('setup.bid.won', { faction: by, land, markers }))
}

/** The most markers; among equals the bid that was begun first, and so stands first. */
function highest(bids: readonly Bid[]): Bid | undefined {
  const most = Math.max(...bids.map(({ markers }) => markers))
  return bids.find(({ markers }) => markers === most)
}
