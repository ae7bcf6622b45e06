import type { Dice } from '@windward/table'
import { unitPrice } from '../build/prices.ts'
import { eachFaction } from '../data/factions/each-faction.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { hasTooManyPeasants } from '../pieces-of.ts'
import { cardOf } from '../powers.ts'
import type { Troops } from './troops.ts'

/** Those with most casualty points for their price first, as a steward buys them (SNS 15.2.8). */
const KINDS = eachFaction((faction): readonly UnitId[] => {
  const { units } = cardOf(faction)
  const perPoint = (unit: UnitId) => unitPrice(faction, unit) / units[unit].health
  return UNIT_IDS.toSorted((a, b) => perPoint(a) - perPoint(b) || units[b].health - units[a].health)
})

/** How often others are bought than those. */
const OTHERS_IN = 4

/** Units for so much gold, mostly those that have most casualty points for it. What was paid. */
export function recruit(faction: FactionId, { figures }: Troops, gold: number, dice: Dice): number {
  const best = KINDS[faction]
  const kinds = dice.below(OTHERS_IN) === 0 ? [dice.pick(best), ...best] : best
  let left = gold
  for (;;) {
    const kind = kinds.find((each) => unitPrice(faction, each) <= left && hasRoom(faction, figures, each))
    if (kind === undefined) return gold - left
    figures[kind] += 1
    left -= unitPrice(faction, kind)
  }
}

function hasRoom(faction: FactionId, figures: Troops['figures'], kind: UnitId): boolean {
  return kind !== 'PS' || !hasTooManyPeasants(faction, { ...figures, PS: figures.PS + 1 })
}
