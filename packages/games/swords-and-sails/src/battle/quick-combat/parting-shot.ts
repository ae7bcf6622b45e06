import type { FactionId } from '../../data/factions/factions.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { stocksIn } from '../force.ts'
import { type Hurt, suffer } from '../losses/suffer.ts'
import { namedFirst } from '../named-in-attack.ts'
import { type Fight, rivalsOf } from '../round.ts'
import { say } from '../words.en.ts'
import { type Targets, type TargetsBrief, targets } from './decide-targets.ts'
import { cast, partingThrows, type Throw, totalOf, unitTypesIn } from './throws.ts'

interface Shot {
  readonly force: Force
  readonly throws: readonly Throw[]
  readonly at: readonly Force[]
}

/** SNS 7.6.1: those who stay shoot once at those who rout or retreat. */
export function* partingShot(
  t: SnsTable,
  fight: Fight,
  staying: readonly Force[],
  leaving: readonly Force[],
): SnsFlow {
  const hurts = yield* t.step('shots', () => shotsAt(t, fight, staying, leaving))
  yield* suffer(t, fight.battle, hurts)
}

function* shotsAt(
  t: SnsTable,
  fight: Fight,
  staying: readonly Force[],
  leaving: readonly Force[],
): SnsFlow<Hurt[]> {
  const shots: Shot[] = staying
    .map((force) => ({
      force,
      throws: partingThrows(stocksIn(t.state, force)),
      at: namedFirst(t.state, force, rivalsOf(fight, leaving, force)),
    }))
    .filter(({ throws, at }) => throws.length > 0 && at.length > 0)
  const choosing = shots.filter(({ at }) => at.length > 1)
  const chosen = yield* t.askAll(
    choosing.map(({ force }) => force.faction),
    targets,
    (seat): TargetsBrief => ({ where: fight.clash.where, blow: 'parting', types: typesFor(choosing, seat) }),
  )
  const damage = new Map<Force, number>()
  for (const { force, throws, at } of shots)
    for (const target of at) {
      const aimed = throws.filter((each) => targetOf(each, at, chosen.get(force.faction)) === target)
      if (aimed.length > 0) damage.set(target, (damage.get(target) ?? 0) + shoot(t, force, target, aimed))
    }
  return [...damage].map(([{ faction }, dealt]) => ({ faction, damage: dealt, spared: 'none' }))
}

/** SNS 7.6.2 */
function typesFor(choosing: readonly Shot[], seat: FactionId) {
  const shot = choosing.find(({ force }) => force.faction === seat)
  const at = shot?.at.map(({ faction }) => faction) ?? []
  return unitTypesIn(shot?.throws ?? []).map((type) => ({ type, at }))
}

function targetOf({ type }: Throw, at: readonly Force[], chosen: Targets | undefined): Force | undefined {
  const named = chosen?.find((each) => each.type === type)?.at
  return at.find(({ faction }) => faction === named) ?? at[0]
}

function shoot(t: SnsTable, { faction }: Force, target: Force, throws: readonly Throw[]): number {
  const shot = cast(t.dice, throws)
  const damage = totalOf(shot)
  const rolls = shot.map(({ kind, rolled }) => ({ kind, rolled: [...rolled] }))
  t.tell('all', 'SNS 7.6.1', say('battle.parting', { faction, at: [target.faction], rolls, damage }))
  return damage
}
