import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FACTION_IDS, type FactionId } from '../../src/data/factions/factions.ts'
import { landOf } from '../../src/data/map.ts'
import { intrigue } from '../../src/intrigue/intrigue.ts'
import { lootOf, playCardsInOrder } from '../../src/intrigue/play-cards.ts'
import { winnableLands } from '../../src/intrigue/winnable-lands.ts'
import { handOver } from '../../src/lands.ts'
import type { Agreement, State } from '../../src/state.ts'
import { of } from '../scene.ts'
import { act, court } from './court.ts'

const FOUR: readonly FactionId[] = ['HRE', 'FRA', 'ENG', 'NSE']
const everyone = Object.fromEntries(FACTION_IDS.map((seat) => [seat, ['ironVein'] as const]))

const agreement = (gold: number): Agreement => ({
  id: '1-1',
  holder: 'HRE',
  partner: 'FRA',
  stakes: [20, 20],
  gold,
  made: 0,
  opening: 0,
  settled: false,
})

test('SNS 3.3.1 seats play in the reverse order', () => {
  const scene = act(court(FACTION_IDS, everyone), playCardsInOrder)
  const order: FactionId[] = []
  while (!scene.over) {
    order.push(...scene.awaited())
    scene.away()
  }
  assert.equal(order.join(' '), 'NSE IRE ENG HUN FRA ARM BUL KIE POL KHA BYZ LEO FAT QUR HRE')
})

test('SNS 3.3.2, SNS 3.2.7 as many cards as one likes, one after another, each resolved before the next', () => {
  const state = court(FOUR, { FRA: ['royalMarriage', 'inheritTitle'] })
  handOver(state, 'tuscany', 'FRA')
  const scene = act(state, playCardsInOrder)
  assert.equal(scene.refusal('FRA', 'play-card', { play: 'royalMarriage', land: 'naples' }), 'SNS 3.4.1')
  scene.answer('FRA', 'play-card', { play: 'inheritTitle', land: 'rome' })
  scene.answer('FRA', 'play-card', { play: 'royalMarriage', land: 'naples' })
  assert.ok(scene.over, 'a seat without cards is not asked')
  assert.equal(scene.state.lands.naples.owner, 'FRA')
})

test('SNS 3.3.3 other cards wait for their phase, and a counter for something to answer', () => {
  const hand = ['bonusHarvest', 'minorAlly', 'sabotage', 'unmaskPretender', 'counterSpy'] as const
  const scene = act(court(FOUR, { FRA: hand }), playCardsInOrder)
  for (const card of hand) {
    assert.notEqual(scene.question('FRA', 'play-card').check({ play: card, land: 'brittany' }), undefined)
  }
  assert.equal(scene.refusal('FRA', 'play-card', { play: 'spy', piece: 'ENG I' }), 'SNS 3.3.2')
})

test('SNS 3.3.4 a played card is open and goes to the discards of its colour, whether it worked or not', () => {
  const scene = act(court(FOUR, { FRA: ['spy'] }), playCardsInOrder, [6, 6])
  scene.answer('FRA', 'play-card', { play: 'spy', piece: 'ENG I' })
  assert.deepEqual(scene.view('spectator').stacks.yellow.discards, ['spy'])
})

test('SNS 3.3.5 the first in play order counters, the others keep their cards, and who passed is not told', () => {
  const state = court(FOUR, {
    FRA: ['royalMarriage'],
    HRE: ['unmaskPretender'],
    ENG: ['unmaskPretender'],
    NSE: ['ironVein'],
  })
  const scene = act(state, playCardsInOrder).away('NSE').away('ENG')
  scene.answer('FRA', 'play-card', { play: 'royalMarriage', land: 'brittany' })
  assert.deepEqual(new Set(scene.awaited()), new Set(['HRE', 'ENG', 'NSE']))
  assert.equal(scene.refusal('NSE', 'unmask-pretender', 'counter'), 'SNS 3.4.6')
  scene.answer('HRE', 'unmask-pretender', 'counter').answer('ENG', 'unmask-pretender', 'counter')
  scene.answer('NSE', 'unmask-pretender', 'pass')
  assert.deepEqual(of(scene.state, 'ENG').hand, [])
  assert.deepEqual(of(scene.state, 'HRE').hand, ['unmaskPretender'])
  assert.ok(!scene.told().some((line) => line.includes('North Sea')))
})

test('SNS 3.3.6 a seat that does not answer plays nothing and counters nothing', () => {
  const state = court(FOUR, { FRA: ['royalMarriage'], ENG: ['unmaskPretender', 'spy'] })
  const scene = act(state, playCardsInOrder).away('ENG')
  scene.answer('FRA', 'play-card', { play: 'royalMarriage', land: 'brittany' }).away('ENG')
  assert.equal(scene.state.lands.brittany.owner, 'FRA')
  assert.deepEqual(of(scene.state, 'ENG').hand, ['unmaskPretender', 'spy'])
})

test('SNS 3.3.6, SNS 7.12.1 standing instructions play and counter by themselves', () => {
  const state = court(FOUR, { FRA: ['royalMarriage', 'spy'], ENG: ['unmaskPretender', 'counterSpy'] })
  const scene = act(state, playCardsInOrder, [3, 2])
  scene.instruct('ENG', 'unmask-pretender', { lands: ['brittany'] }).instruct('ENG', 'counter-spy', 'own')
  scene.instruct('ENG', 'play-card', [])
  scene.instruct('FRA', 'play-card', [
    { play: 'royalMarriage', land: 'brittany' },
    { play: 'spy', piece: 'ENG II' },
  ])
  assert.ok(scene.diceSpent().over)
  assert.equal(scene.state.lands.brittany.owner, null)
  assert.ok(scene.told().some((line) => line.includes('the dice must show 5 or less')))
  assert.equal(of(scene.state, 'FRA').known[0]?.piece, 'ENG II')
})

test('SNS 3.4.1, SNS 3.4.3 a land on one’s border is paid for and won with all its cities', () => {
  const scene = act(court(FOUR, { FRA: ['royalMarriage'] }), playCardsInOrder)
  scene.answer('FRA', 'play-card', { play: 'royalMarriage', land: 'toulouse' })
  const { owner, cities } = scene.state.lands.toulouse
  assert.equal(owner, 'FRA')
  assert.ok(cities.length > 0 && cities.every(({ holder }) => holder === 'FRA'))
  assert.equal(of(scene.state, 'FRA').gold, 85)
})

test('SNS E20, SNS 3.4.1, SNS 3.4.3, SNS 3.4.6 what a marriage costs', () => {
  const marry = (land: 'pomerania' | 'rome', counter: boolean) => {
    const state = court(FOUR, {
      FRA: ['inheritTitle'],
      ...(counter ? { ENG: ['unmaskPretender'] as const } : {}),
    })
    handOver(state, 'great_poland', 'FRA')
    handOver(state, 'tuscany', 'FRA')
    const scene = act(state, playCardsInOrder).away('ENG')
    scene.answer('FRA', 'play-card', { play: 'inheritTitle', land })
    if (counter) scene.answer('ENG', 'unmask-pretender', 'counter')
    return [100 - of(scene.state, 'FRA').gold, scene.state.lands[land].owner]
  }
  assert.deepEqual(marry('pomerania', false), [15, 'FRA'])
  assert.deepEqual(marry('rome', false), [25, 'FRA'])
  assert.deepEqual(marry('pomerania', true), [15, null])
  assert.deepEqual(marry('rome', true), [25, null])
  const rich = court(FOUR, { FRA: ['inheritTitle'] }, (state) => {
    const city = { kind: 'major', capitalOf: null, built: 1, holder: null } as const
    state.lands.brittany.cities = [{ ...city }, { ...city }]
  })
  const scene = act(rich, playCardsInOrder)
  assert.equal(scene.refusal('FRA', 'play-card', { play: 'inheritTitle', land: 'brittany' }), 'SNS 3.4.1')
})

test('SNS 3.4.3 who cannot pay cannot marry', () => {
  const state = court(FOUR, { FRA: ['royalMarriage'] })
  of(state, 'FRA').gold = 10
  const scene = act(state, playCardsInOrder)
  assert.equal(scene.refusal('FRA', 'play-card', { play: 'royalMarriage', land: 'toulouse' }), 'SNS 3.4.3')
})

test('SNS 3.4.2 a border of a team-mate’s land does not serve', () => {
  const state = court(FOUR, { FRA: ['royalMarriage'] })
  state.teams.push({ mark: 'A', members: ['FRA', 'ENG'], joined: { FRA: 0, ENG: 0 } })
  const scene = act(state, playCardsInOrder)
  assert.equal(scene.refusal('FRA', 'play-card', { play: 'royalMarriage', land: 'wales' }), 'SNS 3.4.2')
})

test('SNS 3.4.4 land of a seat, land with a seat’s city and closed land cannot be named; a minor’s home can', () => {
  const seats: readonly FactionId[] = ['HRE', 'FRA', 'NSE']
  const state = court(seats, { FRA: ['royalMarriage'], HRE: ['royalMarriage'] }, (each) => {
    const [city] = each.lands.arles.cities
    if (city !== undefined) city.holder = 'NSE'
  })
  const scene = act(state, playCardsInOrder)
  const marry = (land: string) => ({ play: 'royalMarriage', land })
  assert.equal(scene.refusal('FRA', 'play-card', marry('swabia')), 'SNS 3.4.4')
  assert.equal(scene.refusal('FRA', 'play-card', marry('arles')), 'SNS 3.4.4')
  assert.equal(scene.refusal('FRA', 'play-card', marry('wessex')), 'SNS 3.4.4')
  scene.away('FRA', 'play-card').answer('HRE', 'play-card', marry('great_poland')).away()
  assert.equal(scene.state.lands.great_poland.owner, 'HRE')
})

test('SNS 3.4.4 the limit of 50 city income measures a minor faction: Qurtuba not in play is out of reach', () => {
  const state = court(['HRE', 'FRA', 'NSE'], { FRA: ['royalMarriage'] }, (each) => {
    for (const land of ['castile', 'barcelona'] as const) handOver(each, land, 'FRA')
  })
  const scene = act(state, playCardsInOrder)
  // Two minor cities, 20 income: the land alone would be within reach. The realm has 70.
  for (const land of ['tulaytula', 'balansiya'])
    assert.equal(scene.refusal('FRA', 'play-card', { play: 'royalMarriage', land }), 'SNS 3.4.4', land)
  const winnable = winnableLands(scene.view('FRA'), 'FRA')
  assert.ok(winnable.includes('leon'), 'a realm of 20')
  assert.ok(!winnable.some((land) => landOf(land).home === 'QUR'))
})

test('SNS 3.4.5 pillaged land may be named, at the usual price', () => {
  const state = court(FOUR, { FRA: ['royalMarriage'] }, (each) => {
    each.lands.brittany.barren = 3
  })
  const scene = act(state, playCardsInOrder)
  scene.answer('FRA', 'play-card', { play: 'royalMarriage', land: 'brittany' })
  assert.equal(of(scene.state, 'FRA').gold, 90)
  assert.equal(scene.state.lands.brittany.owner, 'FRA')
})

test('SNS E19, SNS 3.4.7, SNS 3.4.8 a spy sees with 8 or less, countered with 5 or less', () => {
  const spy = (dice: number[], counter: boolean) => {
    const state = court(FOUR, { FRA: ['spy'], ...(counter ? { HRE: ['counterSpy'] as const } : {}) })
    const scene = act(state, playCardsInOrder, dice)
    scene.answer('FRA', 'play-card', { play: 'spy', piece: 'ENG I' })
    if (counter) scene.answer('HRE', 'counter-spy', 'counter')
    scene.diceSpent()
    return of(scene.state, 'FRA').known.length === 1
  }
  assert.ok(spy([4, 4], false))
  assert.ok(!spy([4, 5], false))
  assert.ok(!spy([4, 4], true), 'any other seat may counter, not only the owner')
  assert.ok(!spy([3, 3], true))
  assert.ok(spy([3, 2], true))
})

test('SNS 3.4.7 a spy is sent to a piece of another seat that is there', () => {
  const scene = act(court(FOUR, { FRA: ['spy'] }), playCardsInOrder)
  assert.equal(scene.refusal('FRA', 'play-card', { play: 'spy', piece: 'FRA I' }), 'SNS 3.4.7')
  assert.equal(scene.refusal('FRA', 'play-card', { play: 'spy', piece: 'ENG V' }), 'SNS 3.4.7')
  scene.away('FRA')
})

test('SNS 3.4.8 a counter that is not held is refused', () => {
  const scene = act(court(FOUR, { FRA: ['spy'], HRE: ['spy'] }), playCardsInOrder, [6, 6])
  scene.answer('FRA', 'play-card', { play: 'spy', piece: 'HRE I' })
  assert.equal(scene.refusal('HRE', 'counter-spy', 'counter'), 'SNS 3.4.8')
})

test('SNS 3.4.9 one spy on a piece in a season, and again in the next', () => {
  const state = court(FOUR, { FRA: ['spy', 'spy', 'spy'] })
  const scene = act(state, playCardsInOrder, [6, 6, 1, 1])
  scene.answer('FRA', 'play-card', { play: 'spy', piece: 'ENG I' })
  assert.equal(scene.refusal('FRA', 'play-card', { play: 'spy', piece: 'ENG I' }), 'SNS 3.4.9')
  scene.answer('FRA', 'play-card', { play: 'spy', piece: 'ENG 1' })
  const next = act(
    court(FOUR, {}, (each) => of(each, 'FRA').spiedOn.push('ENG I')),
    intrigue,
  )
  assert.deepEqual(of(next.state, 'FRA').spiedOn, [])
})

test('SNS 3.4.10, SNS 14.2.2, SNS 14.2.5 what a spy saw is shown to that seat alone, team-mates not', () => {
  const state = court(FOUR, { FRA: ['spy'], HRE: ['ironVein'] })
  state.teams.push({ mark: 'A', members: ['FRA', 'HRE'], joined: { FRA: 0, HRE: 0 } })
  const scene = act(state, playCardsInOrder, [1, 1])
  scene.answer('FRA', 'play-card', { play: 'spy', piece: 'ENG 1' }).away()
  const ships = of(scene.state, 'ENG').fleets['1']?.ships
  assert.deepEqual(of(scene.state, 'FRA').known, [{ piece: 'ENG 1', number: 1, units: ships, bands: [] }])
  assert.ok(scene.told('FRA').some((line) => /^Fleet 1 of England: \d/.test(line)))
  assert.ok(!scene.told('HRE').some((line) => /^Fleet 1 of England: \d/.test(line)))
  assert.equal(scene.view('HRE').powers.FRA?.known, null)
  assert.equal(scene.view('HRE').powers.ENG?.fleets['1']?.ships, null)
})

test('SNS E18, SNS 3.4.11, SNS 3.4.12 raiding a caravan', () => {
  assert.equal(lootOf(75, 'NSE'), 40 + 20)
  assert.equal(lootOf(75, 'QUR'), 60)
  assert.equal(lootOf(75, 'FRA'), 40)
  assert.equal(lootOf(5, 'NSE'), 5)
  const raid = (by: 'NSE' | 'ENG') => {
    const state = court(FOUR, { [by]: ['raidCaravans'] }, (each) => each.agreements.push(agreement(75)))
    const scene = act(state, playCardsInOrder)
    scene.answer(by, 'play-card', { play: 'raidCaravans', agreement: '1-1' })
    return [of(scene.state, by).gold - 100, scene.state.agreements[0]?.gold]
  }
  assert.deepEqual(raid('NSE'), [60, 15])
  assert.deepEqual(raid('ENG'), [40, 35])
})

test('SNS 3.4.11, SNS 4.4.8 a raid needs an agreement, and may leave nothing of it', () => {
  const state = court(FOUR, { NSE: ['raidCaravans', 'raidCaravans'] }, (each) =>
    each.agreements.push(agreement(5)),
  )
  const scene = act(state, playCardsInOrder)
  assert.equal(scene.refusal('NSE', 'play-card', { play: 'raidCaravans', agreement: '9' }), 'SNS 3.4.11')
  scene.answer('NSE', 'play-card', { play: 'raidCaravans', agreement: '1-1' })
  assert.deepEqual(scene.state.agreements, [])
  assert.deepEqual(scene.state.stacks.green.discards, ['tradeAgreement'])
})

function spyMaster(seat: FactionId) {
  return (state: State) => {
    of(state, seat).leader = 'spyMaster'
  }
}

test('SNS 3.5.1 the Spy-Master plays after all others', () => {
  const hands = { NSE: ['ironVein'], HRE: ['ironVein'] } as const
  const scene = act(court(FOUR, hands, spyMaster('NSE')), playCardsInOrder)
  assert.deepEqual(scene.awaited(), ['HRE'])
  assert.deepEqual(scene.away().awaited(), ['NSE'])
})

test('SNS 3.5.2 once in his turn the Spy-Master looks at a hand, which nobody else sees', () => {
  const state = court(FOUR, { ENG: ['spy', 'sabotage'] }, spyMaster('FRA'))
  const scene = act(state, playCardsInOrder).away('ENG')
  assert.equal(scene.refusal('FRA', 'play-card', { play: 'look', at: 'FRA' }), 'SNS 3.5.2')
  assert.equal(scene.refusal('FRA', 'play-card', { play: 'look', at: 'HRE' }), 'SNS 3.5.2')
  scene.answer('FRA', 'play-card', { play: 'look', at: 'ENG' })
  assert.deepEqual(of(scene.state, 'FRA').knownHands, [{ of: 'ENG', number: 1, cards: ['spy', 'sabotage'] }])
  assert.ok(scene.told('FRA').includes('The hand of England: Spy and Sabotage Army/Fleet.'))
  assert.ok(!scene.told('HRE').some((line) => line.includes('Sabotage')))
  assert.ok(scene.over, 'a second look is not offered')
})

test('SNS 3.5.2 without a Spy-Master nobody looks, nor he twice', () => {
  const other = act(court(FOUR, { FRA: ['ironVein'], ENG: ['spy'] }), playCardsInOrder).away('ENG')
  assert.equal(other.refusal('FRA', 'play-card', { play: 'look', at: 'ENG' }), 'SNS 3.5.2')
  const state = court(FOUR, { FRA: ['ironVein'], ENG: ['spy'] }, spyMaster('FRA'))
  const scene = act(state, playCardsInOrder).away('ENG')
  scene.answer('FRA', 'play-card', { play: 'look', at: 'ENG' })
  assert.equal(scene.refusal('FRA', 'play-card', { play: 'look', at: 'ENG' }), 'SNS 3.5.2')
})

test('SNS 3.5.3 another’s success gives the Spy-Master a roll, unless the piece is his own', () => {
  const share = (dice: number[], piece: string) => {
    const state = court(FOUR, { FRA: ['spy'] }, spyMaster('HRE'))
    const scene = act(state, playCardsInOrder, dice)
    scene.answer('FRA', 'play-card', { play: 'spy', piece }).diceSpent()
    return of(scene.state, 'HRE').known.map((seen) => seen.piece)
  }
  assert.deepEqual(share([1, 1, 2, 3], 'ENG I'), ['ENG I'])
  assert.deepEqual(share([1, 1, 3, 3], 'ENG I'), [])
  assert.deepEqual(share([1, 1], 'HRE I'), [])
  assert.deepEqual(share([6, 6], 'ENG I'), [], 'a failed spy has nothing to share')
})
