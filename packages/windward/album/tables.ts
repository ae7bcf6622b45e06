import { WHERE } from '../test/browser/sails-of-glory-moments.ts'

/** A way to lay the table, so that something comes up which hardly does otherwise. */
interface AlbumTable {
  readonly seats: number | readonly string[]
  readonly options: object
}

const SEVEN = ['BYZ', 'FAT', 'HRE', 'KIE', 'NSE', 'FRA', 'ENG']

const EVERYTHING = {
  length: 'long',
  leaders: 'chosen',
  lineCombat: 'on',
  maintenance: true,
  partialSiege: true,
  doubleWithdraw: true,
  mercenaries: true,
  prosperityCalamity: true,
  territoryBidding: true,
  seasonLimit: 12,
}

const MINORS = {
  minorFactions: { HUN: 'HRE', KHA: 'KIE' },
  territoryBidding: true,
  leaders: 'chosen',
  mercenaries: true,
  seasonLimit: 12,
}

export const TABLES: Readonly<Record<string, readonly AlbumTable[]>> = {
  'swords-and-sails': [
    { seats: SEVEN, options: { length: 'medium', seasonLimit: 16 } },
    { seats: SEVEN, options: { length: 'medium', seasonLimit: 16, live: true } },
    { seats: SEVEN, options: EVERYTHING },
    { seats: SEVEN, options: { ...EVERYTHING, lineCombat: 'bySize', leaders: 'dealt' } },
    { seats: ['BYZ', 'HRE', 'KIE', 'HUN', 'KHA'], options: MINORS },
    { seats: ['BYZ', 'FAT', 'KIE'], options: { map: 'east', espionageOnly: true, seasonLimit: 12 } },
    { seats: ['HRE', 'NSE', 'FRA', 'ENG'], options: { map: 'west', lineCombat: 'on', seasonLimit: 16 } },
    { seats: ['FRA', 'ENG'], options: { length: 'campaign', seasonLimit: 20 } },
  ],
  'sails-of-war': [
    { seats: 2, options: { roundLimit: 12 } },
    { seats: 4, options: { roundLimit: 12 } },
    { seats: 6, options: { roundLimit: 12, stocks: 'hidden' } },
    { seats: 3, options: { roundLimit: 12, presenceHarvest: true, defence: true } },
    { seats: 5, options: { roundLimit: 12, mode: 'base' } },
  ],
  'sails-of-glory': [...Object.values(WHERE), { scenario: 'lee-shore' }].map((options) => ({
    seats: 2,
    options,
  })),
}
