import assert from 'node:assert/strict'
import { test } from 'node:test'
import { benchFor, pickingUp, thinkingAhead } from '@windward/table/contract'
import { game } from '../src/index.ts'
import { PHASES } from '../src/public-state.ts'
import { round } from '../src/round.ts'
import { amidWar } from './amid-war.ts'

const benches = {
  'from the start': benchFor(game, {
    tables: [
      { seats: 2, options: { roundLimit: 4, stocks: 'hidden' } },
      { seats: 3, options: { roundLimit: 3, presenceHarvest: true, defence: true } },
      { seats: 6, options: { roundLimit: 2 } },
      { seats: 4, options: { roundLimit: 3, mode: 'base' } },
    ],
  }),
  'amid a war': benchFor(amidWar, {
    tables: [
      { seats: 2, options: { roundLimit: 2, stocks: 'hidden' } },
      { seats: 5, options: { roundLimit: 1 } },
      { seats: 4, options: { roundLimit: 1, mode: 'base' } },
    ],
  }),
}

for (const [when, bench] of Object.entries(benches)) {
  test(`TBL 7.1 picked up at any question, a match goes on as it does ${when}`, () => pickingUp(bench))

  test(`TBL 7.1 whoever thinks ahead from what he knows is asked what he is asked ${when}`, () =>
    thinkingAhead(bench))
}

test('TBL 7.2, SOW 1.1.2 the phases of a round are those everybody sees, and its end', () =>
  assert.deepEqual(round.phases, [...PHASES, 'end']))
