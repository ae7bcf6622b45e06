import type { FactionId } from '../data/factions.ts'
import { factionsIn } from '../powers.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { discardEmpty, matchStakes, partnerIn, takeOff, thirdOf } from './agreements.ts'
import { type Claim, takeShare } from './decide-share.ts'

/** SNS 4.4.3, SNS 4.4.5, SNS 4.4.6: what happens to agreements when Diplomacy closes. */
export function* settleAgreements(t: SnsTable): SnsFlow {
  const { state } = t
  const claimants = factionsIn(state).filter((seat) => claimsOf(state, seat).length > 0)
  const shares = yield* t.askAll(claimants, takeShare, (seat) => ({ claims: claimsOf(state, seat) }))
  const taken = claimants.map((seat) => ({ seat, claims: claimsOf(state, seat) }))
  for (const { seat, claims } of taken) {
    for (const [place, { agreement: id }] of claims.entries()) {
      const agreement = state.agreements.find((each) => each.id === id)
      if (agreement !== undefined) takeOff(t, agreement, seat, shares.get(seat)?.[place] ?? 0, 'SNS 4.4.5')
    }
  }
  matchStakes(t)
  discardEmpty(t)
}

/** Older agreements on which the two have not agreed, as long as a third of them is worth a coin. */
function claimsOf({ agreements, powers }: State, seat: FactionId): Claim[] {
  return agreements.flatMap((agreement) => {
    const partner = partnerIn(agreement, seat)
    const most = thirdOf(agreement)
    const alone = partner !== undefined && powers[partner]?.out === true
    if (partner === undefined || alone || agreement.settled || most === 0) return []
    return [{ agreement: agreement.id, partner, most }]
  })
}
