import type { SnsFlow, SnsTable } from '../../state.ts'
import { fighting } from '../force.ts'
import { chooseRetreats } from '../leaving/retreats.ts'
import { beginRound, isContested } from '../round.ts'
import { sabotageInBattle } from '../sabotage/sabotage.ts'
import { drawExcess } from './drowned-cargo.ts'
import { fleetArmour, fleetsIn, keepFleetArmour } from './fleets.ts'
import { isHarmless, takeRemnants } from './remnants.ts'
import { sailAway } from './sail-away.ts'
import { type SeaFight, settleLoads } from './sea-fight.ts'
import { seaRound } from './sea-round.ts'

/** SNS 7.8.1: quick combat at sea: round after round, without volley, rout, parting shot and run-down. */
export function* quickSeaCombat(t: SnsTable, fight: SeaFight): SnsFlow {
  const { battle } = fight
  for (const force of battle.forces) force.armour = fleetArmour(t.state, force)
  takeRemnants(t, fight)
  while (isContested(t.state, fight) && !isHarmless(t.state, fighting(t.state, battle))) {
    beginRound(t.state, battle)
    yield* seaRound(t, fight)
    yield* endRound(t, fight)
  }
  stay(t, fight)
}

/** What comes after the blows of a round: Sabotage, helpless transports, and the choice to retreat (SNS 7.8.10). */
function* endRound(t: SnsTable, fight: SeaFight): SnsFlow {
  const { battle, sea, shut } = fight
  yield* sabotageInBattle(t, fight)
  settleLoads(t.state, fight)
  takeRemnants(t, fight)
  const before = fighting(t.state, battle)
  if (!isContested(t.state, fight) || isHarmless(t.state, before)) return
  yield* chooseRetreats(t, fight)
  const leaving = before.filter(({ stays }) => stays !== 'fights')
  for (const force of leaving) keepFleetArmour(t.state, fleetsIn(t.state, force), force.armour)
  yield* sailAway(t, sea, shut, leaving)
}

/** SNS 7.8.9, SNS 7.3.2: those who hold the zone see to their cargo and keep what armour they have. */
function stay(t: SnsTable, { battle }: SeaFight): void {
  for (const force of fighting(t.state, battle)) {
    keepFleetArmour(t.state, fleetsIn(t.state, force), force.armour)
    drawExcess(t, force.faction, fleetsIn(t.state, force), 'SNS 7.8.9')
  }
}
