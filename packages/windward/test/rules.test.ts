import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coverage } from '../src/rules/coverage.ts'
import { windward } from './windward.ts'

const clauses = '**ABC 1.1** One.\n**ABC 1.2** Two.\nSee **ABC 1.3** in passing.\n**ABC 2.10** Ten.\n'

test('a clause is tested when the name of a test names it', () => {
  const tests = ["test('ABC 1.1, ABC 2.10: both', () => {})", "test.skip('ABC 1.2 later', () => {})"]
  assert.deepEqual(coverage({ clauses, tests, sources: [] }), {
    clauses: 3,
    tested: 2,
    untested: ['ABC 1.2'],
    unknown: [],
  })
})

test('clauses that are named but not written are listed; those of other rulebooks are nobody’s business', () => {
  const tests = ['it("ABC 1.1 and ABC 1.3, unlike XYZ 9.9", () => {})']
  const sources = ["refuse('ABC 2.1', say('x'))", "t.tell('all', 'ABC 2.10', what)", "'XYZ 1.1'", '// ABC 7']
  assert.deepEqual(coverage({ clauses, tests, sources }).unknown, ['ABC 1.3', 'ABC 2.1'])
})

test('the rules of a game and of the table are found from anywhere', async () => {
  for (const [name, book] of [
    ['fixture', 'FIX'],
    ['table', 'TBL'],
  ] as const) {
    const { code, out } = await windward('rules', name, '--json')
    const found = JSON.parse(out)
    assert.equal(code, 0)
    assert(found.clauses > 9)
    assert.equal(found.tested, found.clauses - found.untested.length)
    assert(found.untested.every((id: string) => id.startsWith(`${book} `)))
    assert.deepEqual(found.unknown, [])
  }
})
