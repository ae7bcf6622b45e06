import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  before,
  type Dice,
  diceFor,
  diceRoot,
  fork,
  randomBot,
  seedFrom,
  type Thought,
} from '@windward/table'
import { benchFor, pickingUp, thinkingAhead } from '@windward/table/contract'
import { game } from '../src/index.ts'
import { PHASES } from '../src/public-state.ts'
import { round } from '../src/round.ts'
import { begin } from '../src/setup/begin.ts'
import type { SailsOfWar } from '../src/state.ts'
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

test('TBL 7.2 a round can be begun before any of its phases', () => {
  const dice = diceFor(diceRoot(seedFrom('phases'), {}), 'thought')
  const seats = game.seats.choose(3, game.options.parse({}))
  const laying = fork(amidWar, { seats, state: begin(seats, game.options.parse({})), turn: 0, dice })
  playThrough(laying, 0, dice)
  for (const phase of round.phases) {
    const state = structuredClone(laying.state)
    const thought = fork(game, { seats, state, turn: 1, place: before(round, phase), dice })
    playThrough(thought, 1, dice)
    assert.equal(thought.turn, 2)
  }
})

/** To the end of this turn, with any answers. */
function playThrough(thought: Thought<SailsOfWar>, turn: number, dice: Dice): void {
  for (let next = thought.next(); next !== undefined && thought.turn === turn; next = thought.next())
    thought.put(next, randomBot.answer(next, dice))
}
