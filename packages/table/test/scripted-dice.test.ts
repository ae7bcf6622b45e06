import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptedDice } from '../src/index.ts'

test('scripted dice fall as written, and say how much of the script is left', () => {
  const dice = scriptedDice([3, 2, 5])
  assert.equal(dice.roll(6), 3)
  assert.equal(dice.left, 2)
  assert.deepEqual(dice.rolls(2, 6), [2, 5])
  assert.equal(dice.left, 0)
})

test('scripted dice fail when a roll is asked beyond the script', () => {
  const dice = scriptedDice([3])
  dice.roll(6)
  assert.throws(() => dice.roll(6), /^Error: The script foresaw 1 rolls; now a die of 6 sides is asked\.$/)
})

test('scripted dice fail when a die of other sides is asked', () => {
  assert.throws(() => scriptedDice([3]).roll(8), /foresaw 3 as number 1; asked was a die of 8 sides/)
  assert.throws(() => scriptedDice([{ sides: 8, shows: 3 }]).roll(6), /asked was a die of 6 sides/)
  assert.equal(scriptedDice([{ sides: 8, shows: 7 }]).roll(8), 7)
  assert.equal(scriptedDice([7], 8).roll(8), 7)
  assert.equal(scriptedDice([1]).below(6), 0)
})

test('scripted dice show no face the die does not have', () => {
  assert.throws(() => scriptedDice([7]).roll(6), /foresaw 7/)
  assert.throws(() => scriptedDice([0]).roll(6), /foresaw 0/)
})

test('a scripted shuffle must be one of what is shuffled, all of it', () => {
  assert.deepEqual(scriptedDice([{ shuffle: ['c', 'a', 'b'] }]).shuffle(['a', 'b', 'c']), ['c', 'a', 'b'])
  const shuffle = (order: string[]) => () => scriptedDice([{ shuffle: order }]).shuffle(['a', 'b', 'c'])
  assert.throws(shuffle(['c', 'a', 'd']), /shuffles in "d", which is not there/)
  assert.throws(shuffle(['c', 'a', 'a']), /shuffles in "a", which is not there/)
  assert.throws(shuffle(['c', 'a']), /leaves out \["b"\]/)
})

test('a scripted draw takes out what the script says', () => {
  const pile = [{ card: 1 }, { card: 2 }]
  const dice = scriptedDice([{ draws: { card: 2 } }, { draws: { card: 2 } }, { draws: 'y' }])
  assert.deepEqual(dice.draw(pile), { card: 2 })
  assert.deepEqual(pile, [{ card: 1 }])
  assert.throws(() => dice.draw(pile), /asked was one of \[{"card":1}\]/)
  assert.equal(dice.pick(['x', 'y']), 'y')
  assert.equal(scriptedDice([]).draw([]), undefined)
})

test('a roll where the script foresaw a shuffle or a draw fails, and the other way round', () => {
  assert.throws(() => scriptedDice([{ shuffle: [1, 2] }]).roll(6), /asked was a die of 6 sides/)
  assert.throws(() => scriptedDice([{ draws: 1 }]).roll(6), /asked was a die of 6 sides/)
  assert.throws(() => scriptedDice([1]).shuffle([1, 2]), /asked was a shuffle/)
  assert.throws(() => scriptedDice([1]).pick([1, 2]), /asked was one of \[1,2\]/)
  assert.throws(() => scriptedDice([]).shuffle([1, 2]), /foresaw 0 rolls/)
  assert.throws(() => scriptedDice([]).pick([1, 2]), /foresaw 0 rolls/)
})
