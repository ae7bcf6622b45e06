import type { FactionId } from '../../data/factions/factions.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Battle, Force } from '../battle.ts'
import { fighting, forceOf, remove, stocksIn } from '../force.ts'
import type { Fight } from '../round.ts'
import { tellDrowned } from '../sea/drowned-cargo.ts'
import { healthOf, type Stock } from '../stock.ts'
import { say } from '../words.en.ts'
import { type LossesBrief, losses } from './decide-losses.ts'
import { type Dealt, divided, onSides } from './divide-damage.ts'
import { type Losses, lossOf } from './losses.ts'

/** Damage that falls on a faction's force, and what of it cannot be hit. */
export interface Hurt {
  readonly faction: FactionId
  readonly damage: number
  readonly spared: LossesBrief['spared']
}

/** SNS 7.3.9: what all have dealt to the sides of a battle. */
export function* sufferAll(t: SnsTable, { clash, battle }: Fight, dealt: readonly Dealt[]): SnsFlow {
  const hurts = yield* t.step('division', () =>
    divided(t, clash.where, onSides(fighting(t.state, battle), dealt)),
  )
  yield* suffer(t, battle, hurts)
}

/** SNS 7.2.1: armour first, then units of the owners' choice. */
export function* suffer(t: SnsTable, battle: Battle, hurts: readonly Hurt[]): SnsFlow {
  const struck = yield* t.step('armour', () =>
    hurts.flatMap(({ faction, damage, spared }): Struck[] => {
      const points = pastArmour(t, forceOf(battle, faction), damage)
      return points === 0 ? [] : [{ faction, points, spared }]
    }),
  )
  yield* t.step('losses', () => loseUnits(t, battle, struck))
}

/** Casualty points that armour has not caught. */
interface Struck {
  readonly faction: FactionId
  readonly points: number
  readonly spared: LossesBrief['spared']
}

/** SNS 1.1.5: all choose at once and sealed. */
function* loseUnits(t: SnsTable, battle: Battle, all: readonly Struck[]): SnsFlow {
  const struck = all.flatMap(({ faction, points, spared }) => {
    const force = forceOf(battle, faction)
    const stocks = stocksIn(t.state, force).filter(({ figure }) => spared === 'none' || !figure.cavalry)
    return stocks.length === 0 ? [] : [{ force, points, spared, stocks }]
  })
  const choosing = struck.filter(({ stocks, points }) => forcedLosses(stocks, points) === undefined)
  const chosen = yield* t.askAll(
    choosing.map(({ force }) => force.faction),
    losses,
    (seat) => {
      const { points = 0, spared = 'none' } = choosing.find(({ force }) => force.faction === seat) ?? {}
      return { points, spared, pieces: forceOf(battle, seat).pieces }
    },
  )
  for (const { force, points, stocks } of struck) {
    const lost = forcedLosses(stocks, points) ?? chosen.get(force.faction)
    if (lost === undefined) throw new Error(`${force.faction} has not chosen its losses`)
    const drowned = remove(t.state, force, lost)
    t.tell('all', 'SNS 7.2.1', say('battle.losses.taken', { faction: force.faction, losses: [...lost] }))
    tellDrowned(t, drowned, 'SNS 7.8.6')
  }
}

/** SNS 7.2.1: what the armour pool does not catch. */
function pastArmour(t: SnsTable, force: Force, damage: number): number {
  const caught = Math.min(damage, force.armour)
  force.armour -= caught
  const points = damage - caught
  if (damage > 0) {
    const { faction, armour } = force
    t.tell('all', 'SNS 7.2.1', say('battle.damage', { faction, damage, caught, armour, points }))
  }
  return points
}

/** SNS 7.2.2: nothing to choose where all of the force is lost, or where there is one kind in one piece. */
function forcedLosses(stocks: readonly Stock[], points: number): Losses | undefined {
  if (points >= healthOf(stocks)) return stocks.map(lossOf)
  const [only, other] = stocks
  if (only === undefined || other !== undefined) return undefined
  return [{ ...lossOf(only), count: Math.ceil(points / only.figure.health) }]
}
