import type { FactionId } from '../../data/factions/factions.ts'
import { countHeld, discard } from '../../hand.ts'
import { powerOf } from '../../powers.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import type { Clash } from '../opposed-sides.ts'
import { planOf, settlePlan } from '../plans.ts'
import { layWithdraws } from './decide-lay-withdraws.ts'

/** SNS 7.10.1: battles are fought side by side, so who is in several says beforehand which card is for which. */
export function* readyWithdraws(t: SnsTable, clashes: readonly Clash[]): SnsFlow {
  const several = t.seats.filter(
    (seat) => battlesOf(clashes, seat).length > 1 && powerOf(t.state, seat).hand.length > 0,
  )
  const laid = yield* t.askAll(several, layWithdraws, (seat) => ({
    battles: battlesOf(clashes, seat).map(({ name, where }) => ({ name, where })),
  }))
  for (const [by, counts] of laid)
    for (const [place, { name }] of battlesOf(clashes, by).entries())
      settlePlan(t.state, { by, battle: name, withdraws: counts[place] ?? 0 })
}

function battlesOf(clashes: readonly Clash[], seat: FactionId): Clash[] {
  return clashes.filter(({ sides }) => sides.some(({ factions }) => factions.includes(seat)))
}

/** The Withdraws a faction may use in a battle: all it has, if it is in no other. */
export function withdrawsReady(state: State, faction: FactionId, battle: string): number {
  return planOf(state, faction, battle)?.withdraws ?? countHeld(powerOf(state, faction), 'tacticalWithdraw')
}

export function spendWithdraws(state: State, faction: FactionId, battle: string, count: number): void {
  for (let n = 0; n < count; n += 1) discard(state, powerOf(state, faction), 'tacticalWithdraw')
  const ready = planOf(state, faction, battle)?.withdraws
  if (ready !== undefined) settlePlan(state, { by: faction, battle, withdraws: ready - count })
}
