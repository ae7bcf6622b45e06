import type { FactionId } from '../data/factions/factions.ts'
import { cardNames } from '../intrigue/words.en.ts'
import { faction, factions, listed } from '../naming.en.ts'
import type { Goods, Terms } from './offer.ts'

const NOTHING = 'nothing'

export function goods({ gold, cards }: Goods): string {
  const parts = [...(gold > 0 ? [`${gold} gold`] : []), ...(cards.length > 0 ? [cardNames(cards)] : [])]
  return parts.length === 0 ? NOTHING : listed(parts)
}

/** From whom to whom: `to give 20 gold for Spy`, `to be given Spy for nothing`. */
const dealt = (given: string, wanted: string): string =>
  given === NOTHING ? `to be given ${wanted} for nothing` : `to give ${given} for ${wanted}`

export const trade = (f: { holder: FactionId; partner: FactionId }): string =>
  `the Trade Agreement of ${faction(f.holder)} and ${faction(f.partner)}`

const sum = (gold: number): string => (gold === 0 ? NOTHING : `${gold} gold`)

/** What an offer is about, for those who may know. */
export function terms(of: Terms, by: FactionId, to: readonly FactionId[]): string {
  switch (of.kind) {
    case 'deal':
      return dealt(goods(of.gives), goods(of.wants))
    case 'team':
      return 'to be one team'
    case 'trade':
      return `a Trade Agreement with a stake of ${of.stake}`
    case 'takings':
      return `off their Trade Agreement, ${sum(of.mine)} for ${faction(by)} and ${sum(of.yours)} for ${factions(to)}`
  }
}
