import { type Clause, type Refusal, refuse } from '@windward/table'
import type { FactionId } from '../data/factions.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
import { type FreeUnitCard, type Kind, shareTaken } from './free-units.ts'
import type { Batch, Gift } from './purchase.ts'
import { say } from './words.en.ts'

/** The clause that tells what a card gives. */
export const GIFT_CLAUSES: Readonly<Record<FreeUnitCard, Clause>> = {
  loggingBonus: 'SNS 9.3.1',
  sheepBreeding: 'SNS 9.3.2',
  horseBreeding: 'SNS 9.3.3',
  ironVein: 'SNS 9.3.4',
}

/** Why a card cannot give that. */
export function giftFault(faction: FactionId, { card, batches }: Gift): Refusal | undefined {
  switch (shareTaken(card, faction, totalOf(batches))) {
    case 'wrongKinds':
      return refuse(GIFT_CLAUSES[card], say('build.gift-kinds', { card }))
    case 'tooMany':
      return refuse(GIFT_CLAUSES[card], say('build.gift-many', { card }))
    default:
      return undefined
  }
}

/** Whether something the card gives is left lying. */
export function isWasteful(faction: FactionId, { card, batches }: Gift): boolean {
  return shareTaken(card, faction, totalOf(batches)) !== 'all'
}

/** Batches added up. */
export function totalOf(batches: readonly Batch[]): Partial<Record<Kind, number>> {
  const total: Partial<Record<Kind, number>> = {}
  for (const batch of batches) {
    if ('army' in batch)
      for (const unit of UNIT_IDS) total[unit] = (total[unit] ?? 0) + (batch.units[unit] ?? 0)
    else for (const ship of SHIP_IDS) total[ship] = (total[ship] ?? 0) + (batch.ships[ship] ?? 0)
  }
  return total
}
