import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { start } from './windward.ts'

test('the table is open at the address it names, until it is told to stop', async () => {
  const child = start('serve', '--port', '0')
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
