import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { z } from 'zod'
import { jsonFault } from '../src/json.ts'
import { readerOf } from '../src/shape/reader.ts'

const name = z.enum(['amber', 'blue', 'constructor', '7'])
const number = z.int().min(-3).max(9)

const plainShapes = {
  names: name,
  literals: z.literal(['a', 5, true, null]),
  numbers: number,
  moreThan: z.int().gt(0).lt(5),
  steps: z.int().min(0).max(20).multipleOf(5),
  truth: z.boolean(),
  text: z.string().min(1).max(6),
  names2: z.templateLiteral([name, ':', z.int().min(0)]),
  nothing: name.nullable(),
  list: z.array(number).max(3),
  exactList: z.array(name).length(2),
  object: z.strictObject({ b: number, a: name, c: z.array(name).max(2).optional() }),
  empty: z.strictObject({}),
  some: z.partialRecord(name, number),
  either: z.union([z.literal('pass'), z.strictObject({ a: number })]),
  distinct: z.discriminatedUnion('a', [
    z.strictObject({ a: z.literal('amber'), b: number }),
    z.strictObject({ a: z.literal('blue'), b: z.strictObject({ a: name }) }),
  ]),
  long: z.array(z.strictObject({ a: z.array(number) })),
} satisfies Record<string, z.ZodType>

/** Shapes that do or ask for more than a form: these are never read the quick way. */
const otherShapes = {
  zero: z.literal(0),
  refined: z.int().refine((n) => n > 3),
  refinedObject: z.strictObject({ a: number }).refine(({ a }) => a > 0),
  transformed: z.int().transform((n) => n + 1),
  defaulted: z.strictObject({ a: number.default(3) }),
  trimmed: z.string().trim(),
  coerced: z.coerce.number(),
  fraction: z.number(),
  loose: z.looseObject({ a: number }),
  stripping: z.object({ a: number }),
  everyName: z.record(name, number),
  anyName: z.record(z.string(), number),
  address: z.email(),
  inherited: z.strictObject({ toString: number.optional() }),
} satisfies Record<string, z.ZodType>

const strange = fc.constantFrom<unknown>(
  -0,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 60,
  undefined,
  null,
  '',
  '\ud800',
  'x'.repeat(150),
  'amber:1',
  'amber:-1',
  new Date(0),
  new Map(),
  Object.create({ a: 1 }),
  Object.assign(Object.create(null), { a: 1 }),
  JSON.parse('{"__proto__": 1}'),
  JSON.parse('{"a": 1, "__proto__": {"b": 1}}'),
  new Array(2),
  Array.from({ length: 5000 }, () => 1),
  Array.from({ length: 30_000 }, () => 1),
)

const simple = fc.oneof(
  fc.constantFrom('amber', 'blue', 'constructor', '7', 'pass', 'a', true, false),
  fc.integer({ min: -5, max: 21 }),
)

const { anything } = fc.letrec<{ anything: unknown }>((tie) => ({
  anything: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    simple,
    simple,
    strange,
    fc.array(tie('anything'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'amber', 'blue', 'constructor', '7'), tie('anything'), {
      maxKeys: 3,
    }),
  ),
}))

for (const [kind, shape] of Object.entries(plainShapes)) {
  test(`TBL 1.3 what is read quickly as “${kind}” is what the shape itself would read`, () => {
    const read = readerOf<unknown>(shape) ?? assert.fail('it has no quick reader')
    fc.assert(
      fc.property(anything, (raw) => {
        const quick = read(raw)
        const careful = jsonFault(raw) === undefined ? shape.safeParse(raw) : undefined
        if (quick !== undefined) {
          assert.ok(careful?.success)
          assert.deepEqual(quick, careful.data)
          assert.equal(JSON.stringify(quick), JSON.stringify(careful.data))
          assert.ok(typeof quick !== 'object' || quick === null || quick !== raw)
        }
      }),
      { numRuns: 1000 },
    )
  })
}

const examples: readonly (readonly [z.ZodType, readonly unknown[]])[] = [
  [plainShapes.names, ['amber', '7']],
  [plainShapes.literals, ['a', 5, true, null]],
  [plainShapes.numbers, [-3, 0, 9]],
  [plainShapes.moreThan, [1, 4]],
  [plainShapes.steps, [0, 15]],
  [plainShapes.text, ['x', 'äöü']],
  [plainShapes.names2, ['blue:12']],
  [plainShapes.nothing, [null, 'blue']],
  [plainShapes.list, [[], [1, 2, 3]]],
  [plainShapes.exactList, [['amber', 'blue']]],
  [
    plainShapes.object,
    [
      { a: 'amber', b: 1 },
      { c: ['7'], b: 0, a: 'blue' },
    ],
  ],
  [plainShapes.some, [{}, { blue: 1, constructor: 2 }]],
  [plainShapes.either, ['pass', { a: 1 }]],
  [
    plainShapes.distinct,
    [
      { a: 'amber', b: 1 },
      { a: 'blue', b: { a: '7' } },
    ],
  ],
]

test('TBL 1.3 plain answers are read quickly', () => {
  for (const [shape, answers] of examples)
    for (const answer of answers) assert.deepEqual(readerOf(shape)?.(answer), answer)
})

test('TBL 1.4 answers of many values are left to be read carefully', () => {
  assert.equal(readerOf(plainShapes.long)?.([{ a: Array.from({ length: 2000 }, () => 1) }]), undefined)
})

for (const [kind, shape] of Object.entries(otherShapes)) {
  test(`TBL 1.3 a shape that is “${kind}” is always read carefully`, () => {
    assert.equal(readerOf<unknown>(shape), undefined)
  })
}
