import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { games, loadGame } from '../src/games.ts'

for (const known of games) {
  const file = new URL('version.ts', known.module)
  if (existsSync(file))
    test(`${known.name} says the version of its rules beside its module, as the game itself has it`, async () => {
      const { version } = await import(file.href)
      assert.equal(version, (await loadGame(known)).version)
    })
}
