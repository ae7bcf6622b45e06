import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phases } from '@windward/table'
import { SIEGE_DICE } from '../../src/data/battle/siege-dice.ts'
import { FACTION_IDS, type FactionId, MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { diplomacy } from '../../src/diplomacy/diplomacy.ts'
import { collectIncome } from '../../src/income/income.ts'
import { intrigue } from '../../src/intrigue/intrigue.ts'
import { cityPoints, countCities, landsOf } from '../../src/lands.ts'
import { moveFleetsThenArmies } from '../../src/movement/movement.ts'
import { ordersFault } from '../../src/orders/check-orders.ts'
import { placesFor, placesOf } from '../../src/orders/places-aboard.ts'
import { writeOrders } from '../../src/orders/write-orders.ts'
import { isLearningTurn, scriptedCards, scriptedOrders } from '../../src/setup/learning-turn.ts'
import type { State, SwordsAndSails } from '../../src/state.ts'
import { view } from '../../src/view/view.ts'
import { LEARNING_SIEGE_DICE } from '../figures.ts'
import { of, position, Scene } from '../scene.ts'

const SCRIPTED = [...MAJOR_IDS, 'POL', 'HUN', 'QUR'] as const
const learning = (seats: readonly FactionId[] = SCRIPTED, options: object = {}) =>
  position(seats, { learningTurn: true, length: 'medium', ...options })

/** `I moesia` for an army, with the fleet it goes by. */
function armies(state: State, faction: FactionId): string[] {
  return scriptedOrders(state, faction).armies.map(({ army, does, meets }) => {
    const to = 'to' in does ? does.to : ''
    const by = does.deed === 'board' ? ` by ${does.fleets.join()}` : ''
    return `${army} ${to}${by}${meets.stance === 'attack' ? '' : ` ${meets.stance}`}`
  })
}

test('SNS 13.1.1 the first season alone is scripted, and only where it was chosen', () => {
  const state = learning()
  assert.ok(isLearningTurn(state))
  assert.ok(!isLearningTurn({ ...state, number: 2 }))
  assert.ok(!isLearningTurn(position(MAJOR_IDS)))
})

test('SNS 13.1.2, SNS 13.1.6 Khazars and Armenians hold and defend', () => {
  const state = learning([...MAJOR_IDS, 'KHA', 'ARM'])
  for (const faction of ['KHA', 'ARM'] as const)
    assert.deepEqual(scriptedOrders(state, faction), { armies: [], fleets: [], transfers: [] })
})

test('SNS 13.1.3 phase 1 pays as always, and nobody is asked for cards (SNS 13.1.4)', () => {
  const start = learning(MAJOR_IDS)
  of(start, 'BYZ').hand.push('bonusHarvest')
  const scene = new Scene(start, collectIncome)
  assert.ok(scene.over)
  assert.equal(of(scene.state, 'BYZ').gold, 270)
})

test('SNS 13.1.4 the cards of the sheets', () => {
  const cards = Object.fromEntries(FACTION_IDS.map((faction) => [faction, scriptedCards(faction).join(' ')]))
  assert.deepEqual(
    ['HRE', 'FAT', 'BYZ', 'KIE', 'ENG', 'QUR', 'FRA', 'POL', 'NSE', 'HUN', 'KHA', 'ARM'].map(
      (id) => cards[id],
    ),
    [
      'yellow green',
      'yellow',
      'green',
      'green',
      'green',
      'green',
      'blue',
      'blue',
      'red',
      'red',
      'green',
      'green',
    ],
  )
})

test('SNS 13.1.6 the orders of the sheets', () => {
  const state = learning()
  assert.deepEqual(armies(state, 'BYZ'), ['I moesia', 'II kilikia'])
  assert.deepEqual(armies(state, 'FAT'), ['II dimashq', 'III sicily by 2'])
  assert.deepEqual(armies(state, 'HRE'), ['I bohemia', 'II wends', 'IV tuscany'])
  assert.deepEqual(armies(state, 'KIE'), ['I patzinakia', 'II vyatichi', 'III wallachia', 'IV livonia'])
  assert.deepEqual(armies(state, 'NSE'), ['I pomerania by 1', 'II gotaland', 'III alba by 2'])
  assert.deepEqual(armies(state, 'FRA'), ['I anjou defend', 'II castile by 2', 'III arles'])
  assert.deepEqual(armies(state, 'ENG'), ['I wales', 'II leinster by 1'])
  assert.deepEqual(armies(state, 'POL'), ['II prussia'])
  assert.deepEqual(armies(state, 'HUN'), ['I croatia', 'II serbia'])
  assert.deepEqual(armies(state, 'QUR'), ['I barghawata by 1', 'II barcelona'])
  assert.deepEqual(scriptedOrders(state, 'NSE').fleets, [
    { fleet: '1', does: { deed: 'move', to: 'wendish_sea' }, meets: { stance: 'defend' } },
    { fleet: '3', does: { deed: 'move', to: 'varangian_sea' }, meets: { stance: 'defend' } },
  ])
})

test('SNS 13.1.6 what is scripted could have been written by hand', () => {
  for (const [seats, options] of [
    [SCRIPTED, {}],
    [['HRE', 'NSE', 'FRA', 'ENG'], { map: 'west' }],
    [['BYZ', 'FAT', 'KIE', 'POL', 'HUN'], { map: 'east' }],
    [['HRE', 'KIE'], { removals: true }],
    [['NSE', 'FRA', 'ENG'], { removals: true }],
  ] as const) {
    const state = learning(seats, options)
    for (const faction of seats)
      assert.equal(ordersFault(view(state, faction), faction, scriptedOrders(state, faction)), undefined)
  }
})

test('SNS 13.1.7 lines without piece, cargo or destination become Defend', () => {
  const west = learning(['HRE', 'NSE', 'FRA', 'ENG'], { map: 'west' })
  assert.deepEqual(armies(west, 'NSE'), ['III alba by 2'])
  assert.deepEqual(
    scriptedOrders(west, 'NSE').fleets,
    [],
    'Fleet 1 cannot leave this half, and 3 is not there',
  )
  assert.deepEqual(armies(west, 'HRE'), ['II wends', 'IV tuscany'])
  const noArmy = learning()
  delete of(noArmy, 'NSE').armies.I
  assert.deepEqual(
    scriptedOrders(noArmy, 'NSE').fleets.map(({ fleet }) => fleet),
    ['3'],
  )
  const noFleet = learning()
  delete of(noFleet, 'ENG').fleets['1']
  assert.deepEqual(armies(noFleet, 'ENG'), ['I wales'])
})

test('SNS 13.1.4, SNS 13.1.5, SNS 13.1.6 until the armies meet nobody is asked anything', () => {
  const turn = phases<SwordsAndSails>({
    income: collectIncome,
    intrigue,
    diplomacy,
    orders: writeOrders,
    movement: moveFleetsThenArmies,
  })
  const scene = new Scene(learning(), turn)
  assert.ok(scene.over)
  const { state } = scene
  assert.equal(state.diplomacies, 0, 'the first Diplomacy is that of the second season')
  assert.deepEqual(
    SCRIPTED.map((faction) => of(state, faction).hand.length),
    [1, 1, 2, 1, 1, 1, 1, 1, 1, 1],
  )
  const places = (faction: FactionId) => Object.values(of(state, faction).armies).map(({ at }) => at)
  assert.deepEqual(places('NSE'), ['pomerania', 'gotaland', 'alba'])
  assert.deepEqual(places('FRA'), ['anjou', 'castile', 'arles'])
  assert.deepEqual(places('QUR'), ['barghawata', 'barcelona'])
  assert.equal(of(state, 'NSE').fleets['1']?.at, 'wendish_sea')
})

test('SNS E77, SNS 13.1.6, SNS 8.2.1 the scores after the learning turn, and its dice', () => {
  const gains = (state: State, faction: FactionId) =>
    scriptedOrders(state, faction).armies.flatMap(({ does, meets }) =>
      'to' in does && does.to !== undefined && meets.stance === 'attack' ? [does.to] : [],
    )
  const score = (state: State, faction: FactionId) =>
    [...landsOf(state, faction), ...gains(state, faction)].reduce(
      (sum, land) => sum + 1 + cityPoints(state.lands[land]),
      0,
    )
  const state = learning()
  const scores = (['BYZ', 'HRE', 'FAT', 'KIE', 'FRA', 'NSE', 'ENG'] as const).map((each) =>
    score(state, each),
  )
  assert.deepEqual(scores, [31, 26, 25, 19, 17, 17, 14])
  assert.equal(score(learning(SCRIPTED, { balancedStart: true }), 'BYZ'), 26)
  const dice = Object.fromEntries(
    SCRIPTED.flatMap((faction) => gains(state, faction)).map((land) => {
      const { territory, minorCity, majorCity } = SIEGE_DICE
      const { [land]: there } = state.lands
      return [
        land,
        territory + minorCity * countCities(there, 'minor') + majorCity * countCities(there, 'major'),
      ]
    }),
  )
  assert.deepEqual(dice, LEARNING_SIEGE_DICE)
})

test('SNS E78, SNS 5.4.1, SNS 13.1.6 the loads of the learning turn', () => {
  const state = learning()
  const loads = SCRIPTED.flatMap((faction) =>
    scriptedOrders(state, faction).armies.flatMap(({ army, does }) => {
      if (does.deed !== 'board') return []
      const power = of(state, faction)
      const aboard = power.armies[army]
      const room = does.fleets.reduce((sum, id) => sum + placesOf(power.fleets[id] ?? assert.fail(id)), 0)
      return [`${faction} ${army} ${placesFor(aboard ?? assert.fail(army))} to ${room}`]
    }),
  )
  assert.deepEqual(loads, [
    'FAT III 9 to 18',
    'NSE I 10 to 16',
    'NSE III 7 to 9',
    'FRA II 8 to 13',
    'ENG II 11 to 16',
    'QUR I 13 to 20',
  ])
})
