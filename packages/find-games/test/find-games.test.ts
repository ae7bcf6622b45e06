import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { findGames, partOf } from '../src/find-games.ts'

test('a game is a folder with rules in it, and other folders are none', (t) => {
  const games = mkdtempSync(join(tmpdir(), 'windward-games-'))
  t.after(() => rmSync(games, { recursive: true }))
  for (const name of ['whist', 'chess']) {
    mkdirSync(join(games, name, 'src'), { recursive: true })
    writeFileSync(join(games, name, 'src', 'index.ts'), '')
    writeFileSync(join(games, name, 'package.json'), `{ "description": "${name}, by its rules" }`)
  }
  mkdirSync(join(games, 'notes'))
  writeFileSync(join(games, 'chess', 'about.en.ts'), '')

  const found = findGames(pathToFileURL(`${games}/`))

  assert.deepEqual(
    found.map(({ id, description }) => [id, description]),
    [
      ['chess', 'chess, by its rules'],
      ['whist', 'whist, by its rules'],
    ],
  )
  const [chess, whist] = found
  assert.ok(chess && whist)
  assert.equal(partOf(chess, 'about.en.ts'), join(games, 'chess', 'about.en.ts'))
  assert.equal(partOf(whist, 'about.en.ts'), undefined)
})

test('every game of the house exports rules under the name of its folder', async () => {
  const found = findGames()
  assert.ok(found.length > 0)
  for (const { id, module } of found) assert.equal((await import(module)).game.id, id)
})
