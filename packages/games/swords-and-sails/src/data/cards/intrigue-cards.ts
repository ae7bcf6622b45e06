import * as z from 'zod'
import { FACTION_IDS, type FactionId } from '../factions/factions.ts'
import { PHASES } from '../phases.ts'
import { designed, printed, type TableProvenance } from '../provenance.ts'
import { SHIP_IDS } from '../ships.ts'
import { UNIT_IDS } from '../units.ts'
import { COLOUR_IDS } from './intrigue-colours.ts'

export const CARD_IDS = [
  'bonusCityIncome',
  'bonusHarvest',
  'stoneQuarry',
  'loggingBonus',
  'sheepBreeding',
  'horseBreeding',
  'ironVein',
  'tradeAgreement',
  'royalMarriage',
  'inheritTitle',
  'minorAlly',
  'unmaskPretender',
  'subterfuge',
  'spy',
  'counterSpy',
  'sabotage',
  'counterSabotage',
  'pillage',
  'raidCaravans',
  'tacticalWithdraw',
] as const
export type CardId = (typeof CARD_IDS)[number]

/** `better`: the card's stronger form. A unit or ship: one more of it, if that is the kind chosen. */
const favourSchema = z.enum(['better', ...UNIT_IDS, ...SHIP_IDS])

export const intrigueCardSchema = z
  .strictObject({
    colour: z.enum(COLOUR_IDS),
    copies: z.int().positive(),
    phase: z.enum(PHASES),
    /** A card that answers another one instead of being played by itself. */
    answers: z.array(z.enum(CARD_IDS)).readonly(),
    favoured: z.partialRecord(z.enum(FACTION_IDS), favourSchema).readonly(),
  })
  .readonly()
export type IntrigueCard = z.infer<typeof intrigueCardSchema>

const plain = { answers: [], favoured: {} } as const
const better = 'better'

/** Sixty cards, fifteen of each colour. What they do, in numbers, is in `card-effects.ts`. */
export const INTRIGUE_CARDS: Readonly<Record<CardId, IntrigueCard>> = {
  bonusCityIncome: {
    ...plain,
    colour: 'green',
    copies: 2,
    phase: 'income',
    favoured: { BUL: better, BYZ: better, FAT: better, QUR: better },
  },
  bonusHarvest: {
    ...plain,
    colour: 'green',
    copies: 2,
    phase: 'income',
    favoured: { KIE: better, FRA: better, HUN: better, POL: better },
  },
  stoneQuarry: {
    ...plain,
    colour: 'green',
    copies: 2,
    phase: 'cities',
    favoured: { HRE: better, ENG: better, ARM: better, LEO: better },
  },
  loggingBonus: {
    ...plain,
    colour: 'green',
    copies: 2,
    phase: 'units',
    favoured: { BYZ: 'WS', NSE: 'RD', ENG: 'RD', FAT: 'TR', QUR: 'TR', KHA: 'TR' },
  },
  sheepBreeding: {
    ...plain,
    colour: 'green',
    copies: 2,
    phase: 'units',
    favoured: { ENG: better, HRE: better, IRE: better, POL: better },
  },
  horseBreeding: {
    ...plain,
    colour: 'green',
    copies: 2,
    phase: 'units',
    favoured: { FRA: 'HC', ENG: 'KN', FAT: 'LC', HUN: 'LC', QUR: 'LC', KHA: 'LC' },
  },
  ironVein: {
    ...plain,
    colour: 'green',
    copies: 1,
    phase: 'units',
    favoured: { BYZ: 'HI', NSE: 'HI', LEO: 'HI', HRE: 'KN', ARM: 'KN', BUL: 'HC' },
  },
  tradeAgreement: { ...plain, colour: 'green', copies: 2, phase: 'diplomacy' },
  royalMarriage: { ...plain, colour: 'blue', copies: 4, phase: 'intrigue' },
  inheritTitle: { ...plain, colour: 'blue', copies: 4, phase: 'intrigue' },
  minorAlly: { ...plain, colour: 'blue', copies: 3, phase: 'diplomacy' },
  unmaskPretender: {
    ...plain,
    colour: 'blue',
    copies: 2,
    phase: 'intrigue',
    answers: ['royalMarriage', 'inheritTitle'],
  },
  subterfuge: { ...plain, colour: 'blue', copies: 2, phase: 'diplomacy', answers: ['minorAlly'] },
  spy: { ...plain, colour: 'yellow', copies: 5, phase: 'intrigue' },
  counterSpy: { ...plain, colour: 'yellow', copies: 3, phase: 'intrigue', answers: ['spy'] },
  sabotage: { ...plain, colour: 'yellow', copies: 4, phase: 'battles' },
  counterSabotage: { ...plain, colour: 'yellow', copies: 3, phase: 'battles', answers: ['sabotage'] },
  pillage: {
    ...plain,
    colour: 'red',
    copies: 5,
    phase: 'battles',
    favoured: { NSE: better, HUN: better, KHA: better, IRE: better },
  },
  raidCaravans: {
    ...plain,
    colour: 'red',
    copies: 4,
    phase: 'intrigue',
    favoured: { NSE: better, QUR: better },
  },
  tacticalWithdraw: {
    ...plain,
    colour: 'red',
    copies: 6,
    phase: 'battles',
    favoured: { LEO: better, IRE: better, HUN: better, FAT: better, QUR: better, POL: better },
  },
}

export const CARDS_PROVENANCE: TableProvenance<CardId, keyof IntrigueCard> = {
  columns: {
    colour: printed('R Intrigue cards'),
    copies: designed('REF 2.5'),
    phase: printed('R Intrigue cards'),
    answers: printed('R Intrigue cards'),
    favoured: designed('REF 2.5'),
  },
  cells: {
    raidCaravans: { favoured: printed('R Raid Trade Caravans') },
    tacticalWithdraw: { favoured: printed('R Tactical Withdraw') },
  },
}

/** Favours the rulebook happens to name in an example, among the designed ones. */
export const PRINTED_FAVOURS: Readonly<Partial<Record<CardId, readonly FactionId[]>>> = {
  bonusCityIncome: ['BUL'],
  bonusHarvest: ['KIE'],
  raidCaravans: ['NSE', 'QUR'],
  tacticalWithdraw: ['LEO', 'IRE', 'HUN', 'FAT', 'QUR', 'POL'],
}
