import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fuzz } from './fuzz.ts'

test('malformed requests get no answer that is our fault, and nothing of others', async () => {
  const { byStatus } = await fuzz(5000, 1)
  assert.ok((byStatus['400'] ?? 0) > 100 && (byStatus['404'] ?? 0) > 100, JSON.stringify(byStatus))
})
