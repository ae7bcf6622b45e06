import { DREAD, HOLD_THE_LINE } from '../data/action-cards.ts'
import { HILL_HORN_RALLY } from '../data/artifacts.ts'
import { OVERRUN_KILLED, RALLY_TABLE } from '../data/battle.ts'
import { RACES } from '../data/races.ts'
import { DIE } from '../data/setup.ts'
import { FIREGAUNT_DREAD, GIANT_RALLY } from '../data/units.ts'
import { addUnits, countOf, kindsIn, type SomeUnits, someOf } from '../pieces.ts'
import { openPlayer } from '../players.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { type Battle, type BattleSide, sideName } from './battle.ts'
import { pickUnits } from './decide-front.ts'
import type { OpenCards } from './round-cards.ts'
import { say } from './words.en.ts'

/** SOW 8.4.1, SOW 8.4.2: both sides check as they stand when the step begins. */
export function* routChecks(t: SowTable, { attacker, defender }: Battle, cards: OpenCards): SowFlow {
  const more = yield* t.step('modifiers', () => ({
    attacker: modifier(t, attacker, defender, cards),
    defender: modifier(t, defender, attacker, cards),
  }))
  yield* t.step('attacker', () => routCheck(t, attacker, more.attacker))
  yield* t.step('defender', () => routCheck(t, defender, more.defender))
}

/** SOW 8.4.1: a side with routed units tries to rally some. */
function* routCheck(t: SowTable, side: BattleSide, more: number): SowFlow {
  const count = yield* t.step('check', () => rolledCheck(t, side, more))
  if (count === 0) return
  const rallied = yield* ralliedUnits(t, side, count)
  addUnits(side.routed, rallied, -1)
  addUnits(side.ready, rallied)
}

/** How many may rally. */
function rolledCheck(t: SowTable, side: BattleSide, more: number): number {
  if (countOf(side.routed) === 0) return 0
  const die = t.dice.roll(DIE)
  const result = Math.min(DIE, Math.max(1, die + more))
  const table = RALLY_TABLE.find(({ upTo }) => result <= upTo)
  const count = Math.min(table?.rallied ?? 0, countOf(side.routed))
  t.tell('all', 'SOW 8.4.1', say('battle.rout-check', { race: side.race, die, result, count }))
  return count
}

function* ralliedUnits(t: SowTable, side: BattleSide, count: number): SowFlow<SomeUnits> {
  if (count === countOf(side.routed)) return someOf(side.routed)
  const [only, other] = kindsIn(side.routed)
  if (only !== undefined && other === undefined) return { [only]: count }
  return yield* t.ask(side.race, pickUnits, { among: { ...side.routed }, count, why: 'rally' })
}

function modifier({ state }: SowTable, side: BattleSide, foe: BattleSide, cards: OpenCards): number {
  const horn = !side.militia && openPlayer(state, side.race).artifacts.includes('hill-horn')
  return (
    RACES[side.race].rally +
    (side.ready.giant > 0 ? GIANT_RALLY : 0) +
    (foe.ready.firegaunt > 0 ? FIREGAUNT_DREAD : 0) +
    (horn ? HILL_HORN_RALLY : 0) +
    (cards[sideName(side)] === 'hold-the-line' ? HOLD_THE_LINE : 0) +
    (cards[sideName(foe)] === 'dread' ? DREAD : 0)
  )
}

/** SOW 8.4.3 */
export function isBroken({ ready }: BattleSide): boolean {
  return countOf(ready) === 0
}

/** SOW 8.4.4 */
export function isOverrun({ race, ready, killedBefore }: BattleSide): boolean {
  return RACES[race].overrun && killedBefore >= OVERRUN_KILLED && ready.footman === 0
}
