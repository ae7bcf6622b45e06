import type { FactionId } from '../../data/factions/factions.ts'
import { powerOf } from '../../powers.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import type { Clash } from '../opposed-sides.ts'
import { layWithdraws } from './decide-lay-withdraws.ts'

/** For each battle the Withdraws each faction may use in it. */
export type CardsReady = ReadonlyMap<Clash, Map<FactionId, number>>

/** SNS 7.10.1: battles are fought side by side, so who is in several says beforehand which card is for which. */
export function* readyCards(t: SnsTable, clashes: readonly Clash[]): SnsFlow<CardsReady> {
  const ready = new Map(clashes.map((clash) => [clash, allInHand(t.state, clash)]))
  const several = t.seats.filter(
    (seat) => battlesOf(clashes, seat).length > 1 && powerOf(t.state, seat).hand.length > 0,
  )
  const laid = yield* t.askAll(several, layWithdraws, (seat) => ({
    battles: battlesOf(clashes, seat).map(({ name, where }) => ({ name, where })),
  }))
  for (const [seat, counts] of laid)
    for (const [place, clash] of battlesOf(clashes, seat).entries())
      ready.get(clash)?.set(seat, counts[place] ?? 0)
  return ready
}

function allInHand(state: State, { sides }: Clash): Map<FactionId, number> {
  return new Map(
    sides
      .flatMap(({ factions }) => factions)
      .map((faction) => {
        const { hand } = powerOf(state, faction)
        return [faction, hand.filter((card) => card === 'tacticalWithdraw').length]
      }),
  )
}

function battlesOf(clashes: readonly Clash[], seat: FactionId): Clash[] {
  return clashes.filter(({ sides }) => sides.some(({ factions }) => factions.includes(seat)))
}
