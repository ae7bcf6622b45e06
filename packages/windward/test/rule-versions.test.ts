import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games, loadGame } from '../src/games.ts'

for (const known of games)
  test(`${known.name} says the version of its rules beside its module, as the game itself has it`, async () => {
    const { version } = await import(new URL('version.ts', known.module).href)
    assert.equal(version, (await loadGame(known)).version)
  })
