import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { findGames, partOf } from '@windward/find-games'
import type { Term } from '@windward/kit/glossary.ts'
import { TermFinder } from '../../app/table/glossary/term-finder.ts'
import { clausesIn } from '../../scripts/clauses.ts'

const TERMS: readonly Term[] = [
  { term: 'Trade Ship', also: ['Trade Ships'], text: 'Carries goods.', clause: 'ABC 1.1' },
  { term: 'Ship', text: 'Sails.', clause: 'ABC 1.2' },
]
/** So many terms at least have a rulebook worth explaining. */
const FEWEST = 60
const LONGEST = 180

test('words are found whole, the longest first, however they are written', () => {
  const finder = new TermFinder(TERMS)
  const found = finder.in('Two trade ships pass a Ship in shipshape.')
  assert.deepEqual(
    found.map(({ term, from }) => [term.term, from]),
    [
      ['Trade Ship', 4],
      ['Ship', 23],
    ],
  )
  assert.equal(finder.at('a ship sails', 4)?.term, 'Ship')
  assert.equal(finder.at('a ship sails', 9), undefined)
})

for (const game of findGames()) {
  const file = partOf(game, 'glossary.en.ts')
  const rules = partOf(game, 'rules.md')
  if (file === undefined || rules === undefined) continue
  test(`${game.id}: every word of the glossary is explained briefly, once, and by a clause there is`, async () => {
    const { glossary }: { readonly glossary: readonly Term[] } = await import(pathToFileURL(file).href)
    const text = readFileSync(rules, 'utf8')
    const clauses = new Set(clausesIn(text).map(({ id }) => id))
    assert.ok(glossary.length >= FEWEST, `${glossary.length} terms`)
    assert.deepEqual(
      glossary.filter(({ clause }) => !clauses.has(clause)).map(({ term }) => term),
      [],
    )
    assert.deepEqual(
      glossary.filter((term) => term.text.length > LONGEST).map(({ term }) => term),
      [],
    )
    const spellings = glossary
      .flatMap(({ term, also = [] }) => [term, ...also])
      .map((each) => each.toLowerCase())
    assert.deepEqual(
      spellings.filter((each, place) => spellings.indexOf(each) !== place),
      [],
    )
    const names = glossary.map(({ term }) => term)
    assert.deepEqual(names, names.toSorted(new Intl.Collator('en-GB').compare))
  })
}
