import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { nameOf, openedFor, puzzleLesson, stepsOf } from '@windward/table/lesson'
import { lessonsOfAll } from '../src/lessons/lessons-of.ts'
import { playLesson } from '../src/lessons/play-lesson.ts'
import { checkPuzzle } from '../src/lessons/puzzles/check-puzzle.ts'
import { mined } from '../src/lessons/puzzles/mine.ts'
import { scratch, windward } from '../test-kit/command-line.ts'

/** With fewer a daily one would soon come again. */
const FEWEST = 30

test('windward lessons lists what each game teaches', async () => {
  const { out } = await windward('lessons', '--json')
  const listed = JSON.parse(out)
  for (const { game, lessons, puzzlebook } of await lessonsOfAll()) {
    const ids = listed.games[game].lessons.map(({ id }: { readonly id: string }) => id)
    assert.deepEqual(
      ids,
      lessons.map(({ id }) => id),
    )
    assert.deepEqual(listed.games[game].puzzles, puzzlebook?.puzzles.map(({ id }) => id) ?? [])
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

test('lessons are offered at kinds of decisions that there are, and none at the same', async () => {
  for (const { lessons, rules } of await lessonsOfAll()) {
    const kinds = (await rules()).decisions.map(({ kind }) => kind)
    const met = lessons.flatMap(({ meets = [] }) => meets)
    assert.deepEqual(
      met.filter((kind) => !kinds.includes(kind)),
      [],
    )
    assert.equal(new Set(met).size, met.length)
  }
})

test('every puzzle can be put: its answers are all there are, its best one is legal and its lead was sure', async () => {
  for (const { puzzlebook: book, rules, quarry } of await lessonsOfAll()) {
    const [game, found] = [await rules(), await quarry()]
    if (book === undefined || found === undefined) continue
    for (const puzzle of book.puzzles) {
      assert.deepEqual(checkPuzzle({ game, book, quarry: found, worlds: 0 }, puzzle).faults, [])
      assert.ok(puzzle.samples <= 10_000)
    }
  }
})

test('the best answer of a puzzle is taken and every other is told what it comes to', async () => {
  for (const { puzzlebook: book, rules } of await lessonsOfAll()) {
    const game = await rules()
    for (const puzzle of book?.puzzles ?? []) {
      if (book === undefined) continue
      const lesson = puzzleLesson(book, puzzle)
      const [step] = stepsOf(lesson)
      const opened = openedFor(game, lesson)
      const [question] = opened.ok
        ? [...opened.value.unanswered()].filter(({ kind }) => kind === puzzle.kind)
        : []
      assert.ok(question && step?.task.do === 'answer' && step.title.length > 0 && step.text.length > 0)
      for (const [place, { answer }] of puzzle.answers.entries()) {
        const told: string | undefined = step.task.judge?.(answer, question)?.text
        if (place === 0) assert.equal(told, undefined)
        else assert.match(told ?? '', /\d/)
      }
    }
  }
})

test('no two puzzles of a game are called alike, in the list and by their game master', async () => {
  for (const { game, puzzlebook: book } of await lessonsOfAll()) {
    if (book === undefined) continue
    const names = book.puzzles.map((puzzle) => nameOf(book, puzzle))
    assert.equal(new Set(names).size, names.length, game)
    assert.deepEqual(
      book.puzzles.map((puzzle) => puzzleLesson(book, puzzle).title),
      names,
    )
  }
})

test('what is mined for in a game is found and put as it was found', async () => {
  for (const { puzzlebook: book, rules, quarry } of await lessonsOfAll()) {
    const [game, found] = [await rules(), await quarry()]
    if (book === undefined || found === undefined) continue
    const mining = { game, book, quarry: found, seed: 'a test', most: 150, each: 1 }
    const puzzle = mined(mining, { from: 0, count: 40 }).next().value
    assert.ok(puzzle, game.id)
    assert.deepEqual(checkPuzzle({ game, book, quarry: found, worlds: 20 }, puzzle).faults, [])
  }
})

test('a game with puzzles has at least thirty of them, and none twice', async () => {
  for (const { game, puzzlebook } of await lessonsOfAll()) {
    const ids = puzzlebook?.puzzles.map(({ id }) => id) ?? []
    if (puzzlebook !== undefined) assert.ok(ids.length >= FEWEST, `${game} has ${ids.length}`)
    assert.equal(new Set(ids).size, ids.length)
  }
})

test('puzzles are looked for in seams there are, and added to a file of puzzles that can be written', async (t) => {
  const taught = await lessonsOfAll()
  const game = taught.find(({ puzzlebook }) => puzzlebook !== undefined)?.game ?? ''
  const directory = scratch(t)
  const other = join(directory, 'other.json')
  writeFileSync(other, '{"mine": 1}')
  for (const [wishes, sentence] of [
    [['--to', join(directory, 'new.json'), '--only', 'silver'], /There is no seam “silver”. Its seams: /],
    [['--to', other], /other\.json holds no puzzles/],
    [['--to', join(directory, 'nowhere', 'new.json')], /The puzzles cannot be written to .*new\.json/],
  ] as const) {
    const { code, err } = await windward('lessons', 'mine', game, '--matches', '1', ...wishes)
    assert.equal(code, 2)
    assert.match(err, sentence)
    assert.doesNotMatch(err, /\n {4}at /)
  }
  assert.equal(readFileSync(other, 'utf8'), '{"mine": 1}')
})
