import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signal } from '@preact/signals'
import type { Message } from '@windward/kit/contract.ts'
import { TalkDesk } from '../../app/table/papers/talk-desk.ts'

const message = (n: number, from: string): Message => ({ n, from, to: ['blue'], text: 'Hello', at: 0 })

test('only what others said counts as unread, until it is read, and a draft is there again after a reload', () => {
  const kept = new Map<string, string>()
  const keep = {
    take: (name: string) => kept.get(name),
    put: (name: string, value: string) => void kept.set(name, value),
  }
  const messages = signal<readonly Message[]>([message(1, 'amber'), message(2, 'blue')])
  const desk = new TalkDesk(messages, () => 'blue', keep)
  assert.equal(desk.unread.value, 1)
  desk.read()
  assert.equal(desk.unread.value, 0)
  messages.value = [...messages.value, message(3, 'blue')]
  assert.equal(desk.unread.value, 0)
  messages.value = [...messages.value, message(4, 'amber')]
  desk.write('To be said')
  const again = new TalkDesk(messages, () => 'blue', keep)
  assert.deepEqual([again.text.value, again.unread.value], ['To be said', 1])
})
