import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lessonsOfAll } from '../src/lessons/lessons-of.ts'
import { playLesson } from '../src/lessons/play-lesson.ts'
import { windward } from '../test-kit/command-line.ts'

test('windward lessons lists what each game teaches', async () => {
  const { out } = await windward('lessons', '--json')
  const listed = JSON.parse(out)
  for (const { game, lessons } of await lessonsOfAll()) {
    const ids = listed.games[game].lessons.map(({ id }: { readonly id: string }) => id)
    assert.deepEqual(
      ids,
      lessons.map(({ id }) => id),
    )
    assert.deepEqual(listed.games[game].puzzles, [])
  }
})

test('every lesson can be played as its game master shows it, and says why to what it does not want', async () => {
  for (const { lessons, rules } of await lessonsOfAll()) {
    const game = await rules()
    for (const lesson of lessons) {
      const { faults, steps } = playLesson(game, lesson)
      assert.deepEqual(faults, [])
      assert.ok(steps > 0)
    }
  }
})
