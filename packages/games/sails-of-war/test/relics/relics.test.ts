import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zoneAt } from '../../src/board/zones.ts'
import { councilSegment } from '../../src/council/council-deeds.ts'
import type { RelicId } from '../../src/data/artifacts.ts'
import { actUntilDone } from '../../src/deeds.ts'
import { recruitmentSegment } from '../../src/economy/recruitment.ts'
import { movementSegment } from '../../src/movement/movement-deeds.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import { toothDirection } from '../../src/sea/decide-tooth-of-the-sea.ts'
import { moveSerpents } from '../../src/sea/serpents.ts'
import type { State } from '../../src/state.ts'
import { army, lay, port, ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

function having(relics: readonly RelicId[], change: (state: State) => void = () => undefined): State {
  return position(['knights', 'orcs'], {}, (state) => {
    lay(state, 'daqan', [3, 3], { owner: 'knights' })
    of(state, 'knights').relics = [...relics]
    of(state, 'knights').initiative = 1
    of(state, 'orcs').initiative = 2
    change(state)
  })
}

const inCouncil = (start: State) =>
  new Scene(start, (t) => actUntilDone(t, 'knights', councilSegment), { dice: [] })
const recruiting = (start: State) =>
  new Scene(start, (t) => actUntilDone(t, 'knights', recruitmentSegment), { dice: [] })
const moving = (start: State) => {
  start.turn = newTurn('knights')
  return new Scene(start, (t) => actUntilDone(t, 'knights', movementSegment), { dice: [] })
}

test('SOW 11.5.2, SOW 11.5.3, SOW 11.5.4 the Scroll shows three counters to its player, at any time, once', () => {
  for (const [kind, open] of [
    ['council', inCouncil],
    ['recruit', recruiting],
    ['move', moving],
  ] as const) {
    const scene = open(
      having(['scroll-of-sight'], (state) => {
        for (const [n, id] of (['mellon', 'goodland', 'kingsreach'] as const).entries())
          lay(state, id, [5, 2 + n])
        state.faceDown = { mellon: 'ogre', goodland: 'village', kingsreach: 'star' }
      }),
    )
    const look = { do: 'scroll-of-sight', realms: ['mellon', 'goodland', 'kingsreach'] }
    assert.equal(scene.refusal('knights', kind, { ...look, realms: ['daqan'] }), 'SOW 11.5.4')
    scene.answer('knights', kind, look)
    assert.equal(scene.view('knights').secrets?.glimpsed.kingsreach, 'star')
    assert.match(scene.told('knights').join(), /Mellon lies face down: Ogre/)
    assert.doesNotMatch(scene.told('orcs').join(), /Ogre/)
    assert.equal(scene.refusal('knights', kind, look), 'SOW 11.5.2')
    assert.deepEqual(scene.state.countersGone, ['scroll-of-sight'])
  }
})

test('SOW 11.5.5 the Wand of Time exchanges initiative counters', () => {
  const scene = inCouncil(having(['wand-of-time']))
  assert.equal(scene.refusal('knights', 'council', { do: 'wand-of-time', race: 'knights' }), 'SOW 11.5.5')
  scene.answer('knights', 'council', { do: 'wand-of-time', race: 'orcs' })
  assert.deepEqual([of(scene.state, 'knights').initiative, of(scene.state, 'orcs').initiative], [2, 1])
})

test('SOW 11.5.6 the Purple Sail brings two Warships into a Port, as far as counters go', () => {
  const laid = (warships: number) =>
    having(['purple-sail'], (state) => {
      lay(state, 'mellon', [5, 5], { owner: 'knights', ports: [port(0)] })
      for (let n = 0; n < warships; n += 1) ship(state, 'knights', 'warship', [1, 1])
    })
  const act = { do: 'purple-sail', realm: 'mellon', side: 0 }
  const scene = recruiting(laid(4))
  assert.equal(scene.refusal('knights', 'recruit', { ...act, side: 1 }), 'SOW 11.5.6')
  scene.answer('knights', 'recruit', act)
  assert.equal(scene.state.ships.filter(({ port: lies }) => lies !== null).length, 1)
  assert.equal(recruiting(laid(0)).answer('knights', 'recruit', act).state.ships.length, 2)
  assert.equal(recruiting(laid(5)).refusal('knights', 'recruit', act), 'SOW 11.5.6')
})

test('SOW 11.5.7 the Tooth of the Sea names one direction for all Serpents', () => {
  let named: number | null = null
  const scene = new Scene(
    having(['tooth-of-the-sea']),
    function* (t) {
      named = yield* toothDirection(t)
    },
    { dice: [] },
  )
  scene.answer('knights', 'tooth-of-the-sea', 2)
  assert.equal(named, 2)
  assert.deepEqual(of(scene.state, 'knights').relics, [])
})

test('SOW 11.5.7, SOW 3.1, SOW 3.2 by the Tooth all Serpents go one way without a die, land stopping them as ever', () => {
  const start = () =>
    having(['tooth-of-the-sea'], (state) => {
      state.serpents = [zoneAt(5, 5), zoneAt(2, 3), zoneAt(1, 8)]
    })
  const scene = new Scene(start(), moveSerpents, { dice: [] })
  scene.answer('knights', 'tooth-of-the-sea', 3)
  assert.deepEqual(scene.state.serpents, [zoneAt(6, 5), zoneAt(2, 3), zoneAt(2, 8)])
  const kept = new Scene(start(), moveSerpents, { dice: [9, 9, 9] })
  kept.answer('knights', 'tooth-of-the-sea', 'keep').diceSpent()
  assert.deepEqual(of(kept.state, 'knights').relics, ['tooth-of-the-sea'])
})

test('SOW 11.5.8 the Silver Flute brings a Dragon home, if one is free and home is his', () => {
  const scene = recruiting(having(['silver-flute'])).answer('knights', 'recruit', { do: 'silver-flute' })
  assert.equal(scene.state.realms.daqan?.forces.knights?.units.dragon, 1)
  const none = having(['silver-flute'], (state) => army(state, 'daqan', 'orcs', { dragon: 8 }))
  assert.equal(recruiting(none).refusal('knights', 'recruit', { do: 'silver-flute' }), 'SOW 11.5.8')
})

test('SOW 11.5.9 the Chest of Lumii draws up to four, to seven in hand; EVENT cards among them go', () => {
  const start = having(['chest-of-lumii'], (state) => {
    state.deck = ['levy', 'dread', 'open-markets', 'volley', 'spy']
    of(state, 'knights').hand = ['levy', 'levy']
  })
  const few = inCouncil(structuredClone(start)).answer('knights', 'council', {
    do: 'chest-of-lumii',
    count: 1,
  })
  assert.deepEqual(of(few.state, 'knights').hand, ['levy', 'levy', 'spy'])
  const scene = inCouncil(start).answer('knights', 'council', { do: 'chest-of-lumii', count: 4 })
  assert.deepEqual(of(scene.state, 'knights').hand, ['levy', 'levy', 'spy', 'volley', 'dread'])
  assert.deepEqual(scene.state.eventsGone, ['open-markets'])
})

test('SOW 11.5.9 the Chest draws one by one until the hand is full; an EVENT takes no room in it', () => {
  const holding = (cards: number, deck: State['deck']) =>
    having(['chest-of-lumii'], (state) => {
      state.deck = [...deck]
      of(state, 'knights').hand = Array.from({ length: cards }, () => 'levy' as const)
    })
  const chest = { do: 'chest-of-lumii', count: 4 }
  const draw = (cards: number, deck: State['deck']) =>
    inCouncil(holding(cards, deck)).answer('knights', 'council', chest).state
  const five = draw(5, ['spy', 'dread', 'volley', 'grain-law', 'levy', 'open-markets'])
  assert.deepEqual(of(five, 'knights').hand.slice(5), ['levy', 'volley'])
  assert.deepEqual(
    [five.eventsGone, five.deck],
    [
      ['open-markets', 'grain-law'],
      ['spy', 'dread'],
    ],
  )
  const four = draw(5, ['volley', 'levy', 'grain-law', 'open-markets', 'war-tithe'])
  assert.deepEqual([of(four, 'knights').hand.length, four.deck], [6, ['volley']], 'four are drawn at most')
  assert.equal(inCouncil(holding(7, [])).refusal('knights', 'council', chest), 'SOW 11.5.9')
})

test('SOW 11.4.4 the owner of the Valley of the Wizards blocks the Portals for the round', () => {
  const start = having([], (state) => {
    lay(state, 'mellon', [5, 5], { owner: 'knights' })
    state.places.mellon = 'valley-of-the-wizards'
  })
  const scene = inCouncil(start).answer('knights', 'council', { do: 'block-portals' })
  assert.equal(scene.state.weather.blocked, true)
  assert.equal(scene.refusal('knights', 'council', { do: 'block-portals' }), 'SOW 11.4.4')
  assert.equal(inCouncil(having([])).refusal('knights', 'council', { do: 'block-portals' }), 'SOW 11.4.4')
})
