import type { FactionId } from '../../data/factions/factions.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { remove, stocksIn } from '../force.ts'
import { tellDrowned } from '../sea/drowned-cargo.ts'
import { healthOf, type Stock } from '../stock.ts'
import { say } from '../words.en.ts'
import { type LossesBrief, losses } from './decide-losses.ts'
import { type Losses, lossOf } from './losses.ts'

/** Damage that falls on a force, and what of it cannot be hit. */
export interface Hurt {
  readonly force: Force
  readonly damage: number
  readonly spared: LossesBrief['spared']
}

/** SNS 7.2.1: armour first, then units of the owners' choice; all choose at once and sealed (SNS 1.1.5). */
export function* suffer(t: SnsTable, hurts: readonly Hurt[]): SnsFlow {
  const struck = hurts.flatMap(({ force, damage, spared }) => {
    const points = pastArmour(t, force, damage)
    if (points === 0) return []
    const all = stocksIn(t.state, force)
    const stocks = spared === 'none' ? all : all.filter(({ figure }) => !figure.cavalry)
    return stocks.length === 0 ? [] : [{ force, points, spared, stocks }]
  })
  const choosing = struck.filter(({ stocks, points }) => forcedLosses(stocks, points) === undefined)
  const chosen = yield* t.askAll(
    choosing.map(({ force }) => force.faction),
    losses,
    (seat) => briefFor(choosing, seat),
  )
  for (const { force, points, stocks } of struck) {
    const lost = forcedLosses(stocks, points) ?? chosen.get(force.faction)
    if (lost === undefined) throw new Error(`${force.faction} has not chosen its losses`)
    const drowned = remove(t.state, force, lost)
    t.tell('all', 'SNS 7.2.1', say('battle.losses.taken', { faction: force.faction, losses: [...lost] }))
    tellDrowned(t, drowned, 'SNS 7.8.6')
  }
}

interface Struck {
  readonly force: Force
  readonly points: number
  readonly spared: LossesBrief['spared']
}

function briefFor(choosing: readonly Struck[], seat: FactionId): LossesBrief {
  const struck = choosing.find(({ force }) => force.faction === seat)
  if (struck === undefined) throw new Error(`${seat} has nothing to choose`)
  const { force, points, spared } = struck
  return { points, spared, pieces: force.pieces }
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
