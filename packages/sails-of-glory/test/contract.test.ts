import { test } from 'node:test'
import { contract } from '@windward/table/contract'
import { game } from '../src/index.ts'

const FLEETS = {
  british: ['hms-terpsichore', 'hms-defence', 'hms-vanguard', 'hms-meleager'],
  french: ['courageuse', 'genereux', 'aquilon', 'unite'],
}

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
  ],
})

for (const { name, run } of checks) test(name, run)
