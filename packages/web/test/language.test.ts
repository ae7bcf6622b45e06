import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { build } from 'vite'
import { spokenIn } from '../scripts/language.ts'

test('a page in another language takes its catalogues, and English where it has none', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'windward-language-'))
  t.after(() => rmSync(root, { recursive: true }))
  const files = {
    'page.ts': "export { here } from './here.en.ts'\nexport { there } from './there.en.ts'\n",
    'here.en.ts': "export const here = 'Here'\n",
    'here.de.ts': "export const here = 'Hier'\n",
    'there.en.ts': "export const there = 'There'\n",
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const spoken = async (language: string) => {
    const built = await build({
      root,
      logLevel: 'silent',
      plugins: [spokenIn(language)],
      build: { write: false, lib: { entry: 'page.ts', formats: ['es'] } },
    })
    return JSON.stringify(built)
  }
  assert.match(await spoken('de'), /Hier.*There/)
  assert.match(await spoken('en'), /Here.*There/)
})
