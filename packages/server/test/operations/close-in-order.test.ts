import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeInOrder } from '../../src/operations/close-in-order.ts'

test('things are closed one after the other; what fails or dawdles holds up nothing else', async () => {
  const closed: string[] = []
  const said: string[] = []
  const closing = { patienceMs: 0, said: (sentence: string) => said.push(sentence) }
  await closeInOrder(
    [
      {
        name: 'the door',
        close: async () => {
          await new Promise((resolve) => setTimeout(resolve, 20))
          closed.push('door')
        },
      },
      { name: 'the lamp', close: () => Promise.reject(new Error('It is stuck.')) },
      { name: 'the tap', close: () => new Promise(() => undefined) },
      {
        name: 'the book',
        close: () => {
          closed.push('book')
        },
      },
    ],
    closing,
  )
  assert.deepEqual(closed, ['door', 'book'])
  assert.deepEqual(said, [
    'Closing the lamp failed: It is stuck.',
    'Closing the tap took too long; it was left as it was.',
  ])
})
