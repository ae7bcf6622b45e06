import { type ActionId, CHARGE_CAVALRY, VOLLEY_ARCHERS } from '../data/action-cards.ts'
import { RANKS } from '../data/battle.ts'
import { HERO_IN_BATTLE } from '../data/heroes.ts'
import { countOf, kindsIn, noUnits, type SomeUnits, someOf } from '../pieces.ts'
import type { Units } from '../public-state.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { type BattleSide, sideName } from './battle.ts'
import { pickUnits } from './decide-front.ts'
import type { OpenCards } from './round-cards.ts'

export type Step = 'archers' | 'cavalry' | 'front'

/**
 * SOW 8.2.4, SOW 8.2.5, SOW 8.2.6, SOW 8.2.7: who attacks in this step, of those not routed (SOW 8.3.4); those who can
 * choose do so at once.
 */
export function* attackersOf(
  t: SowTable,
  sides: readonly BattleSide[],
  step: Step,
  cards: OpenCards,
): SowFlow<ReadonlyMap<BattleSide, SomeUnits>> {
  const ranks = new Map<BattleSide, SomeUnits>()
  for (const side of sides) {
    const forced = forcedRank(side, step, cards[sideName(side)])
    if (forced !== undefined) ranks.set(side, forced)
  }
  const choosing = sides.filter((side) => !ranks.has(side))
  const answers = yield* t.askAll(
    choosing.map(({ race }) => race),
    pickUnits,
    (race) => {
      const side = choosing.find((each) => each.race === race)
      const among = frontUnits(side?.ready ?? noUnits())
      return { among, count: side === undefined ? 0 : frontWidth(side), why: 'front' as const }
    },
  )
  for (const side of choosing) ranks.set(side, answers.get(side.race) ?? {})
  return ranks
}

/** Who attacks where there is nothing to choose. */
function forcedRank(side: BattleSide, step: Step, card: ActionId | null): SomeUnits | undefined {
  if (step === 'archers') {
    return { archer: Math.min(side.ready.archer, card === null ? RANKS.archers : VOLLEY_ARCHERS) }
  }
  if (step === 'cavalry') {
    return { cavalry: Math.min(side.ready.cavalry, card === null ? RANKS.cavalry : CHARGE_CAVALRY) }
  }
  const among = frontUnits(side.ready)
  if (countOf(among) <= frontWidth(side)) return someOf(among)
  const [only, other] = kindsIn(among)
  return only !== undefined && other === undefined ? { [only]: frontWidth(side) } : undefined
}

const frontWidth = ({ hero }: BattleSide) => RANKS.front + (hero === null ? 0 : HERO_IN_BATTLE.frontRank)

/** Footmen and monsters. */
function frontUnits(ready: Units): Units {
  return { ...ready, archer: 0, cavalry: 0 }
}
