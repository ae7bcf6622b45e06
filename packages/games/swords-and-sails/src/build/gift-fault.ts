import { type Clause, type Refusal, refuse } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { noShips, noUnits, type Ships, type Units } from '../pieces.ts'
import { type FreeUnitCard, type Kind, shareTaken } from './free-units.ts'
import { addShips, addUnits } from './muster.ts'
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
  let units: Units | undefined
  let ships: Ships | undefined
  for (const batch of batches) {
    if ('army' in batch) {
      units ??= noUnits()
      addUnits(units, batch.units)
    } else {
      ships ??= noShips()
      addShips(ships, batch.ships)
    }
  }
  return ships === undefined ? (units ?? {}) : { ...units, ...ships }
}
