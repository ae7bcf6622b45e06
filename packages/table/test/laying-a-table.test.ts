import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addWords, commitmentTo, type Gathering, layTable, Match, seedFrom } from '../src/index.ts'
import { given, laid, opened, refusedBy } from './at-the-table.ts'
import { choose, type Tiny, tinyGame } from './tiny-game.ts'

const rolling = tinyGame(function* (t) {
  t.state.log.push(t.dice.rolls(20, 6).join(''))
  yield* t.ask('ann', choose, null)
})

const seed = seedFrom('laying')
const wish: Gathering = { options: {}, seats: ['ann', 'ben'], seed }

test('TBL 4.1 the options must fit what the game offers, and usual ones are filled in', () => {
  assert.deepEqual(given(layTable(rolling, wish)).options, { turns: 1 })
  assert.deepEqual(given(layTable(rolling, { ...wish, options: { turns: 4 } })).options, { turns: 4 })
  for (const options of [{ turns: 0 }, { turns: 'many' }, { weather: 'fair' }, 'usual', null, undefined])
    assert.match(
      refusedBy('TBL 4.1', layTable(rolling, { ...wish, options })),
      /^These options do not fit the game: .+\.$/,
    )
})

const paired = tinyGame(rolling.turn, {
  seats: {
    ...rolling.seats,
    fewest: 2,
    most: 2,
    fault: (seats) =>
      seats.includes('cat') && seats.includes('ben') ? 'cat does not sit with ben' : undefined,
  },
})

test('TBL 4.2 the seats must be seats of the game, each once, in a number and company it allows', () => {
  assert.deepEqual(given(layTable(paired, wish)).seats, ['ann', 'ben'])
  const faults: readonly [string[], RegExp][] = [
    [['ann', 'dan'], /Tiny has no seat “dan”/],
    [['ann', '__proto__'], /has no seat “__proto__”/],
    [['ann', 'x'.repeat(1000)], /has no seat “x{40}”/],
    [['ann', 'ann'], /a seat is named twice/],
    [['ann'], /Tiny is for 2 to 2 seats, not for 1/],
    [['ann', 'ben', 'cat'], /not for 3/],
    [[], /not for 0/],
    [['cat', 'ben'], /cat does not sit with ben/],
  ]
  for (const [seats, why] of faults)
    assert.match(refusedBy('TBL 4.2', layTable(paired, { ...wish, seats })), why)
})

test('TBL 4.3 each seat may add words to the dice, and change them, until the match begins', () => {
  const record = laid(rolling, { seats: ['ann', 'ben'] })
  const once = given(addWords(record, 'ann', 'a fair wind'))
  const twice = given(addWords(given(addWords(once, 'ben', '')), 'ann', 'no wind'))
  assert.deepEqual(record.words, {})
  assert.deepEqual(twice.words, { ann: 'no wind', ben: '' })
  refusedBy('TBL 1.1', addWords(record, 'cat', 'let me in'))
  const begun = given(Match.open(rolling, twice)).record()
  assert.match(refusedBy('TBL 4.3', addWords(begun, 'ann', 'more')), /only until the match has begun/)
  assert.deepEqual(begun.words, twice.words)
})

test('TBL 4.3 words for the dice have at most 200 characters', () => {
  const record = laid(rolling)
  given(addWords(record, 'ann', 'x'.repeat(200)))
  assert.match(refusedBy('TBL 4.3', addWords(record, 'ann', 'x'.repeat(201))), /at most 200 characters/)
  refusedBy('TBL 4.3', addWords(record, 'ann', '\ud800'))
})

test('TBL 4.4 the hash of the seed is fixed before anyone acts, and stays', () => {
  const record = given(layTable(rolling, wish))
  assert.equal(record.commitment, commitmentTo(seed))
  assert.deepEqual(record.entries, [])
  const match = given(Match.open(rolling, record))
  given(match.answer('ann', '1#1', 'pear'))
  assert.equal(match.record().commitment, record.commitment)
})

test('TBL 4.4 the dice of a match come from the seed and from the words of all seats', () => {
  const record = laid(rolling)
  const rolls = [
    record,
    given(addWords(record, 'ann', 'wind')),
    given(addWords(record, 'ben', 'wind')),
    laid(rolling, { seed: 'other' }),
  ].map((each) => given(Match.open(rolling, each)).state.log[0])
  assert.equal(new Set(rolls).size, 4)
  assert.equal(opened(rolling).state.log[0], rolls[0])
})

test('TBL 4.5 each turn has dice of its own', () => {
  const match = opened(rolling, { options: { turns: 3 } })
  for (const turn of [1, 2]) given(match.answer('ann', `${turn}#1`, 'pear'))
  const log: Tiny['view']['log'] = match.view('ann').log
  assert.equal(new Set(log).size, 3)
})

test('a table is laid by a flow of its own, which may roll and ask before the first turn', () => {
  const game = tinyGame(
    function* (t) {
      t.state.log.push(t.turn, yield* t.ask('ann', choose, null))
    },
    {
      *setup(t) {
        t.state.log.push(t.turn, yield* t.ask('ben', choose, null))
      },
    },
  )
  const match = opened(game)
  given(match.answer('ben', '0#1', 'pear'))
  given(match.answer('ann', '1#1', 'apple'))
  assert.deepEqual(match.outcome, { log: [0, 'pear', 1, 'apple'] })
})
