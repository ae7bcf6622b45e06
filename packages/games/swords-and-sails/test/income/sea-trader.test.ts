import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SeaId, seaIds } from '../../src/data/area-ids.ts'
import { type FactionId, MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { FLEET_IDS } from '../../src/data/pieces.ts'
import { collectIncome } from '../../src/income/income.ts'
import { seaTrade } from '../../src/income/sea-trader.ts'
import { newFleet } from '../../src/pieces.ts'
import type { State } from '../../src/state.ts'
import { of, position, Scene } from '../scene.ts'

function trader(faction: FactionId, change: (state: State) => void = () => undefined) {
  const state = position(MAJOR_IDS, { length: 'medium' }, (start) => {
    of(start, faction).leader = 'seaTrader'
    change(start)
  })
  return seaTrade(state, of(state, faction))
}

/** The faction's fleets are these and no others: so many transports in each zone. */
const sailing = (faction: FactionId, transports: Partial<Record<SeaId, number>>) => (state: State) => {
  const { fleets } = of(state, faction)
  for (const id of FLEET_IDS) delete fleets[id]
  for (const [place, zone] of seaIds.filter((sea) => transports[sea] !== undefined).entries()) {
    const id = FLEET_IDS[place]
    if (id !== undefined)
      fleets[id] = newFleet(faction, id, zone, { WS: 0, RD: 1, TR: transports[zone] ?? 0 })
  }
}

test('SNS E15, SNS 2.4.1, SNS 2.4.2, SNS 2.4.3, SNS 2.4.4 England as Sea Trader at the start', () => {
  assert.deepEqual(trader('ENG'), { fishing: 20, routes: 20 })
})

test('SNS 2.4.1 a zone pays once, only beside own land, and not for docked fleets', () => {
  const two = trader('ENG', (state) => {
    of(state, 'ENG').fleets['3'] = newFleet('ENG', '3', 'irish_sea', { WS: 1, RD: 0, TR: 0 })
  })
  assert.equal(two.fishing, 20, 'two fleets in one zone')
  assert.equal(trader('ENG', sailing('ENG', { aegean_sea: 3 })).fishing, 0)
  const docked = trader('ENG', (state) => {
    const fleet = of(state, 'ENG').fleets['1']
    assert.ok(fleet)
    fleet.at = 'wessex'
  })
  assert.deepEqual(docked, { fishing: 10, routes: 0 })
})

test('SNS 2.4.2 a route joins at least two lands; minors count by threes, the rest dropped', () => {
  const oneLand = trader('ENG', (state) => {
    sailing('ENG', { irish_sea: 5 })(state)
    state.lands.northumbria.owner = null
  })
  assert.equal(oneLand.routes, 0)
  const fiveMinors = trader('ENG', (state) => {
    sailing('ENG', { irish_sea: 5 })(state)
    for (let n = 0; n < 2; n += 1)
      state.lands.wessex.cities.push({ kind: 'minor', capitalOf: null, built: 1, holder: 'ENG' })
  })
  assert.equal(fiveMinors.routes, 20, '5 ÷ 3 is one link, the capital another')
})

test('SNS 2.4.2 a land without cities joins nothing', () => {
  const jylland = (towns: number) =>
    trader('NSE', (state) => {
      sailing('NSE', { kattegat: 3 })(state)
      state.lands.sjaelland.cities = []
      for (let n = 0; n < towns; n += 1)
        state.lands.skane.cities.push({ kind: 'minor', capitalOf: null, built: 1, holder: 'NSE' })
    })
  assert.deepEqual(jylland(0), { fishing: 10, routes: 0 }, 'the capital and four empty shores')
  assert.deepEqual(jylland(1), { fishing: 10, routes: 10 })
})

test('SNS 2.4.3 a route has no more links than transports in its poorest zone', () => {
  assert.equal(trader('ENG', sailing('ENG', { irish_sea: 1 })).routes, 10)
  assert.equal(trader('ENG', sailing('ENG', { irish_sea: 0 })).routes, 0)
  const joined = { aegean_sea: 3, propontis: 1 }
  assert.equal(trader('BYZ', sailing('BYZ', joined)).routes, 10)
  assert.ok(trader('BYZ', sailing('BYZ', { aegean_sea: 3 })).routes > 10)
})

test('SNS 2.4.2, SNS 2.1.5 cities of pillaged land have nothing to trade with; there is fishing all the same', () => {
  const pillaged = (barren: number) =>
    trader('ENG', (state) => {
      state.lands.northumbria.barren = barren
    })
  assert.deepEqual([3, 2].map(pillaged), Array(2).fill({ fishing: 20, routes: 0 }), 'one land joins nothing')
  assert.deepEqual(pillaged(1), { fishing: 20, routes: 20 }, 'in the phase 1 in which it yields again')
  const start = position(['FRA', 'ENG'], {}, (state) => {
    of(state, 'ENG').leader = 'seaTrader'
    state.lands.northumbria.barren = 2
  })
  const scene = new Scene(start, collectIncome)
  assert.equal(of(scene.state, 'ENG').gold, 100 - 30 + 20, 'neither 10 and 20 of Northumbria nor its trade')
})

test('SNS 2.4.4 no city is paid for twice', () => {
  const apart = { irish_sea: 2, narrow_sea: 1 }
  assert.equal(trader('ENG', sailing('ENG', apart)).routes, 20, 'Wessex counts with the richer route')
})

test('SNS 2.4.1, SNS 14.1.1 what the sea brings is told to the trader alone', () => {
  const start = position(['FRA', 'ENG'], {}, (state) => {
    of(state, 'ENG').leader = 'seaTrader'
  })
  const scene = new Scene(start, collectIncome)
  assert.equal(of(scene.state, 'ENG').gold, 100 + 40)
  assert.equal(scene.told('ENG').length, scene.told('FRA').length + 1)
})

test('SNS 2.4.1 other leaders draw nothing from the sea', () => {
  const state = position(['FRA', 'ENG'], {}, (start) => {
    of(start, 'ENG').leader = 'admiral'
  })
  assert.deepEqual(seaTrade(state, of(state, 'ENG')), { fishing: 0, routes: 0 })
})
