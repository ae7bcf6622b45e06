import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serverFor } from './test-server.ts'
import { idShape, positionShape, sequenceShape, Visitor } from './visitor.ts'

test('a match is laid, joined, started, followed and answered', async (t) => {
  const { address } = await serverFor(t)
  const ada = new Visitor(address, 'person ada')
  const ben = new Visitor(address, 'person ben')
  const wish = { game: 'fixture', options: { turns: 2 }, seats: 2, access: 'open' }
  const { id } = await ada.get(idShape, 'POST', '/matches', wish)
  await ada.get(idShape, 'POST', `/matches/${id}/join`, { words: 'fair winds' })
  await ben.get(idShape, 'POST', `/matches/${id}/join`)
  await ada.get(idShape, 'POST', `/matches/${id}/start`)

  const heard = ada.follow(`/matches/${id}/stream`)
  const events: string[] = []
  for await (const { event } of heard) {
    events.push(event)
    if (event === 'table') break
  }
  assert.deepEqual(events, ['lines', 'position', 'table'])

  for (let turn = 1; turn <= 2; turn += 1) {
    for (const [who, seat] of [
      [ada, 'amber'],
      [ben, 'blue'],
    ] as const) {
      const position = await who.get(positionShape, 'GET', `/matches/${id}/position`)
      assert.equal(position.viewer, seat)
      const [question] = position.questions
      assert.ok(question)
      const at = `/matches/${id}/seats/${seat}/questions/${encodeURIComponent(question.id)}`
      const { body } = await who.ask('GET', `${at}/sample`)
      const { sequence } = await who.get(sequenceShape, 'POST', at, body)
      assert.equal(sequence, position.sequence + 1)
    }
  }
  const { outcome } = await ada.get(positionShape, 'GET', `/matches/${id}/position`)
  assert.ok(outcome)
  const record = await ada.ask('GET', `/matches/${id}/record`)
  assert.equal(record.status, 200)
})
