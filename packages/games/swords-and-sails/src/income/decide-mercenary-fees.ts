import { type Decision, inTurn, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import type { MercenaryId } from '../data/cards/expansion-cards.ts'
import type { PieceKey } from '../pieces.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import { say } from './words.en.ts'

export interface HiredBand {
  readonly piece: PieceKey
  readonly card: MercenaryId
  readonly left: number
  readonly fee: number
}

export interface FeesBrief {
  readonly bands: readonly HiredBand[]
}

const STAYS = ['keep', 'leave'] as const
type Stay = (typeof STAYS)[number]

/** SNS 12.3.3: which bands are paid to stay. The answer names one after another, as they are told. */
export const mercenaryFees: Decision<SwordsAndSails, FeesBrief, Stay[]> = {
  kind: 'mercenary-fees',
  title: () => say('income.fees.title'),
  hint: () => say('income.fees.hint'),
  facts: ({ seat, view, brief: { bands } }, stays) => {
    const { gold } = ownPower(view, seat)
    const fees = bands.reduce((sum, { fee }, place) => (stays[place] === 'keep' ? sum + fee : sum), 0)
    return [
      { label: say('income.fees.fees'), value: say('income.fees.gold', { gold: fees }) },
      { label: say('income.fees.gold-left'), value: say('income.fees.of-gold', { left: gold - fees, gold }) },
    ]
  },
  shape: z.array(z.enum(STAYS)).max(100),
  options: ({ seat, view, brief }) => {
    const { gold } = ownPower(view, seat)
    return inTurn(brief.bands, (band, before: readonly Stay[]) => {
      const stays = due(brief, before) + band.fee <= gold ? STAYS : (['leave'] as const)
      return oneOf<Stay>(
        stays,
        (stay) => ({ key: stay, label: say('income.fees.stay', { stay, fee: band.fee }) }),
        () => say('income.fees.band', { ...band }),
      )
    })
  },
  check: ({ seat, view, brief }, stays) => {
    if (stays.length !== brief.bands.length)
      return refuse('SNS 12.3.3', say('income.fees.each', { bands: brief.bands.length }))
    const { gold } = ownPower(view, seat)
    return due(brief, stays) > gold ? refuse('SNS 12.3.3', say('income.fees.too-dear', { gold })) : undefined
  },
  confirm: ({ brief }, stays) => say('income.fees.confirm', { gold: due(brief, stays) }),
  absent: ({ seat, view, brief }) => asLongAsPaid(brief, ownPower(view, seat).gold),
  unanswered: () => say('income.fees.unanswered'),
  standing: standing(say('income.fees.standing'), z.enum(STAYS), ({ seat, view, brief }, wish) =>
    wish === 'keep' ? asLongAsPaid(brief, ownPower(view, seat).gold) : brief.bands.map((): Stay => 'leave'),
  ),
}

function due({ bands }: FeesBrief, stays: readonly Stay[]): number {
  return bands.reduce((sum, { fee }, place) => (stays[place] === 'keep' ? sum + fee : sum), 0)
}

/** One band after another, while the gold lasts. */
function asLongAsPaid({ bands }: FeesBrief, gold: number): Stay[] {
  let purse = gold
  return bands.map(({ fee }) => {
    if (fee > purse) return 'leave'
    purse -= fee
    return 'keep'
  })
}
