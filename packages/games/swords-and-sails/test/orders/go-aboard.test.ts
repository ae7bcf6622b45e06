import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { MAJOR_IDS } from '../../src/data/factions/factions.ts'
import type { ArmyId, FleetId } from '../../src/data/pieces.ts'
import type { ArmyOrder } from '../../src/orders/order.ts'
import { excessOf, placesFor, placesOf } from '../../src/orders/places-aboard.ts'
import { newFleet } from '../../src/pieces.ts'
import { of, position } from '../scene.ts'
import { ATTACK, armyBoards, armyMoves, fleetDocks, fleetHolds, fleetMoves, sheet, writing } from './sheet.ts'

test('SNS E9, SNS 1.3.2, SNS 1.3.3, SNS 5.4.1 carrying', () => {
  const places = (WS: number, RD: number, TR: number) =>
    placesOf(newFleet('FRA', '1', 'narrow_sea', { WS, RD, TR }))
  assert.deepEqual([places(0, 0, 1), places(0, 1, 0), places(1, 0, 0)], [5, 3, 2])
  assert.equal(places(1, 1, 2), 15)
  const units = { KN: 1, HC: 0, LC: 0, HI: 0, LI: 0, PS: 1 }
  assert.equal(placesFor({ units, bands: [] }), 2)
})

test('SNS 5.4.1 hired ships carry and hired units take places', () => {
  const fleet = newFleet('NSE', '1', 'north_sea', { WS: 0, RD: 1, TR: 0 })
  fleet.bands = [{ card: 'wendishPirates', left: 2, hired: 1 }]
  assert.equal(placesOf(fleet), 9)
  const units = { KN: 0, HC: 0, LC: 0, HI: 0, LI: 0, PS: 0 }
  assert.equal(placesFor({ units, bands: [{ card: 'slavLevy', left: 8, hired: 1 }] }), 8)
})

test('SNS E78, SNS 5.4.1, SNS 13.1.6 the loads of the learning turn fit', () => {
  const state = position([...MAJOR_IDS, 'QUR'], { minorFactions: { QUR: 'FAT' } })
  const load = (faction: FactionId, army: ArmyId, fleet: FleetId) => {
    const { armies, fleets } = of(state, faction)
    const [loaded, ships] = [armies[army], fleets[fleet]]
    assert.ok(loaded && ships)
    return [placesFor(loaded), placesOf(ships)]
  }
  assert.deepEqual(load('FAT', 'III', '2'), [9, 18])
  assert.deepEqual(load('NSE', 'I', '1'), [10, 16])
  assert.deepEqual(load('NSE', 'III', '2'), [7, 9])
  assert.deepEqual(load('FRA', 'II', '2'), [8, 13])
  assert.deepEqual(load('ENG', 'II', '1'), [11, 16])
  assert.deepEqual(load('QUR', 'I', '1'), [13, 20])
})

test('SNS 5.4.2 several fleets share an army and several armies a fleet, as long as all have room', () => {
  const places = (fleet: FleetId) => ({ 1: 10, 2: 5, 3: 0, 4: 0, 5: 0 })[fleet]
  assert.equal(excessOf([{ units: 15, fleets: ['1', '2'] }], places), 0)
  assert.equal(excessOf([{ units: 16, fleets: ['1', '2'] }], places), 1)
  const [a, b] = [
    { units: 9, fleets: ['1', '2'] as const },
    { units: 6, fleets: ['2'] as const },
  ]
  assert.equal(excessOf([a, b], places), 1, 'the second army has five places, whatever the first one uses')
  assert.equal(excessOf([a, { ...b, units: 5 }], places), 0)
})

test('SNS 5.1.9, SNS 5.4.2 more units than places draw a warning', () => {
  const scene = writing(
    position(['FRA', 'ENG'], {}, (state) => {
      const fleet = of(state, 'FRA').fleets['2']
      if (fleet) fleet.ships = { WS: 0, RD: 0, TR: 1 }
    }),
  )
  const order = sheet({ armies: [armyBoards('II', '2', 'after', 'castile')] })
  assert.deepEqual(scene.warnings('FRA', 'orders', order), [
    'Your fleets lack 3 places: so many units will be disbanded at boarding, the cheapest first, unless you name them.',
  ])
})

test('SNS 5.4.3 an army boards fleets of its own faction only', () => {
  const scene = writing(position(['FRA', 'ENG']))
  assert.equal(
    scene.refusal('FRA', 'orders', sheet({ armies: [armyBoards('I', '5', 'before')] })),
    'SNS 5.4.3',
  )
})

test('SNS 5.4.4, SNS 6.1.3, SNS 6.1.4 whom an army can board, and where it can go ashore', () => {
  const scene = writing(position(['FRA', 'ENG']))
  const refused = (parts: Parameters<typeof sheet>[0]) => scene.refusal('ENG', 'orders', sheet(parts))
  const sails = [fleetMoves('1', 'hebridean_sea')]
  assert.equal(refused({ armies: [armyBoards('II', '1', 'after', 'leinster')], fleets: sails }), 'SNS 6.1.4')
  assert.equal(refused({ armies: [armyBoards('II', '1', 'before', 'leinster')], fleets: sails }), 'SNS 6.1.3')
  assert.equal(refused({ armies: [armyBoards('III', '2', 'before')] }), 'SNS 6.1.3')
  assert.equal(refused({ armies: [armyBoards('II', '1', 'after', 'wessex')] }), 'SNS 5.1.8')
  assert.equal(refused({ armies: [armyBoards('II', '2', 'after', 'ulster')] }), 'SNS 6.1.4')
  const closed = [armyBoards('II', '2', 'after', 'lower_lotharingia')]
  assert.equal(refused({ armies: closed }), 'SNS 6.1.5', 'the Empire is not in play')
  scene.answer('ENG', 'orders', sheet({ armies: [armyBoards('II', '1', 'before', 'ulster')], fleets: sails }))
})

test('SNS 5.4.5 an order sends home units the army has, and not all', () => {
  const scene = writing(position(['FRA', 'ENG']))
  const order = (disband: object) => ({
    ...sheet({}),
    armies: [
      {
        army: 'II',
        does: { deed: 'board', fleets: ['2'], when: 'after', to: 'castile', disband },
        meets: ATTACK,
      },
    ],
  })
  assert.equal(scene.refusal('FRA', 'orders', order({ PS: 3 })), 'SNS 5.4.5')
  assert.equal(scene.refusal('FRA', 'orders', order({ HC: 2, HI: 1, LI: 3, PS: 2 })), 'SNS 5.4.5')
  scene.answer('FRA', 'orders', order({ PS: 2 }))
  scene.away()
  const sent = (viewer: FactionId) => scene.view(viewer).powers.FRA?.armies.II?.order?.does
  assert.ok('disband' in (sent('FRA') ?? {}))
  assert.ok(!('disband' in (sent('ENG') ?? {})), 'SNS 14.1.1: nobody else reads what it consists of')
})

test('SNS 5.4.7 who is aboard stays there or lands, and does not march', () => {
  const scene = writing(
    position(['FRA', 'ENG'], {}, (state) =>
      Object.assign(of(state, 'FRA').armies.II ?? {}, { at: 'aquitanian_sea', aboard: ['2'] }),
    ),
  )
  assert.equal(scene.refusal('FRA', 'orders', sheet({ armies: [armyMoves('II', 'anjou')] })), 'SNS 5.4.7')
  assert.equal(
    scene.refusal('FRA', 'orders', sheet({ armies: [armyBoards('II', '2', 'before')] })),
    'SNS 5.4.7',
  )
  const lands = { army: 'II', does: { deed: 'land', to: 'castile' }, meets: ATTACK } as const
  const away = sheet({ armies: [lands], fleets: [fleetMoves('2', 'celtic_sea')] })
  assert.equal(scene.refusal('FRA', 'orders', away), 'SNS 6.1.3')
  scene.answer('FRA', 'orders', sheet({ armies: [lands] }))
})

test('SNS 6.4.4 fleets that share an army keep together', () => {
  const scene = writing(
    position(['FRA', 'ENG'], {}, (state) => {
      const { fleets, armies } = of(state, 'FRA')
      fleets['3'] = newFleet('FRA', '3', 'aquitanian_sea', { WS: 0, RD: 1, TR: 0 })
      Object.assign(armies.III ?? {}, { at: 'aquitanian_sea', aboard: ['2', '3'] })
    }),
  )
  const both: ArmyOrder = {
    army: 'II',
    does: { deed: 'board', fleets: ['2', '3'], when: 'before' },
    meets: ATTACK,
  }
  const parted = [fleetMoves('2', 'celtic_sea')]
  assert.equal(scene.refusal('FRA', 'orders', sheet({ fleets: parted })), 'SNS 6.4.4')
  assert.equal(scene.refusal('FRA', 'orders', sheet({ armies: [both], fleets: parted })), 'SNS 6.4.4')
  const helps = (fleet: FleetId) => fleetHolds(fleet, { stance: 'support', area: 'celtic_sea' })
  assert.equal(scene.refusal('FRA', 'orders', sheet({ fleets: [helps('2')] })), 'SNS 6.4.4', 'in support too')
  assert.equal(scene.refusal('FRA', 'orders', sheet({ armies: [both], fleets: [helps('2')] })), 'SNS 6.4.4')
  assert.deepEqual(scene.warnings('FRA', 'orders', sheet({ fleets: [helps('2'), helps('3')] })).length, 2)
  const together = [...parted, fleetMoves('3', 'celtic_sea')]
  scene.answer('FRA', 'orders', sheet({ armies: [both], fleets: together }))
})

test('SNS 5.5.3 a fleet docks from a zone beside it in a port of its own or of an old ally', () => {
  const scene = writing(
    position(['FRA', 'ENG', 'HRE'], {}, (state) => {
      state.teams = [{ mark: 'A', members: ['FRA', 'ENG'], joined: { FRA: 0, ENG: 0 } }]
    }),
  )
  const refused = (fleet: FleetId, to: Parameters<typeof fleetDocks>[1]) =>
    scene.refusal('FRA', 'orders', sheet({ fleets: [fleetDocks(fleet, to)] }))
  assert.equal(refused('2', 'aquitaine'), 'SNS 5.5.3', 'no city, no port')
  assert.equal(refused('2', 'normandy'), 'SNS 5.5.3', 'not beside it')
  assert.equal(refused('1', 'lower_lotharingia'), 'SNS 5.5.3', 'of the Empire')
  scene.answer('FRA', 'orders', sheet({ fleets: [fleetDocks('1', 'mercia')] }))
})

test('SNS 5.5.3 a team of this season opens no port, and a docked fleet leaves to a zone beside it', () => {
  const scene = writing(
    position(['FRA', 'ENG'], {}, (state) => {
      state.teams = [{ mark: 'A', members: ['FRA', 'ENG'], joined: { FRA: 1, ENG: 1 } }]
      Object.assign(of(state, 'ENG').fleets['2'] ?? {}, { at: 'mercia' })
    }),
  )
  assert.equal(scene.refusal('FRA', 'orders', sheet({ fleets: [fleetDocks('1', 'mercia')] })), 'SNS 5.5.3')
  assert.equal(scene.refusal('ENG', 'orders', sheet({ fleets: [fleetDocks('2', 'mercia')] })), 'SNS 5.5.3')
  assert.equal(scene.refusal('ENG', 'orders', sheet({ fleets: [fleetMoves('2', 'irish_sea')] })), 'SNS 5.5.3')
  scene.answer('ENG', 'orders', sheet({ fleets: [fleetMoves('2', 'frisian_sea')] }))
})

test('SNS 5.5.5 an army boards a fleet docked in its land only if that leaves', () => {
  const scene = writing(
    position(['FRA', 'ENG'], {}, (state) =>
      Object.assign(of(state, 'ENG').fleets['2'] ?? {}, { at: 'wessex' }),
    ),
  )
  const boards = [armyBoards('II', '2', 'before', 'normandy')]
  assert.equal(scene.refusal('ENG', 'orders', sheet({ armies: boards })), 'SNS 5.5.5')
  scene.answer('ENG', 'orders', sheet({ armies: boards, fleets: [fleetMoves('2', 'narrow_sea')] }))
})
