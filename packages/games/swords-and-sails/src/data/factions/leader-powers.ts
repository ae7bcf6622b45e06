import * as z from 'zod'
import { MORALE } from '../battle/morale.ts'
import { SIEGE_DICE } from '../battle/siege-dice.ts'
import { COLOUR_IDS } from '../cards/intrigue-colours.ts'
import { BUY_OFF, CITY_SCHEDULES } from '../costs.ts'
import { fractionSchema } from '../fraction.ts'

const whole = z.int().nonnegative()
const flag = z.boolean()

/** SNS 1.8.3: everything any leader changes, so that rules ask a seat's powers and never which leader it has. */
export const powersSchema = z
  .strictObject({
    /** Units whose morale is added up. */
    moraleUnits: z.int().positive(),
    fleetsMayLeaveBeforeBattle: flag,
    armiesMayLeaveBeforeBattle: flag,
    mayLeaveBeforeSiege: flag,
    withdrawCardBeforeBattle: flag,
    /** May meet fleets that came from different zones one after the other. */
    meetsFleetsApart: flag,
    quick: z
      .strictObject({
        /** Shields on top for each ship that is no transport. */
        shieldPerFightingShip: whole,
        /** One shield on top for each so many army units; none when null. */
        unitsPerShield: z.int().positive().nullable(),
        /** Once a round one kind of unit rolls one more die for each so many; none when null. */
        dicePerExtraDie: z.int().positive().nullable(),
      })
      .readonly(),
    line: z
      .strictObject({
        /** Share of the army, rounded up, that may be placed anew once the line stands. */
        redeployArmy: fractionSchema.nullable(),
        redeployFleet: fractionSchema.nullable(),
        /** Units that may be placed between matching and placing. */
        extraPlacement: whole,
      })
      .readonly(),
    siege: z
      .strictObject({
        /** Added to each die he rolls as besieger. */
        ownDie: z.int(),
        /** Added to each die of those who besiege him. */
        enemyDie: whole,
        majorCityDice: z.int().positive(),
        /** Share of the casualty points he may pay in gold, rounded down. */
        buyOff: fractionSchema,
      })
      .readonly(),
    /** A unit on top for each so many bought of one kind; none when null. Free units do not count (C46). */
    unitsPerFreeUnit: z.int().positive().nullable(),
    /** Of a ship's price, rounded up to the coin. */
    shipPrice: fractionSchema,
    /** What minor cities cost him: by a cheaper schedule, or a share of the full price if he has that already. */
    minorCities: z
      .strictObject({ schedule: z.enum(CITY_SCHEDULES), ifAlready: fractionSchema })
      .readonly()
      .nullable(),
    upgradePrice: fractionSchema,
    mayUpgradeAtOnce: flag,
    freeCards: z.array(z.enum(COLOUR_IDS)).readonly(),
    takesFirstPlaysLast: flag,
    /** Hands of others he may look at when it is his turn to play. */
    handsSeen: whole,
    /** Two dice up to this let him see what another's spy saw; never when null. */
    sharesSpyUpTo: z.int().nullable(),
    alliesAtAnyTime: flag,
    extraDiplomacyTurns: whole,
    /** Income for each zone beside his land that holds a fleet of his. */
    fishing: whole,
    seaTrade: z
      .strictObject({
        gold: z.int(),
        minorsPerLink: z.int(),
        majorsPerLink: z.int(),
        transportsPerLink: z.int(),
      })
      .readonly()
      .nullable(),
  })
  .readonly()
export type LeaderPowers = z.infer<typeof powersSchema>

/** The powers of a seat without a leader: none beyond the rules. */
export const NO_LEADER: LeaderPowers = {
  moraleUnits: MORALE.bestUnits,
  fleetsMayLeaveBeforeBattle: false,
  armiesMayLeaveBeforeBattle: false,
  mayLeaveBeforeSiege: false,
  withdrawCardBeforeBattle: false,
  meetsFleetsApart: false,
  quick: { shieldPerFightingShip: 0, unitsPerShield: null, dicePerExtraDie: null },
  line: { redeployArmy: null, redeployFleet: null, extraPlacement: 0 },
  siege: { ownDie: 0, enemyDie: 0, majorCityDice: SIEGE_DICE.majorCity, buyOff: BUY_OFF.share },
  unitsPerFreeUnit: null,
  shipPrice: [1, 1],
  minorCities: null,
  upgradePrice: [1, 1],
  mayUpgradeAtOnce: false,
  freeCards: [],
  takesFirstPlaysLast: false,
  handsSeen: 0,
  sharesSpyUpTo: null,
  alliesAtAnyTime: false,
  extraDiplomacyTurns: 0,
  fishing: 0,
  seaTrade: null,
}
