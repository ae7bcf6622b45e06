import assert from 'node:assert/strict'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sharesOf } from '../src/ladder/bout.ts'
import { wilson } from '../src/wilson.ts'
import { scratch, start, windward } from '../test-kit/command-line.ts'
import { eventually } from '../test-kit/eventually.ts'
import { path } from './path.ts'

const LADDER = ['ladder', 'fixture', '--bots', 'foresighted,random', '--effort', '3', '--json']

test('a ladder comes to the same with the same seed, however many threads play', async () => {
  const [one, two, other] = await Promise.all([
    windward(...LADDER, '--matches', '8', '--workers', '1'),
    windward(...LADDER, '--matches', '8', '--workers', '2'),
    windward(...LADDER, '--matches', '8', '--seed', 'other'),
  ])
  assert.equal(one.err, '')
  assert.equal(one.out, two.out)
  assert.notEqual(one.out, other.out)
  const { pairs, ratings, fair, rejected } = JSON.parse(one.out)
  assert.equal(fair, 0.5)
  assert.equal(rejected, 0)
  assert.equal(pairs.length, 1)
  assert.deepEqual(Object.keys(pairs[0]), ['a', 'b', 'matches', 'wins', 'low', 'high'])
  assert.deepEqual([pairs[0].a, pairs[0].b, pairs[0].matches], ['foresighted', 'random', 8])
  assert.ok(pairs[0].low < pairs[0].wins / 8 && pairs[0].wins / 8 < pairs[0].high)
  assert.deepEqual(ratings.map(({ bot }: { bot: string }) => bot).sort(), ['foresighted', 'random'])
})

test('the first of a pair goes round the seats of one table with the same dice', async (t) => {
  const out = join(scratch(t), 'results')
  const run = await windward(
    ...LADDER,
    '--bots',
    'random,foresighted',
    '--seats',
    '3',
    '--matches',
    '6',
    '--out',
    out,
  )
  assert.equal(JSON.parse(run.out).fair, 1 / 3)
  const [, ...bouts] = readFileSync(out, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const sides = bouts.sort((one, other) => one.number - other.number).map(({ side }) => side)
  assert.deepEqual(sides, [0, 1, 2, 0, 1, 2])
})

test('a bot against its like wins as often as it loses, because seeds are paired', async () => {
  const { out } = await windward('ladder', path('own/alike.ts'), '--matches', '10', '--json')
  assert.equal(JSON.parse(out).pairs[0].wins, 5)
})

test('a ladder that is stopped prints what is known, and goes on from its file to the same end', async (t) => {
  const out = join(scratch(t), 'results')
  const wishes = [...LADDER, '--effort', '40', '--matches', '30', '--workers', '2']
  const child = start(...wishes, '--out', out)
  const text = child.stdout.setEncoding('utf8').toArray()
  const ended = new Promise((resolve) => child.on('close', resolve))
  await eventually(async () => readFileSync(out, 'utf8').split('\n').length > 4, 'three matches are played')
  child.kill('SIGINT')
  assert.equal(await ended, 130)
  const [pair] = JSON.parse((await text).join('')).pairs
  assert.ok(pair.matches > 0 && pair.matches < 30)

  appendFileSync(out, '{"a": "foresi')
  const [rest, whole] = await Promise.all([windward(...wishes, '--out', out), windward(...wishes)])
  assert.equal(rest.out, whole.out)
  const again = await windward(...wishes, '--out', out)
  assert.equal(again.out, whole.out)
  const other = await windward(...wishes, '--seed', 'other', '--out', out)
  assert.equal(other.code, 2)
  assert.match(JSON.parse(other.out).sentence, /holds a ladder with another game/)
})

test('a bot that is not there, or named twice, is refused', async () => {
  for (const bots of ['random', 'random,random', 'random,nobody']) {
    const { code } = await windward('ladder', 'fixture', '--bots', bots, '--json')
    assert.equal(code, 2)
  }
})

test('a draw is shared by all sides, a victory by those who won it', () => {
  assert.deepEqual(sharesOf([['a'], ['b']], { winners: ['a'] }), [1, 0])
  assert.deepEqual(sharesOf([['a'], ['b']], { winners: [] }), [0.5, 0.5])
  assert.deepEqual(sharesOf([['a'], ['b'], ['c'], ['d']], { winners: ['a', 'c'] }), [0.5, 0, 0.5, 0])
  assert.deepEqual(
    sharesOf(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      { winners: ['c', 'd'] },
    ),
    [0, 1],
  )
  assert.deepEqual(sharesOf([['a'], ['b']], undefined), [0.5, 0.5])
})

test('intervals are those of Wilson', () => {
  const { low, high } = wilson(64, 100)
  assert.deepEqual([low.toFixed(4), high.toFixed(4)], ['0.5424', '0.7273'])
  assert.deepEqual(wilson(0, 0), { low: 0, high: 1 })
})
