import { MORALE } from '../../data/battle/morale.ts'
import { leaderOf, powerOf } from '../../powers.ts'
import type { SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { fighting, lostBy, sidesOf, stocksIn } from '../force.ts'
import type { Fight, Round } from '../round.ts'
import { say } from '../words.en.ts'
import { enemyLosses, type Fallen, homeBonus, killersOf, moraleOf, routs } from './morale.ts'

/** SNS 7.4.1: every faction that is left tries its men's courage; several may rout at once (SNS 7.4.8). */
export function routChecks(t: SnsTable, { clash, battle }: Fight, round: Round): void {
  const fallen = round.forces.map((force) => fallenOf(t, round, force))
  for (const force of fighting(t.state, battle)) {
    const { faction } = force
    const power = powerOf(t.state, faction)
    const morale = moraleOf(stocksIn(t.state, force), leaderOf(power).moraleUnits, power.relics)
    const rolled = t.dice.rolls(battle.round * MORALE.dicePerRound, 6)
    const own = lostBy(t.state, force)
    const foes = enemyLosses(fallen, force.side)
    const several = sidesOf(round.forces).length > 2
    const home = homeBonus(t.state, faction, clash.where)
    const result = rolled.reduce((sum, die) => sum + die, own - foes + home)
    const flees = routs(result, morale)
    if (flees) force.stays = 'routs'
    t.tell(
      'all',
      'SNS 7.4.2',
      say('battle.rout', { faction, rolled, own, foes, several, home, result, morale, routs: flees }),
    )
  }
}

function fallenOf(t: SnsTable, { dealt }: Round, force: Force): Fallen {
  const { side } = force
  return { side, lost: lostBy(t.state, force), killers: killersOf(dealt.get(side) ?? new Map()) }
}
