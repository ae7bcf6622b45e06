import * as z from 'zod'
import { FACTION_IDS } from '../factions/factions.ts'
import { fractionSchema } from '../fraction.ts'
import { designed, inferred, type Provenance, printed } from '../provenance.ts'
import { SHIP_IDS } from '../ships.ts'
import { UNIT_IDS } from '../units.ts'
import type { CardId } from './intrigue-cards.ts'
import { COLOUR_IDS } from './intrigue-colours.ts'

const copies = z.int().positive()
const gold = z.int().positive().multipleOf(5)

export const MERCENARY_IDS = [
  'normanLances',
  'varangianAxemen',
  'pechenegHorse',
  'berberRiders',
  'lombardCrossbows',
  'slavLevy',
  'wendishPirates',
  'saracenCorsairs',
] as const
export type MercenaryId = (typeof MERCENARY_IDS)[number]

export const mercenarySchema = z
  .strictObject({
    copies,
    of: z.enum([...UNIT_IDS, ...SHIP_IDS]),
    number: z.int().positive(),
    /** Their own hit value in quick combat; the kind's when null. */
    hit: z.int().min(1).max(6).nullable(),
    fee: gold,
    favoured: z.array(z.enum(FACTION_IDS)).readonly(),
  })
  .readonly()
export type Mercenary = z.infer<typeof mercenarySchema>

/** Cyan cards, bought like any colour and played when units are built; the peasant share ignores them. */
export const MERCENARIES: Readonly<Record<MercenaryId, Mercenary>> = {
  normanLances: { copies: 3, of: 'KN', number: 2, hit: null, fee: 120, favoured: ['FRA', 'ENG'] },
  varangianAxemen: { copies: 3, of: 'HI', number: 3, hit: 5, fee: 90, favoured: ['BYZ', 'KIE'] },
  pechenegHorse: { copies: 3, of: 'LC', number: 3, hit: null, fee: 110, favoured: ['KIE', 'BUL'] },
  berberRiders: { copies: 3, of: 'LC', number: 3, hit: null, fee: 110, favoured: ['FAT', 'QUR'] },
  lombardCrossbows: { copies: 3, of: 'LI', number: 4, hit: 4, fee: 90, favoured: ['HRE'] },
  slavLevy: { copies: 3, of: 'PS', number: 8, hit: null, fee: 70, favoured: ['POL', 'HRE'] },
  wendishPirates: { copies: 3, of: 'RD', number: 3, hit: null, fee: 90, favoured: ['NSE'] },
  saracenCorsairs: { copies: 3, of: 'WS', number: 2, hit: null, fee: 120, favoured: ['FAT'] },
}

export const mercenaryTermsSchema = z
  .strictObject({ favouredDiscount: gold, stayingFee: fractionSchema })
  .readonly()
/** To keep them, that share of the fee, rounded up to the coin, is due at every income; unpaid, they leave. */
export const MERCENARY_TERMS: z.infer<typeof mercenaryTermsSchema> = {
  favouredDiscount: 20,
  stayingFee: [1, 3],
}

export const REVOLT_IDS = ['peasantRevolt', 'politicalUnrest', 'agitators', 'borderIncursion'] as const
export type RevoltId = (typeof REVOLT_IDS)[number]

export const revoltSchema = z
  .strictObject({
    colour: z.enum(COLOUR_IDS),
    copies,
    needs: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('ownPeasants'), number: z.int().positive() }).readonly(),
      z.strictObject({ kind: z.literal('supporters'), number: z.int().positive() }).readonly(),
      z.strictObject({ kind: z.literal('roll'), gold, succeedsUpTo: z.int().min(2).max(12) }).readonly(),
      z.strictObject({ kind: z.literal('adjacentArmy') }).readonly(),
    ]),
  })
  .readonly()
export type Revolt = z.infer<typeof revoltSchema>

/** A land that was neutral once and holds no army turns neutral again, one per colour. */
export const REVOLTS: Readonly<Record<RevoltId, Revolt>> = {
  peasantRevolt: { colour: 'green', copies: 3, needs: { kind: 'ownPeasants', number: 5 } },
  politicalUnrest: { colour: 'blue', copies: 3, needs: { kind: 'supporters', number: 2 } },
  agitators: { colour: 'yellow', copies: 3, needs: { kind: 'roll', gold: 30, succeedsUpTo: 7 } },
  borderIncursion: { colour: 'red', copies: 3, needs: { kind: 'adjacentArmy' } },
}

/** Red; it puts a revolt down. */
export const CALL_UP_MILITIA = { colour: 'red', copies: 8, answers: REVOLT_IDS } as const

/** The expansion prints these anew, with their limit on them, in the numbers of the base decks: they replace those. */
export const REPRINTS: Readonly<Partial<Record<CardId, number>>> = {
  royalMarriage: 4,
  inheritTitle: 4,
  minorAlly: 3,
}

export const EXPANSION_SIZE = 100

export const EXPANSION_PROVENANCE: Readonly<Record<string, Provenance>> = {
  size: printed('WEB Retail listing'),
  colours: printed('GM Phase 2, second turn'),
  'revolts and militia, green and blue conditions': printed('WEB Publisher’s updates'),
  'yellow and red conditions': designed('REF 2.9'),
  composition: designed('REF 2.9'),
  mercenaries: designed('REF 2.9'),
  reprintsReplace: inferred('WEB Publisher’s updates: called reprints'),
}
