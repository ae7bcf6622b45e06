import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layTable, Match, seedFrom } from '@windward/table'
import { fightLandBattles } from '../../src/battle/land-battles.ts'
import { initiative } from '../../src/council/initiative.ts'
import type { EventCardId } from '../../src/data/action-cards.ts'
import type { RaceId } from '../../src/data/races.ts'
import { NEUTRAL_IDS } from '../../src/data/realms.ts'
import { actUntilDone } from '../../src/deeds.ts'
import { priceFor } from '../../src/economy/guild.ts'
import { harvest } from '../../src/economy/harvest.ts'
import { merchantsRate } from '../../src/economy/merchants.ts'
import { recruitment } from '../../src/economy/recruitment.ts'
import { rollEvents } from '../../src/events/roll-events.ts'
import { votesOf } from '../../src/events/votes.ts'
import { game } from '../../src/index.ts'
import { movementSegment } from '../../src/movement/movement-deeds.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import { optionsShape } from '../../src/options.ts'
import { inOrder } from '../../src/players.ts'
import { dealRealms } from '../../src/setup/deal-realms.ts'
import { layBoard } from '../../src/setup/lay-board.ts'
import { zonesFor, zonesForHome } from '../../src/setup/realms-that-fit.ts'
import type { SailsOfWar, State } from '../../src/state.ts'
import { supply } from '../../src/supply/supply.ts'
import { army, hero, lay } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

const base = (seats: readonly RaceId[], change?: (state: State) => void) =>
  position(seats, { mode: 'base' }, (state) => {
    for (const [place, race] of seats.entries())
      of(state, race).initiative = place === 0 ? 1 : place === 1 ? 2 : 3
    change?.(state)
  })

test('SOW 16.1 without a sea there are no Serpents and no quest counters', () => {
  const options = optionsShape.parse({ mode: 'base', roundLimit: 1 })
  const laid = layTable(game, { options, seats: ['elves', 'orcs'], seed: seedFrom('continent') })
  assert.ok(laid.ok)
  const opened = Match.open(game, laid.value)
  assert.ok(opened.ok)
  for (const question of awaited(opened.value)) opened.value.timeUp(question.seat, question.id)
  const { state } = opened.value
  assert.deepEqual([state.serpents, state.faceDown, state.unused], [[], {}, []])
  assert.equal(state.outcome?.how, 'roundLimit')
})

/** One question after the other, for as long as there are any. */
function* awaited(match: Match<SailsOfWar>) {
  for (;;) {
    const [question] = match.unanswered()
    if (question === undefined) return
    yield question
  }
}

test('SOW 16.1 no Port is built', () => {
  const state = base(['elves', 'orcs'], (fresh) => {
    lay(fresh, 'mellon', [3, 3], { owner: 'elves' })
    of(fresh, 'elves').stock = { grain: 9, wood: 9, iron: 9 }
  })
  const scene = new Scene(state, recruitment)
  assert.equal(
    scene.refusal('elves', 'recruit', { do: 'port', realm: 'mellon', side: 0, wood: 5 }),
    'SOW 16.1',
  )
})

test('SOW 16.2 Realms are dealt evenly and laid into one continent from the middle', () => {
  const seats = ['elves', 'orcs', 'knights'] as const
  const dealt = new Scene(base(seats), dealRealms, { dice: [{ shuffle: [...NEUTRAL_IDS] }] }).state
  for (const race of seats) assert.equal(of(dealt, race).dealt.length, 10)
  const scene = new Scene(dealt, layBoard, { dice: [9, 5, 4] })
  const [middle] = zonesFor(dealt, 'mellon')
  assert.ok(middle !== undefined && zonesFor(dealt, 'mellon').length === 1)
  assert.equal(scene.refusal('elves', 'lay', { do: 'roll' }), 'SOW 2.3.3')
  scene.answer('elves', 'lay', { do: 'realm', realm: 'mellon', zone: middle, turned: 0 })
  const { state } = scene
  assert.equal(
    scene.refusal('orcs', 'lay', { do: 'realm', realm: 'thornwood', zone: 1, turned: 0 }),
    'SOW 2.3.2',
  )
  const [own] = of(state, 'orcs').dealt
  assert.ok(own)
  assert.equal(scene.refusal('orcs', 'lay', { do: 'realm', realm: own, zone: 1, turned: 0 }), 'SOW 16.2')
  for (const zone of zonesFor(state, own)) assert.ok(Math.abs(zone - middle) < 14)
})

test('SOW 16.2 a Home Realm touches two Realms, or one where that cannot be', () => {
  const one = base(['elves', 'orcs'], (fresh) => lay(fresh, 'mellon', [3, 5]))
  assert.equal(zonesForHome(one).length, 6)
  const two = base(['elves', 'orcs'], (fresh) => {
    lay(fresh, 'mellon', [3, 5])
    lay(fresh, 'goodland', [4, 5])
  })
  assert.equal(zonesForHome(two).length, 2)
})

test('SOW 16.3 the initiative is bid for in every round', () => {
  const state = base(['elves', 'orcs'], (fresh) => {
    fresh.round = 2
  })
  const scene = new Scene(state, initiative, { dice: [{ shuffle: [4, 1, 2, 3, 5, 6] }, 9, 2] })
  scene
    .answer('elves', 'bid', { grain: 0, wood: 0, iron: 0 })
    .answer('orcs', 'bid', { grain: 0, wood: 0, iron: 0 })
  scene.answer('elves', 'initiative-counter', 'keep')
  assert.deepEqual(inOrder(scene.state), ['elves', 'orcs'], 'by the first number in Fall too')
})

/** A card drawn by the Orcs is put to the vote. */
function vote(card: EventCardId, change?: (state: State) => void) {
  const state = base(['elves', 'orcs', 'knights'], (fresh) => {
    lay(fresh, 'lotharia', [1, 1], { owner: 'elves' })
    lay(fresh, 'zul', [1, 5], { owner: 'orcs' })
    lay(fresh, 'daqan', [1, 9], { owner: 'knights' })
    fresh.events = [card]
    fresh.eventsBy = ['orcs']
    change?.(fresh)
  })
  return new Scene(state, rollEvents)
}

/** All vote alike. */
function voted(card: EventCardId, wish: 'carry' | 'reject', change?: (state: State) => void) {
  const scene = vote(card, change)
  for (const race of ['elves', 'orcs', 'knights'] as const) scene.answer(race, 'vote', wish)
  return scene
}

test('SOW 16.4, SOW 1.3.2 one vote and one a City, the Knights one more; a tie is broken by who drew the card', () => {
  const scene = vote('open-markets', (state) =>
    lay(state, 'mellon', [5, 5], { owner: 'elves', building: 'city' }),
  )
  assert.deepEqual(
    (['elves', 'orcs', 'knights'] as const).map((race) => votesOf(scene.state, race)),
    [2, 1, 2],
  )
  scene.answer('elves', 'vote', 'carry').answer('orcs', 'vote', 'carry').answer('knights', 'vote', 'reject')
  assert.deepEqual(scene.state.weather.laws, [{ card: 'open-markets', carried: true }])
  assert.deepEqual(scene.state.eventsGone, ['open-markets'])
  const tied = vote('open-markets', (state) => {
    Object.assign(state, { seats: ['elves', 'orcs'] })
    delete state.players.knights
  })
  tied.answer('elves', 'vote', 'carry').answer('orcs', 'vote', 'reject')
  tied.answer('orcs', 'break-tie', 'reject')
  assert.deepEqual(tied.state.weather.laws, [{ card: 'open-markets', carried: false }])
})

test('SOW 16.5 Open Markets and Guild Discount', () => {
  assert.equal(merchantsRate(voted('open-markets', 'carry').state, 'elves'), 2)
  assert.equal(merchantsRate(voted('open-markets', 'reject').state, 'elves'), Number.POSITIVE_INFINITY)
  assert.equal(priceFor(voted('guild-discount', 'carry').state, 'elves'), 7)
  assert.equal(priceFor(voted('guild-discount', 'reject').state, 'elves'), undefined)
})

test('SOW 16.5 War Tithe', () => {
  const cities = (state: State) => {
    lay(state, 'mellon', [5, 5], { owner: 'elves', building: 'city' })
    of(state, 'elves').stock = { grain: 5, wood: 5, iron: 0 }
  }
  assert.deepEqual(of(voted('war-tithe', 'carry', cities).state, 'elves').stock, {
    grain: 5,
    wood: 4,
    iron: 0,
  })
  const rejected = voted('war-tithe', 'reject', cities).answer('elves', 'war-tithe', 'iron')
  assert.equal(of(rejected.state, 'elves').stock.iron, 5)
})

test('SOW 16.5 Truce of the Moon', () => {
  const state = voted('truce-of-the-moon', 'carry').state
  army(state, 'daqan', 'orcs', { footman: 2 })
  assert.ok(new Scene(state, (t) => fightLandBattles(t, 'orcs')).over)
  const rejected = voted('truce-of-the-moon', 'reject')
  assert.equal(rejected.state.realms.daqan?.forces.knights?.units.footman, 1)
  assert.match(rejected.told().join(), /Knights of Daqan gain 1 Footman in Daqan/)
})

test('SOW 16.5 Edict on Monsters and Hunt for the Dark', () => {
  const beasts = (state: State) => {
    army(state, 'zul', 'orcs', { footman: 2, firegaunt: 1, dragon: 1 })
    state.deck = ['levy', 'giants-friendship', 'spy', 'dread', 'volley', 'levy', 'firegaunt-bond', 'spy']
  }
  const banned = voted('edict-on-monsters', 'carry', beasts).state.realms.zul?.forces.orcs?.units
  assert.deepEqual([banned?.firegaunt, banned?.dragon], [0, 1])
  const sought = voted('edict-on-monsters', 'reject', beasts).state
  assert.deepEqual(
    (['elves', 'orcs', 'knights'] as const).map((race) => of(sought, race).hand.length),
    [2, 3, 2],
  )
  const hunted = voted('hunt-for-the-dark', 'carry', beasts)
  assert.equal(hunted.refusal('orcs', 'hunt', 'daqan'), 'SOW 16.5')
  hunted.answer('orcs', 'hunt', 'zul')
  assert.equal(hunted.refusal('orcs', 'firestorm-losses', { giant: 1 }), 'SOW 16.5')
  hunted.answer('orcs', 'firestorm-losses', { firegaunt: 1 })
  const { footman, firegaunt } = hunted.state.realms.zul?.forces.orcs?.units ?? {}
  assert.deepEqual([footman, firegaunt], [2, 0], 'its owner picks who dies')
  const spared = voted('hunt-for-the-dark', 'reject', beasts).state
  assert.equal(spared.realms.zul?.forces.orcs?.units.footman, 3)
})

test('SOW 16.5 SOW 4.3.4 who seeks a monster draws first and discards then, whatever he held before', () => {
  const scene = voted('edict-on-monsters', 'reject', (state) => {
    of(state, 'elves').hand = ['spy', 'spy', 'levy', 'levy', 'dread', 'volley', 'dragon-pact']
    state.deck = ['volley', 'dragon-pact', 'dragon-pact', 'spy', 'volley', 'levy']
  })
  assert.equal(of(scene.state, 'elves').hand.length, 10, 'a monster he had is none he has drawn')
  for (let more = 3; more > 0; more -= 1) scene.answer('elves', 'discard', 'spy')
  assert.equal(of(scene.state, 'elves').hand.length, 7)
})

test('SOW 16.5 Heroes’ Pardon and Burning of Books', () => {
  const field = (state: State) => {
    hero(state, 'elves', 'lotharia', { wounds: 4 })
    of(state, 'elves').hand = ['levy', 'spy', 'dread']
    state.deck = ['levy', 'spy', 'volley']
  }
  assert.equal(voted('heroes-pardon', 'carry', field).state.heroes[0]?.wounds, 0)
  assert.deepEqual(voted('heroes-pardon', 'reject', field).state.heroes, [])
  const burnt = voted('burning-of-books', 'carry', field).answer('elves', 'discard', 'levy')
  assert.equal(of(burnt.state, 'elves').hand.length, 2)
  assert.equal(of(voted('burning-of-books', 'reject', field).state, 'orcs').hand.length, 1)
})

test('SOW 16.5 Conscription and Masons’ Charter', () => {
  const rich = (state: State) => {
    of(state, 'elves').stock = { grain: 0, wood: 1, iron: 5 }
    lay(state, 'mellon', [5, 5], { owner: 'elves' })
  }
  const footmen = { do: 'units', realm: 'lotharia', units: { footman: 2 } }
  const cheap = new Scene(voted('conscription', 'carry', rich).state, recruitment).answer(
    'elves',
    'recruit',
    footmen,
  )
  assert.deepEqual(of(cheap.state, 'elves').stock, { grain: 0, wood: 0, iron: 4 })
  const paid = new Scene(voted('conscription', 'carry', rich).state, recruitment)
  assert.equal(paid.refusal('elves', 'recruit', { ...footmen, iron: 3 }), 'SOW 1.4.2')
  assert.equal(paid.refusal('elves', 'recruit', { ...footmen, iron: 0 }), 'SOW 1.4.2', 'there is one Wood')
  paid.answer('elves', 'recruit', { ...footmen, iron: 2 })
  assert.deepEqual(of(paid.state, 'elves').stock, { grain: 0, wood: 1, iron: 3 }, 'Wood or Iron, as he likes')
  const dear = new Scene(voted('conscription', 'reject', rich).state, recruitment)
  assert.equal(dear.refusal('elves', 'recruit', footmen), 'SOW 1.4.2')
  assert.equal(dear.refusal('elves', 'recruit', { ...footmen, iron: 1 }), 'SOW 1.4.2')
  const stone = (state: State) => {
    rich(state)
    of(state, 'elves').stock = { grain: 0, wood: 3, iron: 3 }
  }
  const town = { do: 'town', realm: 'mellon' }
  const built = new Scene(voted('masons-charter', 'carry', stone).state, recruitment).answer(
    'elves',
    'recruit',
    town,
  )
  assert.equal(built.state.realms.mellon?.building, 'town')
  const none = new Scene(voted('masons-charter', 'reject', stone).state, recruitment)
  assert.equal(none.refusal('elves', 'recruit', town), 'SOW 16.5')
})

test('SOW 16.5 Grain Law and Roads of the Realm', () => {
  const halved = new Scene(voted('grain-law', 'reject').state, harvest)
  assert.equal(of(halved.state, 'elves').stock.grain, 2, 'half of 3, rounded up')
  const { state: hungry } = voted('grain-law', 'carry', (fresh) => {
    army(fresh, 'lotharia', 'elves', { footman: 4 })
    of(fresh, 'elves').stock = { grain: 1, wood: 0, iron: 0 }
  })
  const fed = new Scene(hungry, supply).away('elves')
  assert.equal(fed.state.realms.lotharia?.forces.elves?.units.footman, 2, 'one Grain feeds two')
  const roads = (wish: 'carry' | 'reject') => {
    const { state } = voted('roads-of-the-realm', wish, (fresh) => {
      for (const [place, id] of (['mellon', 'goodland', 'harrowmere', 'larkfield'] as const).entries()) {
        lay(fresh, id, [place + 3, 4], place === 0 ? { owner: 'elves', building: 'town' } : {})
      }
      lay(fresh, 'bone-flats', [6, 6])
      army(fresh, 'mellon', 'elves', { footman: 1, dragon: 1 })
      hero(fresh, 'elves', 'mellon')
    })
    state.turn = newTurn('elves')
    return new Scene(state, (t) => actUntilDone(t, 'elves', movementSegment))
  }
  const path = ['goodland', 'harrowmere', 'larkfield']
  const flight = { do: 'fly', from: 'mellon', to: 'bone-flats', units: {}, hero: null }
  roads('carry')
    .answer('elves', 'move', { do: 'march', from: 'mellon', units: { footman: 1 }, path })
    .answer('elves', 'move', flight)
  const slow = roads('reject')
  assert.equal(slow.refusal('elves', 'move', { do: 'walk', hero: 'elves/hero/1', path }), 'SOW 10.1.1')
  assert.equal(slow.refusal('elves', 'move', { ...flight, to: 'larkfield' }), 'SOW 7.7.1')
})

test('SOW 16.7, SOW 13.1 any Hero takes the stages of a quest; who does the last gains the prize on the spot', () => {
  const state = base(['elves', 'orcs'], (fresh) => {
    lay(fresh, 'lotharia', [1, 1], { owner: 'elves' })
    lay(fresh, 'stormtop', [4, 4])
    hero(fresh, 'elves', 'lotharia', { quest: { card: 'warding-stone', stage: 1, prize: null } })
    hero(fresh, 'elves', 'stormtop')
    fresh.turn = newTurn('elves')
  })
  const scene = new Scene(state, (t) => actUntilDone(t, 'elves', movementSegment), { dice: [6] })
  scene.answer('elves', 'move', { do: 'stage', hero: 'elves/hero/2' })
  assert.deepEqual(
    scene.state.heroes.map(({ artifacts, quest }) => [artifacts, quest]),
    [
      [[], null],
      [['warding-stone'], null],
    ],
  )
  assert.match(scene.told().join(), /The second Hero of the Elves of Lotharia gains the Warding Stone/)
  assert.doesNotMatch(scene.told('elves').join(), /home/)
})
