import { z } from 'zod'
import { healthOf, stocksOf } from '../battle/stock.ts'
import { landIds } from '../data/area-ids.ts'
import { ARMY_IDS } from '../data/pieces.ts'
import { pointsOf } from '../odds/siege-points.ts'
import { chanceAbove } from '../odds/spread.ts'
import { mayPlayCards, type Way, type WayBrief } from '../siege/decide-siege-way.ts'
import { pillageDice, siegeDice } from '../siege/siege-dice.ts'
import { ownPower } from '../view/own-power.ts'
import type { Asked } from './outlook.ts'

const wayBrief: z.ZodType<Pick<WayBrief, 'land' | 'fought' | 'begun' | 'cornered'>> = z.object({
  land: z.enum(landIds),
  fought: z.boolean(),
  begun: z.boolean(),
  cornered: z.array(z.object({ army: z.enum(ARMY_IDS), byCard: z.boolean() })),
})

/** Below this chance a siege is given up for what a card can save of it. */
const POOR = 0.45

/** SNS 15.2.7: he pillages, or goes by card, where the siege would most likely cost him the army. */
export function wayOfSiege({ view, seat, brief }: Asked): Way {
  const { armies, hand } = ownPower(view, seat)
  const { land, fought, begun, cornered } = wayBrief.parse(brief)
  if (begun) return { way: 'stop' }
  if (!hand.includes('pillage') && !hand.includes('tacticalWithdraw')) return { way: 'whole' }
  const bears = healthOf(stocksOf(armies.filter(({ at }) => at === land)))
  const chance = (roll: ReturnType<typeof siegeDice>) => 1 - chanceAbove(pointsOf(roll), bears - 1)
  const whole = chance(siegeDice(view, land, seat))
  if (whole >= POOR || !mayPlayCards(view)) return { way: 'whole' }
  if (hand.includes('pillage') && chance(pillageDice(view, land, seat)) > whole + 0.2)
    return { way: 'pillage' }
  const canGo = fought && hand.includes('tacticalWithdraw') && cornered.length === 0
  return canGo ? { way: 'withdraw' } : { way: 'whole' }
}
