import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RetreatBrief, retreat } from '../../src/battle/leaving/decide-retreat.ts'
import { buildCities } from '../../src/build/cities.ts'
import { purchaseShape } from '../../src/build/purchase.ts'
import { buildUnits } from '../../src/build/units.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { diplomacy } from '../../src/diplomacy/diplomacy.ts'
import { collectIncome } from '../../src/income/income.ts'
import { playCardsInOrder } from '../../src/intrigue/play-cards.ts'
import { takeCardsInOrder } from '../../src/intrigue/take-cards.ts'
import { newFleet } from '../../src/pieces.ts'
import { siegeToll } from '../../src/siege/decide-siege-toll.ts'
import type { State } from '../../src/state.ts'
import { clear, stand } from '../battle/force.ts'
import { of, position } from '../scene.ts'
import { before, stewardActs, stewardSays } from './asking.ts'

const SEATS = ['HRE', 'KIE', 'NSE', 'FRA', 'ENG'] as const

test('SNS 15.2.1 he takes green if he may, otherwise blue, and buys none', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      for (const seat of SEATS) of(state, seat).gold = 500
    }),
    takeCardsInOrder,
  )
  assert.deepEqual(stewardActs(scene, 'HRE', 'take-cards'), { free: ['yellow', 'green'], bought: [] })
  assert.deepEqual(stewardActs(scene, 'KIE', 'take-cards'), { free: ['green'], bought: [] })
  const dry = before(
    position(SEATS, {}, ({ stacks }) => {
      stacks.green.pile = []
    }),
    takeCardsInOrder,
  )
  stewardActs(dry, 'HRE', 'take-cards')
  assert.deepEqual(stewardSays(dry, 'KIE', 'take-cards'), { free: ['blue'], bought: [] })
})

test('SNS 15.2.1 he plays income cards at once', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      of(state, 'FRA').hand = ['bonusHarvest', 'bonusCityIncome', 'spy']
    }),
    collectIncome,
  )
  assert.deepEqual(stewardSays(scene, 'FRA', 'income-cards'), ['bonusCityIncome', 'bonusHarvest'])
})

test('SNS 15.2.1 he plays unit cards at once', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      of(state, 'FRA').hand = ['horseBreeding', 'tradeAgreement']
    }),
    buildUnits,
  )
  const { gifts } = purchaseShape.parse(stewardSays(scene, 'FRA', 'units'))
  assert.deepEqual(
    gifts.map(({ card, batches }) => [card, batches.map((batch) => 'units' in batch && batch.units)]),
    [['horseBreeding', [{ HC: 3 }]]],
  )
})

test('SNS 15.2.1 he marries the best bordering neutral land', () => {
  // Hungary is not in play, so its major city is neutral.
  const scene = before(
    position(SEATS, {}, (state) => {
      of(state, 'HRE').hand = ['royalMarriage']
      of(state, 'HRE').gold = 100
    }),
    playCardsInOrder,
  )
  const said = stewardSays(scene, 'HRE', 'play-card')
  assert.deepEqual(said, { play: 'royalMarriage', land: 'pannonia' })
})

/** Diplomacy with a score that reaches three quarters of the target. */
function talks(change: (state: State) => void, seats: readonly FactionId[] = SEATS) {
  return before(position(seats, {}, change), diplomacy)
}

function enrich(state: State, faction: FactionId, minors: number): void {
  const land = { HRE: 'franconia', KIE: 'kiev', NSE: 'jylland', FRA: 'francia', ENG: 'wessex' } as const
  const at = SEATS.find((seat) => seat === faction)
  if (at === undefined) return
  for (let n = 0; n < minors; n += 1)
    state.lands[land[at]].cities.push({ kind: 'minor', capitalOf: null, built: 0, holder: faction })
}

test('SNS 15.2.2 he proposes nothing and is ready while nobody is near the target', () => {
  assert.equal(
    stewardSays(
      talks(() => undefined),
      'FRA',
      'diplomacy',
    ),
    'ready',
  )
})

test('SNS 15.2.2 he accepts a Trade Agreement and stakes 10, and no other deal', () => {
  const scene = talks((state) => {
    of(state, 'FRA').gold = 50
    of(state, 'ENG').gold = 50
    of(state, 'ENG').hand = ['tradeAgreement']
  })
  scene.answer('ENG', 'diplomacy', {
    act: 'deal',
    to: 'FRA',
    gives: { gold: 20, cards: [] },
    wants: { gold: 5, cards: [] },
  })
  assert.equal(stewardSays(scene, 'FRA', 'diplomacy'), 'ready')
  scene.answer('ENG', 'diplomacy', { act: 'trade', to: 'FRA', stake: 20 })
  const said = Object(stewardSays(scene, 'FRA', 'diplomacy'))
  assert.deepEqual([said.act, said.stake], ['join-trade', 10])
})

test('SNS 15.2.2 near the target he seeks a team with his two weakest neighbours, and joins one', () => {
  const scene = talks((state) => enrich(state, 'HRE', 12))
  assert.equal(stewardSays(scene, 'HRE', 'diplomacy'), 'ready', 'the leader does not')
  const proposal = Object(stewardActs(scene, 'KIE', 'diplomacy'))
  assert.equal(proposal.act, 'team')
  assert.ok(!proposal.with.includes('HRE'))
  for (const friend of proposal.with)
    assert.equal(Object(stewardSays(scene, friend, 'diplomacy')).act, 'accept')
  assert.equal(stewardSays(scene, 'KIE', 'diplomacy'), 'ready', 'he asks once')
})

test('SNS 15.2.2, SNS 4.2.8 of neighbours who may not be in one team he asks the weaker', () => {
  const scene = talks((state) => enrich(state, 'NSE', 30), ['BYZ', 'FAT', 'KIE', 'NSE'])
  assert.deepEqual(Object(stewardSays(scene, 'KIE', 'diplomacy')).with, ['FAT'])
})

test('SNS 15.2.7 he retreats below half the enemy, by card if he has one', () => {
  const asked = (own: number, foes: number, cards: number, cornered: RetreatBrief['cornered'] = []) => {
    const scene = before(position(SEATS), (t) =>
      t.ask('FRA', retreat, { where: { land: 'francia' }, round: 1, own, foes, cards, cornered }),
    )
    return stewardSays(scene, 'FRA', 'retreat')
  }
  assert.equal(asked(10, 20, 0), 'fight')
  assert.equal(asked(9, 20, 0), 'retreat')
  assert.equal(asked(9, 20, 1), 'withdraw')
  assert.equal(asked(9, 20, 0, [{ army: 'I', byCard: true }]), 'fight', 'he would lose Army I by going')
  assert.equal(asked(9, 20, 1, [{ army: 'I', byCard: true }]), 'withdraw')
})

test('SNS 15.2.7 he buys off what would cost more in units', () => {
  const asked = (units: Parameters<typeof stand>[4], points: number) => {
    const state = position(SEATS, {}, (begun) => {
      clear(begun)
      stand(begun, 'NSE', 'I', 'pomerania', units)
      of(begun, 'NSE').gold = 200
    })
    const scene = before(state, (t) =>
      t.ask('NSE', siegeToll, { land: 'pomerania', points, most: Math.floor(points / 2), armies: ['NSE I'] }),
    )
    return stewardSays(scene, 'NSE', 'siege-toll')
  }
  // A knight of 100 for 7 points would be two; one point bought off for 15 saves the second.
  assert.deepEqual(asked({ KN: 3 }, 7), { bought: 1, lost: [{ piece: 'NSE I', kind: 'KN', count: 1 }] })
  assert.deepEqual(asked({ PS: 20 }, 4), { bought: 0, lost: [{ piece: 'NSE I', kind: 'PS', count: 4 }] })
})

test('SNS 15.2.8 half his gold goes to the unit cheapest for its casualty points', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      clear(state)
      stand(state, 'FRA', 'I', 'francia', { HI: 2 })
      stand(state, 'ENG', 'I', 'wessex', { HI: 2 })
      of(state, 'FRA').gold = 250
      of(state, 'ENG').gold = 250
    }),
    buildUnits,
  )
  const bought = (seat: FactionId) => purchaseShape.parse(stewardSays(scene, seat, 'units')).bought
  // Heavy cavalry at 60 in France, knights at 80 in England; the rest of the 125 gold buys what it can.
  assert.deepEqual(bought('FRA'), [{ army: 'I', units: { HC: 2 } }])
  assert.deepEqual(bought('ENG'), [{ army: 'I', units: { KN: 1, LI: 1, PS: 1 } }])
})

test('SNS 15.2.8 without an army that can receive them he raises one', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      clear(state)
      of(state, 'FRA').gold = 250
    }),
    buildUnits,
  )
  const { raised, bought } = purchaseShape.parse(stewardSays(scene, 'FRA', 'units'))
  assert.deepEqual(raised, [{ army: 'I', at: 'francia' }])
  assert.deepEqual(bought, [{ army: 'I', units: { HC: 1, LI: 1 } }])
})

test('SNS 15.2.6 he buys transports for a fleet without room for his smallest army', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      of(state, 'ENG').gold = 100
    }),
    buildUnits,
  )
  // Fleet 2 of England has five places, its Army III six units.
  const { bought } = purchaseShape.parse(stewardSays(scene, 'ENG', 'units'))
  assert.deepEqual(bought[0], { fleet: '2', ships: { TR: 1 } })
})

test('SNS 15.2.1 a quarry is used at once', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      of(state, 'HRE').hand = ['stoneQuarry']
    }),
    buildCities,
  )
  assert.equal(Object(stewardSays(scene, 'HRE', 'cities')).length, 3)
})

test('SNS 15.2.8 three fifths of what is left go to the cities cheapest for their points', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      of(state, 'HRE').gold = 100
    }),
    buildCities,
  )
  const works = Object(stewardSays(scene, 'HRE', 'cities'))
  // 60 gold at 30 each, in land without a minor city.
  assert.equal(works.length, 2)
  assert.ok(works.every(({ work }: { work: string }) => work === 'minor'))
})

test('SNS 15.2.8, SNS 9.2.3 he raises no army that he then cannot fill', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      clear(state)
      stand(state, 'FRA', 'I', 'castile', { LI: 10 })
      of(state, 'FRA').fleets['1'] = newFleet('FRA', '1', 'narrow_sea', { WS: 0, RD: 1, TR: 0 })
      of(state, 'FRA').gold = 190
    }),
    buildUnits,
  )
  // Of half his gold an army would take 50 and two transports 40: nothing would be left for a unit.
  const { raised, bought } = purchaseShape.parse(stewardSays(scene, 'FRA', 'units'))
  assert.deepEqual([raised, bought], [[], [{ fleet: '1', ships: { TR: 2 } }]])
})
