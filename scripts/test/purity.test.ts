import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const biome = fileURLToPath(new URL('bin/biome', import.meta.resolve('@biomejs/biome/package.json')))

/** A house with our lint settings and one file of the given text. */
const lint = (t: TestContext, path: string, source: string) => {
  const house = mkdtempSync(join(tmpdir(), 'windward-house-'))
  t.after(() => rmSync(house, { recursive: true, force: true }))
  for (const part of ['biome.json', 'scripts/no-chance.grit']) cpSync(join(root, part), join(house, part))
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), source)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--colors=off', '--vcs-enabled=false', '.'],
    { cwd: house, encoding: 'utf8' },
  )
  return { clean: status === 0, said: stdout + stderr }
}

const FORBIDDEN = {
  'what Node brings': "import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n",
  'the date': 'export const now = () => Date.now()\n',
  'a fresh date': 'export const now = () => new Date()\n',
  'the clock': 'export const now = () => performance.now()\n',
  'a timer': 'export const later = (act: () => void) => setTimeout(act, 10)\n',
  'a global by another door': 'export const now = () => globalThis.Date.now()\n',
  'the network': "export const ask = () => fetch('https://example.org')\n",
  'the locale': 'export const order = new Intl.Collator()\n',
  'chance without dice': 'export const roll = () => Math.random()\n',
  'chance by a computed name': "export const roll = () => Math['random']()\n",
  'chance taken out of Math': 'export const { random } = Math\n',
}

describe('rules run anywhere', () => {
  for (const [what, source] of Object.entries(FORBIDDEN)) {
    test(`the kernel and the games may not use ${what}`, (t) => {
      for (const house of ['table', 'games/any']) {
        const { clean, said } = lint(t, `packages/${house}/src/turn.ts`, source)
        assert.equal(clean, false, house)
        assert.match(said, /Rules |the record must replay/)
      }
    })
  }

  test('arithmetic is theirs', (t) => {
    assert.equal(
      lint(t, 'packages/games/any/src/turn.ts', 'export const half = Math.floor(3 / 2)\n').clean,
      true,
    )
  })

  test('the server may know the time', (t) => {
    assert.equal(lint(t, 'packages/server/src/turn.ts', 'export const now = () => Date.now()\n').clean, true)
  })
})
