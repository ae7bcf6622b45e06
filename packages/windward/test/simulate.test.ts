import assert from 'node:assert/strict'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { findGames } from '@windward/find-games'
import { scratch, windward } from '../test-kit/command-line.ts'
import { path } from './path.ts'

const FEW = ['simulate', 'fixture', '--matches', '9', '--json']

test('the same wishes give the same hash, with any number of workers', async () => {
  const runs = await Promise.all([
    windward(...FEW, '--seed', '7'),
    windward(...FEW, '--seed', '7', '--workers', '2'),
    windward(...FEW, '--seed', '8'),
  ])
  assert.deepEqual(
    runs.map(({ code }) => code),
    [0, 0, 0],
  )
  const [once, spread, other] = runs.map(({ out }) => JSON.parse(out))
  assert.match(once.hash, /^[0-9a-f]{64}$/)
  assert.equal(spread.hash, once.hash)
  assert.deepEqual(spread.outcomes, once.outcomes)
  assert.notEqual(other.hash, once.hash)
})

test('--json prints exactly one object, and nothing else anywhere', async () => {
  const { out, err } = await windward(...FEW)
  const report = JSON.parse(out)
  assert.equal(out.trimEnd().split('\n').length, 1)
  assert.equal(err, '')
  assert.deepEqual(Object.keys(report), [
    'game',
    'matches',
    'varieties',
    'decisions',
    'rejected',
    'seconds',
    'decisionsPerSecond',
    'outcomes',
    'hash',
  ])
  assert.equal(report.decisions, 9 * 12 * 7)
  assert.equal(report.rejected, 0)
  const counts: number[] = Object.values(report.outcomes)
  assert.equal(
    counts.reduce((a, b) => a + b, 0),
    9,
  )
})

test('bots that think ahead come to the same with the same effort, in any number of workers', async () => {
  const thinking = ['simulate', 'fixture', '--matches', '4', '--bots', 'foresighted,random', '--json']
  const runs = await Promise.all([
    windward(...thinking, '--effort', '5'),
    windward(...thinking, '--effort', '5', '--workers', '2'),
    windward(...thinking, '--effort', '6'),
  ])
  const [once, spread, more] = runs.map(({ out }) => JSON.parse(out))
  assert.equal(once.rejected, 0)
  assert.equal(spread.hash, once.hash)
  assert.notEqual(more.hash, once.hash)
})

test('seats, bots and options are taken as wished', async (t) => {
  const options = join(scratch(t), 'options.json')
  writeFileSync(options, '{"turns": 2}')
  const { out } = await windward(...FEW, '--seats', '3', '--bots', 'random,random', '--options', options)
  assert.equal(JSON.parse(out).decisions, 9 * 2 * 3)
  const inPlace = await windward(...FEW, '--seats', '3', '--options', '{"turns": 4}')
  assert.equal(JSON.parse(inPlace.out).decisions, 9 * 4 * 3)
})

test('a game of many varieties is played in all of them, unless seats or options are wished', async () => {
  for (const { id, module } of findGames()) {
    const { game } = await import(module)
    const most = Math.min(4, game.varieties?.().length ?? 1)
    const once = ['simulate', id, '--matches', `${most}`, '--json']
    const wished = ['--options', JSON.stringify(game.trials?.short.options ?? {})]
    const [all, one] = await Promise.all([windward(...once), windward(...once, ...wished)])
    assert.equal(JSON.parse(all.out).varieties, most)
    assert.equal(JSON.parse(all.out).rejected, 0)
    assert.equal(JSON.parse(one.out).varieties, 1)
  }
})

test('each finished match is written as a record file, and as nothing else', async (t) => {
  const records = scratch(t)
  await windward(...FEW, '--matches', '10', '--workers', '2', '--records', records)
  assert.deepEqual(
    readdirSync(records).sort(),
    Array.from({ length: 10 }, (_, index) => `match-${`${index + 1}`.padStart(2, '0')}.json`),
  )
})

test('a match that does not end is left unfinished after the most decisions', async () => {
  const { code, out } = await windward('simulate', path('own/endless.ts'), '--most', '100', '--json')
  assert.equal(code, 0)
  assert.deepEqual(JSON.parse(out).outcomes, { unfinished: 1 })
})

test('rules that fail are reported with the match in which they did, also from a worker', async () => {
  for (const workers of ['1', '2']) {
    const { code, out, err } = await windward(
      'simulate',
      path('own/broken.ts'),
      '--seed',
      'x',
      '--matches',
      '2',
      '--workers',
      workers,
    )
    assert.equal(code, 1)
    assert.equal(out, '')
    assert.match(err, /^Match [12] of seed “x” failed: the sea is missing\n$/)
  }
  const { code, out } = await windward('simulate', path('own/broken.ts'), '--seed', 'x', '--json')
  const sentence = 'Match 1 of seed “x” failed: the sea is missing'
  assert.deepEqual([code, JSON.parse(out)], [1, { ok: false, sentence }])
})
