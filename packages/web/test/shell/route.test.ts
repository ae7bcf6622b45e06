import assert from 'node:assert/strict'
import { test } from 'node:test'

test('an address that was typed or cut off leads somewhere, and no page fails by it', async () => {
  Object.defineProperty(globalThis, 'location', { value: { hash: '#/lesson/a%20game/100%?invitation=%' } })
  Object.defineProperty(globalThis, 'addEventListener', { value: () => undefined })
  const { place } = await import('../../app/route.ts')
  const { page, parts, query } = place.value
  assert.equal(page, 'lesson')
  assert.deepEqual(parts, ['a game', '100%'])
  assert.equal(query.get('invitation'), '%')
})
