import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, type Phrase, type SeenLine, seedFrom } from '@windward/table'
import { ACTION_IDS, ACTIONS, type ActionId } from '../../src/data/action-cards.ts'
import { HERO_COST } from '../../src/data/heroes.ts'
import { QUEST_IDS, type QuestId } from '../../src/data/quest-cards.ts'
import { SHIPS } from '../../src/data/ships.ts'
import { UNIT_COSTS } from '../../src/data/units.ts'
import { imagine } from '../../src/imagine/imagine.ts'
import type { HeroQuest } from '../../src/public-state.ts'
import type { State } from '../../src/state.ts'
import { view } from '../../src/view.ts'
import { hero } from '../field.ts'
import { of, position } from '../scene.ts'

type Told = readonly [turn: number, key: string, fields: Phrase['fields']]

/** What was told, in its order. */
function told(...lines: readonly Told[]): SeenLine[] {
  return lines.map(([turn, key, fields]) => ({
    turn,
    clause: 'SOW 1.1.1',
    what: { key, fields },
    private: false,
  }))
}

/** What the Elves imagine, several times over. */
function byElves(state: State, ...lines: readonly Told[]): State[] {
  const whole = told([0, 'setup.start', { race: 'orcs', stock: { grain: 10, wood: 10, iron: 10 } }], ...lines)
  const draw = imagine({ view: view(state, 'elves'), lines: whole }, 'elves')
  return Array.from({ length: 20 }, (_, n) => {
    const drawn = draw(diceFor(diceRoot(seedFrom('imagine', n), {}), 'draw'))
    assert.deepEqual(view(drawn, 'elves'), view(state, 'elves'))
    return drawn
  })
}

const two = (change?: (state: State) => void): State =>
  position(['elves', 'orcs'], { stocks: 'hidden' }, (state) => {
    state.deck = ACTION_IDS.flatMap((card) => Array.from({ length: ACTIONS[card].copies }, () => card))
    state.questDeck = [...QUEST_IDS]
    change?.(state)
  })

test('SOW 17.1.1 what is told to come into a stock and to leave it is counted', () => {
  const drawn = byElves(
    two(),
    [1, 'council.bid', { race: 'orcs', goods: { grain: 1, wood: 0, iron: 0 } }],
    [1, 'economy.harvest', { race: 'orcs', goods: { grain: 4, wood: 3, iron: 2 } }],
    [1, 'economy.units.recruited', { race: 'orcs', realm: 'zul', units: { footman: 2 } }],
    [1, 'economy.hero.recruited', { race: 'orcs', hero: 'orcs/hero/2', realm: 'zul' }],
    [1, 'supply.paid', { race: 'orcs', goods: { grain: 2, wood: 0, iron: 0 } }],
  )
  const { footman } = UNIT_COSTS
  for (const state of drawn)
    assert.deepEqual(of(state, 'orcs').stock, {
      grain: 11 - 2 * footman.grain,
      wood: 13 - 2 * footman.wood - HERO_COST.wood,
      iron: 12 - 2 * footman.iron - HERO_COST.iron,
    })
})

test('SOW 6.3.2 a ship was paid in Wood or in Iron, and what is paid later was still there', () => {
  const { cost } = SHIPS.transport
  const drawn = byElves(
    two(),
    [1, 'economy.harvest', { race: 'orcs', goods: { grain: 0, wood: 5, iron: 0 } }],
    [
      1,
      'economy.ship.built',
      { race: 'orcs', ship: 'orcs/transport/1', realm: 'zul', side: 1, kind: 'transport' },
    ],
    [1, 'supply.paid', { race: 'orcs', goods: { grain: 0, wood: 15, iron: 0 } }],
  )
  for (const state of drawn)
    assert.deepEqual(of(state, 'orcs').stock, { grain: 10, wood: 0, iron: 10 - cost })
})

/** Of the cards nobody sees these are in the Orcs' hand. */
const handOf = (state: State, ...cards: readonly ActionId[]) => {
  for (const card of cards) state.deck.splice(state.deck.indexOf(card), 1)
  of(state, 'orcs').hand.push(...cards)
}

test('SOW 12.2.13 what a Spy has shown is in the hand until it is played', () => {
  const cards: ActionId[] = ['dread', 'volley', 'spy']
  const state = two((s) => {
    handOf(s, 'dread', 'volley')
    s.discards.push(...s.deck.splice(s.deck.indexOf('spy'), 1).filter((card) => card === 'spy'))
    of(s, 'elves').spied.push({ race: 'orcs', round: 1, cards })
  })
  const drawn = byElves(
    state,
    [1, 'card.drawn', { race: 'orcs', count: 3 }],
    [1, 'card.spy.seen', { race: 'orcs', cards }],
    [1, 'card.played', { race: 'orcs', card: 'spy' }],
  )
  for (const each of drawn) assert.deepEqual(of(each, 'orcs').hand.toSorted(), ['dread', 'volley'])
})

test('SOW 4.3.6 when the deck is shuffled again, what does not lie face up is in hands', () => {
  const state = two((s) => {
    handOf(s, 'saboteur', 'firestorm')
    s.round = 5
  })
  const spent = [...state.deck, ...state.discards].filter((card) => card !== 'saboteur')
  const lines: Told[] = [[1, 'card.drawn', { race: 'orcs', count: 2 }]]
  const drawn = byElves(
    state,
    ...lines,
    ...spent.map((card): Told => [2, 'card.discarded', { race: 'elves', card }]),
    [4, 'card.reshuffled', {}],
  )
  for (const each of drawn) assert.deepEqual(of(each, 'orcs').hand.toSorted(), ['firestorm', 'saboteur'])
})

/** The Orcs have a Hero on a quest. */
const questing = (card: QuestId) =>
  two((s) => {
    s.questDeck.splice(s.questDeck.indexOf(card), 1)
    hero(s, 'orcs', 'zul', { quest: { card, stage: 0, prize: null } })
  })

function questsOf(drawn: readonly State[]): (HeroQuest | null | undefined)[] {
  return drawn.map(({ heroes }) => heroes.find(({ owner }) => owner === 'orcs')?.quest)
}

const taken: Told = [1, 'quest.taken', { hero: 'orcs/hero/1' }]
const tried = (realm: string): Told => [1, 'quest.stage.tried', { hero: 'orcs/hero/1', realm }]
const wounded: Told = [1, 'quest.stage.wounded', { hero: 'orcs/hero/1', wounds: 1 }]

test('SOW 17.1.6 where stages were tried tells the Quest Card, and wounds whether a die has failed', () => {
  const state = questing('star-in-the-ice')
  for (const quest of questsOf(byElves(state, taken, tried('windmarch'), tried('rimegate'), wounded)))
    assert.deepEqual(quest, { card: 'star-in-the-ice', stage: 2, prize: null })
  const failed = questsOf(byElves(state, taken, tried('windmarch'), wounded, tried('windmarch')))
  for (const quest of failed) assert.deepEqual(quest, { card: 'star-in-the-ice', stage: 1, prize: null })
})

test('SOW 10.3.4 who has tried the last stage and still has a quest carries its prize', () => {
  const state = questing('deep-armoury')
  for (const quest of questsOf(byElves(state, taken, tried('cragmoor'), tried('hammerhold'))))
    assert.deepEqual(quest, { card: 'deep-armoury', stage: 2, prize: 'deep-mail' })
})

test('SOW 10.3.2 a Hero who came somewhere and tried nothing has no stage there', () => {
  const walked: Told = [1, 'hero.walked', { hero: 'orcs/hero/1', realm: 'windmarch' }]
  const found = questsOf(byElves(questing('black-vault'), taken, walked)).map((quest) => quest?.card)
  assert.ok(!found.includes('star-in-the-ice') && !found.includes('road-of-winds'))
  assert.ok(new Set(found).size > 1)
})

test('SOW 17.1.1 without the beginning of the ledger it is drawn as by a stranger', () => {
  const state = two((s) => {
    s.round = 4
  })
  const draw = imagine({ view: view(state, 'elves'), lines: told([4, 'card.reshuffled', {}]) }, 'elves')
  const drawn = draw(diceFor(diceRoot(seedFrom('imagine'), {}), 'draw'))
  assert.deepEqual(view(drawn, 'elves'), view(state, 'elves'))
})
