import type { FactionId } from '../../data/factions/factions.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Pressed } from '../leaving/send-back.ts'
import { type Ground, groundOf } from '../leaving/way-back.ts'
import { readyWithdraws } from '../leaving/withdraw-cards.ts'
import type { Clash, Fought } from '../opposed-sides.ts'
import { dropPlans } from '../plans.ts'
import { saboteursFor } from '../sabotage/between-rounds.ts'
import { meetForces } from './meet-forces.ts'
import { oneBattle } from './one-battle.ts'

/** How a land battle ended, who left it by a Withdraw, and the lands into which one led though enemies stand there (SNS 7.10.5). */
export interface Ended extends Fought {
  readonly withdrawn: readonly FactionId[]
  readonly pressed: readonly Pressed[]
  /** There was a round at least: not all the enemies left before it began. */
  readonly fought: boolean
}

/** SNS 7.1.1: battles in different places are fought side by side; none waits for another. */
export function* landBattles(
  t: SnsTable,
  step: string,
  clashes: readonly Clash[],
  ground: Ground,
): SnsFlow<Ended[]> {
  if (clashes.length === 0) return []
  yield* t.step('withdraws', () => readyWithdraws(t, clashes))
  const saboteurs = yield* t.step('saboteurs', () => saboteursFor(t, clashes))
  const ended = yield* t.together(
    clashes,
    ({ name }) => `${step}:${name}`,
    (child, clash) => fightOut(child, clash, ground, saboteurs),
  )
  for (const { name } of clashes) dropPlans(t.state, name)
  return ended
}

/** A single battle, with nothing else going on, outside phase 6: nobody is asked about Sabotage (SNS 7.10.7). */
export function* landBattle(t: SnsTable, clash: Clash): SnsFlow<Ended> {
  const ground = yield* t.step('ground', () => groundOf(t.state))
  const ended = yield* t.step('battle', () => fightOut(t, clash, ground, []))
  dropPlans(t.state, clash.name)
  return ended
}

function fightOut(
  t: SnsTable,
  clash: Clash,
  ground: Ground,
  saboteurs: readonly FactionId[],
): SnsFlow<Ended> {
  const { divided, sides } = clash
  const parted = divided === null ? undefined : sides[divided]
  const whole = sides.find((_, place) => place !== divided)
  return parted === undefined || whole === undefined
    ? oneBattle(t, clash, ground, saboteurs)
    : meetForces(t, clash, whole, parted, (meeting) => oneBattle(t, meeting, ground, saboteurs))
}
