import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statuses } from '../raw.ts'
import { fuzz } from './fuzz.ts'

test('malformed requests get no answer that is our fault, and nothing of others', async () => {
  const { byStatus } = await fuzz(4000, 1)
  for (const status of ['101', '200', '400', '401', '403', '404', '415', 'message 400', 'message 422'])
    assert.ok((byStatus[status] ?? 0) > 20, JSON.stringify(byStatus))
})

test('an answer that comes after “go on” is seen', () => {
  const later = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 500 Internal Server Error\r\n\r\n'
  assert.deepEqual(statuses(later), [500])
})
