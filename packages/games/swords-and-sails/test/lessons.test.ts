import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { stepsOf } from '@windward/table/lesson'
import { secondsUntil } from 'windward/test-kit/reading-pace.ts'
import { lessons } from '../lessons/index.ts'

const coverage = readFileSync(new URL('../docs/coverage.md', import.meta.url), 'utf8')
const guide = coverage.slice(
  coverage.indexOf('## The teaching guide (GM)'),
  coverage.indexOf('## Clauses of our own'),
)

/** Sentences of the guide by their rows; headings and captions say nothing. */
const rows = [...guide.matchAll(/^\| (?<row>\d[^|]*?) \| GM [^|]*\| [^|]*\| (?<clauses>[^|]*) \|$/gm)]
  .filter(({ groups }) => !/^not a rule: (heading|caption)/.test(groups?.['clauses'] ?? ''))
  .map(({ groups }) => groups?.['row'] ?? '')

const clauses = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')

const firstTurns = lessons.filter(({ id }) => id.startsWith('learning-turn'))

test('every sentence of the teaching guide is carried by a step of the first or the second turn, for each realm', () => {
  assert.ok(rows.length > 150, `${rows.length} rows`)
  assert.equal(firstTurns.length, 7)
  const second = lessons.filter(({ id }) => id === 'second-turn')
  for (const first of firstTurns) {
    const carried = new Set([first, ...second].flatMap(stepsOf).flatMap(({ carries = [] }) => carries))
    const missing = rows.filter((row) => !carried.has(row))
    const unknown = [...carried].filter((row) => !rows.includes(row))
    assert.deepEqual({ missing, unknown }, { missing: [], unknown: [] }, first.id)
  }
})

test('every step that names a clause names one that is written', () => {
  for (const { clause } of lessons.flatMap(stepsOf))
    if (clause !== undefined) assert.ok(clauses.includes(`**${clause}**`), clause)
})

test('the first press that acts comes within 20 seconds of reading, the first order within 180', () => {
  for (const lesson of firstTurns) {
    assert.ok(secondsUntil(lesson, ({ task }) => task.do !== 'read') <= 20, lesson.id)
    const toOrder = secondsUntil(lesson, ({ task }) => task.do === 'set' && task.kind === 'orders')
    assert.ok(toOrder <= 180, `${lesson.id}: ${toOrder}`)
  }
})
