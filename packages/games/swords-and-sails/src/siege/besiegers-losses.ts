import { isWholeForce, lossOf, takeLosses } from '../battle/losses/losses.ts'
import { stocksOf } from '../battle/stock.ts'
import type { LandId } from '../data/area-ids.ts'
import { BUY_OFF } from '../data/costs.ts'
import { removeEmpty } from '../pieces-of.ts'
import { leaderOf, powerOf } from '../powers.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { pay } from '../treasury.ts'
import { mostBoughtOff, siegeToll } from './decide-siege-toll.ts'
import { type SiegeRoll, siegePoints } from './siege-dice.ts'
import { besiegingArmies, type Siege } from './who-besieges.ts'
import { say } from './words.en.ts'

/**
 * SNS 8.2.1, SNS 8.3: the roll, the gold and the losses. True if a unit survives. Everybody sees the dice, what was
 * bought off and how many units were lost, and not what is left (SNS 14.2.4).
 */
export function* survives(t: SnsTable, siege: Siege, roll: () => SiegeRoll): SnsFlow<boolean> {
  const { land, besieger } = siege
  const points = yield* t.step('dice', () => rollFor(t, land, roll()))
  yield* t.step('toll', () => (points > 0 ? takeToll(t, siege, points) : undefined))
  const left = besiegingArmies(t.state, siege).length > 0
  if (!left) t.tell('all', 'SNS 8.4.2', say('siege.failed', { besieger, land }))
  return left
}

function rollFor(t: SnsTable, land: LandId, roll: SiegeRoll): number {
  const rolled = t.dice.rolls(roll.dice, 6)
  const points = siegePoints(roll, rolled)
  const { each, added } = roll
  t.tell(
    'all',
    'SNS 8.2.1',
    roll.dice === 0
      ? say('siege.no-dice', { land, points })
      : say('siege.rolled', { land, rolled, each, added, points }),
  )
  return points
}

function* takeToll(t: SnsTable, siege: Siege, points: number): SnsFlow {
  const { land, besieger, armies } = siege
  const power = powerOf(t.state, besieger)
  const most = mostBoughtOff(points, leaderOf(power).siege.buyOff)
  const stocks = stocksOf(besiegingArmies(t.state, siege))
  const { bought, lost } = isWholeForce(stocks, points - most)
    ? { bought: 0, lost: stocks.map(lossOf) }
    : yield* t.ask(besieger, siegeToll, { land, points, most, armies })
  const gold = bought * BUY_OFF.goldPerPoint
  pay(power, gold)
  for (const army of besiegingArmies(t.state, siege)) takeLosses(army, lost)
  removeEmpty(t.state, besieger)
  const count = lost.reduce((sum, loss) => sum + loss.count, 0)
  t.tell('all', 'SNS 8.3.3', say('siege.paid', { besieger, land, bought, gold, lost: count }))
}
