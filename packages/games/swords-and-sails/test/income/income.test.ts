import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enumerate } from '@windward/table'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { collectIncome } from '../../src/income/income.ts'
import type { State } from '../../src/state.ts'
import { of, position, Scene } from '../scene.ts'

const seats: readonly FactionId[] = ['FRA', 'ENG', 'NSE']

function phase1(options: object = {}, change?: (state: State) => void): Scene {
  return new Scene(position(seats, options, change), collectIncome)
}

const gold = ({ state }: Scene) => seats.map((seat) => of(state, seat).gold)

test('SNS 1.4.5, SNS 2.2.1 the first gold is the income of Spring 1000', () => {
  const scene = phase1()
  assert.ok(scene.over)
  assert.deepEqual(gold(scene), [120, 100, 100])
  assert.equal(scene.state.phase, 'income')
  assert.ok(scene.told().includes('France collects 120 gold: 50 from cities, 70 of harvest.'))
})

test('SNS 2.2.1, SNS 1.1.5 all declare cards sealed before anything is paid', () => {
  const scene = phase1({}, (state) => {
    of(state, 'FRA').hand.push('bonusHarvest')
    of(state, 'ENG').hand.push('spy')
  })
  assert.deepEqual(scene.awaited(), ['FRA', 'ENG'], 'whoever holds cards is asked, whatever they are')
  scene.answer('FRA', 'income-cards', ['bonusHarvest'])
  assert.deepEqual(gold(scene), [0, 0, 0])
  assert.equal(of(scene.state, 'FRA').hand.length, 1)
  scene.answer('ENG', 'income-cards', [])
  assert.deepEqual(gold(scene), [140 + 50, 100, 100])
  assert.deepEqual(of(scene.state, 'FRA').hand, [])
  assert.deepEqual(scene.state.stacks.green.discards, ['bonusHarvest'], 'SNS 3.3.4')
})

test('SNS 2.2.2 a seat that does not answer plays no card', () => {
  const scene = phase1({}, (state) => of(state, 'FRA').hand.push('bonusHarvest')).away()
  assert.equal(of(scene.state, 'FRA').gold, 120)
  assert.deepEqual(of(scene.state, 'FRA').hand, ['bonusHarvest'])
})

test('SNS E13, SNS 2.3.4 one bonus of each kind', () => {
  const scene = phase1({}, (state) =>
    of(state, 'FRA').hand.push('bonusCityIncome', 'bonusCityIncome', 'bonusHarvest'),
  )
  const twice = ['bonusCityIncome', 'bonusCityIncome']
  assert.equal(scene.refusal('FRA', 'income-cards', twice), 'SNS 2.3.4')
  const offered = [...enumerate(scene.question('FRA', 'income-cards').options())]
  assert.equal(offered.length, 4)
  scene.answer('FRA', 'income-cards', ['bonusCityIncome', 'bonusHarvest'])
  assert.equal(of(scene.state, 'FRA').gold, 70 + 140)
  assert.deepEqual(of(scene.state, 'FRA').hand, ['bonusCityIncome'])
})

test('SNS 2.3.4 a card that is not held is refused', () => {
  const scene = phase1({}, (state) => of(state, 'FRA').hand.push('spy'))
  assert.equal(scene.refusal('FRA', 'income-cards', ['bonusHarvest']), 'SNS 3.3.3')
})

test('SNS 2.3.2 a harvest card in Winter adds nothing, and the player is warned', () => {
  const scene = phase1({}, (state) => {
    state.season = 'winter'
    of(state, 'FRA').hand.push('bonusHarvest')
  })
  assert.equal(scene.warnings('FRA', 'income-cards', ['bonusHarvest']).length, 1)
  scene.answer('FRA', 'income-cards', ['bonusHarvest'])
  assert.equal(of(scene.state, 'FRA').gold, 50)
})

test('SNS 2.2.2 an instruction left behind plays the card when it comes, the harvest’s not in Winter', () => {
  const hold = (season: State['season']) =>
    phase1({}, (state) => {
      state.season = season
      of(state, 'FRA').hand.push('bonusHarvest', 'bonusCityIncome')
    }).instruct('FRA', 'income-cards', ['bonusHarvest'])
  assert.deepEqual(of(hold('winter').away().state, 'FRA').hand.length, 2)
  assert.deepEqual(of(hold('summer').away().state, 'FRA').hand, ['bonusCityIncome'])
})

test('SNS 2.3.5 bonus cards do not raise what the sea brings', () => {
  const start = (state: State) => {
    of(state, 'ENG').leader = 'seaTrader'
    of(state, 'ENG').hand.push('bonusCityIncome')
  }
  const scene = phase1({}, start).answer('ENG', 'income-cards', ['bonusCityIncome'])
  assert.equal(of(scene.state, 'ENG').gold, 95 + 30 + 40)
})

test('SNS 2.1.5, SNS 8.5.6, SNS 8.5.7 pillaged land yields again in its third phase 1', () => {
  const yields = [3, 2, 1].map((barren) => {
    const scene = phase1({}, ({ lands }) => {
      lands.wessex.barren = barren
    })
    return [of(scene.state, 'ENG').gold, scene.state.lands.wessex.barren]
  })
  assert.deepEqual(yields, [
    [50, 2],
    [50, 1],
    [100, 0],
  ])
})

test('SNS 15.3.2 a steward’s income is multiplied', () => {
  const scene = phase1({ stewards: ['FRA'], stewardIncome: 80 }, ({ lands }) => {
    lands.anjou.barren = 3
  })
  assert.deepEqual(gold(scene), [90, 100, 100], '110 × 0.8 is 88')
  assert.deepEqual(gold(phase1({ stewards: ['FRA'], stewardIncome: 120 })), [145, 100, 100])
  assert.deepEqual(gold(phase1({ stewardIncome: 80 })), [120, 100, 100], 'only stewards’')
})

test('SNS 11.5.1 a seat that is out collects nothing', () => {
  const scene = phase1({}, (state) => {
    of(state, 'NSE').out = true
  })
  assert.deepEqual(gold(scene), [120, 100, 0])
})

test('SNS 14.1.3, SNS 14.1.5 incomes are open, gold is not', () => {
  const scene = phase1()
  assert.equal(scene.told('ENG').length, 3)
  assert.equal(scene.view('ENG').powers.FRA?.gold, null)
  assert.equal(scene.view('FRA').powers.FRA?.gold, 120)
})

test('SNS 1.1.3, SNS 3.4.9, SNS 7.3.2 what belonged to the season before is put away', () => {
  const { state } = phase1({}, (start) => {
    const power = of(start, 'ENG')
    power.spiedOn = ['FRA I']
    power.agents = 2
    power.relics = 2
    const army = power.armies.I
    const fleet = power.fleets['1']
    assert.ok(army && fleet)
    Object.assign(army, { at: 'wales', landedFrom: ['1'], armour: 3 })
    Object.assign(fleet, { armour: 1, driven: true, stuckUntil: 5 })
  })
  const { spiedOn, agents, relics, armies, fleets } = of(state, 'ENG')
  assert.deepEqual([spiedOn, agents, relics], [[], 0, 0])
  assert.deepEqual([armies.I?.from, armies.I?.landedFrom, armies.I?.armour], ['wales', [], null])
  assert.deepEqual([fleets['1']?.armour, fleets['1']?.driven, fleets['1']?.stuckUntil], [null, false, 5])
})
