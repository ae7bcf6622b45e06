import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sideFrom } from '../../src/battle/battle-side.ts'
import { realmOf } from '../../src/board/realms.ts'
import { game } from '../../src/index.ts'
import { optionsShape } from '../../src/options.ts'
import { chooseSeats } from '../../src/setup/choose-seats.ts'
import { view } from '../../src/view.ts'
import { army, hero, lay } from '../field.ts'
import { of, position } from '../scene.ts'

test('SOW 1.1.1 two to six races, one to a seat', () => {
  assert.equal(game.seats.fewest, 2)
  assert.equal(game.seats.most, 6)
  for (const count of [2, 3, 4, 5, 6]) assert.equal(new Set(chooseSeats(count)).size, count)
})

test('SOW 1.2.1 the switches and their defaults', () => {
  assert.deepEqual(optionsShape.parse({}), {
    mode: 'sails',
    roundLimit: 40,
    stocks: 'open',
    presenceHarvest: false,
    defence: false,
  })
  for (const bad of [{ mode: 'lake' }, { roundLimit: 0 }, { roundLimit: 201 }, { other: true }]) {
    assert.ok(!optionsShape.safeParse(bad).success)
  }
})

const state = position(['elves', 'orcs'], {}, (fresh) => {
  lay(fresh, 'mellon', [3, 3])
  of(fresh, 'elves').hand = ['saboteur', 'veil-of-mist']
  of(fresh, 'elves').dealt = ['goodland']
  of(fresh, 'elves').glimpsed = { mellon: 'star' }
  of(fresh, 'elves').spied = [{ race: 'orcs', round: 1, cards: ['dragon-pact'] }]
  fresh.faceDown.mellon = 'star'
  fresh.unused = ['troll']
  fresh.realmPile = ['oldroot']
  fresh.deck = ['firestorm', 'grain-law']
  fresh.questDeck = ['wyrms-egg']
  fresh.questsGone = ['giant-oak']
  hero(fresh, 'elves', 'mellon', { quest: { card: 'black-vault', stage: 1, prize: 'star' } })
})

test('SOW 17.1.1, SOW 17.1.4 hands, Realms, quests and what was shown are seen by their player only', () => {
  const own = view(state, 'elves')
  assert.deepEqual(own.players.elves?.hand, ['saboteur', 'veil-of-mist'])
  assert.deepEqual(own.secrets?.glimpsed, { mellon: 'star' })
  for (const viewer of ['orcs', 'spectator'] as const) {
    const sent = JSON.stringify(view(state, viewer))
    for (const secret of ['saboteur', 'veil-of-mist', 'goodland', 'black-vault', '"star"', 'dragon-pact']) {
      assert.ok(!sent.includes(secret), `${viewer} sees ${secret}`)
    }
  }
})

test('SOW 8.7.1 what is laid for a battle only its player sees; others know that it was', () => {
  const fought = structuredClone(state)
  army(fought, 'mellon', 'elves', { footman: 2 })
  const realm = realmOf(fought, 'mellon')
  fought.battle = {
    realm: 'mellon',
    round: 1,
    step: 'archers',
    attacker: sideFrom(fought, realm, 'elves', true),
    defender: sideFrom(fought, realm, 'orcs', false),
    laid: { elves: { rout: null, archers: null, cavalry: null, front: 'battle-fury' } },
  }
  assert.deepEqual(view(fought, 'elves').battle?.laid, fought.battle.laid)
  for (const viewer of ['orcs', 'spectator'] as const)
    assert.deepEqual(view(fought, viewer).battle?.laid, { elves: 'secret' })
})

test('SOW 17.1.3 face-down counters, piles and decks are seen by nobody', () => {
  for (const viewer of ['elves', 'orcs', 'spectator'] as const) {
    const sent = JSON.stringify(view(state, viewer))
    for (const secret of ['troll', 'oldroot', 'firestorm', 'grain-law', 'wyrms-egg', 'giant-oak']) {
      assert.ok(!sent.includes(secret), `${viewer} sees ${secret}`)
    }
    assert.deepEqual(view(state, viewer).faceDown, ['mellon'])
  }
})

test('SOW 17.1.5 stocks are open unless the table hides them', () => {
  assert.deepEqual(view(state, 'orcs').players.elves?.stock, { grain: 0, wood: 0, iron: 0 })
})

test('SOW 17.1.6 everybody knows who is questing and how many cards a hand has', () => {
  const seen = view(state, 'orcs')
  assert.equal(seen.players.elves?.hand, 2)
  assert.equal(seen.heroes[0]?.quest, 'secret')
})

test('SOW 17.1.1 that it was a Quest Card a dead Hero had, and no prize of a duel, only his player sees', () => {
  const lost = structuredClone(state)
  Object.assign(lost.players.elves?.once ?? {}, { questLost: true })
  assert.equal(view(lost, 'elves').players.elves?.once.questLost, true)
  for (const viewer of ['orcs', 'spectator'] as const) {
    assert.equal(view(lost, viewer).players.elves?.once.questLost, false)
  }
})
