import type { Album } from 'windward/test-kit/album.ts'

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

export const album: Album = {
  tables: [
    { seats: SEVEN, options: { length: 'medium', seasonLimit: 16 } },
    { seats: SEVEN, options: { length: 'medium', seasonLimit: 16, live: true } },
    { seats: SEVEN, options: EVERYTHING },
    { seats: SEVEN, options: { ...EVERYTHING, lineCombat: 'bySize', leaders: 'dealt' } },
    { seats: ['BYZ', 'HRE', 'KIE', 'HUN', 'KHA'], options: MINORS },
    { seats: ['BYZ', 'FAT', 'KIE'], options: { map: 'east', espionageOnly: true, seasonLimit: 12 } },
    { seats: ['HRE', 'NSE', 'FRA', 'ENG'], options: { map: 'west', lineCombat: 'on', seasonLimit: 16 } },
    { seats: ['FRA', 'ENG'], options: { length: 'campaign', seasonLimit: 20 } },
  ],
  main: 'orders',
}
