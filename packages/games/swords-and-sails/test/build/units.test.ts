import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unitPrice } from '../../src/build/prices.ts'
import { UNIT_IDS } from '../../src/data/units.ts'
import { handOver } from '../../src/lands.ts'
import { of, position } from '../scene.ts'
import { army, cityScene, endow, fleet, fleetAt, onlyArmy, purchase, seven, unitScene } from './building.ts'

test('SNS 9.1.1 every seat buys at its faction’s prices; purchases are sealed and placed together', () => {
  const state = seven((s) => {
    endow(s, 'FRA', { gold: 200 })
    endow(s, 'KIE', { gold: 100 })
  })
  const scene = unitScene(state)
  assert.deepEqual([...scene.awaited()].sort(), [...state.seats].sort())
  scene.answer('FRA', 'units', purchase({ bought: [{ army: 'I', units: { HC: 2, LI: 2 } }] }))
  assert.equal(army(scene.state, 'FRA', 'I').units.HC, 3, 'still sealed')
  scene.answer('KIE', 'units', purchase({ bought: [{ army: 'II', units: { PS: 4 } }] }))
  scene.away()
  assert.deepEqual([army(scene.state, 'FRA', 'I').units.HC, of(scene.state, 'FRA').gold], [5, 20])
  assert.deepEqual([army(scene.state, 'KIE', 'II').units.PS, of(scene.state, 'KIE').gold], [10, 60])
  assert.deepEqual(
    UNIT_IDS.map((unit) => unitPrice('BYZ', unit)),
    [100, 80, 60, 40, 30, 15],
  )
})

test('SNS 9.1.1, SNS 14.1.1, SNS 14.1.3 what was bought, and for how much, is told to the buyer alone', () => {
  const state = seven((s) => endow(s, 'FRA', { gold: 200 }))
  const scene = unitScene(state)
  scene.answer('FRA', 'units', purchase({ bought: [{ army: 'I', units: { HC: 2, LI: 2 } }] })).away()
  assert.deepEqual(scene.told('FRA'), [
    'Army I receives 2 heavy cavalry and 2 light infantry.',
    'You pay 180 gold for it.',
  ])
  assert.deepEqual(scene.told('ENG'), [])
})

test('SNS 9.1.2, SNS 5.4.7 units go into armies ashore in land the seat controls itself', () => {
  const state = seven((s) => {
    for (const seat of ['FRA', 'ENG'] as const) endow(s, seat, { gold: 100 })
    army(s, 'FRA', 'I').at = 'brittany'
    const aboard = army(s, 'FRA', 'II')
    aboard.at = 'aquitanian_sea'
    aboard.aboard = ['2']
  })
  const scene = unitScene(state)
  const buy = (id: 'I' | 'II' | 'III' | 'V') => purchase({ bought: [{ army: id, units: { LI: 1 } }] })
  assert.equal(scene.refusal('FRA', 'units', buy('I')), 'SNS 9.1.2', 'neutral land')
  assert.equal(scene.refusal('FRA', 'units', buy('II')), 'SNS 5.4.7', 'cargo')
  assert.equal(scene.refusal('FRA', 'units', buy('V')), 'SNS 9.1.2', 'no such army')
  scene.answer('FRA', 'units', buy('III'))
})

test('SNS 9.1.3 ships go into fleets docked in a port of one’s own or in a zone beside one', () => {
  const state = seven((s) => {
    endow(s, 'FRA', { gold: 100 })
    fleetAt(s, 'FRA', '3', 'normandy', { TR: 1 })
  })
  const scene = unitScene(state)
  const buy = (id: '1' | '2' | '3' | '4') => purchase({ bought: [{ fleet: id, ships: { TR: 2 } }] })
  assert.equal(scene.refusal('FRA', 'units', buy('2')), 'SNS 9.1.3', 'Aquitaine has no port')
  assert.equal(scene.refusal('FRA', 'units', buy('4')), 'SNS 9.1.3', 'no such fleet')
  scene.answer('FRA', 'units', buy('3')).answer('FRA', 'units', buy('1')).away()
  assert.equal(fleet(scene.state, 'FRA', '1').ships.TR, 3)
})

test('SNS 9.1.7 pieces in a team-mate’s or a partly taken land receive nothing', () => {
  const state = seven((s) => {
    s.teams = [{ mark: 'A', members: ['FRA', 'ENG'], joined: { FRA: 0, ENG: 0 } }]
    endow(s, 'FRA', { gold: 100 })
    army(s, 'FRA', 'I').at = 'wessex'
    army(s, 'FRA', 'II').at = 'normandy'
    for (const city of s.lands.normandy.cities) city.holder = 'HRE'
    fleetAt(s, 'FRA', '1', 'wessex', { TR: 1 })
  })
  const scene = unitScene(state)
  const refused = (list: object) => scene.refusal('FRA', 'units', purchase(list))
  assert.equal(refused({ bought: [{ army: 'I', units: { LI: 1 } }] }), 'SNS 9.1.7')
  assert.equal(refused({ bought: [{ army: 'II', units: { LI: 1 } }] }), 'SNS 9.1.7')
  assert.equal(refused({ bought: [{ fleet: '1', ships: { TR: 1 } }] }), 'SNS 9.1.7')
})

test('SNS E64, SNS 1.3.6, SNS 9.1.4 peasants', () => {
  const grown = (faction: 'FRA' | 'KIE', others: number, peasants: number) => {
    const home = faction === 'FRA' ? 'francia' : 'kiev'
    const scene = unitScene(
      seven((s) => {
        endow(s, faction, { gold: 1000 })
        onlyArmy(s, faction, 'I', home, { LI: others })
      }),
    )
    const question = scene.question(faction, 'units')
    return question.check(purchase({ bought: [{ army: 'I', units: { PS: peasants } }] }))?.clause
  }
  assert.deepEqual([grown('FRA', 5, 4), grown('FRA', 4, 5)], [undefined, 'SNS 9.1.4'], 'nine units')
  assert.deepEqual([grown('KIE', 3, 6), grown('KIE', 2, 7)], [undefined, 'SNS 9.1.4'])
  assert.equal(grown('FRA', 4, 4), undefined, 'exactly half')
})

test('SNS 9.1.4 only armies that receive units are looked at, and a share broken by losses must be mended', () => {
  const state = seven((s) => {
    endow(s, 'FRA', { gold: 200 })
    onlyArmy(s, 'FRA', 'I', 'francia', { PS: 3, LI: 1 })
  })
  const scene = unitScene(state)
  const buy = (LI: number) => purchase({ bought: [{ army: 'I', units: { LI } }] })
  assert.equal(scene.refusal('FRA', 'units', buy(1)), 'SNS 9.1.4')
  scene.answer('FRA', 'units', purchase({ bought: [{ fleet: '1', ships: { TR: 1 } }] }))
  scene.answer('FRA', 'units', buy(2))
})

test('SNS 9.1.5 a purchase that costs more than the seat has is refused whole', () => {
  const scene = unitScene(seven((s) => endow(s, 'FRA', { gold: 55 })))
  assert.equal(
    scene.refusal('FRA', 'units', purchase({ bought: [{ army: 'I', units: { LI: 2 } }] })),
    'SNS 9.1.5',
  )
})

test('SNS 9.1.6 units and cities have a clock of 120 seconds; who does not answer builds nothing', () => {
  const timed = seven(undefined, { clocks: { cities: 60 } })
  assert.deepEqual(unitScene(timed).question('FRA', 'units').brief, { seconds: 120 })
  assert.deepEqual(cityScene(timed).question('FRA', 'cities').brief, { seconds: 60 })
  assert.deepEqual(unitScene(seven()).question('FRA', 'units').brief, { seconds: null })
  const state = seven((s) => endow(s, 'FRA', { gold: 500 }))
  const scene = unitScene(state).away()
  assert.ok(scene.over)
  assert.equal(of(scene.state, 'FRA').gold, 500)
})

test('SNS E63, SNS 9.2.1, SNS 9.2.2, SNS 9.2.3 Army II of the Rus’', () => {
  const state = seven((s) => {
    endow(s, 'KIE', { gold: 130 })
    delete of(s, 'KIE').armies.II
  })
  const scene = unitScene(state)
  const raise = (army: 'I' | 'II' | 'V', LI: number) =>
    purchase({ raised: [{ army, at: 'rostov' }], bought: LI === 0 ? [] : [{ army, units: { LI } }] })
  assert.equal(scene.refusal('KIE', 'units', raise('I', 1)), 'SNS 9.2.2', 'a number in use')
  assert.equal(scene.refusal('KIE', 'units', raise('II', 0)), 'SNS 9.2.3', 'empty')
  assert.equal(scene.refusal('KIE', 'units', raise('II', 2)), 'SNS 9.1.5', '100 and 60')
  scene.answer('KIE', 'units', raise('V', 1)).answer('KIE', 'units', raise('II', 1)).away()
  assert.deepEqual([army(scene.state, 'KIE', 'II').at, of(scene.state, 'KIE').gold], ['rostov', 0])
  assert.deepEqual(scene.told('FRA'), ['Kiev raises Army II in Rostov.'])
})

test('SNS E63, SNS 9.2.1, SNS 1.3.7 five armies raised at once cost 30 to 150, and a sixth is refused', () => {
  const ids = ['I', 'II', 'III', 'IV', 'V'] as const
  const all = purchase({
    raised: ids.map((army) => ({ army, at: 'francia' })),
    bought: ids.map((army) => ({ army, units: { LI: 1 } })),
  })
  const bare = (gold: number) =>
    seven((s) => {
      endow(s, 'FRA', { gold })
      for (const id of ids) delete of(s, 'FRA').armies[id]
    })
  assert.equal(unitScene(bare(545)).refusal('FRA', 'units', all), 'SNS 9.1.5')
  const scene = unitScene(bare(550)).answer('FRA', 'units', all).away()
  assert.equal(of(scene.state, 'FRA').gold, 0)
  const full = unitScene(scene.state)
  assert.equal(
    full.refusal('FRA', 'units', purchase({ raised: [{ army: 'I', at: 'francia' }] })),
    'SNS 1.3.7',
  )
})

test('SNS 9.2.3 a new army keeps its share of peasants too', () => {
  const scene = unitScene(seven((s) => endow(s, 'FRA', { gold: 200 })))
  const list = purchase({ raised: [{ army: 'IV', at: 'anjou' }], bought: [{ army: 'IV', units: { PS: 1 } }] })
  assert.equal(scene.refusal('FRA', 'units', list), 'SNS 9.1.4')
})

test('SNS 9.2.4 a new army stands in one’s own land, a new fleet in a port of one’s own or beside it', () => {
  const state = seven((s) => {
    endow(s, 'FRA', { gold: 400 })
    handOver(s, 'flanders', 'HRE')
  })
  const scene = unitScene(state)
  const fleetIn = (at: 'normandy' | 'narrow_sea' | 'aquitanian_sea' | 'aquitaine' | 'flanders') =>
    purchase({ raised: [{ fleet: '3', at }], bought: [{ fleet: '3', ships: { TR: 1 } }] })
  const armyIn = (at: 'flanders' | 'champagne') =>
    purchase({ raised: [{ army: 'IV', at }], bought: [{ army: 'IV', units: { LI: 1 } }] })
  for (const at of ['aquitanian_sea', 'aquitaine', 'flanders'] as const)
    assert.equal(scene.refusal('FRA', 'units', fleetIn(at)), 'SNS 9.2.4')
  assert.equal(scene.refusal('FRA', 'units', armyIn('flanders')), 'SNS 9.2.4')
  scene.answer('FRA', 'units', armyIn('champagne'))
  scene.answer('FRA', 'units', fleetIn('normandy'))
  scene.answer('FRA', 'units', fleetIn('narrow_sea')).away()
  assert.deepEqual([fleet(scene.state, 'FRA', '3').at, of(scene.state, 'FRA').gold], ['narrow_sea', 310])
})

test('SNS 9.2.4, SNS 1.4.3, SNS 1.6.1 a coast whose sea lies on the other half of the map is no port', () => {
  const venice = (options: object) =>
    position(['HRE', 'NSE', 'FRA', 'ENG'], options, (state) => {
      handOver(state, 'venice', 'HRE')
      of(state, 'HRE').gold = 500
    })
  const founded = purchase({
    raised: [{ fleet: '2', at: 'venice' }],
    bought: [{ fleet: '2', ships: { TR: 1 } }],
  })
  assert.equal(unitScene(venice({ map: 'west' })).refusal('HRE', 'units', founded), 'SNS 9.2.4')
  unitScene(venice({})).answer('HRE', 'units', founded)
})

test('SNS 9.4.2, SNS E69 the Sea Trader pays three quarters for ships', () => {
  const state = seven((s) => endow(s, 'BYZ', { gold: 60, leader: 'seaTrader' }))
  const scene = unitScene(state)
  scene.answer('BYZ', 'units', purchase({ bought: [{ fleet: '1', ships: { WS: 1 } }] })).away()
  assert.equal(of(scene.state, 'BYZ').gold, 0)
})
