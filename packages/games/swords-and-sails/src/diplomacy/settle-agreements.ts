import type { FactionId } from '../data/factions/factions.ts'
import { factionsIn } from '../powers.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { discardEmpty, matchStakes, partnerIn, takeOff, thirdOf } from './agreements.ts'
import { type Claim, takeShare } from './decide-take-share.ts'

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

/**
 * Older agreements of which a third is worth a coin, except where something was taken off by agreement, which everybody
 * has seen. Where the two have agreed to take nothing they are asked all the same, and nothing is what they can take: not
 * to be asked would tell the others (SNS 4.4.6).
 */
function claimsOf({ agreements, powers }: State, seat: FactionId): Claim[] {
  return agreements.flatMap((agreement) => {
    const partner = partnerIn(agreement, seat)
    const third = thirdOf(agreement)
    const alone = partner !== undefined && powers[partner]?.out === true
    const { id, settled, gold, opening } = agreement
    if (partner === undefined || alone || third === 0 || (settled && gold < opening)) return []
    return [{ agreement: id, partner, most: settled ? 0 : third }]
  })
}
