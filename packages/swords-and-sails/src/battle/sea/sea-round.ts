import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { divided, onSides } from '../divide-damage.ts'
import { fighting, foesOf, sidesOf, stocksIn } from '../force.ts'
import { takeAim } from '../quick/aim.ts'
import { cast, closeThrows, type Roll, totalOf } from '../quick/dice.ts'
import { say } from '../sea-words.en.ts'
import { suffer } from '../suffer.ts'
import { damageWithout, pairsOfOnes } from './capture.ts'
import { canStrike } from './fleets.ts'
import { allotCaptures, exchangeShips } from './prizes.ts'
import { type SeaFight, settleLoads } from './sea-fight.ts'

/** What a force rolled against a side. */
interface Broadside {
  readonly force: Force
  readonly side: number
  readonly rolls: readonly Roll[]
}

/** SNS 7.8.1 to SNS 7.8.3: all dice, then the captured ships change hands, then damage is taken. */
export function* seaRound(t: SnsTable, fight: SeaFight): SnsFlow {
  const standing = fighting(t.state, fight.battle)
  const broadsides = yield* fire(t, fight, standing)
  const allotted = allotCaptures(
    t.state,
    fight,
    standing,
    broadsides.map((each) => ({ ...each, captures: pairsOfOnes(each.rolls) })),
  )
  const damage = new Map<number, number>()
  for (const { force, side, rolls } of broadsides) {
    const captures = allotted.filter(({ by, of }) => by === force && of.side === side).length
    const dealt = damageWithout(totalOf(rolls), captures)
    damage.set(side, (damage.get(side) ?? 0) + dealt)
    const at = standing.filter((each) => each.side === side).map(({ faction }) => faction)
    const told = rolls.map(({ kind, rolled }) => ({ kind, rolled: [...rolled] }))
    const strikes = { faction: force.faction, at, rolls: told, damage: dealt, captures }
    t.tell('all', 'SNS 7.8.2', say('sea.strikes', strikes))
  }
  yield* exchangeShips(t, fight, allotted)
  const afloat = fighting(t.state, fight.battle)
  yield* suffer(t, yield* divided(t, fight.clash.where, onSides(afloat, damage)))
  settleLoads(t.state, fight)
}

function* fire(t: SnsTable, fight: SeaFight, standing: readonly Force[]): SnsFlow<Broadside[]> {
  const armed = standing
    .map((force) => ({ force, stocks: stocksIn(t.state, force).filter(canStrike) }))
    .filter(({ stocks }) => stocks.length > 0)
  const aims = yield* takeAim(t, fight, 'close', armed, standing)
  return armed.flatMap(({ force, stocks }) =>
    sidesOf(foesOf(standing, force)).flatMap((side) => {
      const throws = closeThrows(stocks.filter((stock) => aims.get(force)?.(stock) === side))
      return throws.length === 0 ? [] : [{ force, side, rolls: cast(t.dice, throws) }]
    }),
  )
}
