import { z } from 'zod'
import { LEVELS } from './data/levels.ts'
import { SCENARIO_IDS, SCENARIOS } from './data/scenarios.ts'
import { SHIP_IDS } from './data/ships.ts'
import { WINDS } from './data/winds.ts'
import { type Scenario, scenarioShape } from './scenario/scenario.ts'
import { swapped } from './scenario/swap-sides.ts'

const off = (what: string) => z.boolean().default(false).describe(what)
const fleet = z.array(z.enum(SHIP_IDS)).min(1).max(8)
const crews = z.array(z.enum(SHIP_IDS)).max(16).default([])

/** SOG 1.2.2: the switches of a table, chosen before play and seen by all. */
export const optionsShape = z.strictObject({
  level: z.enum(LEVELS).default('basic').describe('The Basic, the Standard or the Advanced rules'),
  scenario: z
    .union([z.enum(SCENARIO_IDS), scenarioShape])
    .default('enemy-in-sight')
    .describe('A scenario of the book, or one of your own'),
  fleets: z
    .strictObject({ british: fleet, french: fleet })
    .nullable()
    .default(null)
    .describe('Other ships than those of the scenario'),
  points: z
    .int()
    .min(50)
    .max(800)
    .nullable()
    .default(null)
    .describe('A skirmish: each side chooses ships worth up to so many points'),
  swapped: off('The sides change parts'),
  twice: off('The scenario is played twice, the second time with the sides swapped'),
  wind: z
    .union([z.enum(WINDS), z.literal('lot')])
    .nullable()
    .default(null)
    .describe('Another wind than that of the scenario, or one drawn by lot'),
  turnLimit: z.int().min(1).max(500).default(100).describe('The match ends after so many turns'),
  /** SOG 1.2.4: for the board alone; no rule asks for it. */
  trainingAids: off('Paths are shown before they are sailed'),
  grog: off('Let the men drink: once, a crew loss is made good'),
  untrainedGunners: crews.describe('Ships whose gunners take longer to load'),
  untrainedSailors: crews.describe('Ships whose sailors may miss an action'),
  entanglement: off('Ships in contact may become entangled'),
  continuousFire: off('Unloaded broadsides may fire, for half the effect'),
  firstBroadside: off('The first broadside of each side does more'),
  forcedAim: off('A broadside must fire at the nearest ship'),
  doubleShot: off('Guns may be loaded with double shot'),
  aimingHigh: off('Ball may be aimed at masts and sails'),
  boarding: off('Ships in contact may be boarded'),
  flagship: off('Each captain may name a flagship, whose loss is felt'),
  explosion: off('Ships on fire may explode'),
  sinking: off('Ships with leaks may sink'),
  spreadingFires: off('Fires may spread to a ship that fires in contact'),
  surrenderedShips: off('Surrendered ships stay as wrecks'),
  windDirection: off('The wind may turn'),
  windStrength: off('The wind may rise and fall'),
})
export type Options = z.infer<typeof optionsShape>

/** The scenario of a table, with the fleets and the wind it has chosen instead. */
export function scenarioOf({ scenario, fleets, wind, swapped: other }: Options): Scenario {
  const given = typeof scenario === 'string' ? SCENARIOS[scenario] : scenario
  const found = other ? swapped(given) : given
  const { british, french } = found.fleets
  return {
    ...found,
    wind: wind ?? found.wind,
    fleets: {
      british: { ...british, ships: fleets?.british ?? british.ships },
      french: { ...french, ships: fleets?.french ?? french.ships },
    },
  }
}
