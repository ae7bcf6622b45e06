import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Dice, type Drawn, diceFor, diceRoot, hashOf } from '../src/index.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

function streamOf(flow: string, words = {}): Dice {
  return diceFor(diceRoot(SEED, words), flow)
}

test('TBL 4.4 the same seed, words and flow give these very numbers on every machine', () => {
  assert.deepEqual(streamOf('1').rolls(20, 6), [2, 6, 5, 5, 6, 1, 2, 3, 4, 1, 2, 3, 6, 4, 5, 2, 1, 6, 5, 1])
  assert.deepEqual(
    streamOf('1', { ann: 'a fair wind' }).rolls(20, 6),
    [2, 1, 5, 2, 2, 1, 4, 4, 4, 6, 6, 3, 1, 3, 1, 3, 6, 3, 1, 2],
  )
  assert.deepEqual(
    streamOf('1/battle:thrace').rolls(20, 6),
    [5, 4, 2, 2, 6, 3, 2, 2, 3, 5, 5, 3, 1, 5, 4, 6, 6, 5, 5, 6],
  )
  const dice = streamOf('2')
  const limits = [2 ** 32, 2 ** 32, 2 ** 31 + 1, 1, 1000, 20]
  assert.deepEqual(
    limits.map((limit) => dice.below(limit)),
    [3051010170, 3377298757, 1850646803, 0, 364, 7],
  )
  assert.deepEqual(dice.shuffle(['a', 'b', 'c', 'd', 'e']), ['a', 'd', 'c', 'e', 'b'])
  assert.equal(dice.pick(['x', 'y', 'z']), 'z')
})

test('TBL 4.4 a long stream goes on as it always did', () => {
  assert.equal(
    hashOf(streamOf('long').rolls(2000, 100)),
    '7042bc9287ea9bfb6958f57e5fceca4a994f8fe7140c3833b14e812595903336',
  )
})

test('TBL 4.4 anyone can make the same rolls with the tools of another library', () => {
  const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text, 'utf8').digest()
  const root = hmac(Buffer.from(SEED, 'hex'), '["windward dice 1",{"ann":"a fair wind"}]')
  const block = (number: number) =>
    createHash('sha256')
      .update(root)
      .update('3/fight:7')
      .update(Buffer.from([0, 0, 0, number]))
      .digest()
  const fair = 2 ** 32 - (2 ** 32 % 6)
  const words = Array.from({ length: 1000 }, (_, index) => block(index >> 3).readUInt32BE((index % 8) * 4))
  const rolls = words.filter((word) => word < fair).map((word) => (word % 6) + 1)
  assert.deepEqual(streamOf('3/fight:7', { ann: 'a fair wind' }).rolls(rolls.length, 6), rolls)
})

test('TBL 4.5 what one stream has rolled is nothing to another', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 100 }), (limits) => {
      const root = diceRoot(SEED, {})
      const disturbed = diceFor(root, 'b')
      const other = diceFor(root, 'a')
      for (const limit of limits) other.below(limit)
      assert.deepEqual(disturbed.rolls(10, 6), diceFor(root, 'b').rolls(10, 6))
    }),
    { numRuns: 30 },
  )
  assert.notDeepEqual(streamOf('a').rolls(30, 6), streamOf('b').rolls(30, 6))
})

/** The sum that says how far counts are from being even; with so many degrees of freedom it hardly exceeds the bound. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function tally(times: number, places: number, once: () => number): number[] {
  const counts = Array.from({ length: places }, () => 0)
  for (let n = 0; n < times; n += 1) {
    const place = once()
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

/** Once in ten thousand tries chance alone goes above this (Wilson and Hilferty's approximation). */
function bound(freedom: number): number {
  return freedom * (1 - 2 / (9 * freedom) + 3.719 * Math.sqrt(2 / (9 * freedom))) ** 3
}

for (const limit of [2, 3, 6, 7, 10, 12, 20, 52, 100]) {
  test(`every number below ${limit} comes up alike`, () => {
    const dice = streamOf(`below ${limit}`)
    const counts = tally(20_000, limit, () => dice.below(limit))
    assert.ok(unevenness(counts) < bound(limit - 1), `${counts}`)
  })
}

// A plain remainder of 32-bit words would bring up the lower third twice as often here.
for (const limit of [3 * 2 ** 30, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32]) {
  test(`no part of the numbers below ${limit} is favoured`, () => {
    const dice = streamOf(`large ${limit}`)
    const counts = tally(20_000, 16, () => Math.floor((dice.below(limit) / limit) * 16))
    assert.ok(unevenness(counts) < bound(15), `${counts}`)
  })
}

test('a number below a limit is whole, not negative and below it', () => {
  const dice = streamOf('any')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (limit) => {
      const value = dice.below(limit)
      assert.ok(Number.isInteger(value) && value >= 0 && value < limit)
    }),
  )
})

test('a die has at least one side, a whole number of them, and at most as many as a word can tell', () => {
  const dice = streamOf('sides')
  for (const limit of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])
    assert.throws(() => dice.below(limit), /^RangeError: No die has/)
})

test('a shuffle is a permutation and leaves the original alone', () => {
  const dice = streamOf('shuffle')
  fc.assert(
    fc.property(fc.array(fc.integer()), (things) => {
      const before = [...things]
      const shuffled = dice.shuffle(things)
      assert.deepEqual(things, before)
      assert.deepEqual(shuffled.toSorted(), before.toSorted())
    }),
  )
})

test('all orders of three come up alike', () => {
  const dice = streamOf('three')
  const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba']
  const counts = tally(12_000, 6, () => orders.indexOf(dice.shuffle(['a', 'b', 'c']).join('')))
  assert.ok(unevenness(counts) < bound(5), `${counts}`)
})

test('what is drawn is no longer there, and every thing is drawn alike', () => {
  const dice = streamOf('draw')
  const pile = ['a', 'b', 'c']
  const drawn = [dice.draw(pile), dice.draw(pile), dice.draw(pile)]
  assert.deepEqual(drawn.toSorted(), ['a', 'b', 'c'])
  assert.deepEqual(pile, [])
  assert.equal(dice.draw(pile), undefined)
  const counts = tally(9000, 3, () => ['a', 'b', 'c'].indexOf(dice.draw(['a', 'b', 'c']) ?? ''))
  assert.ok(unevenness(counts) < bound(2), `${counts}`)
})

test('nothing can be picked where there is nothing', () => {
  assert.throws(() => streamOf('pick').pick([]), RangeError)
})

test('a witness sees each number with its stream and limit, a shuffle as the numbers behind it', () => {
  const seen: Drawn[] = []
  const dice = diceFor(diceRoot(SEED, {}), '2', (drawn) => seen.push(drawn))
  const roll = dice.roll(6)
  dice.shuffle(['a', 'b', 'c'])
  assert.deepEqual(seen[0], { stream: '2', limit: 6, value: roll - 1 })
  assert.deepEqual(
    seen.map(({ limit }) => limit),
    [6, 3, 2, 1],
  )
})
