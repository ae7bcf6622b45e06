import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { answerOnce } from '../api/player.ts'
import { begun, playerAt } from '../api/table.ts'
import { serverFor } from '../api/test-server.ts'

test('matches nobody looks at are put away, and opened again where they stood', async (t) => {
  const { address, services } = await serverFor(t, { openMatches: { idleMs: 1, most: 1000 } })
  const laid = await begun({ address }, ['amber', 'blue'])
  const amber = playerAt(laid, 'amber')
  await answerOnce(amber, laid.path, 'amber')
  const before = await amber.ask('GET', `${laid.path}/position`)
  for (let tries = 0; tries < 600 && services.openMatches.size > 0; tries += 1) {
    await wait(50)
    services.openMatches.sweep()
  }
  assert.equal(services.openMatches.size, 0)
  assert.deepEqual((await amber.ask('GET', `${laid.path}/position`)).body, before.body)
})

test('of too many idle matches the longest idle goes first; one that is followed stays', async (t) => {
  const { address, services } = await serverFor(t, { openMatches: { idleMs: 1e9, most: 1 } })
  const followed = await begun({ address }, ['amber', 'blue'])
  const stop = new AbortController()
  for await (const { event } of playerAt(followed, 'amber').follow(`${followed.path}/stream`, stop)) {
    if (event !== 'clock') continue
    const idle = await begun({ address }, ['amber', 'blue'])
    assert.equal(services.openMatches.size, 2)
    services.openMatches.sweep()
    assert.equal(services.openMatches.peek(idle.id), undefined)
    assert.ok(services.openMatches.peek(followed.id))
    stop.abort()
  }
})
