import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Postgres } from '@windward/server/test/postgres'
import { chosenIn } from '../src/lab/chosen.ts'
import { scratch, windward } from '../test-kit/command-line.ts'

const LAB = ['lab', 'fixture', '--bots', 'foresighted,random', '--seats', '3', '--effort', '2']

test('the lab counts who wins, for how long it is played, and how often everything came up', async () => {
  const { code, out, err } = await windward(...LAB, '--matches', '6', '--json')
  assert.deepEqual([code, err], [0, ''])
  const { tables, matches } = JSON.parse(out)
  assert.equal(matches, 6)
  const [table] = tables
  const wins = table.seats.map((rate: { wins: number }) => rate.wins)
  assert.ok(Math.abs(wins[0] + wins[1] + wins[2] - 6) < 1e-9)
  assert.deepEqual(
    table.byBot.map(({ name, tries }: { name: string; tries: number }) => [name, tries]),
    [
      ['foresighted', 9],
      ['random', 9],
    ],
  )
  assert.deepEqual(table.lengths, { 12: 6 })
  assert.deepEqual(table.kinds, [{ name: 'orders', times: 6 * 12 * 3, matches: 6 }])
  assert.deepEqual(
    table.told.find(({ name }: { name: string }) => name === 'moved'),
    { name: 'moved', times: 72, matches: 6 },
  )
  assert.ok(table.figures[0].mean > 0, 'the figures of the game’s own')
  assert.ok(table.points[0].mean > 0)
  assert.ok(
    table.clauses.some(({ times }: { times: number }) => times === 0),
    'what never came up is told too',
  )
})

test('a question compares tables; the same question gives the same page, however many threads play', async (t) => {
  const directory = scratch(t)
  const question = join(directory, 'question.json')
  const asked = {
    title: 'Are <long> matches fairer?',
    matches: 4,
    seed: 'lab',
    bots: ['random'],
    seats: 2,
    tables: [
      { name: 'short', options: { turns: 2 } },
      { name: 'long', options: { turns: 9 }, seats: 3 },
    ],
  }
  writeFileSync(question, JSON.stringify(asked))
  const pages = ['1', '2'].map((workers) => join(directory, `page-${workers}.html`))
  for (const [index, page] of pages.entries()) {
    const workers = ['--workers', `${index + 1}`]
    const { code } = await windward('lab', 'fixture', '--question', question, '--out', page, ...workers)
    assert.equal(code, 0)
  }
  const [one = '', two] = pages.map((page) => readFileSync(page, 'utf8'))
  assert.equal(one, two)
  assert.match(one, /<h2>short<\/h2>[\s\S]*<h2>long<\/h2>/)
  assert.match(one, /Are &lt;long&gt; matches fairer/)
  assert.doesNotMatch(one, /<script|https?:|url\(/)
})

test('a question that is none is refused with what is wrong about it', async (t) => {
  const question = join(scratch(t), 'question.json')
  writeFileSync(question, '{"matches": "many"}')
  const { code, out } = await windward('lab', 'fixture', '--question', question, '--json')
  assert.equal(code, 2)
  assert.match(JSON.parse(out).sentence, /holds no question for the lab: matches/)
})

test('what was chosen is told by decision, field and word', () => {
  assert.deepEqual(
    [...chosenIn('orders', { do: 'attack', units: [{ to: 'PAR', hold: true }], gold: 3 })],
    ['orders, do: attack', 'orders, to: PAR', 'orders, hold: true'],
  )
  assert.deepEqual([...chosenIn('toll', 'pay')], ['toll: pay'])
  assert.deepEqual([...chosenIn('talk', 'x'.repeat(100))], [])
})

test('two processes on one database share the matches and come to the figures of one', async (t) => {
  const postgres = await Postgres.start()
  t.after(() => postgres.stop())
  const url = await postgres.database()
  const wishes = [...LAB, '--matches', '12', '--json', '--workers', '1']
  const shared = [...wishes, '--database-url', url]
  const [alone, ...together] = await Promise.all([
    windward(...wishes),
    windward(...shared),
    windward(...shared),
  ])
  for (const { code, out, err } of together) {
    assert.deepEqual([code, err], [0, ''])
    assert.equal(out, alone?.out)
  }
  const again = await windward(...shared)
  assert.equal(again.out, alone?.out, 'what is there already is not played again')
})
