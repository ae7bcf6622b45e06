import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SPECTATOR } from '@windward/table'
import type { Storage } from '../../src/storage/storage.ts'
import { keptMatch } from './rows.ts'

export function aboutTalk(storage: () => Storage): void {
  const saying = (id: string, from: string, to: readonly string[] | null, text: string) =>
    storage().talk.say(id, { at: 9, from, person: `${from}-person`, to, text })
  const heard = async (id: string, viewer: string, from = 0, limit = 10) =>
    (await storage().talk.heard(id, viewer, from, limit)).map(({ n, text }) => [n, text])

  test('talk is heard by those it was said to and by the one who said it, each by its own numbers', async () => {
    const id = await keptMatch(storage())
    await saying(id, 'red', null, 'to all')
    await saying(id, 'red', ['blue'], 'to blue')
    await saying(id, 'blue', ['green'], 'to green')
    await saying(id, 'green', ['red', 'blue'], 'to both')
    assert.deepEqual(await heard(id, 'red'), [
      [1, 'to all'],
      [2, 'to blue'],
      [3, 'to both'],
    ])
    assert.deepEqual(await heard(id, 'blue', 2), [
      [3, 'to green'],
      [4, 'to both'],
    ])
    assert.deepEqual(await heard(id, 'green', 0, 2), [
      [1, 'to all'],
      [2, 'to green'],
    ])
    assert.deepEqual(await heard(id, SPECTATOR), [[1, 'to all']])
    const counts = ['red', 'blue', 'green', SPECTATOR].map((viewer) => storage().talk.count(id, viewer))
    assert.deepEqual(await Promise.all(counts), [3, 4, 3, 1])
  })

  test('a message comes back as it was said', async () => {
    const id = await keptMatch(storage())
    const talk = { at: 12, from: 'red', person: null, to: ['blue'], text: 'Land ho! 🏝' }
    await storage().talk.say(id, talk)
    assert.deepEqual(await storage().talk.heard(id, 'blue', 0, 1), [{ n: 1, ...talk }])
  })

  test('many may speak at once', async () => {
    const id = await keptMatch(storage())
    await Promise.all(Array.from({ length: 12 }, (_, index) => saying(id, 'red', null, `${index}`)))
    assert.equal(await storage().talk.count(id, 'blue'), 12)
    assert.equal(new Set((await heard(id, 'blue', 0, 50)).map(([, text]) => text)).size, 12)
  })
}
