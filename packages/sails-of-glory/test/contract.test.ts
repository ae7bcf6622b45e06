import { test } from 'node:test'
import { contract } from '@windward/table/contract'
import { SWITCHES } from '../src/data/levels.ts'
import { game } from '../src/index.ts'

const FLEETS = {
  british: ['hms-terpsichore', 'hms-defence', 'hms-vanguard', 'hms-meleager'],
  french: ['courageuse', 'genereux', 'aquilon', 'unite'],
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
  ],
})

for (const { name, run } of checks) test(name, run)
