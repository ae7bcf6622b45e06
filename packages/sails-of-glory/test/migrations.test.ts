import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  company,
  exportRecord,
  Match,
  type MatchRecord,
  type Played,
  playOut,
  type Result,
  readRecord,
  seedFrom,
  tableWords,
  textOf,
  verify,
} from '@windward/table'
import { game } from '../src/game.ts'
import type { SailsOfGlory } from '../src/state.ts'

/** A match under way by the rules of version 1, in its fifth turn, with all that the Advanced rules have. */
const file = new URL('older/version-1-under-the-guns.json', import.meta.url)

function given<T>(result: Result<T>): T {
  return result.ok ? result.value : assert.fail(textOf(result.refusal.refused, tableWords, game.words))
}

function older(): MatchRecord {
  const record = given(readRecord(readFileSync(file, 'utf8')))
  assert.equal(record.version, 1)
  return record
}

test('a match of version 1 goes on where its newest checkpoint has it', () => {
  const record = older()
  const match = given(Match.open(game, record))
  assert.equal(match.turn, record.checkpoint?.turn)
  const places = (ships: unknown) => JSON.stringify(ships).match(/"pose":{[^}]*}/g)
  assert.deepEqual(places(match.state.ships), places(record.checkpoint?.state['ships']))
})

function playOn(match: Match<SailsOfGlory>, number: number): Played {
  const { random } = game.bots
  assert.ok(random)
  return playOut(match, company(match.seats, [random], seedFrom('across', number)))
}

test('a match of version 1 is played to its end by these rules, and what comes of it can be checked', () => {
  for (const number of [1, 2, 3]) {
    const match = given(Match.open(game, older()))
    assert.deepEqual(playOn(match, number).refusals, [])
    assert.ok(match.outcome)
    assert.equal(match.record().version, 2)
    given(verify(game, given(exportRecord(game, match.record()))))
  }
})
