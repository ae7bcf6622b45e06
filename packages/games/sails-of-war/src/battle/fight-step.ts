import { BATTLE_FURY } from '../data/action-cards.ts'
import type { UnitId } from '../data/units.ts'
import { noUnits, type SomeUnits, someOf } from '../pieces.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { type Battle, type BattleSide, sideName } from './battle.ts'
import { standing, wallsFor } from './battle-side.ts'
import { takeLosses } from './decide-losses.ts'
import { CHEAPEST, forcedLosses, kill, type Losses, type LossStep, lossesBy, rout } from './losses.ts'
import { rollAgain, type Volley } from './roll-again.ts'
import { type Hits, hitsIn, rollsFor } from './rolls.ts'
import { type OpenCards, turnUp } from './round-cards.ts'
import { attackersOf, type Step } from './who-attacks.ts'
import { say } from './words.en.ts'

/** SOW 8.2.2: both sides name who attacks, both roll, both may roll again, and then both take their losses. Whether both still stand. */
export function* fightStep(t: SowTable, battle: Battle, step: Step): SowFlow<boolean> {
  battle.step = step
  const cards = yield* t.step('cards', () => turnUp(t, battle, step))
  const rolled = yield* t.step('attack', () => attack(t, battle, step, cards))
  const volleys = yield* t.step('again', () => rollAgain(t, battle, rolled))
  const [byAttacker = [], byDefender = []] = volleys.map(({ rolls }) => rolls)
  yield* t.step('losses', () =>
    suffer(t, [
      { side: battle.attacker, hits: hitsIn(byDefender), step },
      { side: battle.defender, hits: hitsIn(byAttacker), step },
    ]),
  )
  return standing(battle.attacker) > 0 && standing(battle.defender) > 0
}

function* attack(t: SowTable, battle: Battle, step: Step, cards: OpenCards): SowFlow<readonly Volley[]> {
  const sides = [battle.attacker, battle.defender]
  const ranks = yield* attackersOf(t, sides, step, cards)
  const volleys = sides.map((side): Volley => {
    const by = sideName(side)
    const modifier = wallsFor(t.state, battle, side) + (cards[by] === 'battle-fury' ? BATTLE_FURY : 0)
    const rolls = rollsFor(t.dice, side.race, ranks.get(side) ?? {}, modifier)
    return { by, modifier, rolls, kept: false }
  })
  for (const { by, modifier, rolls } of volleys) {
    if (rolls.length === 0) continue
    t.tell('all', 'SOW 8.2.1', say('battle.rolled', { race: battle[by].race, rolls: [...rolls], modifier }))
  }
  return volleys
}

/** What one side has to bear in a step. */
interface Burden {
  readonly side: BattleSide
  readonly hits: Hits
  readonly step: LossStep
}

/** SOW 8.3: those who can choose do so at once; the rest is forced. */
export function* suffer(t: SowTable, burdens: readonly Burden[]): SowFlow {
  const chosen = new Map<Burden, Losses>()
  for (const burden of burdens) {
    const { side, hits, step } = burden
    const forced = side.militia ? lossesBy(step, hits, side, CHEAPEST) : forcedLosses(step, hits, side)
    if (forced !== undefined) chosen.set(burden, forced)
  }
  const choosing = burdens.filter((burden) => !chosen.has(burden))
  const answers = yield* t.askAll(
    choosing.map(({ side }) => side.race),
    takeLosses,
    (race) => {
      const burden = choosing.find(({ side }) => side.race === race)
      return { step: burden?.step ?? 'front', hits: burden?.hits ?? { kills: 0, routs: 0 } }
    },
  )
  for (const burden of burdens) {
    const losses = chosen.get(burden) ?? answers.get(burden.side.race)
    if (losses !== undefined) apply(t, burden.side, losses)
  }
}

/** SOW 8.3.3: kills before routs. */
function apply(t: SowTable, side: BattleSide, { killed, routed }: Losses): void {
  for (const unit of killed) kill(side, unit)
  for (const unit of routed) rout(side, unit)
  side.killed += killed.length
  if (killed.length + routed.length === 0) return
  t.tell(
    'all',
    'SOW 8.3.1',
    say('battle.lost', { race: side.race, killed: counted(killed), routed: counted(routed) }),
  )
}

function counted(units: readonly UnitId[]): SomeUnits {
  const count = noUnits()
  for (const unit of units) count[unit] += 1
  return someOf(count)
}
