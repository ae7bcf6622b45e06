import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MERCENARY_IDS } from '../../src/data/cards/expansion-cards.ts'
import { areSoldiers, hiringFee } from '../../src/expansion/mercenaries.ts'
import { of } from '../scene.ts'
import { army, endow, fleet, onlyArmy, purchase, seven, unitScene } from './building.ts'

const MERCENARIES = { mercenaries: true }

test('SNS 12.3.1 with `mercenaries` there is a cyan stack of 24', () => {
  assert.equal(seven(undefined, MERCENARIES).stacks.cyan.pile.length, 24)
  assert.equal(seven().stacks.cyan.pile.length, 0)
})

test('SNS 12.3.2 the fee is paid, by favoured factions 20 less, and the units join one piece', () => {
  const fees = MERCENARY_IDS.map((card) => hiringFee('LEO', card))
  assert.deepEqual(fees, [120, 90, 110, 110, 90, 70, 90, 120])
  assert.deepEqual([hiringFee('FRA', 'normanLances'), hiringFee('FAT', 'saracenCorsairs')], [100, 100])
  const state = seven(
    (s) => endow(s, 'FRA', { gold: 190, hand: ['normanLances', 'wendishPirates'] }),
    MERCENARIES,
  )
  const scene = unitScene(state)
  const list = purchase({
    hired: [
      { card: 'normanLances', army: 'I' },
      { card: 'wendishPirates', fleet: '1' },
    ],
  })
  scene.answer('FRA', 'units', list).away()
  assert.deepEqual(army(scene.state, 'FRA', 'I').bands, [{ card: 'normanLances', left: 2, hired: 1 }])
  assert.deepEqual(fleet(scene.state, 'FRA', '1').bands, [{ card: 'wendishPirates', left: 3, hired: 1 }])
  assert.deepEqual([of(scene.state, 'FRA').gold, of(scene.state, 'FRA').hand], [0, []])
  assert.equal(scene.state.stacks.cyan.discards.length, 2)
  assert.deepEqual(scene.told('ENG'), [
    'France hires the Norman Lances.',
    'France hires the Wendish Pirates.',
  ])
  assert.ok(scene.told('FRA').includes('The Norman Lances join Army I.'))
})

test('SNS 12.3.2 soldiers join an army and ships a fleet, where these may receive units', () => {
  const state = seven((s) => {
    endow(s, 'FRA', { gold: 500, hand: ['normanLances'] })
    army(s, 'FRA', 'I').at = 'brittany'
  }, MERCENARIES)
  const scene = unitScene(state)
  const refused = (hired: object) => scene.refusal('FRA', 'units', { ...purchase({}), hired: [hired] })
  assert.equal(refused({ card: 'normanLances', fleet: '1' }), 'SNS 12.3.2')
  assert.equal(refused({ card: 'normanLances', army: 'I' }), 'SNS 9.1.2')
  assert.equal(refused({ card: 'slavLevy', army: 'II' }), 'SNS 12.3.2', 'not held')
  assert.deepEqual(
    MERCENARY_IDS.filter((card) => !areSoldiers(card)),
    ['wendishPirates', 'saracenCorsairs'],
  )
})

test('SNS 12.3.3 the band remembers the season it was hired in, since its fee falls due in later ones', () => {
  const state = seven((s) => {
    s.number = 5
    endow(s, 'HRE', { gold: 50, hand: ['slavLevy'] })
  }, MERCENARIES)
  const scene = unitScene(state)
  scene.answer('HRE', 'units', purchase({ hired: [{ card: 'slavLevy', army: 'I' }] })).away()
  assert.equal(army(scene.state, 'HRE', 'I').bands[0]?.hired, 5)
})

test('SNS 12.3.4 mercenaries do not count for the share of peasants', () => {
  const state = seven((s) => {
    endow(s, 'FRA', { gold: 200, hand: ['slavLevy', 'normanLances'] })
    onlyArmy(s, 'FRA', 'I', 'francia', { LI: 1, PS: 1 })
  }, MERCENARIES)
  const scene = unitScene(state)
  const hired = [{ card: 'slavLevy' as const, army: 'I' as const }]
  scene.answer('FRA', 'units', purchase({ hired }))
  const knights = [{ card: 'normanLances' as const, army: 'I' as const }]
  const more = { hired: knights, bought: [{ army: 'I' as const, units: { PS: 1 } }] }
  assert.equal(scene.refusal('FRA', 'units', purchase(more)), 'SNS 9.1.4')
})

test('SNS 9.2.3, SNS 12.3.2 mercenaries may be the first units of a new army', () => {
  const state = seven((s) => endow(s, 'FRA', { gold: 200, hand: ['normanLances'] }), MERCENARIES)
  const hired = [{ card: 'normanLances' as const, army: 'IV' as const }]
  const scene = unitScene(state).answer(
    'FRA',
    'units',
    purchase({ raised: [{ army: 'IV', at: 'anjou' }], hired }),
  )
  assert.equal(scene.away().state.powers.FRA?.gold, 0)
})
