import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawCards } from '../../src/cards/draw-cards.ts'
import { drawActionCards } from '../../src/council/action-cards.ts'
import { wizardsCouncil } from '../../src/council/council.ts'
import { councilSegment, mayAct } from '../../src/council/council-deeds.ts'
import { replenishStarpower } from '../../src/council/starpower.ts'
import { actUntilDone } from '../../src/deeds.ts'
import type { SowTable } from '../../src/state.ts'
import { hero, lay } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

const quietly = (flow: (t: SowTable) => void) => (t: SowTable) => {
  flow(t)
  return undefined
}

test('SOW 4.1.2 a Starpower for each Star that counts, and one for the Staff', () => {
  const state = position(['elves', 'orcs', 'dark-lord'], {}, (fresh) => {
    lay(fresh, 'mellon', [3, 3], { owner: 'elves' })
    fresh.places.mellon = 'tower-of-timorran'
    of(fresh, 'elves').stars = 2
    Object.assign(of(fresh, 'orcs'), { stars: 1, waiting: 3, artifacts: ['staff'], starpower: 9 })
  })
  const { state: after } = new Scene(state, quietly(replenishStarpower))
  assert.equal(of(after, 'elves').starpower, 3)
  assert.equal(of(after, 'orcs').starpower, 2, 'none is saved, and Stars that wait give none')
  assert.equal(of(after, 'dark-lord').starpower, 0)
})

test('SOW 4.3.1 one card each, in initiative order; the Knights two in Spring', () => {
  const state = position(['knights', 'orcs'], {}, (fresh) => {
    of(fresh, 'knights').initiative = 2
    of(fresh, 'orcs').initiative = 1
    fresh.deck = ['volley', 'dread', 'spy', 'levy']
  })
  const scene = new Scene(state, drawActionCards)
  assert.deepEqual(of(scene.state, 'orcs').hand, ['levy'])
  assert.deepEqual(of(scene.state, 'knights').hand, ['spy', 'dread'])
  assert.deepEqual(scene.state.deck, ['volley'])
})

test('SOW 4.3.2 an EVENT is told to all and drawn again', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    of(fresh, 'elves').initiative = 1
    of(fresh, 'orcs').initiative = 2
    fresh.deck = ['levy', 'spy', 'grain-law', 'war-tithe']
  })
  const scene = new Scene(state, drawActionCards)
  assert.deepEqual(of(scene.state, 'elves').hand, ['spy'])
  assert.deepEqual(scene.state.events, ['war-tithe', 'grain-law'])
  assert.equal(scene.told('orcs').filter((line) => line.includes('Event')).length, 2)
  assert.ok(
    !scene.told('orcs').some((line) => line.includes('Spy')),
    'what was drawn only its player is told',
  )
})

test('SOW 4.3.4 who has more than seven after drawing discards down to seven', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    of(fresh, 'elves').hand = ['levy', 'levy', 'spy', 'spy', 'dread', 'dread', 'volley']
    fresh.deck = ['saboteur']
  })
  const scene = new Scene(state, (t) => drawCards(t, 'elves', 1, 'other'))
  assert.equal(scene.refusal('elves', 'discard', 'caravan'), 'SOW 4.3.4')
  scene.answer('elves', 'discard', 'volley')
  assert.equal(of(scene.state, 'elves').hand.length, 7)
  assert.deepEqual(scene.state.discards, ['volley'])
})

test('SOW 4.3.5 elsewhere an EVENT leaves the game and another card is drawn', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    fresh.deck = ['saboteur', 'grain-law']
  })
  const scene = new Scene(state, (t) => drawCards(t, 'elves', 1, 'other'))
  assert.deepEqual(of(scene.state, 'elves').hand, ['saboteur'])
  assert.deepEqual(scene.state.eventsGone, ['grain-law'])
  assert.deepEqual(scene.state.events, [])
})

test('SOW 4.3.6 an empty deck is made of the discards; with none left nothing is drawn', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    fresh.discards = ['levy', 'spy']
  })
  const scene = new Scene(state, (t) => drawCards(t, 'elves', 3, 'other'), {
    dice: [{ shuffle: ['spy', 'levy'] }],
  })
  assert.deepEqual(of(scene.state, 'elves').hand, ['levy', 'spy'])
  assert.deepEqual(scene.state.discards, [])
})

test('SOW 4.3.7 a Hero at home exchanges his Quest Card instead of the draw', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    of(fresh, 'elves').initiative = 1
    of(fresh, 'orcs').initiative = 2
    lay(fresh, 'lotharia', [2, 2], { owner: 'elves' })
    hero(fresh, 'elves', 'lotharia', { quest: { card: 'lost-mine', stage: 0, prize: null } })
    fresh.questDeck = ['giant-oak', 'star-thief']
    fresh.deck = ['levy', 'spy']
  })
  const scene = new Scene(state, drawActionCards).answer('elves', 'exchange-quest', 'exchange')
  assert.equal(scene.state.heroes[0]?.quest?.card, 'star-thief')
  assert.deepEqual(scene.state.questDeck, ['lost-mine', 'giant-oak'])
  assert.deepEqual(of(scene.state, 'elves').hand, [])
  assert.deepEqual(of(scene.state, 'orcs').hand, ['spy'])
})

test('SOW 4.3.7 so does a Hero anywhere, aboard a ship and with his Home Realm lost', () => {
  for (const place of [{ realm: 'mellon' }, { realm: null, ship: 'elves/transport/1' }] as const) {
    const state = position(['elves', 'orcs'], {}, (fresh) => {
      of(fresh, 'elves').initiative = 1
      of(fresh, 'orcs').initiative = 2
      lay(fresh, 'lotharia', [2, 2], { owner: 'orcs' })
      lay(fresh, 'mellon', [5, 5])
      hero(fresh, 'elves', null, { ...place, quest: { card: 'lost-mine', stage: 0, prize: null } })
      fresh.questDeck = ['giant-oak']
      fresh.deck = ['levy', 'spy']
    })
    const scene = new Scene(state, drawActionCards).answer('elves', 'exchange-quest', 'exchange')
    assert.equal(scene.state.heroes[0]?.quest?.card, 'giant-oak')
  }
})

test('SOW 4.3.7 who carries a prize has no card to exchange, though he is asked like any other', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    of(fresh, 'elves').initiative = 1
    of(fresh, 'orcs').initiative = 2
    lay(fresh, 'lotharia', [2, 2], { owner: 'elves' })
    hero(fresh, 'elves', 'lotharia', { quest: { card: 'star-thief', stage: 3, prize: 'star' } })
    fresh.questDeck = ['giant-oak']
    fresh.deck = ['levy', 'spy']
  })
  const scene = new Scene(state, drawActionCards)
  assert.equal(scene.refusal('elves', 'exchange-quest', 'exchange'), 'SOW 4.3.7')
  scene.answer('elves', 'exchange-quest', 'draw')
  assert.equal(scene.state.heroes[0]?.quest?.prize, 'star')
})

test('SOW 4.4.1 each in initiative order, while he has something to do', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    lay(fresh, 'lotharia', [2, 2], { owner: 'elves' })
    hero(fresh, 'elves', 'lotharia')
    fresh.questDeck = ['giant-oak']
  })
  assert.ok(mayAct(state, 'elves'))
  assert.ok(!mayAct(state, 'orcs'))
  const scene = new Scene(state, (t) => actUntilDone(t, 'elves', councilSegment))
  scene.answer('elves', 'council', { do: 'quest', hero: 'elves/hero/1' })
  assert.equal(scene.state.heroes[0]?.quest?.card, 'giant-oak')
  scene.answer('elves', 'council', 'done')
  assert.ok(scene.over)
})

test('SOW 4.1.1, SOW 1.1.2 a Council in Spring: Starpower, Serpents, initiative, cards', () => {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    fresh.round = 0
    lay(fresh, 'lotharia', [1, 1], { owner: 'elves' })
    lay(fresh, 'zul', [1, 9], { owner: 'orcs' })
    of(fresh, 'elves').stars = 1
    fresh.serpents = [40]
    fresh.deck = ['levy', 'spy']
  })
  const scene = new Scene(state, wizardsCouncil, { dice: [9, { shuffle: [1, 2, 3, 4, 5, 6] }, 8, 3] })
  assert.equal(of(scene.state, 'elves').starpower, 1)
  assert.deepEqual([...scene.awaited()].sort(), ['elves', 'orcs'])
  assert.deepEqual(scene.asked('orcs'), ['bid'])
  scene.away()
  assert.deepEqual(scene.asked('elves'), ['initiative-counter'])
  scene.away()
  assert.equal(of(scene.state, 'orcs').hand.length, 1)
  assert.deepEqual(scene.asked('orcs'), ['council'])
})
