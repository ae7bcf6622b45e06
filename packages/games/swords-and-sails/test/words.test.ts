import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { decisions } from '../src/decisions.ts'
import { CHAPTERS, en } from '../src/words.en.ts'

test('no chapter’s words hide another’s', () => {
  const keys = CHAPTERS.flatMap((chapter) => Object.keys(chapter))
  assert.equal(new Set(keys).size, keys.length)
  assert.equal(Object.keys(en).length, keys.length)
})

test('every kind of decision is there once', () => {
  const kinds = decisions.map(({ kind }) => kind)
  assert.equal(new Set(kinds).size, kinds.length)
})

test('every kind of decision stands in a file of its name', () => {
  const files = globSync('src/**/decide-*.ts', { cwd: new URL('..', import.meta.url) })
  const named = files.map((file) => /decide-([\w-]+)\.ts$/.exec(file)?.[1])
  assert.deepEqual(named.toSorted(), decisions.map(({ kind }) => kind).toSorted())
})
