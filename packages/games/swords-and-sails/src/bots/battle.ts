import { z } from 'zod'
import { isLost } from '../battle/leaving/cornered.ts'
import type { RetreatBrief, Stay } from '../battle/leaving/decide-retreat.ts'
import { ARMY_IDS } from '../data/pieces.ts'
import type { Asked } from './asked.ts'
import { STEWARD } from './habits.ts'

const briefShape: z.ZodType<Pick<RetreatBrief, 'own' | 'foes' | 'cards' | 'cornered'>> = z.object({
  own: z.number(),
  foes: z.number(),
  cards: z.number(),
  cornered: z.array(z.object({ army: z.enum(ARMY_IDS), byCard: z.boolean() })),
})

/** SNS 15.2.7: he leaves when he has become too weak, by card if he holds one, and gives no army up. */
export function retreatOrNot({ brief }: Asked): Stay {
  const { own, foes, cards, cornered } = briefShape.parse(brief)
  const withdraws = cards > 0
  if (own >= foes * STEWARD.retreatBelow || isLost(cornered, withdraws)) return 'fight'
  return withdraws ? 'withdraw' : 'retreat'
}
