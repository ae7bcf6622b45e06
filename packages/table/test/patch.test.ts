import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { jsonFault } from '../src/json.ts'
import { applyPatch, type Compared, makePatch, PatchFault } from '../src/patch.ts'

const plain = fc.jsonValue({ maxDepth: 5 }).filter((value) => jsonFault(value) === undefined)

/** Two that have much in common, as two positions of a match have. */
const alike = fc
  .tuple(plain, plain, plain)
  .chain(([a, b, c]) =>
    fc.tuple(
      fc.constantFrom<unknown>(a, { a, b }, [a, b, c], { x: [a, b], y: { a, c } }, [c, { a }]),
      fc.constantFrom<unknown>(b, { a, c }, [a, c], [a, b, c, b], { x: [b, a, b], y: { a } }, [c, { a: b }]),
    ),
  )

test('a patch turns what it was made from into what it was made for, whatever that is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.tuple(plain, plain), alike), ([before, after]) => {
      const patch = makePatch(before, after)
      const sent = patch === undefined ? undefined : JSON.parse(JSON.stringify(patch))
      assert.deepEqual(applyPatch(sent, before), after)
    }),
    { numRuns: 2000 },
  )
})

test('there is a patch exactly where something has changed', () => {
  fc.assert(
    fc.property(alike, ([before, after]) => {
      assert.equal(makePatch(before, structuredClone(before)), undefined)
      const same = JSON.stringify(before) === JSON.stringify(after)
      if (!same && makePatch(before, after) === undefined) assert.deepEqual(before, after)
    }),
  )
})

test('a patch names what has changed and nothing else', () => {
  const before = {
    gold: 3,
    armies: { I: { at: 'york', units: [1, 2] }, II: { at: 'bath' } },
    told: [1, 2, 3],
  }
  const after = { gold: 3, armies: { I: { at: 'kent', units: [1, 2] } }, told: [1, 2, 3, 4], year: 1001 }
  assert.deepEqual(makePatch(before, after), {
    armies: { I: { at: ['kent'] }, II: [] },
    told: [3, 0, [4]],
    year: [1001],
  })
})

test('what has not changed is the very same afterwards, and nothing is changed in place', () => {
  const before = { lands: { york: { owner: 'ENG' } }, powers: { ENG: { gold: 1 } } }
  const copy = structuredClone(before)
  const after = applyPatch({ powers: { ENG: { gold: [2] } } }, before)
  assert.ok(typeof after === 'object' && after !== null && 'lands' in after)
  assert.equal(after.lands, before.lands)
  assert.deepEqual(before, copy)
})

test('what is undefined is not there, as in JSON', () => {
  assert.equal(makePatch({ a: undefined }, {}), undefined)
  assert.deepEqual(makePatch({ a: 1 }, { a: undefined }), { a: [] })
  assert.deepEqual(makePatch({ a: undefined }, { a: 1 }), { a: [1] })
})

test('what several see alike is compared once', () => {
  const [was, is] = [{ york: 'ENG' }, { york: 'FRA' }]
  const compared: Compared = new Map()
  const one = makePatch({ lands: was, gold: 1 }, { lands: is, gold: 2 }, compared)
  const other = makePatch({ lands: was, gold: 5 }, { lands: is, gold: 5 }, compared)
  assert.deepEqual(one, { lands: { york: ['FRA'] }, gold: [2] })
  assert.deepEqual(other, { lands: { york: ['FRA'] } })
  assert.equal(Reflect.get(Object(one), 'lands'), Reflect.get(Object(other), 'lands'))
})

test('a hostile patch touches nothing but what it is applied to', () => {
  const hostile = [
    '{"__proto__":{"poisoned":[true]}}',
    '{"__proto__":[{"poisoned":true}]}',
    '{"constructor":{"prototype":{"poisoned":[true]}}}',
    '{"list":{"__proto__":{"poisoned":[true]}}}',
    '{"list":{"length":[4000000000]}}',
    '{"list":{"7":[1]}}',
    '{"list":{"01":[1]}}',
    '{"list":[1,9,[]]}',
    '{"list":[-1,0,[]]}',
    '{"list":[0,0,"no list"]}',
    '{"list":[0,0,[],[]]}',
    '{"name":{"0":["x"]}}',
    '{"missing":{"deep":[1]}}',
    '{"name":null}',
    '7',
    'null',
  ]
  for (const text of hostile) {
    const before = { list: [1, 2], name: 'york' }
    assert.throws(() => applyPatch(JSON.parse(text), before), PatchFault, text)
    assert.deepEqual(before, { list: [1, 2], name: 'york' })
    assert.equal(Reflect.get({}, 'poisoned'), undefined)
  }
})

test('no patch, whatever it is, does worse than being refused', () => {
  fc.assert(
    fc.property(plain, plain, (patch, before) => {
      const copy = structuredClone(before)
      try {
        applyPatch(patch, before)
      } catch (fault) {
        assert.ok(fault instanceof PatchFault)
      }
      assert.deepEqual(before, copy)
      assert.equal(Object.keys(Object.prototype).length, 0)
    }),
  )
})
