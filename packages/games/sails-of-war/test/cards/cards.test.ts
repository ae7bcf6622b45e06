import assert from 'node:assert/strict'
import { test } from 'node:test'
import { healBeforeDuel } from '../../src/cards/decide-heal-before-duel.ts'
import { veiled } from '../../src/cards/decide-veil.ts'
import { harvestCards } from '../../src/cards/harvest-cards.ts'
import { councilSegment } from '../../src/council/council-deeds.ts'
import type { ActionId } from '../../src/data/action-cards.ts'
import type { RaceId } from '../../src/data/races.ts'
import { actUntilDone } from '../../src/deeds.ts'
import { merchantsRate } from '../../src/economy/merchants.ts'
import { recruitmentSegment } from '../../src/economy/recruitment.ts'
import { movementSegment } from '../../src/movement/movement-deeds.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import type { State } from '../../src/state.ts'
import { army, hero, lay, port, ship } from '../field.ts'
import { of, position, Scene, type SceneWish } from '../scene.ts'

/** The Home Realm and a hand; whatever else the test needs. */
function holding(
  race: RaceId,
  cards: readonly ActionId[],
  change: (state: State) => void = () => undefined,
): State {
  const other: RaceId = race === 'dwarves' ? 'elves' : 'dwarves'
  return position([race, other], {}, (state) => {
    lay(state, HOMES[race], [3, 3], { owner: race })
    of(state, race).hand = [...cards]
    of(state, race).starpower = 3
    of(state, race).initiative = 1
    of(state, other).initiative = 2
    change(state)
  })
}

const HOMES = {
  knights: 'daqan',
  elves: 'lotharia',
  dwarves: 'dunwarr',
  barbarians: 'loth-khar',
  orcs: 'zul',
  'dark-lord': 'zorgas',
} as const

const inCouncil = (start: State, race: RaceId, dice: SceneWish['dice'] = []) =>
  new Scene(start, (t) => actUntilDone(t, race, councilSegment), { dice })
const recruiting = (start: State, race: RaceId, dice: SceneWish['dice'] = []) =>
  new Scene(start, (t) => actUntilDone(t, race, recruitmentSegment), { dice })

function moving(start: State, race: RaceId, dice: SceneWish['dice'] = []) {
  start.turn = newTurn(race)
  return new Scene(start, (t) => actUntilDone(t, race, movementSegment), { dice })
}

test('SOW 12.1.2, SOW 12.1.3 a card is played when it says, openly, and discarded', () => {
  const scene = recruiting(holding('knights', ['levy']), 'knights')
  assert.equal(scene.refusal('knights', 'recruit', { do: 'dragon-pact' }), 'SOW 12.1.2')
  scene.answer('knights', 'recruit', { do: 'levy', realm: 'daqan' })
  assert.deepEqual([of(scene.state, 'knights').hand, scene.state.discards], [[], ['levy']])
  assert.match(scene.told().join(), /Knights of Daqan played Levy/)
})

test('SOW 12.1.4 a Spell costs Starpower', () => {
  const start = holding('knights', ['dragon-pact'], (state) => {
    of(state, 'knights').starpower = 1
  })
  assert.equal(
    recruiting(start, 'knights').refusal('knights', 'recruit', { do: 'dragon-pact' }),
    'SOW 12.1.4',
  )
})

test('SOW 4.4.2 a Caravan gets 2 for 1 from the Free Merchants, with two Cities 1 for 1', () => {
  const start = holding('knights', ['caravan', 'caravan'], (state) => {
    lay(state, 'mellon', [5, 5], { owner: 'knights', building: 'city' })
  })
  const scene = inCouncil(start, 'knights')
  scene.answer('knights', 'council', { do: 'caravan' })
  assert.equal(merchantsRate(scene.state, 'knights'), 2)
  assert.equal(scene.refusal('knights', 'council', { do: 'caravan' }), 'SOW 4.4.2')
  lay(scene.state, 'goodland', [5, 7], { owner: 'knights', building: 'city' })
  assert.equal(merchantsRate(scene.state, 'knights'), 1)
})

test('SOW 4.1.3 one Starpower draws an extra card, once a round', () => {
  const start = holding('knights', [], (state) => {
    state.deck = ['levy', 'dread']
  })
  const scene = inCouncil(start, 'knights')
  scene.answer('knights', 'council', { do: 'extra-card' })
  assert.deepEqual([of(scene.state, 'knights').hand, of(scene.state, 'knights').starpower], [['dread'], 2])
  assert.equal(scene.refusal('knights', 'council', { do: 'extra-card' }), 'SOW 4.1.3')
})

test('SOW 4.3.8 an EVENT met in the draw for Starpower is rolled for at once', () => {
  const start = holding('knights', [], (state) => {
    state.deck = ['levy', 'dread', 'grain-law']
  })
  const scene = inCouncil(start, 'knights', [5, 8]).answer('knights', 'council', { do: 'extra-card' })
  scene.diceSpent()
  assert.deepEqual(of(scene.state, 'knights').hand, ['dread'])
  assert.equal(scene.state.weather.tradeWinds, 1)
  assert.deepEqual([scene.state.events, scene.state.eventsGone], [[], ['grain-law']])
  const base = holding('knights', [], (state) => {
    state.deck = ['levy', 'dread', 'grain-law']
    Object.assign(state.options, { mode: 'base' })
  })
  inCouncil(base, 'knights')
    .answer('knights', 'council', { do: 'extra-card' })
    .answer('knights', 'vote', 'carry')
    .answer('dwarves', 'vote', 'carry')
})

test('SOW 12.2.13, SOW 17.1.4 a Spy shows a hand to his player alone and costs it a card at random', () => {
  const start = holding('knights', ['spy'], (state) => {
    of(state, 'dwarves').hand = ['levy', 'dread']
  })
  const scene = inCouncil(start, 'knights', [{ draws: 'dread' }])
  assert.equal(scene.refusal('knights', 'council', { do: 'spy', race: 'knights' }), 'SOW 12.2.13')
  scene.answer('knights', 'council', { do: 'spy', race: 'dwarves' })
  assert.deepEqual(of(scene.state, 'dwarves').hand, ['levy'])
  assert.match(scene.told('knights').join(), /hand of the Dwarves.*Levy and Dread/)
  assert.doesNotMatch(scene.told('dwarves').join(), /Levy/)
  assert.equal(scene.view('dwarves').secrets?.spied.length, 0)
})

test('SOW 12.2.1, SOW 12.2.2 Levy, Bowmen’s Oath and Riders Arrive', () => {
  const start = holding('knights', ['levy', 'levy', 'bowmens-oath', 'riders-arrive'], (state) => {
    lay(state, 'mellon', [5, 5], { owner: 'knights', building: 'town' })
    lay(state, 'goodland', [5, 7], { owner: 'knights', building: 'city' })
  })
  const scene = recruiting(start, 'knights')
  assert.equal(scene.refusal('knights', 'recruit', { do: 'levy', realm: 'mellon' }), 'SOW 12.2.1')
  scene
    .answer('knights', 'recruit', { do: 'levy', realm: 'daqan' })
    .answer('knights', 'recruit', { do: 'levy', realm: 'goodland' })
    .answer('knights', 'recruit', { do: 'bowmens-oath', realm: 'mellon' })
    .answer('knights', 'recruit', { do: 'riders-arrive', realm: 'mellon' })
  const { daqan, goodland, mellon } = scene.state.realms
  assert.equal(daqan?.forces.knights?.units.footman, 2)
  assert.equal(goodland?.forces.knights?.units.footman, 2)
  assert.deepEqual([mellon?.forces.knights?.units.archer, mellon?.forces.knights?.units.cavalry], [1, 1])
})

test('SOW 12.2.4, SOW 1.3.5 Giants come to the good, Firegaunts to the evil, both to the neutral; to others a mix of 3', () => {
  const mix = { grain: 1, wood: 1, iron: 1 }
  const knights = recruiting(holding('knights', ['giants-friendship', 'firegaunt-bond']), 'knights')
  assert.equal(knights.refusal('knights', 'recruit', { do: 'giants-friendship', mix }), 'SOW 12.2.4')
  assert.equal(knights.refusal('knights', 'recruit', { do: 'firegaunt-bond', mix: null }), 'SOW 12.2.4')
  const before = { ...of(knights.state, 'knights').stock }
  knights
    .answer('knights', 'recruit', { do: 'giants-friendship', mix: null })
    .answer('knights', 'recruit', { do: 'firegaunt-bond', mix })
  assert.equal(knights.state.realms.daqan?.forces.knights?.units.giant, 1)
  assert.equal(of(knights.state, 'knights').stock.grain, before.grain + 1)
  assert.match(knights.told().join(), /Knights of Daqan get 1 Grain, 1 Wood and 1 Iron/)
  const barbarians = recruiting(holding('barbarians', ['giants-friendship', 'firegaunt-bond']), 'barbarians')
  barbarians
    .answer('barbarians', 'recruit', { do: 'giants-friendship', mix: null })
    .answer('barbarians', 'recruit', { do: 'firegaunt-bond', mix: null })
  const { units } = barbarians.state.realms['loth-khar']?.forces.barbarians ?? {}
  assert.deepEqual([units?.giant, units?.firegaunt], [1, 1])
})

test('SOW 12.2.4, SOW 1.4.3 with none of the six Giants free, or the Home Realm lost, the card brings the mix', () => {
  const mix = { grain: 0, wood: 3, iron: 0 }
  const none = holding('knights', ['giants-friendship'], (state) => {
    lay(state, 'mellon', [5, 5])
    army(state, 'mellon', 'dwarves', { giant: 5 })
    ship(state, 'dwarves', 'transport', [1, 1]).units.giant = 1
  })
  const lost = holding('knights', ['giants-friendship'], (state) => {
    Object.assign(state.realms.daqan ?? {}, { owner: 'dwarves' })
  })
  for (const start of [none, lost]) {
    const scene = recruiting(start, 'knights')
    const card = { do: 'giants-friendship', mix: null }
    assert.equal(scene.refusal('knights', 'recruit', card), 'SOW 12.2.4')
    scene.answer('knights', 'recruit', { ...card, mix })
    assert.equal(of(scene.state, 'knights').stock.wood, 3)
  }
})

test('SOW 12.2.5, SOW 1.4.3 Dragon Pact: a Dragon at home for 2 Starpower, if one of the eight is free', () => {
  const scene = recruiting(holding('knights', ['dragon-pact']), 'knights')
  scene.answer('knights', 'recruit', { do: 'dragon-pact' })
  assert.equal(scene.state.realms.daqan?.forces.knights?.units.dragon, 1)
  assert.equal(of(scene.state, 'knights').starpower, 1)
  const none = holding('knights', ['dragon-pact'], (state) => army(state, 'daqan', 'dwarves', { dragon: 8 }))
  assert.equal(recruiting(none, 'knights').refusal('knights', 'recruit', { do: 'dragon-pact' }), 'SOW 12.2.5')
})

test('SOW 12.1.5 a Counterspell undoes a Spell, and both are paid for', () => {
  const start = holding('knights', ['dragon-pact'], (state) => {
    of(state, 'dwarves').hand = ['counterspell']
    of(state, 'dwarves').starpower = 1
  })
  const scene = recruiting(start, 'knights')
  scene.answer('knights', 'recruit', { do: 'dragon-pact' }).answer('dwarves', 'counterspell', 'counter')
  assert.equal(scene.state.realms.daqan?.forces.knights, undefined)
  assert.deepEqual([of(scene.state, 'knights').starpower, of(scene.state, 'dwarves').starpower], [1, 0])
  assert.deepEqual([...scene.state.discards].sort(), ['counterspell', 'dragon-pact'])
})

test('SOW 12.1.7, SOW 12.1.5 a Counterspell is a Spell: countered, it leaves the first Spell its effect', () => {
  const start = holding('knights', ['dragon-pact', 'counterspell'], (state) => {
    Object.assign(of(state, 'dwarves'), { hand: ['counterspell'], starpower: 1 })
  })
  const scene = recruiting(start, 'knights')
    .answer('knights', 'recruit', { do: 'dragon-pact' })
    .answer('dwarves', 'counterspell', 'counter')
    .answer('knights', 'counterspell', 'counter')
  assert.equal(scene.state.realms.daqan?.forces.knights?.units.dragon, 1)
  assert.deepEqual([of(scene.state, 'knights').starpower, of(scene.state, 'dwarves').starpower], [0, 0])
  assert.deepEqual([...scene.state.discards].sort(), ['counterspell', 'counterspell', 'dragon-pact'])
})

test('SOW 12.2.6 Forced March is for units that have not moved', () => {
  const start = holding('knights', ['forced-march'], (state) => {
    army(state, 'daqan', 'knights', { footman: 2 })
    lay(state, 'mellon', [5, 5])
  })
  const scene = moving(start, 'knights')
  assert.equal(scene.refusal('knights', 'move', { do: 'forced-march', realm: 'mellon' }), 'SOW 12.2.6')
  scene.answer('knights', 'move', { do: 'forced-march', realm: 'daqan' })
  assert.deepEqual(scene.state.turn?.forced, ['daqan'])
})

test('SOW 12.2.9 Firestorm: three dice within three hexes, each 8 kills one of its owner’s choice', () => {
  const start = holding('knights', ['firestorm'], (state) => {
    army(state, 'daqan', 'knights', { footman: 1 })
    lay(state, 'mellon', [3, 6])
    lay(state, 'goodland', [6, 9])
    army(state, 'mellon', 'dwarves', { footman: 2, cavalry: 1 })
    army(state, 'goodland', 'dwarves', { footman: 2 })
  })
  const scene = moving(start, 'knights', [8, 7, 10])
  assert.equal(
    scene.refusal('knights', 'move', { do: 'firestorm', realm: 'goodland', race: 'dwarves' }),
    'SOW 12.2.9',
  )
  scene.answer('knights', 'move', { do: 'firestorm', realm: 'mellon', race: 'dwarves' })
  assert.equal(scene.refusal('dwarves', 'firestorm-losses', { footman: 1 }), 'SOW 12.2.9')
  scene.answer('dwarves', 'firestorm-losses', { footman: 1, cavalry: 1 })
  const units = scene.state.realms.mellon?.forces.dwarves?.units
  assert.deepEqual([units?.footman, units?.cavalry], [1, 0])
})

test('SOW 12.2.9 Firestorm reaches three hexes from a ship too; in a Port she lies in its Realm', () => {
  const start = (inPort: boolean) =>
    holding('knights', ['firestorm'], (state) => {
      lay(state, 'mellon', [3, 5], { owner: 'knights', ports: [port(2)] })
      lay(state, 'goodland', [3, 9])
      lay(state, 'larkfield', [3, 8])
      army(state, 'goodland', 'dwarves', { footman: 2 })
      army(state, 'larkfield', 'dwarves', { footman: 2 })
      const place = inPort ? { zone: null, port: { realm: 'mellon', side: 2 } as const } : {}
      ship(state, 'knights', 'warship', [3, 6], place)
    })
  const act = { do: 'firestorm', realm: 'goodland', race: 'dwarves' }
  assert.equal(moving(start(true), 'knights').refusal('knights', 'move', act), 'SOW 12.2.9')
  moving(start(true), 'knights', [1, 1, 1]).answer('knights', 'move', { ...act, realm: 'larkfield' })
  moving(start(false), 'knights', [1, 1, 1]).answer('knights', 'move', act)
})

test('SOW 12.2.14 Saboteur: on 5 or more near a Hero a City becomes a Town, a Port goes', () => {
  const start = holding('knights', ['saboteur'], (state) => {
    hero(state, 'knights', 'daqan')
    lay(state, 'mellon', [3, 5], { owner: 'dwarves', building: 'city', ports: [port(0)] })
  })
  const act = { do: 'saboteur', realm: 'mellon', what: 'city', side: null }
  assert.equal(
    moving(start, 'knights', []).refusal('knights', 'move', { ...act, what: 'town' }),
    'SOW 12.2.14',
  )
  const done = moving(start, 'knights', [5]).answer('knights', 'move', act)
  assert.equal(done.state.realms.mellon?.building, 'town')
  const again = holding('knights', ['saboteur'], (state) => {
    hero(state, 'knights', 'daqan')
    lay(state, 'mellon', [3, 5], { owner: 'dwarves', ports: [port(0)] })
  })
  const failed = moving(again, 'knights', [4])
  failed.answer('knights', 'move', { ...act, what: 'port', side: 0 })
  assert.equal(failed.state.realms.mellon?.ports.length, 1)
})

test('SOW 12.2.12, SOW 12.1.6 Healing Light heals a Hero, in Council, recruitment and movement', () => {
  for (const [kind, open] of [
    ['council', inCouncil],
    ['recruit', recruiting],
    ['move', moving],
  ] as const) {
    const start = holding('knights', ['healing-light'], (state) => {
      hero(state, 'knights', 'daqan', { wounds: 3 })
    })
    const scene = open(start, 'knights').answer('knights', kind, {
      do: 'healing-light',
      hero: 'knights/hero/1',
    })
    assert.equal(scene.state.heroes[0]?.wounds, 0)
  }
})

test('SOW 6.1.4, SOW 12.2.3, SOW 12.2.10 cards for the harvest: Rich Yield and Sudden Plenty', () => {
  const start = holding('knights', ['rich-yield', 'sudden-plenty'])
  let rich: readonly string[] = []
  const scene = new Scene(
    start,
    function* (t) {
      rich = (yield* harvestCards(t)).knights ?? []
    },
    { dice: [] },
  )
  assert.equal(scene.refusal('knights', 'harvest-cards', { do: 'rich-yield', realm: 'mellon' }), 'SOW 12.2.3')
  const mix = { grain: 2, wood: 2, iron: 1 }
  assert.equal(scene.refusal('knights', 'harvest-cards', { do: 'sudden-plenty', mix }), 'SOW 12.2.10')
  scene
    .answer('knights', 'harvest-cards', { do: 'rich-yield', realm: 'daqan' })
    .answer('knights', 'harvest-cards', { do: 'sudden-plenty', mix: { ...mix, iron: 2 } })
  assert.equal(scene.over, true)
  assert.deepEqual(rich, ['daqan'])
  assert.equal(of(scene.state, 'knights').stock.grain, 2)
})

test('SOW 12.2.11 Veil of Mist keeps a force out', () => {
  const start = holding('knights', ['veil-of-mist'], (state) => {
    army(state, 'daqan', 'knights', { footman: 1 })
    ship(state, 'dwarves', 'warship', [1, 1])
  })
  const kept: boolean[] = []
  const entering = () =>
    new Scene(
      start,
      function* (t) {
        const entry = { into: 'daqan', from: 'mellon', ship: null, flown: false } as const
        kept.push(yield* veiled(t, 'dwarves', { footman: 1 }, entry))
      },
      { dice: [] },
    )
  entering().answer('knights', 'veil-of-mist', 'pass')
  entering().answer('knights', 'veil-of-mist', 'veil')
  assert.deepEqual(kept, [false, true])
})

test('SOW 12.2.11, SOW 8.1.2 who controls a Home Realm may veil it from army units though nobody of his stands there', () => {
  const entering = (units: object) => {
    const start = holding('knights', ['veil-of-mist'], (state) => lay(state, 'mellon', [2, 3]))
    return new Scene(
      start,
      function* (t) {
        const entry = { into: 'daqan', from: 'mellon', ship: null, flown: false } as const
        yield* veiled(t, 'dwarves', units, entry)
      },
      { dice: [] },
    )
  }
  assert.deepEqual(entering({ footman: 1 }).asked('knights'), ['veil-of-mist'])
  assert.ok(entering({ giant: 1 }).over, 'monsters alone meet no militia')
})

test('SOW 12.2.11, SOW 12.1.5 where a Veil is countered another may be cast', () => {
  const start = holding('knights', ['veil-of-mist', 'veil-of-mist'], (state) => {
    army(state, 'daqan', 'knights', { footman: 1 })
    Object.assign(of(state, 'dwarves'), { hand: ['counterspell'], starpower: 1 })
  })
  let kept = false
  new Scene(
    start,
    function* (t) {
      const entry = { into: 'daqan', from: 'mellon', ship: null, flown: false } as const
      kept = yield* veiled(t, 'dwarves', { footman: 1 }, entry)
    },
    { dice: [] },
  )
    .answer('knights', 'veil-of-mist', 'veil')
    .answer('dwarves', 'counterspell', 'counter')
    .answer('knights', 'counterspell', 'pass')
    .answer('knights', 'veil-of-mist', 'veil')
  assert.equal(kept, true)
})

test('SOW 12.1.6 Healing Light may be cast before a duel one is challenged to', () => {
  const start = holding('knights', ['healing-light'], (state) => {
    hero(state, 'knights', 'daqan', { wounds: 4 })
  })
  const scene = new Scene(
    start,
    function* (t) {
      const [challenged] = t.state.heroes
      if (challenged !== undefined) yield* healBeforeDuel(t, challenged)
    },
    { dice: [] },
  )
  scene.answer('knights', 'heal-before-duel', 'heal')
  assert.equal(scene.state.heroes[0]?.wounds, 0)
  assert.equal(of(scene.state, 'knights').starpower, 2)
})
