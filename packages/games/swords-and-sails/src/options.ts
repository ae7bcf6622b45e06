import { z } from 'zod'
import { CLOCKS, clocksSchema } from './data/clocks.ts'
import { FACTION_IDS, MINOR_IDS } from './data/factions/factions.ts'
import { BOARDS } from './data/setups.ts'
import { GAME_LENGTHS } from './data/victory.ts'

/** SNS 1.2.1: the switches of a table, chosen before play and seen by all. */
export const optionsShape = z.strictObject({
  length: z
    .enum(GAME_LENGTHS)
    .default('short')
    .describe('40, 60 or 100 points, or until one side alone is left'),
  map: z.enum(BOARDS).default('whole').describe('The whole map, or its western or eastern half'),
  balancedStart: z
    .boolean()
    .nullable()
    .default(null)
    .describe('Byzantium begins smaller; by itself only in the short game'),
  removals: z.boolean().default(false).describe('Neighbours of factions not in play begin with fewer pieces'),
  novices: z
    .array(z.enum(FACTION_IDS))
    .max(15)
    .default([])
    .describe('Seats new to the game: they lose no pieces'),
  territoryBidding: z
    .boolean()
    .default(false)
    .describe('Before the first season all bid for neighbouring land'),
  minorFactions: z
    .partialRecord(z.enum(MINOR_IDS), z.enum(FACTION_IDS))
    .default({})
    .describe('For each minor faction in play the faction it begins allied to'),
  advancedMinorAllies: z
    .boolean()
    .default(false)
    .describe('Certain minor factions may begin allied to each other'),
  leaders: z
    .enum(['none', 'dealt', 'chosen'])
    .default('none')
    .describe('Each realm is led by one of eight leaders, each with powers of his own'),
  learningTurn: z.boolean().default(false).describe('The first season is played from a script'),
  maintenance: z.boolean().default(false).describe('Units must be paid every season'),
  espionageOnly: z.boolean().default(false).describe('No intrigue cards; spying is bought with gold'),
  springDiplomacy: z
    .boolean()
    .default(false)
    .describe('In the other seasons nobody makes teams, deals or trade'),
  fatimidByzantineBan: z
    .boolean()
    .default(true)
    .describe('Without the Empire, Fatimids and Byzantium may not ally'),
  allianceWait: z.boolean().default(true).describe('Two seasons without victory after a team has changed'),
  lineCombat: z
    .enum(['off', 'bySize', 'on'])
    .default('off')
    .describe('Units stand in files and strike the one before them, instead of all at once'),
  partialSiege: z
    .boolean()
    .default(false)
    .describe('A siege may stop after any city; the land is then held in part'),
  doubleWithdraw: z
    .boolean()
    .default(false)
    .describe('Two Tactical Withdraw cards let anybody leave before a battle'),
  mercenaries: z
    .boolean()
    .default(false)
    .describe('More kinds of intrigue cards, for hire, piracy and uprisings'),
  prosperityCalamity: z
    .boolean()
    .default(false)
    .describe('Every Spring brings each seat good or bad fortune'),
  clocks: z
    .union([z.literal('untimed'), clocksSchema.unwrap().partial()])
    .default('untimed')
    .describe('Seconds for each phase that has a clock, or none'),
  live: z
    .boolean()
    .nullable()
    .default(null)
    .describe('Sabotage is asked about after every round of a battle; by itself only with a sand-glass'),
  seasonLimit: z
    .int()
    .min(1)
    .max(400)
    .nullable()
    .default(null)
    .describe('The match ends after so many seasons'),
  stewardIncome: z
    .union([z.literal(80), z.literal(100), z.literal(120)])
    .default(100)
    .describe('Income of stewards, in per cent'),
  stewards: z
    .array(z.enum(FACTION_IDS))
    .max(15)
    .default([])
    .describe('Seats played by stewards, whose income the table may change'),
})
export type Options = z.infer<typeof optionsShape>

/** SNS 7.10.12: all are there at once, and can be asked between the rounds of a battle. */
export function isLive({ live, clocks }: Options): boolean {
  return live ?? clocks !== 'untimed'
}

/** Told with a question that has a clock (SNS 4.1.2, SNS 5.1.6, SNS 9.1.6): how long the table gives; null where play is untimed. */
export interface ClockBrief {
  readonly seconds: number | null
}

/** The seconds a table gives, where it has set none the printed ones; nothing where play is untimed. */
export function secondsFor(options: Options, clock: keyof typeof CLOCKS): number | null {
  return options.clocks === 'untimed' ? null : (options.clocks[clock] ?? CLOCKS[clock])
}
