import { faction, factions, listed } from '../battle/naming.en.ts'
import type { FactionId } from '../data/factions.ts'
import { cardNames } from '../intrigue/words.en.ts'
import type { Goods, Terms } from './offer.ts'

export function goods({ gold, cards }: Goods): string {
  const parts = [...(gold > 0 ? [`${gold} gold`] : []), ...(cards.length > 0 ? [cardNames(cards)] : [])]
  return parts.length === 0 ? 'nothing' : listed(parts)
}

export const trade = (f: { holder: FactionId; partner: FactionId }): string =>
  `the Trade Agreement of ${faction(f.holder)} and ${faction(f.partner)}`

const sum = (gold: number): string => (gold === 0 ? 'nothing' : `${gold} gold`)

/** What an offer is about, for those who may know. */
export function terms(of: Terms, by: FactionId, to: readonly FactionId[]): string {
  switch (of.kind) {
    case 'deal':
      return `${goods(of.gives)} for ${goods(of.wants)}`
    case 'team':
      return 'to be one team'
    case 'trade':
      return `a Trade Agreement with a stake of ${of.stake}`
    case 'takings':
      return `off their Trade Agreement, ${sum(of.mine)} for ${faction(by)} and ${sum(of.yours)} for ${factions(to)}`
  }
}
