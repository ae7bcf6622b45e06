import assert from 'node:assert/strict'
import test from 'node:test'
import { noUnits, type RaceId, type Ship, type ShipKind, type Zone } from '@windward/sails-of-war/facts'
import { contestedZones } from '../../board/sea/contested-zones.ts'

const ship = (owner: RaceId, kind: ShipKind, zone: Zone | null): Ship => ({
  id: `${owner}/${kind}/1`,
  owner,
  kind,
  zone,
  port: zone === null ? { realm: 'mellon', side: 0 } : null,
  moved: false,
  units: noUnits(),
  cargo: null,
  origin: null,
})

test('SOW 9.2.1 a zone is contested where a Warship lies beside ships of another', () => {
  const warship = ship('orcs', 'warship', 14)
  assert.deepEqual(contestedZones({ ships: [warship, ship('elves', 'trader', 14)] }), [14])
  assert.deepEqual(contestedZones({ ships: [warship, ship('orcs', 'trader', 14)] }), [])
  assert.deepEqual(contestedZones({ ships: [ship('orcs', 'trader', 14), ship('elves', 'trader', 14)] }), [])
  assert.deepEqual(contestedZones({ ships: [warship, ship('elves', 'trader', 15)] }), [])
  assert.deepEqual(contestedZones({ ships: [warship, ship('elves', 'trader', null)] }), [], 'Ports are safe')
})
