import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Checkpoint,
  exportRecord,
  Match,
  readRecord,
  seedFrom,
  takenBack,
  verify,
  writeRecord,
} from '../src/index.ts'
import { atRandom, given, opened } from './at-the-table.ts'
import { game as skirmish } from './fixture/game.ts'

function played() {
  const turns: Checkpoint[] = []
  const match = opened(skirmish, { options: { turns: 4 } }, { keep: (turn) => turns.push(turn) })
  atRandom(match)
  return { record: match.record(), turns }
}

test('TBL 5.9 a turn that is taken back begins anew in a record of its own, with fresh dice', () => {
  const { record, turns } = played()
  const turn = turns.at(-1)
  assert.ok(turn)
  const back = takenBack(record, turn, seedFrom('taken back'))
  assert.deepEqual(back.entries, record.entries.slice(0, turn.entries))
  assert.notEqual(back.seed, record.seed)
  assert.deepEqual(back.continues, { commitment: record.commitment, entries: turn.entries })
  const match = given(Match.open(skirmish, back))
  assert.equal(match.turn, turn.turn)
  assert.equal(match.outcome, undefined)
})

test('TBL 5.9 what was played on from there is handed out, read and verified like any other record', () => {
  const { record, turns } = played()
  const match = given(Match.open(skirmish, takenBack(record, turns.at(-1), seedFrom('taken back'))))
  atRandom(match)
  const exported = given(exportRecord(skirmish, match.record()))
  assert.equal(exported.continues?.commitment, record.commitment)
  assert.deepEqual(given(readRecord(writeRecord(exported))), exported)
  assert.ok(verify(skirmish, exported).ok)
})

test('TBL 5.9 the first turn begins anew with the match', () => {
  const { record } = played()
  const back = takenBack(record, undefined, seedFrom('from the beginning'))
  assert.deepEqual(back.entries, [])
  assert.equal(back.base, undefined)
  assert.ok(Match.open(skirmish, back).ok)
})
