import { BATTLE_FURY, CHARGE_CAVALRY, VOLLEY_ARCHERS } from '../data/action-cards.ts'
import { RANKS } from '../data/battle.ts'
import { HERO_IN_BATTLE } from '../data/heroes.ts'
import type { UnitId } from '../data/units.ts'
import type { Units } from '../open.ts'
import { countOf, kindsIn, noUnits, type SomeUnits, someOf } from '../pieces.ts'
import type { SowFlow, SowTable } from '../state.ts'
import type { Battle, BattleSide } from './battle.ts'
import { pickUnits } from './decide-front.ts'
import { takeLosses } from './decide-losses.ts'
import { reroll } from './decide-reroll.ts'
import { CHEAPEST, forcedLosses, kill, type Losses, type LossStep, lossesBy, rout } from './losses.ts'
import { type Hits, hitsIn, type Roll, roll, rollsFor } from './rolls.ts'
import { type RoundCards, turnUp } from './round-cards.ts'
import { wallsFor } from './side.ts'
import { say } from './words.en.ts'

type Step = 'archers' | 'cavalry' | 'front'

/** SOW 8.2.2: both sides attack together, then both take their losses. */
export function* fightStep(t: SowTable, battle: Battle, step: Step, cards: RoundCards): SowFlow {
  battle.step = step
  turnUp(t, battle, cards, step)
  const sides = [battle.attacker, battle.defender]
  const rolls: Roll[][] = []
  for (const side of sides) {
    const units = yield* attackers(t, side, step, cards)
    const modifier = wallsFor(t.state, battle, side) + fury(side, step, cards)
    rolls.push(yield* rolled(t, side, units, modifier))
  }
  const [byAttacker = [], byDefender = []] = rolls
  yield* suffer(t, [
    { side: battle.attacker, hits: hitsIn(byDefender), step },
    { side: battle.defender, hits: hitsIn(byAttacker), step },
  ])
}

const fury = (side: BattleSide, step: Step, cards: RoundCards) =>
  step === 'front' && cards.of(side).front === 'battle-fury' ? BATTLE_FURY : 0

/** SOW 8.2.4 to SOW 8.2.7: who attacks in this step. */
function* attackers(t: SowTable, side: BattleSide, step: Step, cards: RoundCards): SowFlow<SomeUnits> {
  const laid = cards.of(side)
  if (step === 'archers') {
    return { archer: Math.min(side.ready.archer, laid.archers === null ? RANKS.archers : VOLLEY_ARCHERS) }
  }
  if (step === 'cavalry') {
    return { cavalry: Math.min(side.ready.cavalry, laid.cavalry === null ? RANKS.cavalry : CHARGE_CAVALRY) }
  }
  const among = frontUnits(side.ready)
  const most = RANKS.front + (side.hero === null ? 0 : HERO_IN_BATTLE.frontRank)
  if (countOf(among) <= most) return someOf(among)
  const [only, other] = kindsIn(among)
  if (only !== undefined && other === undefined) return { [only]: most }
  return yield* t.ask(side.race, pickUnits, { among, count: most, why: 'front' })
}

/** Footmen and monsters. */
function frontUnits(ready: Units): Units {
  return { ...ready, archer: 0, cavalry: 0 }
}

/** The dice of a side, with the re-roll a Hero gives (SOW 8.1.4). */
function* rolled(t: SowTable, side: BattleSide, units: SomeUnits, modifier: number): SowFlow<Roll[]> {
  const rolls = rollsFor(t.dice, side.race, units, modifier)
  if (rolls.length === 0) return rolls
  t.tell('all', 'SOW 8.2.1', say('battle.rolled', { race: side.race, rolls: [...rolls], modifier }))
  while (side.rerolls > 0 && rolls.some(({ result }) => result !== 'kill')) {
    const place = yield* t.ask(side.race, reroll, { rolls: [...rolls] })
    const old = place === 'keep' ? undefined : rolls[place]
    if (place === 'keep' || old === undefined) break
    side.rerolls -= 1
    rolls[place] = roll(t.dice, side.race, old.unit, modifier)
    t.tell('all', 'SOW 8.1.4', say('battle.rerolled', { race: side.race, from: old, to: rolls[place] }))
  }
  return rolls
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
