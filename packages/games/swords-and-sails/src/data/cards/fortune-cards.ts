import * as z from 'zod'
import { designed, type Provenance, printed } from '../provenance.ts'

const copies = z.int().positive()
const gold = z.int().positive().multipleOf(5)
const number = z.int().positive()

export const PROSPERITY_IDS = [
  'bountifulHarvest',
  'tradeFair',
  'royalBirth',
  'relics',
  'silverStrike',
  'newTown',
] as const
export type ProsperityId = (typeof PROSPERITY_IDS)[number]

export const prosperitySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('harvest'), copies, percent: number }).readonly(),
  z.strictObject({ kind: z.literal('perMajorCity'), copies, gold }).readonly(),
  z.strictObject({ kind: z.literal('freeCard'), copies, colour: z.literal('blue') }).readonly(),
  z.strictObject({ kind: z.literal('morale'), copies, add: number }).readonly(),
  z.strictObject({ kind: z.literal('gold'), copies, gold }).readonly(),
  z.strictObject({ kind: z.literal('freeMinorCity'), copies }).readonly(),
])
export type Prosperity = z.infer<typeof prosperitySchema>

export const PROSPERITY: Readonly<Record<ProsperityId, Prosperity>> = {
  bountifulHarvest: { kind: 'harvest', copies: 4, percent: 50 },
  tradeFair: { kind: 'perMajorCity', copies: 4, gold: 30 },
  royalBirth: { kind: 'freeCard', copies: 3, colour: 'blue' },
  /** On the sum of every army's morale, this season. */
  relics: { kind: 'morale', copies: 3, add: 2 },
  silverStrike: { kind: 'gold', copies: 4, gold: 60 },
  newTown: { kind: 'freeMinorCity', copies: 4 },
}

export const CALAMITY_IDS = ['famine', 'plague', 'storms', 'pretender', 'greatFire', 'borderRaids'] as const
export type CalamityId = (typeof CALAMITY_IDS)[number]

export const calamitySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('noHarvest'), copies }).readonly(),
  z.strictObject({ kind: z.literal('eachArmy'), copies, casualtyPoints: number }).readonly(),
  z.strictObject({ kind: z.literal('eachFleetAtSea'), copies, ships: number }).readonly(),
  z.strictObject({ kind: z.literal('landTurnsNeutral'), copies }).readonly(),
  z.strictObject({ kind: z.literal('minorCityOrGold'), copies, gold }).readonly(),
  z.strictObject({ kind: z.literal('goldOrCasualties'), copies, gold, casualtyPoints: number }).readonly(),
])
export type Calamity = z.infer<typeof calamitySchema>

export const CALAMITY: Readonly<Record<CalamityId, Calamity>> = {
  famine: { kind: 'noHarvest', copies: 4 },
  plague: { kind: 'eachArmy', copies: 4, casualtyPoints: 2 },
  storms: { kind: 'eachFleetAtSea', copies: 4, ships: 1 },
  /** One land that is not home and holds no army. */
  pretender: { kind: 'landTurnsNeutral', copies: 3 },
  /** A built minor city, not a printed one. */
  greatFire: { kind: 'minorCityOrGold', copies: 4, gold: 50 },
  borderRaids: { kind: 'goldOrCasualties', copies: 4, gold: 40, casualtyPoints: 4 },
}

/** Every spring before income each player rolls one die: even draws a prosperity card, odd a calamity. */
export const FORTUNE_PROVENANCE: Readonly<Record<'colours' | 'cards', Provenance>> = {
  colours: printed('GM Phase 2, second turn'),
  cards: designed('REF 2.9'),
}
