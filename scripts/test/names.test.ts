import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gamesNamed } from '../names.ts'

const IDS = ['ace-of-spades', 'sticks-and-stones', 'chess']
const named = (source: string, file = 'packages/server/src/index.ts') => gamesNamed(file, source, IDS)

test('a game is named by its id, by an identifier made of it, and in words', () => {
  for (const source of [
    "import { game } from '@windward/ace-of-spades'",
    'const aceOfSpades = 1',
    'type AceOfSpades = object',
    '// as in Ace of Spades',
  ])
    assert.deepEqual(named(source), ['ace-of-spades'], source)
  for (const source of ['Sticks & Stones', 'Sticks &amp; Stones', 'STICKS_AND_STONES'])
    assert.deepEqual(named(source), ['sticks-and-stones'], source)
})

test('a name of one word is one only where a game is meant', () => {
  for (const source of ["from '@windward/chess'", "{ game: 'chess' }", 'packages/games/chess/src'])
    assert.deepEqual(named(source), ['chess'], source)
  assert.deepEqual(named("a board of squares, as for chess; const piece = 'chess'"), [])
})

test('a game may name itself, papers and records may name all, and no game may name another', () => {
  const source = 'Ace of Spades'
  for (const file of [
    'packages/games/ace-of-spades/src/index.ts',
    'docs/architecture.md',
    'README.md',
    'package-lock.json',
    'packages/windward/test/versions/1/match.json',
    'packages/games/chess/test/records/1.json',
  ])
    assert.deepEqual(named(source, file), [], file)
  assert.deepEqual(named(source, 'packages/games/chess/src/index.ts'), ['ace-of-spades'])
})
