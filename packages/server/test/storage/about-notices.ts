import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NewNotice, Storage } from '../../src/storage/storage.ts'
import { name } from './rows.ts'

const notice = (change: Partial<NewNotice>): NewNotice => ({
  id: name('notice'),
  person: 'ann',
  kind: 'your-move',
  match: null,
  channel: 'email',
  body: { turn: 3 },
  created: 1,
  due: 1,
  ...change,
})

export function aboutNotices(storage: () => Storage): void {
  test('a notice waits until it is due, goes to one sender, and is sent once', async () => {
    const person = name('person')
    const [early, late] = [notice({ person, due: 100 }), notice({ person, due: 500, created: 2 })]
    const { notices } = storage()
    assert.equal(await notices.put([early, late]), 2)
    assert.equal(await notices.put([{ ...early, body: 'again' }]), 0)
    const mine = async (now: number) =>
      (await notices.claim(now, 50, 1000)).filter((row) => row.person === person)
    assert.deepEqual(await mine(99), [])
    const both = (await Promise.all([mine(100), mine(100)])).flat()
    assert.deepEqual(both, [{ ...early, due: 150, tries: 1, sent: null }])
    assert.deepEqual(await mine(149), [])
    assert.deepEqual(
      (await mine(150)).map(({ tries }) => tries),
      [2],
    )
    await notices.failed(early.id, 300)
    assert.equal((await mine(300)).length, 1)
    await notices.sent(early.id, 301)
    assert.deepEqual(await mine(499), [])
    await notices.failed(late.id, null)
    assert.deepEqual(await mine(9999), [])
    assert.deepEqual(
      (await notices.of(person, 9)).map(({ id, sent, due }) => [id, sent, due]),
      [
        [late.id, null, null],
        [early.id, 301, null],
      ],
    )
  })

  test('a notice whose reason has gone is taken back, unless it went out', async () => {
    const [person, match] = [name('person'), name('match')]
    const sent = notice({ person, match })
    const { notices } = storage()
    await notices.put([sent, notice({ person, match }), notice({ person, match, kind: 'ended' })])
    await notices.sent(sent.id, 7)
    await notices.recall(person, match, 'your-move')
    assert.deepEqual((await notices.of(person, 9)).map(({ kind, sent: at }) => `${kind} ${at}`).toSorted(), [
      'ended null',
      'your-move 7',
    ])
  })
}
