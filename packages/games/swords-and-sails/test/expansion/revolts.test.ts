import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { breakOutRevolts } from '../../src/expansion/revolts.ts'
import { playCardsInOrder } from '../../src/intrigue/play-cards.ts'
import { handOver } from '../../src/lands.ts'
import { mustGoBack } from '../../src/movement/go-back.ts'
import { noUnits } from '../../src/pieces.ts'
import type { State } from '../../src/state.ts'
import { act, court, type Hands } from '../intrigue/court.ts'
import { of } from '../scene.ts'

const FOUR: readonly FactionId[] = ['HRE', 'FRA', 'ENG', 'NSE']

/** England has won Brittany, where no army stands. */
function brittany(hands: Hands, change?: (state: State) => void): State {
  return court(
    FOUR,
    hands,
    (state) => {
      handOver(state, 'brittany', 'ENG')
      change?.(state)
    },
    { mercenaries: true },
  )
}

const revolt = { card: 'agitators', by: 'FRA', land: 'brittany' } as const

test('SNS 12.3.6 a revolt needs ungarrisoned land of another seat that is nobody’s home', () => {
  const state = brittany({ FRA: ['agitators'] }, (each) => {
    handOver(each, 'toulouse', 'ENG')
    const army = of(each, 'HRE').armies.I
    assert.ok(army)
    army.at = 'toulouse'
  })
  const scene = act(state, playCardsInOrder)
  const play = (land: string) => ({ play: 'agitators', land })
  assert.equal(scene.refusal('FRA', 'play-card', play('arles')), 'SNS 12.3.6')
  assert.equal(scene.refusal('FRA', 'play-card', play('francia')), 'SNS 12.3.6')
  assert.equal(scene.refusal('FRA', 'play-card', play('wessex')), 'SNS 12.3.6')
  assert.equal(scene.refusal('FRA', 'play-card', play('toulouse')), 'SNS 12.3.6')
  assert.equal(scene.question('FRA', 'play-card').check(play('brittany')), undefined)
})

test('SNS 12.3.6 Peasant Revolt: five peasants of one’s own are given up', () => {
  const state = brittany({ FRA: ['peasantRevolt'] }, (each) => {
    const { I, II } = of(each, 'FRA').armies
    assert.ok(I && II)
    I.units = { ...noUnits(), PS: 3 }
    II.units = { ...noUnits(), KN: 1, PS: 4 }
  })
  const scene = act(state, playCardsInOrder)
  const play = (peasants: object[]) => ({ play: 'peasantRevolt', land: 'brittany', peasants })
  assert.equal(scene.refusal('FRA', 'play-card', play([{ army: 'I', count: 5 }])), 'SNS 12.3.6')
  assert.equal(scene.refusal('FRA', 'play-card', play([{ army: 'I', count: 3 }])), 'SNS 12.3.6')
  scene.answer(
    'FRA',
    'play-card',
    play([
      { army: 'I', count: 3 },
      { army: 'II', count: 2 },
    ]),
  )
  assert.equal(of(scene.state, 'FRA').armies.I, undefined)
  assert.deepEqual(of(scene.state, 'FRA').armies.II?.units, { ...noUnits(), KN: 1, PS: 2 })
  assert.deepEqual(scene.state.revolts, [{ card: 'peasantRevolt', by: 'FRA', land: 'brittany' }])
  assert.equal(scene.state.lands.brittany.owner, 'ENG', 'not before the next phase 2')
})

test('SNS 12.3.6 Peasant Revolt: which peasants go is offered army by army, where there is a choice', () => {
  const offered = (first: number, second: number) => {
    const state = brittany({ FRA: ['peasantRevolt'] }, (each) => {
      const { I, II, III } = of(each, 'FRA').armies
      assert.ok(I && II && III)
      for (const [army, PS] of [
        [I, first],
        [II, 0],
        [III, second],
      ] as const)
        army.units = { ...noUnits(), KN: 1, PS }
    })
    const tree = act(state, playCardsInOrder).question('FRA', 'play-card').options()
    const card = tree.kind === 'choice' ? tree.branches.find(({ key }) => key === 'peasantRevolt') : undefined
    const land = card?.leads()
    const after = land?.kind === 'choice' ? land.branches[0]?.leads() : undefined
    return after?.kind === 'range' ? [after.least, after.most] : after?.kind
  }
  assert.deepEqual(offered(4, 3), [2, 4])
  assert.equal(offered(3, 2), 'leaf', 'all of them')
})

test('SNS 12.3.6 Peasant Revolt without five peasants is refused', () => {
  const state = brittany({ FRA: ['peasantRevolt'] }, (each) => {
    for (const army of Object.values(of(each, 'FRA').armies)) army.units = { ...noUnits(), KN: 1 }
  })
  const scene = act(state, playCardsInOrder)
  const play = { play: 'peasantRevolt', land: 'brittany', peasants: [] }
  assert.equal(scene.refusal('FRA', 'play-card', play), 'SNS 12.3.6')
})

test('SNS 12.3.6 Political Unrest: two other seats agree', () => {
  const unrest = (votes: readonly ('agree' | 'refuse')[]) => {
    const scene = act(brittany({ FRA: ['politicalUnrest'] }), playCardsInOrder)
    scene.answer('FRA', 'play-card', { play: 'politicalUnrest', land: 'brittany' })
    assert.deepEqual(new Set(scene.awaited()), new Set(['HRE', 'NSE']), 'not the owner')
    scene.answer('HRE', 'support-unrest', votes[0]).answer('NSE', 'support-unrest', votes[1])
    assert.deepEqual(scene.state.stacks.blue.discards, ['politicalUnrest'])
    return scene.state.revolts.length
  }
  assert.equal(unrest(['agree', 'agree']), 1)
  assert.equal(unrest(['agree', 'refuse']), 0)
  const few = court(['FRA', 'ENG', 'NSE'], { FRA: ['politicalUnrest'] }, (state) =>
    handOver(state, 'brittany', 'ENG'),
  )
  const play = { play: 'politicalUnrest', land: 'brittany' }
  assert.equal(act(few, playCardsInOrder).refusal('FRA', 'play-card', play), 'SNS 12.3.6')
})

test('SNS 12.3.6 Agitators: 30 gold and 7 or less', () => {
  const agitate = (dice: readonly number[]) => {
    const scene = act(brittany({ FRA: ['agitators'] }), playCardsInOrder, dice)
    scene.answer('FRA', 'play-card', { play: 'agitators', land: 'brittany' }).diceSpent()
    assert.equal(of(scene.state, 'FRA').gold, 70)
    return scene.state.revolts.length
  }
  assert.equal(agitate([3, 4]), 1)
  assert.equal(agitate([4, 4]), 0)
  const poor = brittany({ FRA: ['agitators'] })
  of(poor, 'FRA').gold = 25
  const play = { play: 'agitators', land: 'brittany' }
  assert.equal(act(poor, playCardsInOrder).refusal('FRA', 'play-card', play), 'SNS 12.3.6')
})

test('SNS 12.3.6 Border Incursion: an army of one’s own borders the land', () => {
  const state = brittany({ FRA: ['borderIncursion'], HRE: ['borderIncursion'] })
  const play = { play: 'borderIncursion', land: 'brittany' }
  const far = act(state, playCardsInOrder)
  assert.equal(far.refusal('FRA', 'play-card', play), 'SNS 12.3.6')
  const army = of(state, 'FRA').armies.I
  assert.ok(army)
  army.at = 'anjou'
  const near = act(state, playCardsInOrder).answer('FRA', 'play-card', play)
  assert.equal(near.state.revolts.length, 1)
})

test('SNS 12.3.7 Call Up Militia in answer puts the revolt down', () => {
  const hands: Hands = { FRA: ['borderIncursion'], ENG: ['callUpMilitia', 'spy'] }
  const near = (each: State) => {
    const army = of(each, 'FRA').armies.I
    assert.ok(army)
    army.at = 'anjou'
  }
  const scene = act(brittany(hands, near), playCardsInOrder).away('ENG')
  scene.answer('FRA', 'play-card', { play: 'borderIncursion', land: 'brittany' })
  scene.answer('ENG', 'call-up-militia', 'counter')
  assert.deepEqual(scene.state.revolts, [])
  assert.deepEqual(of(scene.state, 'ENG').hand, ['spy'])
  const without = act(brittany({ ...hands, ENG: ['spy'] }, near), playCardsInOrder).away('ENG')
  without.answer('FRA', 'play-card', { play: 'borderIncursion', land: 'brittany' })
  assert.equal(without.refusal('ENG', 'call-up-militia', 'counter'), 'SNS 12.3.7')
  without.away('ENG')
  assert.equal(without.state.revolts.length, 1)
})

test('SNS 12.3.7 when the next phase 2 begins the land turns neutral with its cities', () => {
  const state = brittany({}, (each) => each.revolts.push(revolt))
  const scene = act(state, breakOutRevolts)
  const { owner, cities } = scene.state.lands.brittany
  assert.equal(owner, null)
  assert.ok(cities.every(({ holder }) => holder === null))
  assert.deepEqual(scene.state.revolts, [])
})

test('SNS 12.3.7 an army of the owner keeps the land quiet', () => {
  const state = brittany({}, (each) => {
    each.revolts.push(revolt)
    const army = of(each, 'ENG').armies.I
    assert.ok(army)
    army.at = 'brittany'
  })
  assert.equal(act(state, breakOutRevolts).state.lands.brittany.owner, 'ENG')
})

test('SNS 12.3.7 so does an army of his team: no guest is left in neutral land', () => {
  const guest = (allied: boolean) =>
    act(
      brittany({}, (each) => {
        each.revolts.push(revolt)
        if (allied) each.teams.push({ mark: 'A', members: ['ENG', 'HRE'], joined: { ENG: 0, HRE: 0 } })
        const army = of(each, 'HRE').armies.I
        assert.ok(army)
        army.at = 'brittany'
      }),
      breakOutRevolts,
    )
  assert.equal(guest(true).state.lands.brittany.owner, 'ENG')
  assert.ok(
    guest(true)
      .told('FRA')
      .some((line) => line.startsWith('The Empire has an army in Brittany')),
  )
  assert.equal(guest(false).state.lands.brittany.owner, null)
})

test('SNS 12.3.7 fleets in a port that turned neutral put to sea', () => {
  const state = brittany({}, (each) => {
    each.revolts.push(revolt)
    const fleet = of(each, 'ENG').fleets['1']
    assert.ok(fleet)
    fleet.at = 'brittany'
  })
  const scene = act(state, breakOutRevolts)
  assert.equal(scene.refusal('ENG', 'to-sea', 'aegean_sea'), 'SNS 12.3.7')
  while (!scene.over) scene.away()
  assert.notEqual(of(scene.state, 'ENG').fleets['1']?.at, 'brittany')
})

test('SNS 12.3.6, SNS 12.3.7 no revolt in divided land; and what others hold by then stays theirs', () => {
  const divide = (state: State) => {
    const [city] = state.lands.brittany.cities
    assert.ok(city)
    city.holder = 'FRA'
  }
  const divided = act(brittany({ FRA: ['agitators'] }, divide), playCardsInOrder)
  const play = { play: 'agitators', land: 'brittany' }
  assert.equal(divided.refusal('FRA', 'play-card', play), 'SNS 12.3.6')
  const state = brittany({}, (each) => {
    divide(each)
    each.revolts = [revolt]
    const besieger = of(each, 'FRA').armies.I
    assert.ok(besieger)
    Object.assign(besieger, { at: 'brittany', from: 'brittany' })
  })
  const after = act(state, breakOutRevolts).state
  const { owner, cities } = after.lands.brittany
  assert.deepEqual([owner, cities[0]?.holder], [null, 'FRA'])
  const besieger = of(after, 'FRA').armies.I
  assert.ok(besieger && !mustGoBack(after, besieger), 'SNS 12.2.6: he stays')
})
