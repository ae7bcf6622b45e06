import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { findGames } from '@windward/find-games'
import { Match, type MatchRecord, readRecord, seedFrom } from '@windward/table'
import { game } from '@windward/table/fixture'
import { windward } from '../test-kit/command-line.ts'

const directory = mkdtempSync(join(tmpdir(), 'windward-'))
const file = join(directory, 'match-1.json')
after(() => rmSync(directory, { recursive: true }))

before(() => windward('simulate', 'fixture', '--seed', 'records', '--records', directory))

function recorded(): MatchRecord {
  const read = readRecord(readFileSync(file, 'utf8'))
  assert(read.ok)
  return read.value
}

function tampered(lie: string, text: string): string {
  const path = join(directory, `${lie}.json`)
  writeFileSync(path, text)
  return path
}

test('a true record is verified: commitment, rolls and outcome', async () => {
  const { code, out } = await windward('verify', file, '--json', '--rolls')
  const { ok, commitment, rolls, drawn, outcome } = JSON.parse(out)
  const { commitment: promised, result } = recorded()
  assert.equal(code, 0)
  assert.equal(ok, true)
  assert.equal(commitment, promised)
  assert.equal(rolls, drawn.length)
  assert.deepEqual(outcome, result?.outcome)
})

test('for a person, the rolls are listed stream by stream', async () => {
  const { out } = await windward('verify', file, '--rolls')
  assert.match(out, /^The record is true\.$/m)
  assert.match(out, /^\d+\/fight:\d+ +\d below 6, \d below 6/m)
})

test('a changed answer, seed, promise, outcome or end is found out', async () => {
  const record = recorded()
  assert(record.result !== undefined)
  const lastTurn = record.entries.length - record.seats.length
  const entry = record.entries[lastTurn]
  const replayed = Match.replay(game, record, {}, lastTurn)
  assert(replayed.ok && entry?.do === 'answer')
  const [question] = replayed.value.questions('amber')
  const withAnswer = (answer: unknown) =>
    JSON.stringify({ ...record, entries: record.entries.with(lastTurn, { ...entry, answer }) })
  const lies: readonly (readonly [lie: string, text: string, sentence: RegExp, details?: object])[] = [
    ['answer', withAnswer(question?.absent()), /is not true\. .*ends otherwise/, { clause: 'TBL 6.3' }],
    [
      'illegal answer',
      withAnswer([]),
      /is not true\. Entry 78 of this record does not fit/,
      { clause: 'TBL 5.6', entry: 78 },
    ],
    [
      'missing answer',
      JSON.stringify({ ...record, entries: record.entries.slice(1) }),
      /Entry \d+ |ends otherwise/,
    ],
    ['seed', JSON.stringify({ ...record, seed: seedFrom('another') }), /not the one that was promised/],
    [
      'outcome',
      JSON.stringify({ ...record, result: { ...record.result, outcome: { winners: ['gold'], points: {} } } }),
      /ends otherwise/,
    ],
    ['half a file', JSON.stringify(record).slice(0, -40), /not all of it is there/],
    ['no record', '{"name": "a shopping list"}', /does not say that it is one/],
    ['other game', JSON.stringify({ ...record, game: 'chess' }), /a game called “chess”, which is not known/],
  ]
  await Promise.all(
    lies.map(async ([lie, text, sentence, details]) => {
      const { code, out, err } = await windward('verify', tampered(lie, text), '--json')
      assert.equal(code, 1, lie)
      assert.match(err, sentence)
      const told = JSON.parse(out)
      assert.equal(told.ok, false, lie)
      assert.match(told.sentence, sentence)
      if (details !== undefined) assert.deepEqual(told, { ok: false, ...details, sentence: told.sentence })
    }),
  )
})

test('TBL 6.4, TBL 6.1: of a record of other rules, or of a match that goes on, nobody can say that it is untrue', async () => {
  const { result, ...running } = recorded()
  for (const [name, record, sentence, clause] of [
    ['older', { ...running, result, version: 0 }, /played by version 0 of the rules/, 'TBL 6.4'],
    ['newer', { ...running, result, version: 99 }, /played by version 99 of the rules/, 'TBL 6.4'],
    ['running', running, /has not ended/, 'TBL 6.1'],
  ] as const) {
    const { code, out, err } = await windward('verify', tampered(name, JSON.stringify(record)), '--json')
    assert.equal(code, 1)
    assert.match(err, /Whether the record is true cannot be said\./)
    assert.match(err, sentence)
    assert.equal(JSON.parse(out).clause, clause)
  }
})

test('a file that is not there is named in a sentence', async () => {
  for (const command of ['verify', 'replay']) {
    const { code, err } = await windward(command, join(directory, 'none.json'))
    assert.equal(code, 2)
    assert.match(err, /none\.json cannot be read/)
  }
  const [other] = findGames()
  const { code, err } = await windward('verify', file, '--game', other?.id ?? '')
  assert.equal(code, 2)
  assert.ok(err.includes(`is of “fixture”, not of “${other?.id}”`), err)
})

test('a replay shows what the seat saw: its own secrets and no others', async () => {
  const { code, out } = await windward('replay', file, '--seat', 'blue', '--step', '9', '--json')
  const position = JSON.parse(out)
  assert.equal(code, 0)
  assert.equal(position.step, 9)
  assert.equal(position.turn, 2)
  for (const { owner, strength, known } of position.view.units) {
    assert.equal(strength === null, owner !== 'blue' && !known)
  }
  const dealt = position.ledger.filter(({ clause }: { clause: string }) => clause === 'FIX 1.3')
  assert.equal(dealt.length, 1)
  assert.equal(dealt[0].private, true)
  assert.deepEqual(
    position.questions.map(({ kind, sealed }: { kind: string; sealed: unknown }) => [kind, sealed !== null]),
    [['orders', true]],
  )
})

test('a replay for a spectator shows no secret and asks nothing', async () => {
  const { out } = await windward('replay', file, '--step', '0', '--json')
  const { view, ledger, questions } = JSON.parse(out)
  assert(view.units.every(({ strength }: { strength: unknown }) => strength === null))
  assert.deepEqual([ledger, questions], [[], []])
})

test('a replay for a person has lines with their clauses, and the outcome at the end', async () => {
  const { out } = await windward('replay', file)
  assert.match(out, /^fixture, step 84 of 84, turn \d+, seen by spectator$/m)
  assert.match(out, /^ {2}1 {2}\S.*\. \(FIX 3\.1\)$/m)
  assert.match(out, /^Outcome$/m)
})

test('a step or a seat that is not in the match is refused', async () => {
  for (const [words, sentence] of [
    [['--step', '85'], /steps 0 to 84; there is no step 85/],
    [['--seat', 'violet'], /No seat “violet”.*amber, blue/],
  ] as const) {
    const { code, err } = await windward('replay', file, ...words)
    assert.equal(code, 2)
    assert.match(err, sentence)
  }
})
