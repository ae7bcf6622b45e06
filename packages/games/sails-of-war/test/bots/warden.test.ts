import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Bot,
  company,
  layTable,
  Match,
  playOut,
  type Result,
  randomBot,
  seedFrom,
} from '@windward/table'
import { warden } from '../../src/bots/warden.ts'
import { game } from '../../src/game.ts'
import type { SailsOfWar } from '../../src/state.ts'

function granted<T>(result: Result<T>): T {
  return result.ok ? result.value : assert.fail(JSON.stringify(result.refusal))
}

/** A match played out by these, the first at the first seat and so on. */
function played(count: number, options: object, bots: readonly Bot<SailsOfWar>[], seed: number) {
  const seats = game.seats.choose(count, game.options.parse(options))
  const record = granted(layTable(game, { options, seats, seed: seedFrom('wardens', seed) }))
  const match = granted(Match.open(game, record))
  const { refusals } = playOut(match, company(match.seats, bots, seedFrom('company', seed)), 50_000)
  assert.deepEqual(refusals, [], 'a warden’s answers are legal')
  return match
}

test('six wardens reach a victory, SOW 15.1.2, well before the last round', () => {
  for (const seed of [1, 2]) {
    const { outcome, state } = played(6, {}, [warden], seed)
    assert.ok(outcome?.how === 'stars' || outcome?.how === 'mysticLands')
    assert.ok(state.round < 30, `${state.round} rounds`)
  }
})

test('wardens play at every table, beside random seats and without a sea', () => {
  assert.ok(played(2, {}, [warden], 3).outcome)
  assert.ok(played(4, { roundLimit: 8 }, [randomBot, warden], 4).outcome)
  assert.ok(played(3, { mode: 'base', roundLimit: 8 }, [warden], 5).outcome)
  assert.ok(played(3, { stocks: 'hidden', presenceHarvest: true, roundLimit: 8 }, [warden], 6).outcome)
})

/** What was told in some matches of six wardens. */
const told = [1, 2, 3, 4].flatMap((seed) =>
  played(6, {}, [warden], seed)
    .lines()
    .map(({ what }) => what.key),
)

test('wardens cross the sea: Transport Ships bring units to land they cannot walk to, SOW 7.4.3', () => {
  assert.ok(told.includes('movement.loaded'))
  assert.ok(told.includes('movement.unloaded'))
})

test('wardens lay cards in their battles, SOW 8.7.1, and leave those that are all but lost, SOW 8.5.1', () => {
  assert.ok(told.includes('battle.cards.played'))
  assert.ok(told.includes('battle.retreats'))
})
