import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carriedOver, playedOn, recordsIn } from '@windward/table/kept'
import { game } from '../src/game.ts'

/** Matches under way, each as the version it is called after left it. */
const older = recordsIn(new URL('versions/', import.meta.url))

test('of version 1, a match in its fifth turn with all that the Advanced rules have: ships lie where they lay', () => {
  const record = older.get('1.json') ?? assert.fail('there is none')
  const match = carriedOver(game, record)
  assert.equal(match.turn, record.checkpoint?.turn)
  const places = (ships: unknown) => JSON.stringify(ships).match(/"pose":{[^}]*}/g)
  assert.deepEqual(places(match.state.ships), places(record.checkpoint?.state['ships']))
})

for (const [file, record] of older) {
  test(`the match ${file} is played to its end by these rules`, () =>
    playedOn(carriedOver(game, record), game.bots['random']))
}
