import { test } from 'node:test'
import { contract } from '@windward/table/contract'
import { game } from '../src/index.ts'

/** Everything that can be switched on, in as few tables as will hold it. */
const plain = contract(game, {
  tables: [
    { seats: 2, options: { seasonLimit: 4, territoryBidding: true } },
    { seats: 3, options: { seasonLimit: 3, espionageOnly: true, leaders: 'chosen', partialSiege: true } },
    {
      seats: 5,
      options: {
        seasonLimit: 3,
        leaders: 'dealt',
        lineCombat: 'on',
        mercenaries: true,
        doubleWithdraw: true,
        live: true,
      },
    },
  ],
})

/** SNS 12.4, SNS 2.5.3: misfortune, and units that cannot be paid, come to light in phase 1. */
const fateful = contract(game, {
  revealsAtTurnStart: true,
  tables: [
    { seats: 8, options: { seasonLimit: 2, mercenaries: true, prosperityCalamity: true, maintenance: true } },
  ],
})

for (const { name, run } of plain) test(name, run)
for (const { name, run } of fateful) test(`${name}, with misfortune`, run)
