import { answer, type Decision, inTurn, type Options, oneOf, refuse, standing, turned } from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../data/factions/factions.ts'
import type { SwordsAndSails } from '../state.ts'
import { COIN } from '../treasury.ts'
import { say } from './words.en.ts'

export interface Claim {
  readonly agreement: string
  readonly partner: FactionId
  /** What can be taken without agreement; nothing where the two have agreed to take nothing. */
  readonly most: number
}

export interface ShareBrief {
  readonly claims: readonly Claim[]
}

const shape = z.array(z.int().min(0).multipleOf(COIN)).max(30)

/** SNS 4.4.5, SNS 4.4.6: gold off agreements on which the two did not agree, in the order of the claims. */
export const takeShare: Decision<SwordsAndSails, ShareBrief, number[]> = {
  kind: 'take-share',
  title: () => say('diplomacy.share.title'),
  hint: ({ brief: { claims } }) =>
    say('diplomacy.share.hint', { agreed: claims.every(({ most }) => most === 0) }),
  shape,
  options: ({ brief }) => inTurn(brief.claims, shareOptions),
  check: ({ brief: { claims } }, shares) => {
    if (shares.length !== claims.length) return refuse('SNS 4.4.5', say('diplomacy.share.each'))
    const greedy = claims.find(({ most }, place) => (shares[place] ?? 0) > most)
    return greedy === undefined
      ? undefined
      : refuse('SNS 4.4.5', say('diplomacy.share.too-much', { most: greedy.most, partner: greedy.partner }))
  },
  confirm: (_, shares) =>
    say('diplomacy.share.confirm', { gold: shares.reduce((sum, gold) => sum + gold, 0) }),
  absent: ({ brief }) => brief.claims.map(() => 0),
  unanswered: () => say('diplomacy.share.confirm', { gold: 0 }),
  standing: standing(say('diplomacy.share.standing'), z.enum(['all', 'nothing']), ({ brief }, wish) =>
    brief.claims.map(({ most }) => (wish === 'all' ? most : 0)),
  ),
}

function shareOptions({ most, partner }: Claim): Options<number> {
  const sums = Array.from({ length: most / COIN + 1 }, (_, coins) => coins * COIN)
  const chosen = oneOf(
    sums,
    (gold) => ({ key: `${gold}`, label: say('diplomacy.share.take', { gold }) }),
    () => say('diplomacy.share.off', { partner, most }),
  )
  return sums.length === 1 ? answer(0) : turned(chosen, (gold) => gold)
}
