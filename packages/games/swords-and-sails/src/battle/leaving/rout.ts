import { MORALE } from '../../data/battle/morale.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { leaderOf, powerOf } from '../../powers.ts'
import type { SnsTable } from '../../state.ts'
import type { Battle, Force } from '../battle.ts'
import { fighting, lostBy, sidesOf, stocksIn } from '../force.ts'
import type { Fight } from '../round.ts'
import { say } from '../words.en.ts'
import { enemyLosses, type Fallen, homeBonus, killersOf, moraleOf, routs } from './morale.ts'

/** SNS 7.4.1: every faction that is left tries its men's courage; several may rout at once (SNS 7.4.8). Which they are. */
export function routChecks(t: SnsTable, { clash, battle }: Fight): FactionId[] {
  const tried = fighting(t.state, battle)
  const fought = battle.forces.filter(({ faction }) => battle.tally?.fought.includes(faction))
  const fallen = fought.map((force) => fallenOf(t, battle, force))
  for (const force of tried) {
    const { faction } = force
    const power = powerOf(t.state, faction)
    const morale = moraleOf(stocksIn(t.state, force), leaderOf(power).moraleUnits, power.relics)
    const rolled = t.dice.rolls(battle.round * MORALE.dicePerRound, 6)
    const own = lostBy(t.state, force)
    const foes = enemyLosses(fallen, force.side)
    const several = sidesOf(fought).length > 2
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
  return tried.map(({ faction }) => faction)
}

function fallenOf(t: SnsTable, { tally }: Battle, force: Force): Fallen {
  const { side } = force
  const damage = new Map<number, number>()
  for (const { at, by, damage: dealt } of tally?.dealt ?? [])
    if (at === side) damage.set(by, (damage.get(by) ?? 0) + dealt)
  return { side, lost: lostBy(t.state, force), killers: killersOf(damage) }
}
