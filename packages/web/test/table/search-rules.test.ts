import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findGames } from '@windward/find-games'
import { isSearch, searchRules } from '../../app/table/papers/search-rules.ts'
import { clausesIn } from '../../scripts/clauses.ts'

const clause = (id: string, section: string, text: string) => ({ id, chapter: 'ABC 1 First', section, text })

const RULES = [
  clause('ABC 1.1.1', 'ABC 1.1 Set-up', 'Each player takes three knights and a city.'),
  clause('ABC 1.2.1', 'ABC 1.2 Knights', 'A knight strikes twice.'),
  clause('ABC 1.3.1', 'ABC 1.3 Winning', 'Whoever has ten points wins the match.'),
  clause('ABC 1.4.1', 'ABC 1.4 Prices', 'A unit costs gold:\n| unit | gold |\n|---|---|\n| Catapult | 40 |'),
]
const found = (wanted: string) => searchRules(RULES, wanted).map(({ id }) => id)

test('titles count most, one and many are the same, and tables are searched too', () => {
  assert.deepEqual(found('knights'), ['ABC 1.2.1', 'ABC 1.1.1'])
  assert.deepEqual(found('cities'), ['ABC 1.1.1'])
  assert.deepEqual(found('catapult'), ['ABC 1.4.1'])
})

test('questions in everyday words find what the rules call otherwise', () => {
  assert.deepEqual(found('how to win'), ['ABC 1.3.1'])
  assert.deepEqual(found('how do I buy a catapult?'), ['ABC 1.4.1'])
})

test('a number leads to its clause, and what is nowhere finds nothing', () => {
  assert.deepEqual(found('abc 1.3.1'), ['ABC 1.3.1'])
  assert.deepEqual(found('abc 1.2'), ['ABC 1.2.1'])
  assert.deepEqual(found('zeppelin'), [])
  assert.equal(isSearch(' a '), false)
})

test('in every game “how to win” leads first to where it is said who wins', () => {
  for (const { folder } of findGames()) {
    const [first] = searchRules(clausesIn(readFileSync(new URL('rules.md', folder), 'utf8')), 'how to win')
    assert.match(`${first?.chapter} ${first?.section} ${first?.text}`, /victor|win/i)
  }
})
