import type { FactionId } from '../../data/factions/factions.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Battle, Force } from '../battle.ts'
import { forceOf, stocksIn } from '../force.ts'
import { type Hurt, suffer } from '../losses/suffer.ts'
import { namedFirst } from '../named-in-attack.ts'
import type { Field } from '../opposed-sides.ts'
import { type Fight, rivalsOf } from '../round.ts'
import { figuresIn } from '../stock.ts'
import { say } from '../words.en.ts'
import { type Pursued, pursued } from './decide-pursued.ts'
import { runDown } from './decide-run-down.ts'
import { answerThrows, cast, runDownThrows, type Throw, totalOf } from './throws.ts'

interface Pursuit {
  readonly by: FactionId
  readonly after: FactionId
}

/** SNS 7.6.3 to SNS 7.6.6: cavalry rides down those who leave, and these may answer; both at the same time. */
export function* ridesDown(
  t: SnsTable,
  fight: Fight,
  staying: readonly Force[],
  leaving: readonly Force[],
): SnsFlow {
  const left = leaving.filter((force) => figuresIn(stocksIn(t.state, force)) > 0)
  const pursuits = yield* t.step('pursuers', () => pursuitsOf(t, fight, staying, left))
  if (pursuits.length === 0) return
  const hurts = yield* t.step('blows', () => blowsOf(t, fight, pursuits))
  yield* suffer(t, fight.battle, hurts)
}

/** SNS 7.6.6: all dice, before any unit is removed. */
function* blowsOf(t: SnsTable, { clash, battle }: Fight, pursuits: readonly Pursuit[]): SnsFlow<Hurt[]> {
  const replies = yield* repliesTo(t, clash.where, battle, pursuits)
  const exposed = (faction: FactionId) =>
    stocksIn(t.state, forceOf(battle, faction)).filter(
      ({ figure }) => !replies.get(faction)?.drawOff || !figure.cavalry,
    )
  const damage = new Map<FactionId, number>()
  const hurt = (faction: FactionId, dealt: number) => damage.set(faction, (damage.get(faction) ?? 0) + dealt)
  for (const { by, after } of pursuits)
    if (exposed(after).length > 0)
      hurt(after, roll(t, 'run-down', by, after, runDownThrows(stocksIn(t.state, forceOf(battle, by)))))
  for (const [faction, { answer }] of replies) {
    const stocks = exposed(faction)
    const at = pursuits.find(({ by }) => by === answer)?.by
    if (at !== undefined && stocks.length > 0) hurt(at, roll(t, 'answer', faction, at, answerThrows(stocks)))
  }
  return [...damage].map(([faction, dealt]) => ({
    faction,
    damage: dealt,
    spared: replies.get(faction)?.drawOff ? 'cavalry' : 'none',
  }))
}

/** SNS 7.6.3 */
function* pursuitsOf(
  t: SnsTable,
  fight: Fight,
  staying: readonly Force[],
  leaving: readonly Force[],
): SnsFlow<Pursuit[]> {
  const riders = staying.filter(
    (force) =>
      rivalsOf(fight, leaving, force).length > 0 && runDownThrows(stocksIn(t.state, force)).length > 0,
  )
  const chosen = yield* t.askAll(
    riders.map(({ faction }) => faction),
    runDown,
    (seat) => ({ where: fight.clash.where, leavers: leaversFor(t, fight, riders, leaving, seat) }),
  )
  return riders.flatMap(({ faction: by }) => {
    const after = leaving.find(({ faction }) => faction === chosen.get(by))?.faction
    return after === undefined ? [] : [{ by, after }]
  })
}

function leaversFor(
  { state }: SnsTable,
  fight: Fight,
  riders: readonly Force[],
  leaving: readonly Force[],
  seat: FactionId,
): FactionId[] {
  const rider = riders.find(({ faction }) => faction === seat)
  return rider === undefined
    ? []
    : namedFirst(state, rider, rivalsOf(fight, leaving, rider)).map(({ faction }) => faction)
}

/** SNS 7.6.4, SNS 7.6.5: asked of those who are run down and can do anything about it. */
function* repliesTo(
  t: SnsTable,
  where: Field,
  battle: Battle,
  pursuits: readonly Pursuit[],
): SnsFlow<ReadonlyMap<FactionId, Pursued>> {
  const hunted = [...new Set(pursuits.map(({ after }) => after))].map((faction) => {
    const force = forceOf(battle, faction)
    const pursuers = pursuits.filter(({ after }) => after === faction).map(({ by }) => by)
    return {
      faction,
      cavalry: stocksIn(t.state, force).some(({ figure }) => figure.cavalry),
      pursuers: force.stays === 'routs' ? [] : pursuers,
    }
  })
  const able = hunted.filter(({ cavalry, pursuers }) => cavalry || pursuers.length > 0)
  const chosen = yield* t.askAll(
    able.map(({ faction }) => faction),
    pursued,
    (seat) => {
      const one = able.find(({ faction }) => faction === seat)
      return { where, cavalry: one?.cavalry ?? false, pursuers: one?.pursuers ?? [] }
    },
  )
  for (const [faction, { drawOff }] of chosen)
    if (drawOff) t.tell('all', 'SNS 7.6.4', say('battle.draws-off', { faction }))
  return chosen
}

const CLAUSES = { 'run-down': 'SNS 7.6.3', answer: 'SNS 7.6.5' } as const

function roll(
  t: SnsTable,
  blow: keyof typeof CLAUSES,
  faction: FactionId,
  target: FactionId,
  throws: readonly Throw[],
): number {
  const thrown = cast(t.dice, throws)
  const damage = totalOf(thrown)
  const rolls = thrown.map(({ kind, rolled }) => ({ kind, rolled: [...rolled] }))
  t.tell('all', CLAUSES[blow], say(`battle.${blow}`, { faction, at: [target], rolls, damage }))
  return damage
}
