import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { commitmentTo, diceFor, diceRoot, freshSeed, seedFrom } from '../src/index.ts'

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))

test('TBL 4.4 the promise is the SHA-256 of the bytes of the seed', () => {
  assert.equal(
    commitmentTo('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'),
    '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  )
  fc.assert(
    fc.property(seeds, (seed) => {
      const known = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
      assert.equal(commitmentTo(seed), known)
    }),
  )
})

test('TBL 4.4 the words of any seat change the dice, and so does who said them', () => {
  const seed = seedFrom('words')
  const said = [
    {},
    { ann: '' },
    { ann: 'wind' },
    { ben: 'wind' },
    { ann: 'wind', ben: 'tide' },
    { ann: 'tide', ben: 'wind' },
  ]
  const rolls = said.map((words) => diceFor(diceRoot(seed, words), '1').rolls(40, 6).join(''))
  assert.equal(new Set(rolls).size, said.length)
})

test('TBL 4.4 the order in which seats spoke changes nothing', () => {
  const seed = seedFrom('words')
  assert.deepEqual(diceRoot(seed, { ann: 'wind', ben: 'tide' }), diceRoot(seed, { ben: 'tide', ann: 'wind' }))
})

test('TBL 4.4 another seed gives other dice under the same words', () => {
  fc.assert(
    fc.property(seeds, seeds, (one, other) => {
      fc.pre(one !== other)
      assert.notDeepEqual(diceRoot(one, { ann: 'wind' }), diceRoot(other, { ann: 'wind' }))
    }),
  )
})

test('a fresh seed is 256 bits that nobody has seen before', () => {
  const fresh = Array.from({ length: 100 }, freshSeed)
  for (const seed of fresh) assert.match(seed, /^[0-9a-f]{64}$/)
  assert.equal(new Set(fresh).size, fresh.length)
})

test('a named seed is the same for everybody who names it', () => {
  assert.equal(seedFrom('vectors', 1), 'ebfbf84d1769c1f9a118f183ac872a07b16cbf181d4660f3bc4bb0b4a8cf2c53')
  assert.notEqual(seedFrom('vectors', 1), seedFrom('vectors', '1'))
  assert.notEqual(seedFrom('a', 'b'), seedFrom('ab'))
})
