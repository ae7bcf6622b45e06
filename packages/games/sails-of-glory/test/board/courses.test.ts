import assert from 'node:assert/strict'
import test from 'node:test'
import { inOrder } from '../../board/courses/fan-courses.ts'
import { apart, DISC } from '../../board/courses/fan-layout.ts'
import { muzzles, puffs, splashes } from '../../board/sea/guns/broadside.ts'
import { linesOf } from '../../board/ship/lines.ts'

test('cards lie from the hardest turn to port round to the hardest to starboard', () => {
  assert.deepEqual(inOrder(['straight', 'veer-8', 'slip-right', 'veer-2', 'slip-left', 'veer-6']), [
    'veer-2',
    'slip-left',
    'straight',
    'slip-right',
    'veer-6',
    'veer-8',
  ])
  assert.deepEqual(inOrder(['aback-5', 'aback-6', 'aback-4']), ['aback-4', 'aback-5', 'aback-6'])
})

test('no number of a card covers another', () => {
  const crowd = Array.from({ length: 11 }, (_, place) => ({ x: place * 2, y: place % 3 }))
  const moved = apart(crowd)
  for (const [place, one] of moved.entries())
    for (const other of moved.slice(place + 1))
      assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > DISC * 1.9)
  const far = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ]
  assert.deepEqual(apart(far), far)
})

test('guns flash along their own side, one for every port', () => {
  const lines = linesOf('hms-defence')
  const port = muzzles(lines, 'port')
  assert.equal(port.length, lines.ports)
  assert.ok(port.every(({ x }) => x < 0))
  assert.ok(port.every(({ y }, place) => place === 0 || y > (port[place - 1]?.y ?? y)))
  assert.ok(muzzles(lines, 'starboard').every(({ x }, place) => x === -(port[place]?.x ?? 0)))
  assert.equal(puffs(port, 3, 4).all.split('M').length - 1, port.length)
  assert.deepEqual(splashes([]), { rings: '', crowns: '' })
})
