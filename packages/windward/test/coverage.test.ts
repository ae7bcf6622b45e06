import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { findGames, partOf } from '@windward/find-games'
import { accountOf, readingOf } from '../src/coverage/account.ts'
import { readCoverage } from '../src/coverage/page.ts'
import { sentencesOf } from '../src/coverage/sentences.ts'
import { windward } from '../test-kit/command-line.ts'

const book = [
  'THE SEA',
  '',
  'Ships sail, e.g. Brigs. They may',
  'not fly. Nobody asks why! Costs 5. Pay it.',
  '12',
  '',
  '1) Lay the table.',
  '2) Play (see page',
  '40) and win.',
].join('\n')

const rules = '**ABC 1.1** One.\n**ABC 1.2** Two.\n**ABC 1.3** Three.\n'

const page = (...rows: readonly string[]) =>
  [
    '## The book, `book.txt`',
    `sha256 \`${createHash('sha256').update(book).digest('hex')}\``,
    '| sentence | place | what it says | clause |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')

const reading = (...rows: readonly string[]) => {
  const [document] = readCoverage(page(...rows)).documents
  return document === undefined ? assert.fail('no document') : readingOf(document, book)
}

test('a document is cut at stops, empty lines and points of a list, and not at short forms or references', () => {
  assert.deepEqual(
    sentencesOf(book).map(({ line, number, text }) => `${line}.${number} ${text}`),
    [
      '1.1 THE SEA',
      '3.1 Ships sail, e.g. Brigs.',
      '3.2 They may not fly.',
      '4.1 Nobody asks why!',
      '4.2 Costs 5.',
      '4.3 Pay it.',
      '7.1 1) Lay the table.',
      '8.1 2) Play (see page 40) and win.',
    ],
  )
})

test('a sentence that no row names is found, and a row that names one which is not there', () => {
  const { unnamed, empty, same } = reading(
    '| 1 | Sea | heading | not a rule: a heading |',
    '| 3.1-4.1, 4.3 | Sea | ships | ABC 1.1 |',
    '| 7-8 | Sea | play | ABC 1.1, ABC 1.2 |',
    '| 8.2 | Sea | nothing | ABC 1.2 |',
  )
  assert.deepEqual(
    unnamed.map(({ text }) => text),
    ['Costs 5.'],
  )
  assert.deepEqual([empty, same], [[8], true])
})

test('another printing is noticed', () => {
  const [document] = readCoverage(page('| 1-8 | all | all | ABC 1.1 |')).documents
  assert(document !== undefined)
  assert.equal(readingOf(document, `${book} `).same, false)
})

test('clauses that no row names, and rows without a clause, a reason or words, are reported', () => {
  const rows = [
    '| 3.1 | Sea | ships | ABC 1.1, ABC 9 |',
    '| 3.2 | Sea | ships | no |',
    '| 4.1 | Sea |  | ABC 1.1 |',
  ]
  const ours = ['', '## Clauses of our own', '| clause | why |', '|---|---|', '| ABC 1.3 | designed |']
  const { unneeded, unknown, unreadable } = accountOf(readCoverage(page(...rows, ...ours)), rules)
  assert.deepEqual([unneeded, unknown, unreadable.length], [['ABC 1.2'], ['ABC 9'], 2])
})

for (const { id } of findGames().filter((game) => partOf(game, 'docs/coverage.md'))) {
  test(`every row of ${id} leads to a clause or a reason, and every clause is led to`, async () => {
    const { code, out } = await windward('coverage', id, '--json')
    const { unneeded, unknown, unreadable } = JSON.parse(out)
    assert.deepEqual({ unneeded, unknown, unreadable }, { unneeded: [], unknown: [], unreadable: [] })
    assert.equal(code, 0)
  })
}
