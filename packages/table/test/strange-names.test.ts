import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import {
  addWords,
  type Decision,
  type Game,
  type GameTypes,
  layTable,
  Match,
  oneOf,
  randomBot,
  readRecord,
  seedFrom,
  standing,
  writeRecord,
} from '../src/index.ts'
import { given, laid, opened, questionOf, refusedBy, reply } from './at-the-table.ts'
import { choose, say, tinyGame } from './tiny-game.ts'

const atOnce = tinyGame(function* (t) {
  yield* t.askAll(t.seats, choose, () => null)
})

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']

test('TBL 1.1 TBL 1.2 TBL 3.1 a name that every object has opens no way in', () => {
  const match = opened(atOnce)
  const before = match.record()
  for (const name of NAMES) {
    refusedBy('TBL 1.1', match.answer(name, '1#1', 'pear'))
    refusedBy('TBL 1.1', match.instruct(name, 'choose', { want: 'pear' }))
    refusedBy('TBL 1.2', match.answer('ann', name, 'pear'))
    refusedBy('TBL 1.2', match.withdraw('ann', name))
    refusedBy('TBL 1.2', match.timeUp('ann', name))
    refusedBy('TBL 3.1', match.instruct('ann', name, { want: 'pear' }))
    refusedBy('TBL 1.1', addWords(before, name, 'wind'))
    assert.equal(Reflect.get(match.instructions('ann'), name), Reflect.get({}, name))
  }
  assert.deepEqual(match.record(), before)
})

interface Odd {
  seat: string
  state: { said: string[] }
  view: { readonly said: readonly string[] }
  options: object
  outcome: { readonly said: readonly string[] }
}

const sayWord: Decision<Odd, null, string> = {
  kind: 'constructor',
  title: () => say('title', { kind: 'constructor' }),
  shape: z.string().max(20),
  options: () => oneOf(['yes']),
  check: () => undefined,
  absent: () => 'yes',
  standing: standing(say('standing', { kind: 'constructor' }), z.string().max(20), (_, word) => word),
}

/** A game whose maker had a strange taste in names. */
function oddGame(all: readonly string[]): Game<Odd> {
  return {
    id: 'odd',
    name: 'Odd',
    version: 1,
    words: atOnce.words,
    options: z.strictObject({}),
    seats: { all, fewest: 1, most: 9, choose: (count) => all.slice(0, count) },
    decisions: [sayWord],
    bots: { random: randomBot },
    begin: () => ({ said: [] }),
    *turn(t) {
      const said = yield* t.askAll(t.seats, sayWord, () => null)
      t.state.said.push(...[...said].map(([seat, word]) => `${seat}: ${word} ${t.dice.roll(100)}`))
    },
    outcome: ({ said }) => (said.length > 2 ? { said } : undefined),
    view: ({ said }) => ({ said: [...said] }),
    resample: ({ said }) => ({ said: [...said] }),
  }
}

test('TBL 3.3 TBL 5.1 seats and kinds with such names are seats and kinds like others', () => {
  const game = oddGame(['constructor', 'toString'])
  const record = given(addWords(laid(game), 'constructor', 'wind'))
  const match: Match<Odd> = given(Match.open(game, record, { keep: () => undefined }))
  given(match.instruct('toString', 'constructor', 'aye'))
  reply(match, 'constructor', 'nay')
  assert.deepEqual(match.instructions('toString'), { constructor: 'aye' })
  assert.deepEqual(match.instructions('constructor'), {})
  const again = given(Match.open(game, given(readRecord(writeRecord(match.record())))))
  assert.equal(again.hash(), match.hash())
  assert.deepEqual(again.instructions('toString'), { constructor: 'aye' })
  assert.equal(questionOf(again, 'toString').sealed?.answer, 'aye')
})

test('TBL 4.2 a seat whose name no record could keep is refused', () => {
  const game: Game<GameTypes> = oddGame(['__proto__', 'other'])
  const wish = { options: {}, seats: ['__proto__'], seed: seedFrom('odd') }
  assert.match(refusedBy('TBL 4.2', layTable(game, wish)), /no seat can be called “__proto__”/)
})
