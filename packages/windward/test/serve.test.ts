import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { settingsGiven } from '@windward/server/settings'
import { scratch, start, windward } from '../test-kit/command-line.ts'
import { path } from './path.ts'

test('the table is open at the address it names, until it is told to stop', async (t) => {
  const child = start('serve', '--port', '0', '--data', scratch(t))
  const exit = once(child, 'exit')
  const [line] = await once(createInterface(child.stdout), 'line')
  const address = /^The table is open at (http:\S+)$/.exec(line)?.[1]
  assert(address !== undefined)
  const response = await fetch(address)
  await response.arrayBuffer()
  child.kill('SIGTERM')
  assert.equal(response.status, 200)
  assert.deepEqual(await exit, [0, null])
})

test('every setting is in the help, as a flag and as a variable of the environment', async () => {
  const { out } = await windward('serve', '--help')
  const text = out.replaceAll(/\s+/g, ' ')
  for (const { flag, env } of settingsGiven) {
    assert.ok(text.includes(`${flag} <`), flag)
    assert.ok(text.includes(`(env: ${env})`), env)
  }
})

test('every setting is in the paper on looking after a table', () => {
  const paper = readFileSync(path('../../../docs/operations.md'), 'utf8')
  for (const { flag, env } of settingsGiven) {
    assert.ok(paper.includes(`| \`${flag} <`), flag)
    assert.ok(paper.includes(`| \`${env}\` |`), env)
  }
})

test('settings that cannot be are refused before anything is opened', async () => {
  const { code, err } = await windward('serve', '--address', 'nowhere', '--guests', 'perhaps')
  assert.equal(code, 2)
  assert.match(err, /--address \(WINDWARD_ADDRESS\) “nowhere” must be an address/)
  assert.match(err, /--guests \(WINDWARD_GUESTS\) “perhaps” must be yes or no/)
})
