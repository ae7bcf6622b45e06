import assert from 'node:assert/strict'
import test from 'node:test'
import { bearingsOn } from '../../src/combat/bearing.ts'
import { RULER } from '../../src/data/measures.ts'

const at = (x: number, y: number, heading = 0) => ({ x: x * 1000, y: y * 1000, heading: heading * 1000 })
const from = { id: 'hms-terpsichore', pose: at(400, 400) } as const
const bearsOn = (x: number, y: number) => bearingsOn(from, { id: 'courageuse', pose: at(x, y) })

test('SOG 3.2.2 guns bear on whatever lies abeam, by the side it lies on and the nearest arc first', () => {
  const [first, ...others] = bearsOn(520, 400)
  assert.equal(first?.side, 'starboard')
  assert.ok(others.every(({ side, range }) => side === 'starboard' && range >= (first?.range ?? 0)))
  assert.ok(bearsOn(280, 400).every(({ side }) => side === 'port'))
})

test('SOG 3.2.3 they bear on nothing ahead, nor beyond the ruler', () => {
  assert.deepEqual(bearsOn(400, 560), [])
  assert.deepEqual(bearsOn(400 + RULER.length / 1000 + 120, 400), [])
})
