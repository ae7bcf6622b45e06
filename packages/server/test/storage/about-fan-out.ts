import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Storage } from '../../src/storage/storage.ts'
import { keptMatch, name, step } from './rows.ts'

/** A minute's worth, for a machine that is busy. */
const TRIES = 6000

/** Waits until all these topics were heard of. */
export async function hears(storage: Storage, topics: readonly string[], act: () => Promise<void> | void) {
  const heard = new Set<string>()
  const stop = storage.fanOut.listen((told) => {
    for (const topic of told) heard.add(topic)
  })
  await act()
  for (let tries = 0; tries < TRIES && !topics.every((topic) => heard.has(topic)); tries += 1) await pause(10)
  stop()
  assert.deepEqual(
    topics.filter((topic) => !heard.has(topic)),
    [],
  )
}

export function aboutFanOut(storage: () => Storage): void {
  test('word goes out of every step, change and message that was kept, and of every notice', async () => {
    const [a, b, c] = [await keptMatch(storage()), await keptMatch(storage()), await keptMatch(storage())]
    const person = name('person')
    const notice = { kind: 'k', match: null, channel: 'email', body: null, created: 1, due: 1 }
    await hears(storage(), [`match:${a}`, `match:${b}`, `match:${c}`, `person:${person}`], async () => {
      await storage().course.append([step(a, 1)])
      await storage().matches.change(b, 1, { match: { status: 'archived' } })
      await storage().talk.say(c, { at: 1, from: 'red', person: null, to: null, text: 'ahoy' })
      await storage().notices.put([{ id: name('notice'), person, ...notice }])
    })
  })

  test('no word goes out of a race that was lost', async () => {
    const [lost, won] = [await keptMatch(storage()), await keptMatch(storage())]
    await hears(storage(), [`match:${lost}`], () =>
      storage()
        .course.append([step(lost, 1)])
        .then(() => undefined),
    )
    const heard: string[] = []
    const stop = storage().fanOut.listen((topics) => heard.push(...topics))
    await hears(storage(), [`match:${won}`], async () => {
      assert.deepEqual(await storage().course.append([step(lost, 1), step(won, 1)]), ['raced', 'kept'])
      assert.equal(await storage().matches.change(lost, 9, {}), 'raced')
    })
    stop()
    assert.equal(heard.includes(`match:${lost}`), false)
  })

  test('topics of one tick are told together, each once, and there may be many', async () => {
    const topics = Array.from({ length: 1000 }, () => name('topic-with-a-long-name'))
    await hears(storage(), topics, () => {
      for (const topic of [...topics, ...topics]) storage().fanOut.publish(topic)
    })
  })

  test('whoever stops listening hears no more', async () => {
    let heard = 0
    const stop = storage().fanOut.listen(() => {
      heard += 1
    })
    stop()
    const topic = name('topic')
    await hears(storage(), [topic], () => storage().fanOut.publish(topic))
    assert.equal(heard, 0)
  })
}
