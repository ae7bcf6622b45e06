import { test } from 'node:test'
import { contract } from '@windward/table/contract'
import { SWITCHES } from '../src/data/levels.ts'
import { game } from '../src/index.ts'

const FLEETS = {
  british: ['hms-terpsichore', 'hms-defence', 'hms-vanguard', 'hms-meleager'],
  french: ['courageuse', 'genereux', 'aquilon', 'unite'],
}

/** Shoals, sand, rocks and batteries, close to where everybody sails. */
const COAST = {
  id: 'coast',
  name: 'A coast to try',
  level: 'basic',
  sea: { width: 900_000, length: 900_000 },
  wind: 'W',
  fleets: {
    british: {
      edge: 'top',
      zone: { left: 0, bottom: 775_000, right: 900_000, top: 900_000 },
      ships: ['hms-terpsichore', 'hms-defence'],
    },
    french: {
      edge: 'bottom',
      zone: { left: 0, bottom: 0, right: 900_000, top: 125_000 },
      ships: ['courageuse', 'genereux'],
    },
  },
  terrain: [
    land('island-3', 'island', 'rocky', 'width', 450, 450),
    land('island-2', 'island', 'sandy', 'red', 200, 620),
    land('reef-2', 'reef', 'plain', 'none', 650, 300),
    land('reef-6', 'shoal', 'plain', 'none', 260, 280),
  ],
  batteries: [
    { type: 'fort', side: 'french', pose: { x: 450_000, y: 470_000, heading: 0 } },
    { type: 'light', side: 'british', pose: { x: 200_000, y: 620_000, heading: 180_000 } },
  ],
}

function land(element: string, kind: string, shore: string, danger: string, x: number, y: number) {
  return { element, kind, shore, danger, pose: { x: x * 1000, y: y * 1000, heading: 0 } }
}

const ALL = Object.fromEntries(Object.keys(SWITCHES).map((name) => [name, true]))

/** The three levels, with few and with many captains. */
const checks = contract(game, {
  tables: [
    { seats: 2 },
    { seats: 3, options: { level: 'standard' } },
    { seats: 2, options: { level: 'advanced' } },
    { seats: 8, options: { level: 'advanced', fleets: FLEETS, wind: 'lot' } },
    {
      seats: 2,
      options: { grog: true, continuousFire: true, forcedAim: true, untrainedGunners: ['genereux'] },
    },
    {
      seats: 2,
      options: { level: 'standard', doubleShot: true, firstBroadside: true, continuousFire: true },
    },
    {
      seats: 2,
      options: {
        level: 'advanced',
        doubleShot: true,
        aimingHigh: true,
        grog: true,
        untrainedGunners: ['genereux', 'hms-defence'],
        untrainedSailors: ['courageuse'],
      },
    },
    {
      seats: 4,
      options: {
        boarding: true,
        entanglement: true,
        flagship: true,
        surrenderedShips: true,
        windDirection: true,
      },
    },
    { seats: 2, options: { level: 'standard', boarding: true, entanglement: true, surrenderedShips: true } },
    { seats: 4, options: { level: 'advanced', ...ALL, fleets: FLEETS } },
    { seats: 2, options: { scenario: COAST } },
    { seats: 3, options: { level: 'advanced', ...ALL, scenario: COAST } },
    { seats: 4, options: { scenario: 'in-shallow-waters' } },
    { seats: 2, options: { scenario: 'force-the-blockade', twice: true } },
    { seats: 2, options: { scenario: 'supplies-are-coming', level: 'advanced' } },
    { seats: 1, options: { scenario: 'sitting-ducks', level: 'advanced' } },
    { seats: 3, options: { points: 200, level: 'standard' } },
  ],
})

for (const { name, run } of checks) test(name, run)
