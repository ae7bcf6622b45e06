import type { UnitId } from '../../data/units.ts'
import { leaderOf, powerOf } from '../../powers.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { fighting, foesOf, sidesOf, stocksIn } from '../force.ts'
import type { Dealt } from '../losses/divide-damage.ts'
import { sufferAll } from '../losses/suffer.ts'
import { type Fight, noteDamage } from '../round.ts'
import { say } from '../words.en.ts'
import { type Shooter, takeAim } from './aim.ts'
import { type AimedThrow, aimedThrows } from './aimed-throws.ts'
import { spur } from './decide-spur.ts'
import {
  cast as castAll,
  closeThrows,
  spurred,
  type Throw,
  totalOf,
  unitTypesIn,
  volleyThrows,
} from './throws.ts'

/** SNS 7.3.3: once, before the first round, each side shoots. */
export function* volley(t: SnsTable, fight: Fight): SnsFlow {
  const shooters = fighting(t.state, fight.battle).map((force) => ({
    force,
    stocks: stocksIn(t.state, force).filter(({ figure }) => figure.ranged),
  }))
  const dealt = yield* t.step('dice', () => exchange(t, fight, 'volley', shooters, (_, throws) => throws))
  yield* sufferAll(t, fight, dealt)
}

/** SNS 7.3.4: every unit that is left strikes. */
export function* closeRound(t: SnsTable, fight: Fight): SnsFlow {
  const strikers = fighting(t.state, fight.battle).map((force) => ({
    force,
    stocks: stocksIn(t.state, force),
  }))
  const spurs = yield* spurOn(t, fight, strikers)
  const dealt = yield* t.step('dice', () =>
    exchange(t, fight, 'close', strikers, (force, throws) => spurs.get(force)?.(throws) ?? throws),
  )
  yield* sufferAll(t, fight, dealt)
}

type Quicken = (throws: readonly AimedThrow[]) => readonly AimedThrow[]

/** SNS 7.11.8 */
function* spurOn(
  t: SnsTable,
  { clash, battle }: Fight,
  strikers: readonly Shooter[],
): SnsFlow<ReadonlyMap<Force, Quicken>> {
  const spurs = new Map<Force, Quicken>()
  for (const { force, stocks } of strikers) {
    const { faction } = force
    const { dicePerExtraDie } = leaderOf(powerOf(t.state, faction)).quick
    if (dicePerExtraDie === null) continue
    const type = yield* t.step(`spur ${faction}`, function* () {
      const throws = closeThrows(stocks)
      const quicken = (each: UnitId) => spurred(throws, each, dicePerExtraDie)
      const types = unitTypesIn(throws).map((each) => ({
        type: each,
        dice: diceIn(quicken(each)) - diceIn(throws),
      }))
      const chosen = yield* t.ask(faction, spur, { where: clash.where, round: battle.round, types })
      t.tell('all', 'SNS 7.11.8', say('battle.spurred', { faction, type: chosen }))
      return chosen
    })
    spurs.set(force, (each) => spurred(each, type, dicePerExtraDie))
  }
  return spurs
}

function diceIn(throws: readonly Throw[]): number {
  return throws.reduce((sum, { dice }) => sum + dice, 0)
}

/** SNS 7.1.10: all dice are rolled before any unit is removed. */
function* exchange(
  t: SnsTable,
  fight: Fight,
  blow: 'volley' | 'close',
  shooters: readonly Shooter[],
  quicken: (force: Force, throws: readonly AimedThrow[]) => readonly AimedThrow[],
): SnsFlow<Dealt[]> {
  const fighters = fighting(t.state, fight.battle)
  const armed = shooters.filter(({ stocks }) => stocks.length > 0)
  const aims = yield* takeAim(t, fight, blow, armed, fighters)
  const dealt: Dealt[] = []
  for (const { force, stocks } of armed) {
    for (const side of sidesOf(foesOf(fighters, force))) {
      const aimed = stocks.filter((stock) => aims.get(force)?.(stock) === side)
      const at = fighters.filter((each) => each.side === side)
      const throws = aimedThrows(t.state, aimed, at, blow === 'volley' ? volleyThrows : closeThrows)
      if (throws.length === 0) continue
      const blows = roll(t, blow, force, at, quicken(force, throws))
      for (const { damage, named } of blows) {
        noteDamage(fight.battle, side, force.side, damage)
        dealt.push({ side, damage, named })
      }
    }
  }
  return dealt
}

function roll(
  t: SnsTable,
  blow: 'volley' | 'close',
  { faction }: Force,
  struck: readonly Force[],
  throws: readonly AimedThrow[],
): Omit<Dealt, 'side'>[] {
  const cast = castAll(t.dice, throws)
  const damage = totalOf(cast)
  const at = struck.map((force) => force.faction)
  const rolls = cast.map(({ kind, rolled }) => ({ kind, rolled: [...rolled] }))
  t.tell('all', CLAUSES[blow], say(`battle.${blow}`, { faction, at, rolls, damage }))
  return cast.map((each, place) => ({ damage: each.damage, named: throws[place]?.named ?? null }))
}

const CLAUSES = { volley: 'SNS 7.3.3', close: 'SNS 7.3.4' } as const
