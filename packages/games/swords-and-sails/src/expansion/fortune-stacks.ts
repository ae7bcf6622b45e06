import {
  CALAMITY,
  CALAMITY_IDS,
  type CalamityId,
  PROSPERITY,
  PROSPERITY_IDS,
  type ProsperityId,
} from '../data/cards/fortune-cards.ts'
import type { Options } from '../options.ts'

/**
 * SNS 12.4.1: the white and black cards still to be drawn. They lie in the order of the card list, and a draw takes
 * any of them: since every drawn card is seen by all, nothing about these stacks is hidden.
 */
export interface FortuneStacks {
  prosperity: ProsperityId[]
  calamity: CalamityId[]
}

export function freshFortune({ prosperityCalamity }: Pick<Options, 'prosperityCalamity'>): FortuneStacks {
  return prosperityCalamity
    ? { prosperity: allProsperity(), calamity: allCalamity() }
    : { prosperity: [], calamity: [] }
}

export function allProsperity(): ProsperityId[] {
  return PROSPERITY_IDS.flatMap((card) => Array.from({ length: PROSPERITY[card].copies }, () => card))
}

export function allCalamity(): CalamityId[] {
  return CALAMITY_IDS.flatMap((card) => Array.from({ length: CALAMITY[card].copies }, () => card))
}

export function seenFortune({ prosperity, calamity }: FortuneStacks): FortuneStacks {
  return { prosperity: [...prosperity], calamity: [...calamity] }
}
