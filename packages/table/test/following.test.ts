import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Entry, Match, SPECTATOR, seenAs } from '../src/index.ts'
import { given, laid, opened, questionOf, refusedBy, reply, takeBack } from './at-the-table.ts'
import { choose, say, tinyGame } from './tiny-game.ts'

const game = tinyGame(function* (t) {
  const fruits = yield* t.askAll(['ann', 'ben'], choose, () => null)
  t.state.log.push([...fruits.values()], t.dice.roll(6))
  t.tell('all', 'TNY 2', say('happened', { what: 'all ate' }))
  t.tell(['ann'], 'TNY 2', say('happened', { what: 'ann was full' }))
})

const turns = { options: { turns: 3 } }

/** Two tables of one match: what is entered at the one is followed at the other. */
function tables() {
  const record = laid(game, turns)
  return [given(Match.open(game, record)), given(Match.open(game, record))] as const
}

test('a second table that follows the entries of the first stands where the first stands', () => {
  const [first, second] = tables()
  const steps = [
    given(first.instruct('ben', 'choose', { want: 'pear' })),
    reply(first, 'ann', 'apple'),
    takeBack(first, 'ben'),
    reply(first, 'ann', 'apple'),
    reply(first, 'ben', 'quince'),
  ]
  for (const entries of steps) {
    given(second.follow(entries))
    assert.equal(second.length <= first.length, true)
  }
  assert.deepEqual(second.record(), first.record())
  assert.equal(second.hash(), first.hash())
  assert.deepEqual(second.lines(), first.lines())
})

test('TBL 3.3 what follows from standing answers was entered by the first table, and is not entered twice', () => {
  const [first, second] = tables()
  const left = given(first.instruct('ben', 'choose', { want: 'pear' }))
  assert.equal(left.length, 2)
  given(second.follow(left.slice(0, 1)))
  assert.equal(second.length, 1)
  assert.equal(questionOf(second, 'ben').sealed, undefined)
  given(second.follow(left.slice(1)))
  assert.deepEqual(questionOf(second, 'ben').sealed, { answer: 'pear' })
  assert.deepEqual(second.settle(), [])
})

test('TBL 3.3 a second table that has followed goes on by the standing answers as the first would', () => {
  const [first, second] = tables()
  given(second.follow(given(first.instruct('ben', 'choose', { want: 'pear' }))))
  assert.deepEqual(reply(second, 'ann', 'apple'), reply(first, 'ann', 'apple'))
  assert.equal(second.hash(), first.hash())
})

test('TBL 5.6 entries that do not fit are not followed, nor any that came with them', () => {
  const [first, second] = tables()
  const [good] = reply(first, 'ann', 'apple')
  const bad: Entry = { do: 'answer', seat: 'ben', question: '0#9', answer: 'pear' }
  assert.ok(good !== undefined)
  assert.match(refusedBy('TBL 5.6', second.follow([good, bad])), /2/)
  assert.equal(second.length, 0)
  given(second.follow([good]))
  assert.equal(second.length, 1)
})

test('the host counts lines and asks for those since, and each looker gets its own', () => {
  const match = opened(game, turns)
  assert.deepEqual(match.linesSince(0), [])
  for (const seat of ['ann', 'ben'] as const) reply(match, seat, 'apple')
  assert.deepEqual(match.linesSince(0), match.lines())
  const [open, forAnn] = match.linesSince(0)
  assert.ok(open !== undefined && forAnn !== undefined)
  assert.deepEqual(match.linesSince(1), [forAnn])
  assert.deepEqual(match.linesSince(2), [])
  assert.equal(seenAs(open, SPECTATOR)?.private, false)
  assert.equal(seenAs(forAnn, 'ann')?.private, true)
  assert.equal(seenAs(forAnn, 'ben'), undefined)
  assert.equal(seenAs(forAnn, SPECTATOR), undefined)
})
