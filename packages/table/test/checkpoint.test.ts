import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Checkpoint, Match, type MatchRecord } from '../src/index.ts'
import { atRandom, given, laid, opened } from './at-the-table.ts'
import { game as skirmish } from './fixture/game.ts'
import { game as parley } from './parley/game.ts'
import { choose, tinyGame } from './tiny-game.ts'

function played(): { record: MatchRecord; hash: string; checkpoints: readonly Checkpoint[] } {
  const checkpoints: Checkpoint[] = []
  const keep = (checkpoint: Checkpoint) => checkpoints.push(checkpoint)
  const match = opened(skirmish, { options: { turns: 6 } }, { keep })
  atRandom(match, 31)
  return { record: match.record(), hash: match.hash(), checkpoints }
}

test('before each turn a checkpoint is handed to the host, and the newest is in the record', () => {
  const { record, checkpoints } = played()
  assert.deepEqual(
    checkpoints.map(({ turn, entries, version }) => [turn, entries, version]),
    [
      [0, 0, 1],
      [1, 0, 1],
      [2, 7, 1],
      [3, 14, 1],
      [4, 21, 1],
      [5, 28, 1],
    ],
  )
  assert.deepEqual(record.checkpoint, checkpoints.at(-1))
})

test('a host may say which checkpoints it wants: no others are made, and the newest of those is in the record', () => {
  const checkpoints: Checkpoint[] = []
  const keep = (checkpoint: Checkpoint) => checkpoints.push(checkpoint)
  const wants = (entries: number) => entries % 14 === 7
  const match = opened(skirmish, { options: { turns: 6 } }, { keep, wants })
  atRandom(match, 31)
  assert.deepEqual(
    checkpoints.map(({ turn, entries }) => [turn, entries]),
    [
      [2, 7],
      [4, 21],
    ],
  )
  assert.deepEqual(match.record().checkpoint, checkpoints.at(-1))
})

test('without a host to keep them no checkpoints are made', () => {
  const match = opened(parley)
  atRandom(match)
  assert.equal(match.record().checkpoint, undefined)
})

test('a match opened from any checkpoint stands where it stood, and asks the same', () => {
  const { record, hash, checkpoints } = played()
  for (const checkpoint of checkpoints) {
    const match = given(Match.open(skirmish, { ...record, checkpoint }))
    assert.equal(match.hash(), hash)
    assert.equal(match.length, 31)
    assert.deepEqual(match.awaited(), given(Match.replay(skirmish, record)).awaited())
  }
})

test('a checkpoint is a copy: the match goes on without it, and it without the match', () => {
  const checkpoints: Checkpoint[] = []
  const match = opened(skirmish, {}, { keep: (checkpoint) => checkpoints.push(checkpoint) })
  const [, first] = checkpoints
  const before = JSON.stringify(first)
  atRandom(match, 14)
  assert.equal(JSON.stringify(first), before)
})

test('TBL 5.1 a checkpoint that has come to harm is passed over: the match opens from its start', () => {
  const { record, hash, checkpoints } = played()
  const [, , second] = checkpoints
  assert.ok(second)
  const harmed: readonly Checkpoint[] = [
    { ...second, state: {} },
    { ...second, state: { ...second.state, units: null } },
    { ...second, entries: second.entries + 1 },
    { ...second, turn: second.turn + 1 },
    { ...second, entries: 1000 },
    { ...second, version: 0 },
    { ...second, state: { ...second.state, units: [] } },
  ]
  for (const [number, checkpoint] of harmed.entries()) {
    const match = given(Match.open(skirmish, { ...record, checkpoint }))
    assert.equal(match.hash(), hash, `harmed checkpoint ${number}`)
    assert.equal(match.length, 31)
  }
})

test('TBL 1.6 a checkpoint of an answer that was never entered is passed over', () => {
  const game = tinyGame(function* (t) {
    t.state.log.push(yield* t.ask('ann', choose, null))
  })
  const kept: Checkpoint[] = []
  const match = opened(game, { options: { turns: 5 } }, { keep: (checkpoint) => kept.push(checkpoint) })
  given(match.answer('ann', '1#1', 'pear'))
  const ahead = kept.at(-1)
  assert.ok(ahead?.entries === 1)
  const reopened = given(Match.open(game, { ...laid(game, { options: { turns: 5 } }), checkpoint: ahead }))
  assert.deepEqual([reopened.turn, reopened.view('ann').log], [1, []])
})
