import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findGames, partOf } from '@windward/find-games'
import { stepsOf } from '@windward/table/lesson'
import { lessonsOfAll } from '../src/lessons/lessons-of.ts'
import { secondsUntil } from '../test-kit/reading-pace.ts'

const taught = await lessonsOfAll()
const each = taught.flatMap(({ game, lessons }) => lessons.map((lesson) => ({ game, lesson })))

/** Longer ones are measured where they are told. */
const SHORT_MINUTES = 10

test('in a short lesson the first press that acts comes within 20 seconds of reading, the first answer within 180', () => {
  for (const { lesson } of each) {
    if (lesson.minutes > SHORT_MINUTES) continue
    const toPress = secondsUntil(lesson, ({ task }) => task.do !== 'read')
    assert.ok(toPress <= 20, `${lesson.id}: ${toPress} to the first press`)
    const toAnswer = secondsUntil(lesson, ({ task }) => task.do === 'set' || task.do === 'answer')
    assert.ok(toAnswer <= 180, `${lesson.id}: ${toAnswer} to the first answer`)
  }
})

test('every clause a lesson names is written: those of its steps, and of what wrong tries are told', () => {
  for (const found of findGames()) {
    const rules = partOf(found, 'rules.md')
    const lessons = taught.find(({ game }) => game === found.id)?.lessons ?? []
    if (rules === undefined || lessons.length === 0) continue
    const written = readFileSync(rules, 'utf8')
    const named = lessons
      .flatMap(stepsOf)
      .flatMap(({ clause, task }) => [clause, ...(task.do === 'look' ? [task.otherwise.clause] : [])])
    for (const clause of named)
      assert.ok(clause === undefined || written.includes(`**${clause}**`), `${found.id}: ${clause}`)
  }
})

test('what is pointed at is numbered in the text, and no number stands for nothing', () => {
  for (const { lesson } of each)
    for (const { id, text, points = [] } of stepsOf(lesson)) {
      const numbers = [...text.matchAll(/\{(\d)\}/g)].map(([, number]) => Number(number))
      assert.ok(
        numbers.every((number) => number <= points.length),
        `${lesson.id}, ${id}`,
      )
    }
})

test('steps of a lesson have names of their own', () => {
  for (const { lesson } of each) {
    const ids = stepsOf(lesson).map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length, lesson.id)
  }
})
