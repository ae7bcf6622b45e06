import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RetreatBrief, retreat } from '../../src/battle/leaving/decide-retreat.ts'
import { sabotage } from '../../src/battle/sabotage/decide-sabotage.ts'
import { buildCities } from '../../src/build/cities.ts'
import { purchaseShape } from '../../src/build/purchase.ts'
import { buildUnits } from '../../src/build/units.ts'
import type { HandCard } from '../../src/cards.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { diplomacy } from '../../src/diplomacy/diplomacy.ts'
import { collectIncome } from '../../src/income/income.ts'
import { playCardsInOrder } from '../../src/intrigue/play-cards.ts'
import { takeCardsInOrder } from '../../src/intrigue/take-cards.ts'
import { newFleet } from '../../src/pieces.ts'
import { siegeToll } from '../../src/siege/decide-siege-toll.ts'
import { siegeWay } from '../../src/siege/decide-siege-way.ts'
import type { State } from '../../src/state.ts'
import { clear, stand } from '../battle/force.ts'
import { of, position } from '../scene.ts'
import { before, stewardActs, stewardSays } from './asking.ts'

const SEATS = ['HRE', 'KIE', 'NSE', 'FRA', 'ENG'] as const

test('SNS 15.2.1 he takes blue while there is land to woo, and buys one more when he is rich', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      for (const seat of SEATS) of(state, seat).gold = 500
    }),
    takeCardsInOrder,
  )
  const { free, bought } = Object(stewardActs(scene, 'HRE', 'take-cards'))
  assert.deepEqual(free, ['yellow', 'blue'])
  assert.ok(bought.includes('blue'))
  const poor = before(
    position(SEATS, {}, (state) => {
      of(state, 'HRE').gold = 20
    }),
    takeCardsInOrder,
  )
  assert.deepEqual(stewardSays(poor, 'HRE', 'take-cards'), { free: ['yellow', 'blue'], bought: [] })
})

test('SNS 15.2.1 with no land to woo he takes green', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      for (const land of Object.values(state.lands)) land.owner ??= 'KIE'
      of(state, 'HRE').gold = 20
    }),
    takeCardsInOrder,
  )
  assert.deepEqual(stewardSays(scene, 'HRE', 'take-cards'), { free: ['yellow', 'green'], bought: [] })
})

test('SNS 15.2.1 a spy goes to the strongest army beside his land, a raid to the richest agreement of others', () => {
  const asked = (hand: HandCard[]) => {
    const scene = before(
      position(SEATS, {}, (state) => {
        clear(state)
        stand(state, 'FRA', 'I', 'champagne', { HI: 4 })
        of(state, 'HRE').hand = hand
        state.agreements = [agreement('a', 'FRA', 20), agreement('b', 'KIE', 60)]
      }),
      playCardsInOrder,
    )
    return stewardSays(scene, 'HRE', 'play-card')
  }
  assert.deepEqual(asked(['spy']), { play: 'spy', piece: 'FRA I' })
  assert.deepEqual(asked(['raidCaravans']), { play: 'raidCaravans', agreement: 'b' })
})

function agreement(id: string, holder: FactionId, gold: number): State['agreements'][number] {
  return { id, holder, partner: 'ENG', stakes: [5, 5], gold, made: 0, opening: gold, settled: false }
}

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

/** Diplomacy at such a table. */
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

test('SNS 15.2.2 he accepts a Trade Agreement and a deal that gives at least what it takes', () => {
  const scene = talks((state) => {
    of(state, 'FRA').gold = 50
    of(state, 'ENG').gold = 50
    of(state, 'ENG').hand = ['tradeAgreement']
  })
  scene.answer('ENG', 'diplomacy', deal(0, 20))
  assert.equal(stewardSays(scene, 'FRA', 'diplomacy'), 'ready')
  scene.answer('ENG', 'diplomacy', deal(20, 5))
  assert.equal(Object(stewardActs(scene, 'FRA', 'diplomacy')).act, 'accept')
  scene.answer('ENG', 'diplomacy', { act: 'trade', to: 'FRA', stake: 20 })
  const said = Object(stewardSays(scene, 'FRA', 'diplomacy'))
  assert.deepEqual([said.act, said.stake], ['join-trade', 20])
})

function deal(gives: number, wants: number) {
  return { act: 'deal', to: 'FRA', gives: { gold: gives, cards: [] }, wants: { gold: wants, cards: [] } }
}

test('SNS 15.2.2 when another is likely to win he seeks a team that is better for every member, and they join', () => {
  const scene = talks((state) => {
    enrich(state, 'HRE', 36)
    for (const seat of ['FRA', 'ENG', 'NSE'] as const) enrich(state, seat, 18)
  })
  assert.equal(stewardSays(scene, 'HRE', 'diplomacy'), 'ready', 'the leader does not')
  const proposal = Object(stewardActs(scene, 'FRA', 'diplomacy'))
  assert.equal(proposal.act, 'team')
  assert.ok(!proposal.with.includes('HRE'))
  for (const friend of proposal.with)
    assert.equal(Object(stewardSays(scene, friend, 'diplomacy')).act, 'accept')
  assert.equal(stewardSays(scene, 'FRA', 'diplomacy'), 'ready', 'he asks once')
})

test('SNS 15.2.2 he leaves a team without which he would do much better', () => {
  const scene = talks((state) => {
    enrich(state, 'FRA', 26)
    state.number = 4
    state.teams = [{ mark: 'A', members: ['FRA', 'ENG'], joined: { FRA: 1, ENG: 1 } }]
  })
  assert.deepEqual(stewardSays(scene, 'FRA', 'diplomacy'), { act: 'leave' })
  assert.notDeepEqual(stewardSays(scene, 'ENG', 'diplomacy'), { act: 'leave' })
})

test('SNS 15.2.2 he declines a team that would do nothing for him', () => {
  const scene = talks((state) => enrich(state, 'FRA', 26))
  scene.answer('ENG', 'diplomacy', { act: 'team', with: ['FRA'] })
  assert.equal(Object(stewardSays(scene, 'FRA', 'diplomacy')).act, 'decline')
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

test('SNS 15.2.8 two fifths of his gold go to the unit cheapest for its casualty points', () => {
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
  // Heavy cavalry at 60 in France, knights at 80 in England; the rest of the 100 gold buys what it can.
  assert.deepEqual(bought('FRA'), [{ army: 'I', units: { HC: 1, LI: 1 } }])
  assert.deepEqual(bought('ENG'), [{ army: 'I', units: { KN: 1, PS: 1 } }])
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
  assert.deepEqual(bought, [{ army: 'I', units: { HC: 1 } }])
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

test('SNS 15.2.8 all that is left goes to the cities cheapest for their points', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      of(state, 'HRE').gold = 100
    }),
    buildCities,
  )
  const works = Object(stewardSays(scene, 'HRE', 'cities'))
  // 100 gold at 30 each, in land without a minor city.
  assert.equal(works.length, 3)
  assert.ok(works.every(({ work }: { work: string }) => work === 'minor'))
})

test('SNS 15.2.8, SNS 9.2.3 he raises no army that he then cannot fill', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      clear(state)
      stand(state, 'FRA', 'I', 'castile', { LI: 10 })
      of(state, 'FRA').fleets['1'] = newFleet('FRA', '1', 'narrow_sea', { WS: 0, RD: 1, TR: 0 })
      of(state, 'FRA').gold = 240
    }),
    buildUnits,
  )
  // Of two fifths of his gold an army would take 50 and two transports 40: nothing would be left for a unit.
  const { raised, bought } = purchaseShape.parse(stewardSays(scene, 'FRA', 'units'))
  assert.deepEqual([raised, bought], [[], [{ fleet: '1', ships: { TR: 2 } }]])
})

test('SNS 15.2.8 the guard of a menaced capital comes first, and with three fifths of his gold', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      clear(state)
      stand(state, 'FRA', 'I', 'aquitaine', { HI: 1 })
      stand(state, 'FRA', 'II', 'francia', { HI: 2 })
      stand(state, 'FRA', 'III', 'aquitaine', { HI: 4 })
      stand(state, 'ENG', 'I', 'normandy', { HI: 2 })
      of(state, 'FRA').gold = 200
    }),
    buildUnits,
  )
  const { bought } = purchaseShape.parse(stewardSays(scene, 'FRA', 'units'))
  assert.deepEqual(bought, [{ army: 'II', units: { HC: 2 } }])
})

test('SNS 15.2.7 Sabotage strikes an army in his land before it besieges', () => {
  const scene = before(
    position(SEATS, {}, (state) => {
      clear(state)
      stand(state, 'ENG', 'I', 'francia', { HI: 6 })
      of(state, 'FRA').hand = ['sabotage']
    }),
    (t) => t.ask('FRA', sabotage, { moment: 'sieges', fighting: [] }),
  )
  assert.deepEqual(stewardSays(scene, 'FRA', 'sabotage'), {
    strikes: [{ piece: 'ENG I', after: null }],
    guards: [],
  })
})

test('SNS 15.2.7 a siege he can bear is a siege', () => {
  const asked = (hand: HandCard[], units: Parameters<typeof stand>[4]) => {
    const scene = before(
      position(SEATS, {}, (state) => {
        clear(state)
        stand(state, 'FRA', 'I', 'wessex', units)
        of(state, 'FRA').hand = hand
        state.phase = 'battles'
      }),
      (t) => t.ask('FRA', siegeWay, { land: 'wessex', fought: false, begun: false, cornered: [] }),
    )
    return stewardSays(scene, 'FRA', 'siege-way')
  }
  assert.deepEqual(asked(['pillage'], { HI: 20 }), { way: 'whole' })
  assert.deepEqual(asked([], { HI: 5 }), { way: 'whole' })
})
