import { test } from 'node:test'
import { contract } from '@windward/table/contract'
import { game } from '../src/index.ts'
import { amidWar } from './amid-war.ts'

/**
 * Everything that can be switched, in few tables. In Fall a round begins by drawing cards before anybody is asked
 * (SOW 4.3.1): the order of the deck, unknown to all, rightly comes to light there, as cards to those who draw them and as
 * EVENT cards to all (SOW 4.3.2). That nothing else does, test/view/round-start.test.ts shows with the deck left alone.
 */
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

/** What is hidden, and kept in the state, only while a battle or a duel lasts. */
const amid = contract(amidWar, {
  revealsAtTurnStart: true,
  tables: [{ seats: 3, options: { roundLimit: 1, stocks: 'hidden' } }],
})

/** Nothing tells how the war came about, so it cannot be drawn line by line from its beginning. */
const told = amid.filter(({ name }) => !name.includes('line by line'))

for (const { name, run } of told) test(`${name}, amid a war`, run)
