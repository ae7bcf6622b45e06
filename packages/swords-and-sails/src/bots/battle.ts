import { z } from 'zod'
import type { RetreatBrief, Stay } from '../battle/decide-retreat.ts'
import type { Asked } from './asked.ts'
import { STEWARD } from './habits.ts'

const briefShape: z.ZodType<Pick<RetreatBrief, 'own' | 'foes' | 'cards'>> = z.object({
  own: z.number(),
  foes: z.number(),
  cards: z.number(),
})

/** SNS 15.2.7: he leaves when he has become too weak, by card if he holds one. */
export function retreatOrNot({ brief }: Asked): Stay {
  const { own, foes, cards } = briefShape.parse(brief)
  if (own >= foes * STEWARD.retreatBelow) return 'fight'
  return cards > 0 ? 'withdraw' : 'retreat'
}
