import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greyGuild, priceFor } from '../../src/economy/guild.ts'
import { harvest } from '../../src/economy/harvest.ts'
import { merchantsRate } from '../../src/economy/merchants.ts'
import { recruitment } from '../../src/economy/recruitment.ts'
import { yieldOf } from '../../src/economy/yields.ts'
import type { State } from '../../src/state.ts'
import { army, lay } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

const nothing = { grain: 0, wood: 0, iron: 0 }

function land(options: object = {}, change?: (state: State) => void) {
  return position(['elves', 'orcs'], options, (state) => {
    of(state, 'elves').initiative = 1
    of(state, 'orcs').initiative = 2
    change?.(state)
  })
}

test('SOW 6.1.1 Plains yield Grain, Forests Wood, Mountains Iron, Wastelands nothing, Home Realms their three', () => {
  const state = land({}, (fresh) => {
    lay(fresh, 'kingsreach', [1, 1], { owner: 'elves' })
    lay(fresh, 'nightpine', [1, 3], { owner: 'elves' })
    lay(fresh, 'stormtop', [1, 5], { owner: 'elves' })
    lay(fresh, 'bone-flats', [1, 7], { owner: 'elves' })
    lay(fresh, 'lotharia', [1, 9], { owner: 'elves' })
    lay(fresh, 'mellon', [3, 3])
  })
  const scene = new Scene(state, harvest)
  assert.deepEqual(of(scene.state, 'elves').stock, { grain: 9, wood: 6, iron: 8 })
  assert.deepEqual(of(scene.state, 'orcs').stock, nothing)
})

test('SOW 6.1.2, SOW 6.1.3, SOW 11.3.3 Town and City multiply; Good Year, Village and artifacts are added after', () => {
  const state = land({}, (fresh) => {
    lay(fresh, 'mellon', [1, 1], { owner: 'elves', building: 'town' })
    lay(fresh, 'thornwood', [1, 3], { owner: 'elves', building: 'city' })
    lay(fresh, 'bone-flats', [1, 5], { owner: 'elves' })
    fresh.places.mellon = 'village'
    fresh.places['bone-flats'] = 'village'
    fresh.weather.goodYears = 1
    of(fresh, 'elves').artifacts = ['axe']
  })
  const at = (id: 'mellon' | 'thornwood' | 'bone-flats') => {
    const realm = state.realms[id]
    assert.ok(realm)
    return yieldOf(state, realm)
  }
  assert.deepEqual(at('mellon'), { ...nothing, grain: 2 * 4 + 2 + 3 })
  assert.deepEqual(at('thornwood'), { ...nothing, wood: 3 * 3 + 2 + 2 })
  assert.deepEqual(at('bone-flats'), nothing)
})

test('SOW 13.2 Axe, Seed and Lantern fall on the most valuable Forest, Plain and Mountain, once each', () => {
  const state = land({}, (fresh) => {
    lay(fresh, 'thornwood', [1, 3], { owner: 'elves' })
    lay(fresh, 'elderbough', [1, 5], { owner: 'elves', building: 'town' })
    lay(fresh, 'mellon', [3, 3], { owner: 'elves' })
    lay(fresh, 'kingsreach', [3, 5], { owner: 'orcs' })
    lay(fresh, 'cragmoor', [5, 3], { owner: 'elves' })
    lay(fresh, 'stormtop', [5, 5], { owner: 'elves' })
    of(fresh, 'elves').artifacts = ['axe', 'seed', 'lantern']
  })
  const scene = new Scene(state, harvest)
  assert.deepEqual(of(scene.state, 'elves').stock, { grain: 4 + 2, wood: 3 + 2 * 6 + 2, iron: 3 + 5 + 2 })
})

test('SOW 13.2, SOW 5.5 the bonus does not fall on a Realm that burns', () => {
  const state = land({}, (fresh) => {
    lay(fresh, 'mellon', [3, 3], { owner: 'elves' })
    lay(fresh, 'kingsreach', [3, 5], { owner: 'elves' })
    fresh.weather.burning = ['kingsreach']
    of(fresh, 'elves').artifacts = ['seed']
  })
  const scene = new Scene(state, harvest)
  assert.deepEqual(of(scene.state, 'elves').stock, { ...nothing, grain: 4 + 2 })
})

test('SOW 13.2, SOW 12.2.3 with a Rich Yield the bonus falls on the Realm that yields twice', () => {
  const state = land({}, (fresh) => {
    lay(fresh, 'mellon', [3, 3], { owner: 'elves' })
    lay(fresh, 'kingsreach', [3, 5], { owner: 'elves' })
    of(fresh, 'elves').artifacts = ['seed']
    of(fresh, 'elves').hand = ['rich-yield']
  })
  const scene = new Scene(state, harvest).answer('elves', 'harvest-cards', {
    do: 'rich-yield',
    realm: 'mellon',
  })
  assert.deepEqual(of(scene.state, 'elves').stock, { ...nothing, grain: 6 + 2 * (4 + 2) })
})

test('SOW 5.7 in a Good Year the owner chooses what his Home Realm yields more', () => {
  const state = land({}, (fresh) => {
    lay(fresh, 'lotharia', [1, 9], { owner: 'elves' })
    fresh.weather.goodYears = 1
  })
  const scene = new Scene(state, harvest).answer('elves', 'good-year', 'iron')
  assert.deepEqual(of(scene.state, 'elves').stock, { grain: 3, wood: 4, iron: 5 })
})

test('SOW 17.1.7 what is chosen for a Good Year nobody else knows before it is harvested', () => {
  const chosen = (kind: string) => {
    const state = land({}, (fresh) => {
      lay(fresh, 'lotharia', [1, 9], { owner: 'elves' })
      lay(fresh, 'zul', [9, 9], { owner: 'orcs' })
      fresh.weather.goodYears = 1
    })
    return new Scene(state, harvest).answer('elves', 'good-year', kind)
  }
  const [one, other] = [chosen('iron'), chosen('grain')]
  assert.deepEqual(one.asked('orcs'), ['good-year'])
  assert.deepEqual([one.place(), one.view('orcs')], [other.place(), other.view('orcs')])
  for (const scene of [one, other]) scene.answer('orcs', 'good-year', 'wood')
  assert.deepEqual(of(one.state, 'elves').stock.iron - of(other.state, 'elves').stock.iron, 2)
})

test('SOW 6.1.5, SOW 6.1.6, SOW 1.1.4 a conquered Home Realm yields to its conqueror; above 55 all is lost', () => {
  const state = land({}, (fresh) => {
    lay(fresh, 'lotharia', [1, 9], { owner: 'orcs' })
    of(fresh, 'orcs').stock = { grain: 54, wood: 0, iron: 55 }
  })
  const scene = new Scene(state, harvest)
  assert.deepEqual(of(scene.state, 'orcs').stock, { grain: 55, wood: 4, iron: 55 })
})

test('SOW 6.1.7 with presenceHarvest only Realms with units of their owner yield, and the Home Realm', () => {
  const state = land({ presenceHarvest: true }, (fresh) => {
    lay(fresh, 'mellon', [1, 1], { owner: 'elves' })
    lay(fresh, 'goodland', [1, 3], { owner: 'elves' })
    lay(fresh, 'lotharia', [1, 9], { owner: 'elves' })
    army(fresh, 'goodland', 'elves', { footman: 1 })
  })
  assert.equal(of(new Scene(state, harvest).state, 'elves').stock.grain, 5 + 3)
})

test('SOW 6.4.1, SOW 6.4.2, SOW 1.3.7 the Free Merchants: three for one, four for the Dark Lord, two with the Ledger', () => {
  const state = position(['elves', 'dark-lord'], {}, (fresh) => {
    of(fresh, 'elves').stock = { grain: 7, wood: 0, iron: 0 }
    of(fresh, 'elves').initiative = 1
    of(fresh, 'dark-lord').initiative = 2
  })
  assert.equal(merchantsRate(state, 'dark-lord'), 4)
  const scene = new Scene(state, recruitment)
  const exchange = (count: number) => ({ do: 'exchange', give: 'grain', take: 'iron', count })
  assert.equal(scene.refusal('elves', 'recruit', exchange(3)), 'SOW 6.4.1')
  assert.equal(scene.refusal('elves', 'recruit', { ...exchange(1), take: 'grain' }), 'SOW 6.4.1')
  scene.answer('elves', 'recruit', exchange(2))
  assert.deepEqual(of(scene.state, 'elves').stock, { grain: 1, wood: 0, iron: 2 })
  of(scene.state, 'elves').artifacts.push('ledger')
  assert.equal(merchantsRate(scene.state, 'elves'), 2)
})

test('SOW 6.5.1, SOW 6.5.3 one Star each for the price of the next; the Dark Lord pays five more', () => {
  const state = position(['elves', 'dark-lord'], {}, (fresh) => {
    lay(fresh, 'lotharia', [1, 1], { owner: 'elves' })
    lay(fresh, 'zorgas', [5, 5], { owner: 'dark-lord' })
    for (const race of ['elves', 'dark-lord'] as const)
      of(fresh, race).stock = { grain: 15, wood: 16, iron: 17 }
    of(fresh, 'elves').stars = 2
    of(fresh, 'elves').initiative = 1
    of(fresh, 'dark-lord').stars = 1
    of(fresh, 'dark-lord').initiative = 2
  })
  const scene = new Scene(state, greyGuild).answer('elves', 'buy-star', true)
  assert.deepEqual(of(scene.state, 'elves').stock, { grain: 0, wood: 1, iron: 2 })
  assert.equal(of(scene.state, 'elves').stars, 3)
  scene.answer('dark-lord', 'buy-star', true)
  assert.deepEqual(of(scene.state, 'dark-lord').stock, { grain: 0, wood: 1, iron: 2 })
  assert.equal(scene.state.stars, 18)
})

test('SOW 6.5.1, SOW 6.5.2 with five Stars or an empty supply nothing is sold', () => {
  for (const [stars, left] of [
    [5, 10],
    [1, 0],
  ] as const) {
    const state = land({}, (fresh) => {
      of(fresh, 'elves').stock = { grain: 55, wood: 55, iron: 55 }
      of(fresh, 'elves').stars = stars
      fresh.stars = left
    })
    assert.ok(new Scene(state, greyGuild).over)
  }
})

test('SOW 6.5.1, SOW 15.3.3 Stars that wait count as owned for the price of the next', () => {
  const state = land({}, (fresh) => Object.assign(of(fresh, 'elves'), { stars: 0, waiting: 3 }))
  assert.equal(priceFor(state, 'elves'), 20)
  of(state, 'elves').waiting = 5
  assert.equal(priceFor(state, 'elves'), undefined)
})

test('SOW 17.1.5 with hidden stocks everybody is asked by the Guild, and others see no stock', () => {
  const state = land({ stocks: 'hidden' }, (fresh) => {
    of(fresh, 'elves').stock = { grain: 3, wood: 3, iron: 3 }
  })
  const scene = new Scene(state, greyGuild)
  assert.deepEqual(scene.awaited(), ['elves'])
  assert.equal(scene.refusal('elves', 'buy-star', true), 'SOW 6.5.1')
  assert.equal(scene.view('orcs').players.elves?.stock, null)
  assert.deepEqual(scene.view('elves').players.elves?.stock, { grain: 3, wood: 3, iron: 3 })
})
