import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hiddenFrom } from '../../src/combat/hidden-target.ts'
import { poseAt, position } from '../scene.ts'

/** HMS Defence heads north; whatever lies to the east of her lies abeam to starboard. */
const DEFENCE = { at: [300, 400, 0] } as const

test('SOG 3.2.4 a ship behind another is hidden, and it can be said by whom', () => {
  const sea = position({
    'hms-defence': DEFENCE,
    genereux: { at: [380, 400, 0] },
    courageuse: { at: [460, 400, 0] },
  })
  const hidden = hiddenFrom(sea, 'hms-defence', 'starboard', 'courageuse')
  assert.deepEqual(hidden, { at: 'courageuse', arc: 'central', by: ['genereux'], land: [] })
  assert.equal(hiddenFrom(sea, 'hms-defence', 'starboard', 'genereux'), undefined)
})

test('SOG 3.2.3 what is out of reach or in no arc is not hidden', () => {
  const sea = position({
    'hms-defence': DEFENCE,
    genereux: { at: [380, 400, 0] },
    courageuse: { at: [800, 400, 0] },
  })
  assert.equal(hiddenFrom(sea, 'hms-defence', 'starboard', 'courageuse'), undefined)
  assert.equal(hiddenFrom(sea, 'hms-defence', 'port', 'genereux'), undefined)
})

test('SOG 13.3.4 land hides what lies behind it, a reef does not', () => {
  const sea = position({ 'hms-defence': DEFENCE, courageuse: { at: [460, 400, 90] } })
  const pose = poseAt(385, 400)
  const element = { shore: 'plain', danger: 'none', building: null, pose } as const
  sea.terrain = [{ ...element, element: 'island-3', kind: 'island' }]
  assert.deepEqual(hiddenFrom(sea, 'hms-defence', 'starboard', 'courageuse')?.land, [pose])
  sea.terrain = [{ ...element, element: 'reef-1', kind: 'reef' }]
  assert.equal(hiddenFrom(sea, 'hms-defence', 'starboard', 'courageuse'), undefined)
})
