import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fleetArmour } from '../../../src/battle/sea/fleet-armour.ts'
import { endow, fleetAt, seven } from '../../build/building.ts'

test('SNS E35, SNS 1.3.2, SNS 7.8.1, SNS 7.11.3 a fleet’s armour', () => {
  const state = seven((s) => fleetAt(s, 'FRA', '1', 'narrow_sea', { WS: 1, RD: 1, TR: 1 }))
  const force = { faction: 'FRA', pieces: ['FRA 1'] } as const
  assert.equal(fleetArmour(state, force), 6)
  endow(state, 'FRA', { leader: 'admiral' })
  assert.equal(fleetArmour(state, force), 8)
})
