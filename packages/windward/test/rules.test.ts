import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGames } from '@windward/find-games'
import { testedClauses } from '../src/rules/tested-clauses.ts'
import { windward } from '../test-kit/command-line.ts'

const clauses = '**ABC 1.1** One.\n**ABC 1.2** Two.\nSee **ABC 1.3** in passing.\n**ABC 2.10** Ten.\n'
const paper = { clauses, tests: [], code: [], sources: [], coverage: undefined }

test('a clause is tested when the name of a test names it', () => {
  const tests = ["test('ABC 1.1, ABC 2.10: both', () => {})", "test.skip('ABC 1.2 later', () => {})"]
  const { untested, tested, unknown } = testedClauses({ ...paper, tests })
  assert.deepEqual({ untested, tested, unknown }, { untested: ['ABC 1.2'], tested: 2, unknown: [] })
})

test('a clause is cited when the code names it, be it in a comment, and a longer number is another clause', () => {
  const code = ["refuse('ABC 1.1', say('x'))", '/** ABC 2.1: not the tenth */', '// ABC 1.2 and so on']
  assert.deepEqual(testedClauses({ ...paper, code }).uncited, ['ABC 2.10'])
})

test('clauses that are named but not written are listed; those of other rulebooks are nobody’s business', () => {
  const tests = ['it("ABC 1.1 and ABC 1.3, unlike XYZ 9.9", () => {})']
  const sources = ["refuse('ABC 2.1', say('x'))", "t.tell('all', 'ABC 2.10', what)", "'XYZ 1.1'", '// ABC 7']
  assert.deepEqual(testedClauses({ ...paper, tests, sources }).unknown, ['ABC 1.3', 'ABC 2.1'])
})

test('every clause of every game and of the table is proved by a test and cited by the code', async () => {
  const games = ['fixture', 'table', ...findGames().map(({ id }) => id)]
  await Promise.all(
    games.map(async (name) => {
      const { code, out } = await windward('rules', name, '--json')
      const { clauses, tested, untested, uncited, unknown } = JSON.parse(out)
      assert.deepEqual({ name, untested, uncited, unknown }, { name, untested: [], uncited: [], unknown: [] })
      assert(clauses > 0 && tested === clauses)
      assert.equal(code, 0)
    }),
  )
})
