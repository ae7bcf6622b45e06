import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { fighting, foesOf, leaving, sidesOf, stocksIn } from '../force.ts'
import { chooseRetreats } from '../leaving/retreats.ts'
import type { Dealt } from '../losses/divide-damage.ts'
import { sufferAll } from '../losses/suffer.ts'
import { takeAim } from '../quick-combat/aim.ts'
import { type AimedThrow, aimedThrows } from '../quick-combat/aimed-throws.ts'
import { cast, closeThrows, type Roll, totalOf } from '../quick-combat/throws.ts'
import { beginRound } from '../round.ts'
import { sabotageInBattle } from '../sabotage/sabotage.ts'
import { damageWithout, pairsOfOnes } from './capture.ts'
import { drawExcess } from './drowned-cargo.ts'
import { canStrike, fleetArmour, fleetsIn, keepFleetArmour } from './fleet-armour.ts'
import { isFoughtOn, leftAfterBlows, takeRemnants } from './helpless-transports.ts'
import { allotCaptures, type Capture, exchangeShips } from './prizes.ts'
import { sailAway } from './sail-away.ts'
import { type SeaFight, settleLoads } from './sea-fight.ts'
import { say } from './sea-words.en.ts'

/** SNS 7.8.1: quick combat at sea: round after round, without volley, rout, parting shot and run-down. */
export function* quickSeaCombat(t: SnsTable, fight: SeaFight): SnsFlow {
  let goesOn = yield* t.step('begin', () => {
    for (const force of fight.battle.forces) force.armour = fleetArmour(t.state, force)
    takeRemnants(t, fight)
    return isFoughtOn(t.state, fight)
  })
  for (let round = 1; goesOn; round += 1) goesOn = yield* t.step(`round ${round}`, () => oneRound(t, fight))
  stay(t, fight)
}

/** Whether the battle goes on after the round. */
function* oneRound(t: SnsTable, fight: SeaFight): SnsFlow<boolean> {
  const { battle, sea, shut } = fight
  yield* t.step('begin', () => beginRound(t.state, battle))
  yield* t.step('blows', () => seaRound(t, fight))
  yield* t.step('sabotage', () => sabotageInBattle(t, fight))
  const left = yield* t.step('remnants', () => leftAfterBlows(t, fight))
  if (left.length === 0) return isFoughtOn(t.state, fight)
  yield* t.step('retreat', () => chooseRetreats(t, fight))
  yield* t.step('armour', () => {
    for (const force of leaving(battle, left))
      keepFleetArmour(t.state, fleetsIn(t.state, force), force.armour)
  })
  yield* t.step('sail away', () => sailAway(t, sea, shut, leaving(battle, left)))
  return isFoughtOn(t.state, fight)
}

/** SNS 7.8.9, SNS 7.3.2: those who hold the zone see to their cargo and keep what armour they have. */
function stay(t: SnsTable, { battle }: SeaFight): void {
  for (const force of fighting(t.state, battle)) {
    keepFleetArmour(t.state, fleetsIn(t.state, force), force.armour)
    drawExcess(t, force.faction, fleetsIn(t.state, force), 'SNS 7.8.9')
  }
}

/** What a force rolled against a side. */
interface Broadside {
  readonly force: Force
  readonly side: number
  readonly throws: readonly AimedThrow[]
  readonly rolls: readonly Roll[]
}

/** SNS 7.8.1 to SNS 7.8.3: all dice, then the captured ships change hands, then damage is taken. */
function* seaRound(t: SnsTable, fight: SeaFight): SnsFlow {
  const { captures, damage } = yield* t.step('dice', () => broadsidesOf(t, fight))
  yield* t.step('prizes', () => exchangeShips(t, fight, captures))
  yield* sufferAll(t, fight, damage)
  settleLoads(t.state, fight)
}

interface Fired {
  readonly captures: readonly Capture[]
  readonly damage: readonly Dealt[]
}

function* broadsidesOf(t: SnsTable, fight: SeaFight): SnsFlow<Fired> {
  const fighters = fighting(t.state, fight.battle)
  const broadsides = yield* fire(t, fight, fighters)
  const allotted = allotCaptures(
    t.state,
    fight,
    fighters,
    broadsides.map((each) => ({
      ...each,
      captures: pairsOfOnes(each.rolls),
      named: each.throws.map(({ named }) => named),
    })),
  )
  const damage: Dealt[] = []
  for (const broadside of broadsides) {
    const { force, side, rolls } = broadside
    const struck = fighters.filter((each) => each.side === side).map(({ faction }) => faction)
    const captures = allotted.filter(({ by, of }) => by === force.faction && struck.includes(of)).length
    const dealt = damageWithout(totalOf(rolls), captures)
    damage.push(...byNamed(broadside, dealt))
    const told = rolls.map(({ kind, rolled }) => ({ kind, rolled: [...rolled] }))
    const strikes = { faction: force.faction, at: struck, rolls: told, damage: dealt, captures }
    t.tell('all', 'SNS 7.8.2', say('sea.strikes', strikes))
  }
  return { captures: allotted, damage }
}

/** SNS 7.2.7: the damage of a broadside, parted by whom those who fired it have named; ones that capture are the others'. */
function byNamed({ side, throws, rolls }: Broadside, dealt: number): Dealt[] {
  let left = dealt
  const named = rolls.flatMap(({ damage }, place): Dealt[] => {
    const faction = throws[place]?.named ?? null
    if (faction === null) return []
    const meant = Math.min(left, damage)
    left -= meant
    return [{ side, damage: meant, named: faction }]
  })
  return [...named, { side, damage: left, named: null }]
}

function* fire(t: SnsTable, fight: SeaFight, fighters: readonly Force[]): SnsFlow<Broadside[]> {
  const armed = fighters
    .map((force) => ({ force, stocks: stocksIn(t.state, force).filter(canStrike) }))
    .filter(({ stocks }) => stocks.length > 0)
  const aims = yield* takeAim(t, fight, 'close', armed, fighters)
  return armed.flatMap(({ force, stocks }) =>
    sidesOf(foesOf(fighters, force)).flatMap((side) => {
      const aimed = stocks.filter((stock) => aims.get(force)?.(stock) === side)
      const at = fighters.filter((each) => each.side === side)
      const throws = aimedThrows(t.state, aimed, at, closeThrows)
      return throws.length === 0 ? [] : [{ force, side, throws, rolls: cast(t.dice, throws) }]
    }),
  )
}
