import assert from 'node:assert/strict'
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
