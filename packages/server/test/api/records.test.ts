import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AnyGame,
  company,
  exportRecord,
  layTable,
  Match,
  type MatchRecord,
  playOut,
  randomBot,
  seedFrom,
} from '@windward/table'
import { game as skirmish } from '@windward/table/fixture'
import { z } from 'zod'
import { ratesFrom } from '../../src/api/rates.ts'
import { serverFor } from './test-server.ts'
import { Visitor } from './visitor.ts'

const kept = z.object({ id: z.string(), over: z.boolean() })
const problem = z.looseObject({ detail: z.string(), clause: z.string().optional() })

const game: AnyGame = skirmish

/** The record of a match after so many decisions. */
function played(most?: number): MatchRecord {
  const seats = ['amber', 'blue']
  const laid = layTable(game, { options: { turns: 3 }, seats, seed: seedFrom('elsewhere') })
  assert.ok(laid.ok)
  const opened = Match.open(game, laid.value)
  assert.ok(opened.ok)
  playOut(opened.value, company(seats, [randomBot], seedFrom('bots')), most)
  if (most !== undefined) return opened.value.record()
  const exported = exportRecord(game, opened.value.record())
  assert.ok(exported.ok)
  return exported.value
}

test('a match played elsewhere is kept and read by whoever has its address', async (t) => {
  const { address } = await serverFor(t)
  const ada = new Visitor(address, 'person ada')
  const record = played()
  const { id, over } = await ada.get(kept, 'POST', '/records', { record, names: { amber: 'Ada' } })
  assert.equal(over, true)
  const read = await new Visitor(address, '').ask('GET', `/records/${id}`)
  assert.deepEqual(read.body, { record: JSON.parse(JSON.stringify(record)), names: { amber: 'Ada' } })

  assert.equal((await new Visitor(address, 'person eve').ask('DELETE', `/records/${id}`)).status, 404)
  assert.equal((await ada.ask('DELETE', `/records/${id}`)).status, 204)
  assert.equal((await ada.ask('GET', `/records/${id}`)).status, 404)
})

test('a match that is still running is kept as it stands', async (t) => {
  const { address } = await serverFor(t)
  const ada = new Visitor(address, 'person ada')
  assert.equal((await ada.get(kept, 'POST', '/records', { record: played(3) })).over, false)
})

test('a record that was tampered with is refused with a sentence', async (t) => {
  const { address } = await serverFor(t, { rates: ratesFrom(0) })
  const ada = new Visitor(address, 'person ada')
  const record = played()
  const [first, ...others] = record.entries
  assert.ok(first !== undefined && record.result !== undefined)
  const tampered: Readonly<Record<string, unknown>> = {
    'an answer the rules refuse': { ...record, entries: [{ ...first, answer: [41, 41, 41] }, ...others] },
    'an entry too few': { ...record, entries: others },
    'another end': { ...record, result: { ...record.result, outcome: { winner: 'blue' } } },
    'other dice': { ...record, seed: '0'.repeat(64) },
    'a state to begin with': {
      ...record,
      base: { turn: 1, entries: 0, version: 1, state: {}, standing: {} },
    },
    'no entries at all': { ...record, entries: 'none' },
  }
  for (const [how, wrong] of Object.entries(tampered)) {
    const answer = await ada.ask('POST', '/records', { record: wrong })
    assert.equal(answer.status, 422, how)
    assert.match(problem.parse(answer.body).detail, /^The record is not taken: .+\.$/, how)
  }
})

test('TBL 6.5 a record is refused with the entry that does not fit; one of other rules is not called untrue', async (t) => {
  const { address } = await serverFor(t, { rates: ratesFrom(0) })
  const ada = new Visitor(address, 'person ada')
  const { result, ...running } = played()
  const entry = running.entries[3]
  assert.ok(entry?.do === 'answer' && result !== undefined)
  const entries = running.entries.with(3, { ...entry, answer: [41, 41, 41] })
  for (const record of [
    { ...running, entries },
    { ...running, result, entries },
  ]) {
    const { body } = await ada.ask('POST', '/records', { record })
    const { detail, clause, entry } = problem.extend({ entry: z.number() }).parse(body)
    assert.deepEqual([clause, entry], ['TBL 5.6', 4])
    assert.match(detail, /^The record is not taken: Entry 4 of this record does not fit the match: /)
  }
  for (const record of [
    { ...running, version: 99 },
    { ...running, result, version: 0 },
  ]) {
    const { status, body } = await ada.ask('POST', '/records', { record })
    const { detail, clause } = problem.parse(body)
    assert.deepEqual([status, clause], [422, 'TBL 6.4'])
    assert.match(
      detail,
      /was played by version \d+ of the rules, and version 1 cannot say whether it is true/,
    )
  }
})

test('a record of an unknown game, one that is too large, and too many of them are refused', async (t) => {
  const { address } = await serverFor(t, { rates: ratesFrom(0) })
  const ada = new Visitor(address, 'person ada')
  const record = played(1)
  assert.equal((await ada.ask('POST', '/records', { record: { ...record, game: 'whist' } })).status, 422)
  const words = { amber: 'x'.repeat(1_100_000) }
  assert.equal((await ada.ask('POST', '/records', { record: { ...record, words } })).status, 413)
  for (let times = 0; times < 20; times += 1) await ada.get(kept, 'POST', '/records', { record })
  assert.equal((await ada.ask('POST', '/records', { record })).status, 409)
})
