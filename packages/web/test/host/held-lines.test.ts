import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MatchEvent, WirePosition } from '@windward/client'
import { HeldLines } from '../../app/host/online/held-lines.ts'

const position = (sequence: number): MatchEvent => {
  const data: WirePosition = { sequence, viewer: 'amber', turn: 1, view: {}, questions: [], awaited: [] }
  return { event: 'position', id: '', data }
}
const lines: MatchEvent = { event: 'lines', id: '', data: [] }
const frames = (from: number): MatchEvent => ({
  event: 'frames',
  id: '',
  data: { from, sequence: from + 1, after: 0, frames: [] },
})

function listener() {
  const heard: string[][] = []
  const held = new HeldLines((events) => heard.push(events.map(({ event }) => event)))
  return { heard, held }
}

test('what was missed is heard at once, line by line is told only what comes after it', () => {
  const { heard, held } = listener()
  for (const event of [lines, position(1)]) held.take(event)
  assert.deepEqual(heard, [['lines'], ['position']])
})

test('lines and what follows them are heard together with what was seen at each of them', () => {
  const { heard, held } = listener()
  for (const event of [position(1), lines, position(2), lines, position(3), frames(1)]) held.take(event)
  assert.deepEqual(heard, [['position']])
  held.take(frames(2))
  assert.deepEqual(heard.at(-1), ['lines', 'position', 'lines', 'position', 'frames', 'frames'])
  held.take(position(4))
  assert.deepEqual(heard.at(-1), ['position'])
})

test('nobody waits long for it', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { heard, held } = listener()
  for (const event of [position(1), lines, position(2)]) held.take(event)
  t.mock.timers.tick(1_000)
  assert.deepEqual(heard.at(-1), ['lines', 'position'])
  held.take(frames(1))
  assert.deepEqual(heard.at(-1), ['frames'], 'what comes too late is heard when it comes')
})

test('who looks through other eyes hears nothing more of it', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { heard, held } = listener()
  for (const event of [position(1), lines]) held.take(event)
  held.close()
  t.mock.timers.tick(1_000)
  assert.deepEqual(heard, [['position']])
})
