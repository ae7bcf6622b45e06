import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { isInstalled, leaveMark, pinnedNode, setUp } from '../installation.js'

/** A folder that looks like a clone in which everything but the mark has been installed. */
const clone = (t: TestContext): string => {
  const root = mkdtempSync(join(tmpdir(), 'windward-clone-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(join(root, 'package-lock.json'), '{}')
  mkdirSync(dirname(pinnedNode(root)), { recursive: true })
  writeFileSync(pinnedNode(root), '')
  return root
}

test('an install that never reached its end is not taken for one', (t) => {
  assert.equal(isInstalled(clone(t)), false)
})

test('a finished install is recognised, and nothing more is done', (t) => {
  const root = clone(t)
  leaveMark(root)
  assert.equal(isInstalled(root), true)
  assert.equal(setUp(root), undefined)
})

test('a changed lock file asks for another install', (t) => {
  const root = clone(t)
  leaveMark(root)
  writeFileSync(join(root, 'package-lock.json'), '{ "lockfileVersion": 3 }')
  assert.equal(isInstalled(root), false)
})

test('a pinned Node that is missing asks for another install', (t) => {
  const root = clone(t)
  leaveMark(root)
  rmSync(pinnedNode(root))
  assert.equal(isInstalled(root), false)
})

test('a Node too old to install with is told so in a sentence', (t) => {
  assert.match(setUp(clone(t), '18.20.4') ?? '', /needs Node 20 or newer .* this is Node 18\.20\.4/)
})

test('what looks over the papers of the API has an install of its own, and npm start does not make it', () => {
  const read = (file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
  const wanted: Record<string, string> = read('tools/api/package.json').dependencies
  const locked = read('tools/api/package-lock.json').packages
  for (const [name, version] of Object.entries(wanted)) {
    assert.match(version, /^\d+\.\d+\.\d+$/, `${name} is not pinned`)
    assert.equal(locked[`node_modules/${name}`].version, version)
  }
  const ours = Object.keys(read('package-lock.json').packages)
  assert.ok(!ours.some((path) => /@redocly|@stoplight|tools\/api/.test(path)))
  const { prestart, start } = read('package.json').scripts
  assert.ok(![prestart, start].some((script: string) => script.includes('api')))
})
