import type { FactionId } from '../../data/factions/factions.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { stocksIn } from '../force.ts'
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
  readonly by: Force
  readonly after: Force
}

/** SNS 7.6.3 to SNS 7.6.6: cavalry rides down those who leave, and these may answer; both at the same time. */
export function* ridesDown(
  t: SnsTable,
  fight: Fight,
  staying: readonly Force[],
  leaving: readonly Force[],
): SnsFlow {
  const { where } = fight.clash
  const left = leaving.filter((force) => figuresIn(stocksIn(t.state, force)) > 0)
  const pursuits = yield* pursuitsOf(t, fight, staying, left)
  if (pursuits.length === 0) return
  const replies = yield* repliesTo(t, where, pursuits)
  const exposed = (force: Force) =>
    stocksIn(t.state, force).filter(({ figure }) => !replies.get(force)?.drawOff || !figure.cavalry)
  const damage = new Map<Force, number>()
  const hurt = (force: Force, dealt: number) => damage.set(force, (damage.get(force) ?? 0) + dealt)
  for (const { by, after } of pursuits)
    if (exposed(after).length > 0)
      hurt(after, roll(t, 'run-down', by, after, runDownThrows(stocksIn(t.state, by))))
  for (const [force, { answer }] of replies) {
    const stocks = exposed(force)
    const at = pursuits.find(({ by }) => by.faction === answer)?.by
    if (at !== undefined && stocks.length > 0) hurt(at, roll(t, 'answer', force, at, answerThrows(stocks)))
  }
  yield* suffer(
    t,
    [...damage].map(
      ([force, dealt]): Hurt => ({
        force,
        damage: dealt,
        spared: replies.get(force)?.drawOff ? 'cavalry' : 'none',
      }),
    ),
  )
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
  return riders.flatMap((by) => {
    const after = leaving.find(({ faction }) => faction === chosen.get(by.faction))
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
  pursuits: readonly Pursuit[],
): SnsFlow<ReadonlyMap<Force, Pursued>> {
  const hunted = [...new Set(pursuits.map(({ after }) => after))].map((force) => ({
    force,
    cavalry: stocksIn(t.state, force).some(({ figure }) => figure.cavalry),
    pursuers:
      force.stays === 'routs'
        ? []
        : pursuits.filter(({ after }) => after === force).map(({ by }) => by.faction),
  }))
  const able = hunted.filter(({ cavalry, pursuers }) => cavalry || pursuers.length > 0)
  const chosen = yield* t.askAll(
    able.map(({ force }) => force.faction),
    pursued,
    (seat) => {
      const one = able.find(({ force }) => force.faction === seat)
      return { where, cavalry: one?.cavalry ?? false, pursuers: one?.pursuers ?? [] }
    },
  )
  const replies = new Map<Force, Pursued>()
  for (const { force } of able) {
    const reply = chosen.get(force.faction)
    if (reply === undefined) continue
    replies.set(force, reply)
    if (reply.drawOff) t.tell('all', 'SNS 7.6.4', say('battle.draws-off', { faction: force.faction }))
  }
  return replies
}

const CLAUSES = { 'run-down': 'SNS 7.6.3', answer: 'SNS 7.6.5' } as const

function roll(
  t: SnsTable,
  blow: keyof typeof CLAUSES,
  { faction }: Force,
  target: Force,
  throws: readonly Throw[],
): number {
  const thrown = cast(t.dice, throws)
  const damage = totalOf(thrown)
  const rolls = thrown.map(({ kind, rolled }) => ({ kind, rolled: [...rolled] }))
  t.tell('all', CLAUSES[blow], say(`battle.${blow}`, { faction, at: [target.faction], rolls, damage }))
  return damage
}
