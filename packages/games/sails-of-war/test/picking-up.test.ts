import assert from 'node:assert/strict'
import { test } from 'node:test'
import { benchFor, pickingUp, thinkingAhead } from '@windward/table/contract'
import { game } from '../src/index.ts'
import { PHASES } from '../src/public-state.ts'
import { round } from '../src/round.ts'

const tables = [
  { seats: 2, options: { roundLimit: 4, stocks: 'hidden' } },
  { seats: 3, options: { roundLimit: 3, presenceHarvest: true, defence: true } },
  { seats: 6, options: { roundLimit: 2 } },
  { seats: 4, options: { roundLimit: 3, mode: 'base' } },
]

test('TBL 7.1 picked up at any question a match goes on as it does', () =>
  pickingUp(benchFor(game, { tables })))

test('TBL 7.1 whoever thinks ahead from what he knows is asked what he is asked, and can go on', () =>
  thinkingAhead(benchFor(game, { tables })))

test('TBL 7.2, SOW 1.1.2 the phases of a round are those everybody sees, and its end', () =>
  assert.deepEqual(round.phases, [...PHASES, 'end']))
