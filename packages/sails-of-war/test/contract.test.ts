import { test } from 'node:test'
import { contract } from '@windward/table/contract'
import { game } from '../src/index.ts'

/** Everything that can be switched, in few tables. A round begins by drawing cards, which brings some to light. */
const checks = contract(game, {
  revealsAtTurnStart: true,
  tables: [
    { seats: 2, options: { roundLimit: 6, stocks: 'hidden' } },
    { seats: 3, options: { roundLimit: 5, presenceHarvest: true, defence: true } },
    { seats: 6, options: { roundLimit: 3 } },
    { seats: 4, options: { roundLimit: 4, mode: 'base' } },
  ],
})

for (const { name, run } of checks) test(name, run)
