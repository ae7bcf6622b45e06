import assert from 'node:assert/strict'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { setUp } from '../installation.js'
import { isInstalled, leaveMark, markedExtent, pinnedNode } from '../installed.js'
import { installed, needed, npm, rest, small } from './clone.ts'

test('an install that never reached its end is not taken for one', (t) => {
  assert.equal(isInstalled(installed(t), 'play'), false)
})

test('a finished install is recognised, and nothing more is done', (t) => {
  const root = installed(t)
  leaveMark(root)
  assert.equal(isInstalled(root, 'all'), true)
  assert.equal(setUp(root, 'all'), undefined)
})

test('a changed lock file asks for another install', (t) => {
  const root = installed(t)
  leaveMark(root)
  writeFileSync(join(root, 'package-lock.json'), '{ "lockfileVersion": 3 }')
  assert.equal(isInstalled(root, 'play'), false)
})

test('a pinned Node that is missing asks for another install', (t) => {
  const root = installed(t)
  leaveMark(root)
  rmSync(pinnedNode(root))
  assert.equal(isInstalled(root, 'play'), false)
})

test('a Node too old to install with is told so in a sentence', (t) => {
  assert.match(
    setUp(installed(t), 'play', '18.20.4') ?? '',
    /needs Node 20 or newer .* this is Node 18\.20\.4/,
  )
})

test('playing installs what it needs, tests add the rest to it, and playing again changes nothing', (t) => {
  const root = small(t)
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stays = join(root, 'node_modules', '.stays')
  assert.equal(setUp(root, 'play'), undefined)
  assert.equal(markedExtent(root), 'play')
  assert.deepEqual([existsSync(needed(root)), existsSync(rest(root))], [true, false])

  writeFileSync(stays, '')
  assert.equal(setUp(root, 'all'), undefined)
  assert.equal(markedExtent(root), 'all')
  assert.deepEqual([existsSync(needed(root)), existsSync(rest(root)), existsSync(stays)], [true, true, true])

  assert.equal(setUp(root, 'play'), undefined)
  assert.deepEqual([markedExtent(root), existsSync(rest(root))], ['all', true])
  assert.equal(readFileSync(join(root, 'package-lock.json'), 'utf8'), lock)
})

test('the install of a developer is seen for what it is, whatever npm was asked to leave out', (t) => {
  const root = small(t)
  npm(root, 'ci')
  leaveMark(root)
  assert.equal(markedExtent(root), 'all')
  npm(root, 'prune', '--omit=dev')
  assert.equal(isInstalled(root, 'all'), false)
  assert.equal(isInstalled(root, 'play'), true)
  npm(root, 'ci', '--omit=dev')
  leaveMark(root)
  assert.equal(markedExtent(root), 'play')
  rmSync(dirname(needed(root)), { recursive: true })
  assert.equal(markedExtent(root), undefined)
})

test('pieces of the rest that somebody’s interrupted install left are not built upon: all begins afresh', (t) => {
  const root = small(t)
  setUp(root, 'play')
  mkdirSync(dirname(rest(root)))
  writeFileSync(join(dirname(rest(root)), 'half'), '')
  assert.equal(isInstalled(root, 'play'), true)
  assert.equal(setUp(root, 'all'), undefined)
  assert.deepEqual([markedExtent(root), existsSync(rest(root))], ['all', true])
  assert.equal(existsSync(join(dirname(rest(root)), 'half')), false)
})

test('an install that fails leaves no mark, whatever was there before, and the next one mends it', (t) => {
  const root = small(t)
  setUp(root, 'play')
  const manifest = join(root, 'package.json')
  const text = readFileSync(manifest, 'utf8')
  writeFileSync(manifest, 'half')
  assert.match(setUp(root, 'all') ?? '', /npm did not finish its install/)
  assert.equal(isInstalled(root, 'play'), false)
  writeFileSync(manifest, text)
  assert.equal(setUp(root, 'all'), undefined)
  assert.equal(markedExtent(root), 'all')
})

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const locked: Record<string, { dev?: true; devOptional?: true; link?: true; resolved?: string }> =
  read('package-lock.json').packages
const parts = Object.entries(locked).filter(([, { link }]) => !link)

/** Parts of what playing needs anyway. */
const SHARED = new Set(['@types/node', '@types/pg', 'ajv'])

test('nothing that only tests, checks and benches need is among what playing installs', () => {
  const manifests = globSync(['package.json', 'packages/{*,games/*}/package.json'], { cwd: root }).map(read)
  const names = (kind: string) => new Set(manifests.flatMap((manifest) => Object.keys(manifest[kind] ?? {})))
  for (const name of names('devDependencies').difference(names('dependencies')).difference(SHARED)) {
    const found = parts.filter(([path]) => path.endsWith(`node_modules/${name}`))
    for (const [path, { dev }] of found) assert.ok(dev, `${path} would be installed by npm start`)
  }
})

test('nothing comes along only because something needed to play would find it there', () => {
  assert.deepEqual(
    parts.filter(([, { devOptional }]) => devOptional).map(([path]) => path),
    [],
  )
})

test('the lock file names no place to download from', () => {
  for (const [path, { link, resolved }] of Object.entries(locked)) assert.ok(link || !resolved, path)
})

test('what looks over the papers of the API has an install of its own, and npm start does not make it', () => {
  const wanted: Record<string, string> = read('tools/api/package.json').dependencies
  const inTools = read('tools/api/package-lock.json').packages
  for (const [name, version] of Object.entries(wanted)) {
    assert.match(version, /^\d+\.\d+\.\d+$/, `${name} is not pinned`)
    assert.equal(inTools[`node_modules/${name}`].version, version)
  }
  assert.ok(!Object.keys(locked).some((path) => /@redocly|@stoplight|tools\/api/.test(path)))
  const { prestart, start } = read('package.json').scripts
  assert.ok(![prestart, start].some((script: string) => script.includes('api')))
})
