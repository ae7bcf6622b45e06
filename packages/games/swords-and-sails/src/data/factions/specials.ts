import type { Figures } from '../figures.ts'
import { designed, type Provenance, printed } from '../provenance.ts'
import { CAVALRY, INFANTRY, UNIT_IDS } from '../units.ts'
import type { FactionId } from './factions.ts'
import type { Special } from './special.ts'

const majors: Provenance = printed('R Game set-up')
const minors: Provenance = printed('R1 Minor faction specials')
const sieges: Provenance = printed('R Siege battles')
const ours: Provenance = designed('REF 2.4')

const cheapMinorCities = (source: Provenance): Special => ({
  kind: 'minorCities',
  schedule: 'threeFifths',
  by: source,
})

/**
 * Ruling C11: the rulebook's French army of one KN, three HC and two HI has eight shields, and only these two
 * small readings fit; the first is the one in play.
 */
export const FRENCH_SHIELDS: readonly [Figures<'KN' | 'HC' | 'HI'>, Figures<'KN' | 'HC' | 'HI'>] = [
  { KN: 3, HC: 1, HI: 1 },
  { KN: 1, HC: 1, HI: 2 },
]

/** SNS 1.3.4: where a faction's own values replace the common ones. */
export const SPECIALS: Readonly<Record<FactionId, readonly Special[]>> = {
  BYZ: [
    { kind: 'price', of: 'HI', gold: 40, by: majors },
    { kind: 'price', of: 'WS', gold: 80, by: majors },
    { kind: 'capitalSiege', add: 20, by: sieges },
  ],
  FAT: [
    { kind: 'price', of: 'LC', gold: 40, by: majors },
    { kind: 'morale', of: ['HI', 'LI'], add: 1, by: majors },
  ],
  HRE: [
    { kind: 'freeEspionage', attempts: 1, by: majors },
    { kind: 'price', of: 'LI', gold: 25, by: majors },
    cheapMinorCities(majors),
  ],
  KIE: [
    { kind: 'price', of: 'PS', gold: 10, by: majors },
    { kind: 'attack', of: 'PS', hit: 1, row: 'PS_KIE', by: majors },
    { kind: 'morale', of: ['PS'], add: 1, by: majors },
    { kind: 'peasants', share: [2, 3], by: majors },
    { kind: 'homeSiege', add: 3, by: sieges },
  ],
  NSE: [
    { kind: 'price', of: 'RD', gold: 30, by: majors },
    // Lower maintenance is printed, its amount is not.
    { kind: 'maintenance', of: ['RD'], add: -2, by: ours },
    { kind: 'attack', of: 'HI', hit: 1, row: 'HI_NSE', by: majors },
    { kind: 'moraleTimes', of: UNIT_IDS, times: 2, by: majors },
    { kind: 'homeSiege', add: 5, by: sieges },
  ],
  FRA: [
    { kind: 'price', of: 'HC', gold: 60, by: majors },
    { kind: 'morale', of: CAVALRY, add: 2, by: majors },
    { kind: 'maintenance', of: CAVALRY, add: -1, by: majors },
    { kind: 'shield', of: 'KN', shield: FRENCH_SHIELDS[0].KN, by: designed('REF C11') },
    { kind: 'shield', of: 'HI', shield: FRENCH_SHIELDS[0].HI, by: designed('REF C11') },
  ],
  ENG: [
    { kind: 'price', of: 'KN', gold: 80, by: majors },
    { kind: 'attack', of: 'LI', hit: 1, row: 'LI_ENG', by: majors },
    cheapMinorCities(majors),
    { kind: 'homeSiege', add: 3, by: sieges },
  ],
  POL: [
    { kind: 'mediumCavalry', by: minors },
    { kind: 'price', of: 'HC', gold: 70, by: minors },
    { kind: 'maintenance', of: ['HC'], add: -1, by: ours },
    { kind: 'shield', of: 'HC', shield: 0, by: ours },
    { kind: 'price', of: 'KN', gold: 90, by: minors },
    { kind: 'price', of: 'LI', gold: 25, by: minors },
  ],
  HUN: [
    { kind: 'price', of: 'LC', gold: 40, by: minors },
    { kind: 'morale', of: ['LC'], add: 1, by: minors },
    { kind: 'price', of: 'LI', gold: 25, by: minors },
    cheapMinorCities(minors),
  ],
  QUR: [
    { kind: 'price', of: 'LC', gold: 40, by: minors },
    { kind: 'morale', of: ['LC'], add: 1, by: minors },
    { kind: 'price', of: 'LI', gold: 25, by: minors },
    // That its transports fight is printed, how well is not.
    { kind: 'fightingTransports', dice: 1, hit: 2, by: ours },
  ],
  LEO: [
    { kind: 'price', of: 'HI', gold: 40, by: minors },
    { kind: 'shield', of: 'HI', shield: 1, by: minors },
    { kind: 'price', of: 'HC', gold: 70, by: minors },
    { kind: 'price', of: 'LC', gold: 50, by: minors },
    cheapMinorCities(minors),
  ],
  BUL: [
    { kind: 'price', of: 'HC', gold: 65, by: minors },
    { kind: 'price', of: 'HI', gold: 45, by: minors },
    { kind: 'attack', of: 'PS', hit: 1, row: 'PS_KIE', by: minors },
    { kind: 'morale', of: CAVALRY, add: 3, by: minors },
    { kind: 'morale', of: INFANTRY, add: 2, by: minors },
    { kind: 'homeSiege', add: 5, by: minors },
  ],
  IRE: [
    { kind: 'price', of: 'LI', gold: 25, by: minors },
    { kind: 'morale', of: ['LI'], add: 2, by: minors },
    { kind: 'price', of: 'HI', gold: 45, by: minors },
    { kind: 'ranged', of: 'HI', by: minors },
    { kind: 'morale', of: ['HI'], add: 3, by: minors },
    cheapMinorCities(minors),
  ],
  KHA: [
    { kind: 'price', of: 'HC', gold: 75, by: minors },
    { kind: 'ranged', of: 'HC', by: minors },
    { kind: 'shield', of: 'HC', shield: 2, by: minors },
    { kind: 'price', of: 'LC', gold: 50, by: minors },
    { kind: 'shield', of: 'LC', shield: 1, by: minors },
    { kind: 'price', of: 'TR', gold: 15, by: minors },
    cheapMinorCities(minors),
  ],
  ARM: [
    { kind: 'price', of: 'HC', gold: 70, by: minors },
    { kind: 'shield', of: 'HC', shield: 2, by: minors },
    { kind: 'shield', of: 'KN', shield: 3, by: minors },
    { kind: 'price', of: 'HI', gold: 45, by: minors },
    { kind: 'price', of: 'LI', gold: 35, by: minors },
    { kind: 'shield', of: 'LI', shield: 1, by: minors },
    cheapMinorCities(minors),
  ],
}

/**
 * The better attack is printed as "+1" or in words; that it makes one more in quick combat's hit value, and
 * that Bulgarian peasants use the Kievan row in line combat, is ours.
 */
export const ATTACK_VALUES_PROVENANCE: Provenance = ours
