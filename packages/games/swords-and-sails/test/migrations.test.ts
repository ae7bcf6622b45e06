import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carriedOver, playedOn, recordsIn } from '@windward/table/kept'
import { game } from '../src/index.ts'
import { optionsShape } from '../src/options.ts'

/** Matches under way, each as the version it is called after left it. */
const older = recordsIn(new URL('versions/', import.meta.url))

/** Of version 1, with leaders and mercenaries, stored in the battles of its third season. */
const first = () => carriedOver(game, older.get('1.json') ?? assert.fail('there is none'))

test('SNS 1.2.1 a match begun under version 1 goes on where its third season began', () => {
  const { state } = first()
  assert.deepEqual([state.number, state.season], [3, 'autumn'])
})

test('SNS 1.2.1, SNS 7.10.12 it has every option a new match has, and is played by mail as before', () => {
  const { options } = first().state
  assert.deepEqual(options, optionsShape.parse(options))
  assert.equal(options.live, null)
})

for (const [file, record] of older) {
  for (const name of ['random', 'steward']) {
    test(`SNS 1.2.1 the match ${file} is played to its end by these rules, by ${name} seats`, () =>
      playedOn(carriedOver(game, record), game.bots[name]))
  }
}
