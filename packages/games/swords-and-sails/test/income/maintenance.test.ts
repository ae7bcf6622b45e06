import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, sample, seedFrom } from '@windward/table'
import { FACTION_CARDS } from '../../src/data/factions/faction-cards.ts'
import { FACTION_IDS, type FactionId } from '../../src/data/factions/factions.ts'
import { collectIncome } from '../../src/income/income.ts'
import { payMaintenance } from '../../src/income/maintenance.ts'
import { maintenanceBill, upkeepOf } from '../../src/income/upkeep.ts'
import { newArmy, newFleet, noShips, noUnits, type Ships, type Units } from '../../src/pieces.ts'
import { armiesOf, fleetsOf } from '../../src/pieces-of.ts'
import type { State } from '../../src/state.ts'
import { STARTING_UPKEEP } from '../figures.ts'
import { of, position, Scene } from '../scene.ts'

function upkeep(state: State, faction: FactionId): number {
  return upkeepOf([...armiesOf(of(state, faction)), ...fleetsOf(of(state, faction))])
}

/** England with this much gold, this army in Wessex and this fleet beside it. */
function poor(gold: number, units: Partial<Units>, ships: Partial<Ships> = {}, dice: string[] = []): Scene {
  const start = position(['FRA', 'ENG'], { maintenance: true }, (state) => {
    const power = of(state, 'ENG')
    power.gold = gold
    of(state, 'FRA').gold = 1000
    for (const id of ['I', 'II', 'III'] as const) delete power.armies[id]
    for (const id of ['1', '2'] as const) delete power.fleets[id]
    power.armies.I = newArmy('ENG', 'I', 'wessex', { ...noUnits(), ...units })
    if (Object.keys(ships).length > 0)
      power.fleets['1'] = newFleet('ENG', '1', 'irish_sea', { ...noShips(), ...ships })
  })
  const draws = dice.map((kind) => ({ draws: { piece: 'ENG I', kind } }))
  return new Scene(start, payMaintenance, { dice: draws })
}

const army = (scene: Scene) => of(scene.state, 'ENG').armies.I?.units
const loss = (kind: string, count: number, piece = 'ENG I') => ({ piece, kind, count })

test('SNS 2.5.5, SNS 2.5.1 upkeep at the start', () => {
  const state = position(FACTION_IDS)
  const sums = Object.fromEntries(FACTION_IDS.map((faction) => [faction, upkeep(state, faction)]))
  assert.deepEqual(sums, STARTING_UPKEEP)
})

test('SNS E14, SNS 2.5.1, SNS 2.5.2, SNS 2.5.5 maintenance by the faction’s values, rounded up to 5', () => {
  const { KN, HC, LC } = FACTION_CARDS.FRA.units
  assert.deepEqual([KN.maintenance, HC.maintenance, LC.maintenance], [5, 4, 3])
  const state = position(FACTION_IDS)
  assert.equal(maintenanceBill(of(state, 'BYZ')), 130)
  assert.equal(FACTION_CARDS.NSE.ships.RD.maintenance, 3)
  assert.equal(maintenanceBill(of(state, 'NSE')), 100)
})

test('SNS 2.5.1 with the option everybody pays after income; without it nobody', () => {
  const paid = (options: object) =>
    of(new Scene(position(['FRA', 'ENG'], options), collectIncome).state, 'FRA').gold
  assert.deepEqual([paid({}), paid({ maintenance: true })], [120, 20])
})

test('SNS 2.5.1 cargo and docked fleets are paid like others', () => {
  const state = position(['FRA', 'ENG'], {}, (start) => {
    const { armies, fleets } = of(start, 'ENG')
    assert.ok(armies.II && fleets['1'] && fleets['2'])
    Object.assign(armies.II, { at: 'irish_sea', aboard: ['1'] })
    fleets['2'].at = 'wessex'
  })
  assert.equal(upkeep(state, 'ENG'), 96)
})

test('SNS 2.5.3 whoever can pay is not asked and pays', () => {
  const scene = poor(15, { KN: 1, HI: 3 })
  assert.ok(scene.over)
  assert.equal(of(scene.state, 'ENG').gold, 0)
})

test('SNS 2.5.3 whoever cannot pay disbands as he likes, enough and no more', () => {
  const scene = poor(10, { KN: 1, HI: 3, PS: 2 })
  assert.deepEqual(scene.awaited(), ['ENG'])
  assert.equal(scene.refusal('ENG', 'disband', [loss('HI', 2)]), 'SNS 2.5.3', '17 − 6 is more than 10')
  assert.equal(scene.refusal('ENG', 'disband', [loss('KN', 1), loss('HI', 1), loss('PS', 1)]), 'SNS 2.5.3')
  assert.equal(scene.refusal('ENG', 'disband', [loss('LC', 1)]), 'SNS 2.5.3')
  scene.answer('ENG', 'disband', [loss('HI', 2), loss('PS', 1)])
  assert.ok(scene.told().includes('England cannot pay all its units and sends some home.'))
  assert.deepEqual(army(scene), { ...noUnits(), KN: 1, HI: 1, PS: 1 })
  assert.equal(of(scene.state, 'ENG').gold, 0)
})

test('SNS 2.5.3, SNS 7.12.1 or by an order left behind', () => {
  const scene = poor(10, { KN: 1, HI: 3, PS: 2 }).instruct('ENG', 'disband', { order: ['KN', 'PS'] })
  assert.deepEqual(army(scene), { ...noUnits(), HI: 3, PS: 1 })
})

test('SNS 2.5.3 what is left is paid, and all goes where there is nothing', () => {
  const scene = poor(10, { KN: 1, HI: 3 }).answer('ENG', 'disband', [loss('KN', 1)])
  assert.equal(of(scene.state, 'ENG').gold, 0, '9 are 10 in coins')
  const bare = poor(0, { LI: 2, PS: 1 })
  assert.ok(bare.over)
  assert.equal(of(bare.state, 'ENG').armies.I, undefined)
})

test('SNS 2.5.3, SNS 14.1.1 who has one kind of unit is asked like others, so that nobody can tell', () => {
  const scene = poor(5, { LI: 4 })
  assert.deepEqual(scene.awaited(), ['ENG'])
  scene.away()
  assert.deepEqual(army(scene), { ...noUnits(), LI: 2 })
})

test('SNS 2.5.3, SNS 7.8.9 cargo that loses its places is drawn at random', () => {
  const start = poor(20, { LI: 7 }, { RD: 1, TR: 1 }, ['LI', 'LI', 'LI', 'LI'])
  Object.assign(of(start.state, 'ENG').armies.I ?? {}, { at: 'irish_sea', aboard: ['1'] })
  start.answer('ENG', 'disband', [loss('TR', 1, 'ENG 1')])
  assert.equal(army(start)?.LI, 3, 'a raider has three places')
  assert.equal(of(start.state, 'ENG').gold, 5, '6 + 5 are 15 in coins')
  start.diceSpent()
  assert.ok(start.told('ENG').some((line) => line.includes('no room left for 4 units')))
  assert.ok(!start.told('FRA').some((line) => line.includes('no room')), 'SNS 14.1.1: nobody saw ships go')
})

test('SNS 2.5.4 unanswered, the dearest upkeep for each casualty point goes first, of equals the cheaper', () => {
  const ships = poor(30, { HI: 6 }, { WS: 1, RD: 1, TR: 2 }).away()
  assert.deepEqual(
    of(ships.state, 'ENG').fleets['1']?.ships,
    { WS: 1, RD: 0, TR: 0 },
    '9 of 39 are wanting: two transports, then the raider',
  )
  const units = poor(15, { KN: 1, HI: 2, LI: 2, PS: 2 }).away()
  assert.deepEqual(army(units), { ...noUnits(), KN: 1, HI: 2, LI: 1, PS: 1 })
})

test('SNS 2.5.4 the last unit of the army in the capital stays while any other remains', () => {
  const scene = poor(5, { PS: 1 }, { WS: 1 })
  assert.deepEqual(scene.awaited(), ['ENG'])
  scene.away()
  assert.equal(army(scene)?.PS, 1)
  assert.equal(of(scene.state, 'ENG').fleets['1'], undefined)
  const elsewhere = position(['FRA', 'ENG'], { maintenance: true }, (state) => {
    const power = of(state, 'ENG')
    Object.assign(power, { gold: 5, armies: {}, fleets: {} })
    of(state, 'FRA').gold = 1000
    power.armies.I = newArmy('ENG', 'I', 'wessex', { ...noUnits(), PS: 1 })
    power.armies.II = newArmy('ENG', 'II', 'mercia', { ...noUnits(), HI: 2 })
  })
  const kept = new Scene(elsewhere, payMaintenance).away()
  assert.equal(army(kept)?.PS, 1, 'though peasants are the cheaper')
  assert.equal(of(kept.state, 'ENG').armies.II?.units.HI, 1)
})

test('SNS 2.5.3, SNS 2.5.4 every choice that is offered, and the one assumed, is legal', () => {
  const dice = diceFor(diceRoot(seedFrom('maintenance'), {}), 'test')
  for (let gold = 5; gold < 45; gold += 5) {
    const question = poor(gold, { KN: 1, HC: 1, LI: 3, PS: 4 }, { WS: 1, RD: 1, TR: 2 }).question(
      'ENG',
      'disband',
    )
    assert.equal(question.check(question.absent()), undefined)
    for (let n = 0; n < 20; n += 1)
      assert.equal(question.check(sample(question.options(), dice)?.answer), undefined)
  }
})

test('SNS 2.5.6 from Summer on each is told what Winter will leave him', () => {
  const foretold = (season: State['season']) => {
    const start = position(['FRA', 'ENG'], { maintenance: true }, (state) => {
      state.season = season
      for (const seat of ['FRA', 'ENG'] as const) of(state, seat).gold = 500
    })
    return new Scene(start, collectIncome).told('FRA').filter((line) => line.includes('Winter'))
  }
  assert.deepEqual(foretold('spring'), [])
  assert.deepEqual(foretold('summer'), [
    'As things stand, Winter’s income will fall 50 gold short of maintenance.',
  ])
  assert.equal(foretold('autumn').length, 1)
})

test('SNS 2.5.3, SNS 14.1.1, SNS 14.1.3 nobody else learns what is paid or who is disbanded', () => {
  const scene = poor(10, { KN: 1, HI: 3 }).answer('ENG', 'disband', [loss('KN', 1)])
  assert.deepEqual(scene.told('spectator'), ['England cannot pay all its units and sends some home.'])
  assert.equal(scene.told('ENG').length, 3)
})
