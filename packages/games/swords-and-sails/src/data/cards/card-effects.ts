import * as z from 'zod'
import type { Figures } from '../figures.ts'
import { fractionSchema } from '../fraction.ts'
import { designed, inferred, type Provenance, printed } from '../provenance.ts'
import { SHIP_IDS } from '../ships.ts'
import { UNIT_IDS } from '../units.ts'
import type { CardId } from './intrigue-cards.ts'

const gold = z.int().positive().multipleOf(5)
const dice = z.int().nonnegative()
const choice = <Id extends string>(ids: readonly Id[]) =>
  z.partialRecord(z.enum(ids), z.int().positive()).readonly()

export const incomeBonusSchema = z.strictObject({ percent: z.int(), favouredPercent: z.int() }).readonly()
export type IncomeBonus = z.infer<typeof incomeBonusSchema>

/** The total, not the addition, is rounded up to the coin (ruling C21); 33 in a hundred, not a third (C54). */
export const BONUS_CITY_INCOME: IncomeBonus = { percent: 33, favouredPercent: 50 }
/** Of the harvest as the season gives it. */
export const BONUS_HARVEST: IncomeBonus = { percent: 50, favouredPercent: 100 }

/** Two minors or one upgrade of a built minor; a favoured faction places a further minor with either. */
export const STONE_QUARRY: Figures<'minors' | 'upgrades' | 'favouredMinors'> = {
  minors: 2,
  upgrades: 1,
  favouredMinors: 1,
}

export const freeShipsSchema = choice(SHIP_IDS)
/** One kind is chosen. */
export const LOGGING_BONUS: z.infer<typeof freeShipsSchema> = { WS: 2, RD: 3, TR: 6 }

export const freeUnitsSchema = choice(UNIT_IDS)
export const HORSE_BREEDING: z.infer<typeof freeUnitsSchema> = { KN: 2, HC: 2, LC: 3 }
export const IRON_VEIN: z.infer<typeof freeUnitsSchema> = { KN: 2, HC: 2, HI: 3 }

/** Any of the light infantry may come as peasants instead; Kiev gets more of them for each. */
export const SHEEP_BREEDING: Figures<
  'lightInfantry' | 'favouredLightInfantry' | 'peasantsForOne' | 'kievanPeasantsForOne'
> = { lightInfantry: 5, favouredLightInfantry: 6, peasantsForOne: 2, kievanPeasantsForOne: 3 }

export const tradeAgreementSchema = z
  .strictObject({ stakes: z.array(gold).readonly(), shareWithoutAgreement: fractionSchema })
  .readonly()
/**
 * The bank doubles the stakes once. Without agreement each partner may take a third, rounded down to the
 * coin, and the rest stays (ruling C44).
 */
export const TRADE_AGREEMENT: z.infer<typeof tradeAgreementSchema> = {
  stakes: [5, 10, 20],
  shareWithoutAgreement: [1, 3],
}

/**
 * What marriage, title and alliance can win: a neutral land with at most so many city points, a major city
 * counting three; or land of a minor faction that has at most so much city income (ruling C48).
 */
export const POLITICAL_REACH: Figures<'cityPoints' | 'minorFactionCityIncome'> = {
  cityPoints: 5,
  minorFactionCityIncome: 50,
}

/** Half the land's spring income, paid before anyone may answer. */
export const MARRIAGE_PRICE: Figures<'territory' | 'minorCity' | 'majorCity'> = {
  territory: 5,
  minorCity: 5,
  majorCity: 15,
}

/** Other players who must speak up for a Political Minor Ally; two players pay gold instead. */
export const MINOR_ALLY: Figures<'supporters' | 'supportersOfThreeOrFour' | 'goldOfTwo'> = {
  supporters: 2,
  supportersOfThreeOrFour: 1,
  goldOfTwo: 50,
}

/** Two dice showing this or less succeed. */
export const SPY: Figures<'succeedsUpTo' | 'counteredUpTo'> = { succeedsUpTo: 8, counteredUpTo: 5 }

export const pillageSchema = z
  .strictObject({
    territoryDice: dice,
    minorsPerDie: z.int().positive(),
    majorDice: dice,
    favoured: z.strictObject({ territoryDice: dice, majorDice: dice }).readonly(),
    /** The loot, in spring incomes of the land. */
    incomes: z.int().positive(),
    barrenIncomePhases: z.int().positive(),
  })
  .readonly()
/** An odd minor city costs a whole die (ruling C31). */
export const PILLAGE: z.infer<typeof pillageSchema> = {
  territoryDice: 1,
  minorsPerDie: 2,
  majorDice: 3,
  favoured: { territoryDice: 0, majorDice: 2 },
  incomes: 2,
  barrenIncomePhases: 2,
}

export const raidSchema = z
  .strictObject({ share: fractionSchema, times: z.int().positive(), favouredTimes: z.int().positive() })
  .readonly()
/** Half of what lies there, rounded up to the coin; the favoured then take half of the rest too (ruling C20). */
export const RAID_CARAVANS: z.infer<typeof raidSchema> = { share: [1, 2], times: 1, favouredTimes: 2 }

/** With this many cards any faction may leave before combat, where the table allows it. */
export const TACTICAL_WITHDRAW: Figures<'cardsToLeaveBeforeCombat'> = { cardsToLeaveBeforeCombat: 2 }

export const EFFECTS_PROVENANCE: Readonly<Partial<Record<CardId, Provenance>>> = {
  bonusCityIncome: printed('R Bonus City Income'),
  bonusHarvest: printed('R Bonus Harvest: the favoured percentage'),
  stoneQuarry: printed('R Discover Stone Quarry'),
  loggingBonus: designed('REF 2.5'),
  sheepBreeding: printed('R Increased Sheep Breeding'),
  horseBreeding: designed('REF 2.5'),
  ironVein: designed('REF 2.5'),
  tradeAgreement: printed('R Trade Agreement'),
  royalMarriage: printed('R Royal Marriage'),
  inheritTitle: printed('R Inherit Title'),
  minorAlly: printed('R Political Minor Ally'),
  spy: printed('R Spy'),
  pillage: printed('R Pillage Territory: all but the loot'),
  raidCaravans: printed('R Raid Trade Caravans'),
  tacticalWithdraw: printed('R Tactical Withdraw'),
}

/** Single figures inside the printed effects that no document gives. */
export const DESIGNED_EFFECTS: Readonly<
  Record<'harvestPercent' | 'pillageIncomes' | 'freeUnitWorth', Provenance>
> = {
  harvestPercent: designed('REF 2.5'),
  pillageIncomes: designed('REF 2.5'),
  freeUnitWorth: inferred('R Increased Sheep Breeding: five LI are worth 150 gold'),
}
