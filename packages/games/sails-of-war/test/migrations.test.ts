import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carriedOver, playedOn, recordsIn } from '@windward/table/kept'
import { allRealms } from '../src/board/realms.ts'
import { game } from '../src/game.ts'

/** Matches under way, each as the version it is called after left it. */
const older = recordsIn(new URL('versions/', import.meta.url))

test('of version 1, a match of three in its ninth round: what stands counts as built by whoever holds it', () => {
  const { state } = carriedOver(game, older.get('1.json') ?? assert.fail('there is none'))
  const built = allRealms(state).filter(({ building, ports }) => building !== null || ports.length > 0)
  assert.ok(built.some(({ building }) => building !== null) && built.some(({ ports }) => ports.length > 0))
  for (const { owner, builder, ports } of built) {
    assert.equal(builder, owner)
    for (const port of ports) assert.equal(port.builder, owner)
  }
})

for (const [file, record] of older) {
  test(`the match ${file} is played to its end by these rules`, () =>
    playedOn(carriedOver(game, record), game.bots['random']))
}
