import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SOUND } from '../../src/bots/habits.ts'
import { averageSiege, outlook } from '../../src/bots/outlook.ts'
import { rumours } from '../../src/bots/strength.ts'
import type { LandId } from '../../src/data/area-ids.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { handOver } from '../../src/lands.ts'
import { ordersShape } from '../../src/orders/order.ts'
import { writeOrders } from '../../src/orders/write-orders.ts'
import { newFleet, noShips, noUnits } from '../../src/pieces.ts'
import type { State } from '../../src/state.ts'
import { view } from '../../src/view/view.ts'
import { clear, stand } from '../battle/force.ts'
import { of, position } from '../scene.ts'
import { before, stewardSays } from './asking.ts'

const SEATS = ['HRE', 'KIE', 'NSE', 'FRA', 'ENG'] as const

/** What a steward writes for his first army. */
function orders(seat: FactionId, change: (state: State) => void) {
  const state = position(SEATS, {}, (begun) => {
    clear(begun)
    change(begun)
  })
  return ordersShape.parse(stewardSays(before(state, writeOrders), seat, 'orders'))
}

test('SNS 15.3.1 the average siege is 3½ for each die plus the additions', () => {
  const state = position(SEATS)
  const seen = outlook(view(state, 'FRA'), 'FRA', SOUND)
  assert.equal(averageSiege(seen, 'pomerania', 'FRA'), 10.5)
  assert.equal(averageSiege(seen, 'wessex', 'FRA'), 5 * 3.5 + 13)
})

test('SNS 15.2.3 the best bordering neutral land for its cost', () => {
  // Beside Lombardy Venice has 4 points for 14, Tuscany and Arles 3 for 10½.
  const marching = (units: Parameters<typeof stand>[4]) =>
    orders('HRE', (state) => stand(state, 'HRE', 'I', 'lombardy', units)).armies
  assert.deepEqual(marching({ HI: 10 }), [
    { army: 'I', does: { deed: 'move', to: 'venice' }, meets: { stance: 'attack' } },
  ])
  const [weaker] = marching({ HI: 4 })
  assert.ok(weaker?.meets.stance === 'attack' && weaker.does.deed === 'move' && weaker.does.to !== 'venice')
})

test('SNS 15.2.3 two armies go together, in one group, where one would be too weak', () => {
  const { armies } = orders('HRE', (state) => {
    for (const land of Object.values(state.lands)) if (land.owner !== 'HRE') land.barren = 3
    state.lands.francia.barren = 0
    for (const land of ['champagne', 'burgundy'] as const) handOver(state, land, 'HRE')
    stand(state, 'FRA', 'I', 'francia', { HI: 5 })
    of(state, 'HRE').known = [{ piece: 'FRA I', number: 1, units: { ...noUnits(), HI: 5 }, bands: [] }]
    stand(state, 'HRE', 'I', 'champagne', { HI: 10 })
    stand(state, 'HRE', 'II', 'burgundy', { HI: 10 })
  })
  assert.deepEqual(
    armies.map(({ does, group }) => ['to' in does && does.to, group]),
    [
      ['francia', 'together'],
      ['francia', 'together'],
    ],
  )
})

test('SNS 15.2.5 an army in the capital stays there while an enemy can come by sea', () => {
  const { armies } = orders('ENG', (state) => {
    stand(state, 'ENG', 'I', 'wessex', { HI: 3 })
    stand(state, 'FRA', 'I', 'normandy', { KN: 9 })
    of(state, 'FRA').fleets['1'] = newFleet('FRA', '1', 'narrow_sea', { ...noShips(), TR: 3 })
    of(state, 'ENG').known = [{ piece: 'FRA I', number: 1, units: { ...noUnits(), KN: 9 }, bands: [] }]
  })
  assert.deepEqual(armies, [{ army: 'I', does: { deed: 'hold' }, meets: { stance: 'defend' } }])
})

test('SNS 15.2.5 of two armies in a menaced capital the one that is missed least elsewhere stays', () => {
  const { armies } = orders('KIE', (state) => {
    for (const [id, land] of Object.entries(state.lands)) if (id !== 'turov') land.barren = 3
    for (const land of ['pereyaslavl', 'turov'] as const) handOver(state, land, 'HRE')
    for (let walls = 0; walls < 3; walls += 1)
      state.lands.turov.cities.push({ kind: 'minor', capitalOf: null, built: null, holder: 'HRE' })
    stand(state, 'KIE', 'I', 'kiev', { HI: 12 })
    stand(state, 'KIE', 'II', 'kiev', { HI: 3 })
    stand(state, 'HRE', 'I', 'pereyaslavl', { HI: 2 })
    of(state, 'KIE').known = [{ piece: 'HRE I', number: 1, units: { ...noUnits(), HI: 2 }, bands: [] }]
  })
  assert.deepEqual(Object.fromEntries(armies.map(({ army, does }) => [army, does])), {
    I: { deed: 'move', to: 'turov' },
    II: { deed: 'hold' },
  })
})

test('SNS 15.2.6 a fleet attacks what it is sure to beat', () => {
  const { fleets } = orders('ENG', (state) => {
    of(state, 'ENG').fleets['1'] = newFleet('ENG', '1', 'narrow_sea', { ...noShips(), WS: 6 })
    of(state, 'FRA').fleets['1'] = newFleet('FRA', '1', 'narrow_sea', { ...noShips(), RD: 1 })
    of(state, 'ENG').known = [{ piece: 'FRA 1', number: 1, units: { ...noShips(), RD: 1 }, bands: [] }]
  })
  assert.deepEqual(fleets, [{ fleet: '1', does: { deed: 'hold' }, meets: { stance: 'attack' } }])
})

test('SNS 15.2.5 a remnant joins an army beside it', () => {
  const { transfers } = orders('FRA', (state) => {
    stand(state, 'FRA', 'I', 'burgundy', { HI: 9 })
    stand(state, 'FRA', 'II', 'burgundy', { LI: 1 })
  })
  assert.deepEqual(transfers, [{ from: 'II', to: 'I', units: { LI: 1 } }])
})

test('SNS 15.2.4 no army goes where it would most likely be lost', () => {
  const weak = orders('HRE', (state) => stand(state, 'HRE', 'I', 'lombardy', { PS: 1 }))
  assert.ok(weak.armies.every(({ meets }) => meets.stance !== 'attack'))
})

test('SNS 15.2.3 land of the leading seat comes first, if the army is strong enough for defenders and siege', () => {
  // Saxony's marches are neutral too, but FRA leads by far.
  const lead = (state: State) => {
    for (const land of ['arles', 'toulouse', 'castile', 'barcelona'] as const) handOver(state, land, 'FRA')
    for (let n = 0; n < 20; n += 1)
      state.lands.francia.cities.push({ kind: 'minor', capitalOf: null, built: 1, holder: 'FRA' })
  }
  const { armies } = orders('HRE', (state) => {
    lead(state)
    stand(state, 'HRE', 'I', 'upper_lotharingia', { HI: 12 })
  })
  const [order] = armies
  assert.ok(order?.does.deed === 'move')
  const state = position(SEATS, {}, lead)
  assert.equal(state.lands[order.does.to].owner, 'FRA')
  const guarded = orders('HRE', (begun) => {
    lead(begun)
    stand(begun, 'HRE', 'I', 'upper_lotharingia', { HI: 12 })
    for (const [place, land] of FRENCH.entries()) {
      const id = (['I', 'II', 'III', 'IV', 'V'] as const)[place]
      if (id !== undefined) stand(begun, 'FRA', id, land, { KN: 8 })
    }
  })
  assert.ok(
    guarded.armies.every(
      ({ does, meets }) => meets.stance !== 'attack' || (does.deed === 'move' && !FRENCH.includes(does.to)),
    ),
  )
})

const FRENCH: readonly LandId[] = ['francia', 'burgundy', 'champagne', 'anjou', 'aquitaine']

test('SNS 15.2.5 with nothing to attack an army defends a threatened capital', () => {
  const idle = (state: State) => {
    for (const land of Object.values(state.lands)) if (land.owner === null) land.barren = 3
  }
  const { armies } = orders('FRA', (state) => {
    idle(state)
    stand(state, 'FRA', 'I', 'burgundy', { PS: 4 })
    stand(state, 'ENG', 'I', 'normandy', { KN: 3 })
  })
  assert.deepEqual(armies, [
    { army: 'I', does: { deed: 'move', to: 'francia' }, meets: { stance: 'defend' } },
  ])
})

test('SNS 15.2.5 otherwise it moves towards the nearest target', () => {
  const far = orders('KIE', (state) => {
    for (const land of Object.values(state.lands)) if (land.owner === null) land.barren = 3
    state.lands.livonia.barren = 0
    stand(state, 'KIE', 'I', 'kiev', { HI: 10 })
  })
  const [order] = far.armies
  assert.ok(order?.does.deed === 'move')
  assert.equal(order.meets.stance, 'defend')
})

test('SNS 15.2.6 a fleet ferries an army whose best target lies over sea', () => {
  const { armies, fleets } = orders('FRA', (state) => {
    for (const land of Object.values(state.lands)) if (land.owner === null) land.barren = 3
    state.lands.castile.barren = 0
    stand(state, 'FRA', 'I', 'aquitaine', { HI: 8 })
    of(state, 'FRA').fleets['2'] = newFleet('FRA', '2', 'aquitanian_sea', { ...noShips(), RD: 1, TR: 2 })
  })
  assert.deepEqual(armies, [
    {
      army: 'I',
      does: { deed: 'board', fleets: ['2'], when: 'after', to: 'castile' },
      meets: { stance: 'attack' },
    },
  ])
  assert.deepEqual(fleets, [{ fleet: '2', does: { deed: 'hold' }, meets: { stance: 'defend' } }])
})

test('SNS 15.2.6 a fleet with nobody to ferry goes beside the capital and defends there', () => {
  const { fleets } = orders('ENG', (state) => {
    of(state, 'ENG').fleets['1'] = newFleet('ENG', '1', 'north_sea', { ...noShips(), RD: 2 })
  })
  // From the North Sea by the Hebridean to the Irish Sea, which lies beside Wessex.
  assert.deepEqual(fleets, [
    { fleet: '1', does: { deed: 'move', to: 'hebridean_sea' }, meets: { stance: 'defend' } },
  ])
})

test('SNS 15.2.6 an army still aboard goes ashore', () => {
  const { armies } = orders('FRA', (state) => {
    of(state, 'FRA').fleets['2'] = newFleet('FRA', '2', 'aquitanian_sea', { ...noShips(), TR: 2 })
    stand(state, 'FRA', 'I', 'aquitaine', { PS: 1 }, { at: 'aquitanian_sea', aboard: ['2'] })
  })
  assert.equal(armies[0]?.does.deed, 'land')
})

test('SNS 15.1.2 what he may not see changes nothing in what he does', () => {
  const answer = (secret: (state: State) => void) =>
    orders('FRA', (state) => {
      stand(state, 'FRA', 'I', 'burgundy', { HI: 9 })
      stand(state, 'HRE', 'I', 'upper_lotharingia', { HI: 2 })
      secret(state)
    })
  const plain = answer(() => undefined)
  assert.deepEqual(
    answer((state) => {
      stand(state, 'HRE', 'I', 'upper_lotharingia', { KN: 40 })
      of(state, 'HRE').gold = 5000
      of(state, 'ENG').hand = ['sabotage', 'pillage']
      state.stacks.green.pile.reverse()
    }),
    plain,
  )
  assert.equal(plain.armies.length, 1)
})

test('SNS 15.1.2 a steward guesses what he may not see, and sees what he has been shown', () => {
  const state = position(SEATS, {}, (begun) => {
    clear(begun)
    stand(begun, 'ENG', 'I', 'mercia', { KN: 30 })
  })
  const [guess] = rumours(view(state, 'FRA'), 'FRA')
  // By the set-up: KN 2 × … of Army I of England, and one season more.
  assert.equal(guess?.strength, 6 + 6 + 6 + 2 + 1)
  of(state, 'FRA').known = [{ piece: 'ENG I', number: 1, units: { ...noUnits(), KN: 30 }, bands: [] }]
  assert.equal(rumours(view(state, 'FRA'), 'FRA')[0]?.strength, 180)
})

test('SNS 15.2.4 no two armies go for the same land', () => {
  const { armies } = orders('KIE', (state) => {
    stand(state, 'KIE', 'I', 'kiev', { HI: 10 })
    stand(state, 'KIE', 'II', 'kiev', { HI: 9 })
  })
  const aims = armies
    .filter(({ meets }) => meets.stance === 'attack')
    .map(({ does }) => 'to' in does && does.to)
  assert.equal(aims.length, 2)
  assert.equal(new Set(aims).size, 2)
})
