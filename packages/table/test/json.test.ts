import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { canonical, hashOf, hashOfText } from '../src/index.ts'
import { copyOf, jsonFault } from '../src/json.ts'

/** What JSON can hold: minus zero and a field called __proto__ come back otherwise than they went. */
const plain = fc
  .jsonValue({ noUnicodeString: false })
  .map((value) => JSON.parse(JSON.stringify(value)))
  .filter((value) => !JSON.stringify(value).includes('__proto__'))

test('TBL 1.4 whatever is plain JSON of bearable size is taken', () => {
  fc.assert(fc.property(plain, (value) => assert.equal(jsonFault(value), undefined)))
  assert.equal(jsonFault(Object.assign(Object.create(null), { a: 1 })), undefined)
})

const foreign: Readonly<Record<string, unknown>> = {
  'nothing at all': undefined,
  'not a number': Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  'minus zero': -0,
  'a big integer': 1n,
  'a symbol': Symbol('s'),
  'a function': () => 1,
  'a date': new Date(0),
  'a map': new Map(),
  'an instance': new (class Orders {})(),
  'half a character': '\ud800',
  'half a character in a name': { '\udfff': 1 },
  'a gap in a list': new Array(2),
  'a name that reaches the prototype': JSON.parse('{"__proto__": {"admin": true}}'),
}

for (const [what, value] of Object.entries(foreign)) {
  test(`TBL 1.4 ${what} is not plain data, however deep it lies`, () => {
    assert.equal(jsonFault(value), 'not plain')
    assert.equal(jsonFault([{ in: [value] }]), 'not plain')
  })
}

test('TBL 1.4 what is too long, too wide or too deep is too large', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
  const ring: unknown[] = []
  ring.push(ring)
  assert.equal(jsonFault('x'.repeat(200_000)), undefined)
  assert.equal(jsonFault('x'.repeat(200_001)), 'too large')
  assert.equal(jsonFault({ ['x'.repeat(200_001)]: 1 }), 'too large')
  assert.equal(jsonFault(Array.from({ length: 3000 }, () => 'x'.repeat(100))), 'too large')
  assert.equal(jsonFault(Array.from({ length: 20_000 }, () => 0)), 'too large')
  assert.equal(jsonFault(nested(32)), undefined)
  assert.equal(jsonFault(nested(33)), 'too large')
  assert.equal(jsonFault(ring), 'too large')
})

test('TBL 1.4 names that every object has are names like others', () => {
  assert.equal(jsonFault(JSON.parse('{"constructor": 1, "toString": 2, "hasOwnProperty": 3}')), undefined)
})

test('a copy is the same and shares nothing', () => {
  fc.assert(
    fc.property(plain, (value) => {
      const copy = copyOf(value)
      assert.deepEqual(copy, value)
      if (typeof value === 'object' && value !== null) assert.notEqual(copy, value)
    }),
  )
})

test('TBL 6.3 a hash does not depend on the order in which fields were written', () => {
  const shuffledFields = fc
    .dictionary(fc.string(), fc.integer())
    .chain((fields) =>
      fc.tuple(
        fc.constant(fields),
        fc.shuffledSubarray(Object.entries(fields), { minLength: Object.keys(fields).length }),
      ),
    )
  fc.assert(
    fc.property(shuffledFields, ([fields, entries]) => {
      assert.equal(hashOf({ in: Object.fromEntries(entries) }), hashOf({ in: { ...fields } }))
    }),
  )
  assert.notEqual(hashOf([1, 2]), hashOf([2, 1]))
})

test('TBL 6.3 a hash is this very one on every machine', () => {
  const data = { b: 1, a: [1, 2, { d: null, c: 'é' }] }
  assert.equal(canonical(data), '{"a":[1,2,{"c":"é","d":null}],"b":1}')
  assert.equal(hashOf(data), '6c4d8dcc3d324e8a08b66f5f6ae0f5c4d13c857cf52a459c5e4748e3facd20c1')
  assert.equal(hashOf(data), hashOfText(canonical(data)))
})

test('what is not plain data has no canonical form', () => {
  assert.throws(() => canonical(undefined))
  assert.throws(() => canonical({ n: Number.NaN }))
})
