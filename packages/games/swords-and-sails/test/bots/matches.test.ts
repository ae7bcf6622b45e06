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
import { steward } from '../../src/bots/steward.ts'
import { RECOMMENDED_SETS } from '../../src/data/setups.ts'
import { game } from '../../src/game.ts'
import type { SwordsAndSails } from '../../src/state.ts'

const LONGEST = 60

function granted<T>(result: Result<T>): T {
  return result.ok ? result.value : assert.fail(JSON.stringify(result.refusal))
}

/** A match played out by these, the first at the first seat and so on. */
function played(
  seats: readonly SwordsAndSails['seat'][],
  options: object,
  bots: readonly Bot<SwordsAndSails>[],
  seed: number,
) {
  const record = granted(layTable(game, { options, seats, seed: seedFrom('stewards', seed) }))
  const match = granted(Match.open(game, record))
  const { refusals } = playOut(match, company(match.seats, bots, seedFrom('company', seed)), 20_000)
  assert.deepEqual(refusals, [], 'a steward’s answers are legal')
  return match
}

test('SNS 15.1.1 a match of stewards has a winner within sixty seasons', () => {
  for (const seed of [1, 2, 3]) {
    const match = played(game.seats.choose(7, game.options.parse({})), {}, [steward], seed)
    assert.ok((match.outcome?.winners.length ?? 0) > 0)
    assert.ok(match.state.number <= LONGEST, `${match.state.number} seasons`)
  }
})

test('SNS 15.1.1 one seat and two to six stewards in each recommended set', () => {
  for (const { factions, board } of RECOMMENDED_SETS) {
    if (factions.length < 3) continue
    const bots = [randomBot, ...factions.slice(1).map(() => steward)]
    const match = played(factions, { map: board }, bots, factions.length)
    assert.ok(match.outcome !== undefined, factions.join(' '))
  }
})
