import assert from 'node:assert/strict'
import { test } from 'node:test'
import { councilSegment } from '../../src/council/council-deeds.ts'
import { freshRound } from '../../src/council/fresh-round.ts'
import { actUntilDone } from '../../src/deeds.ts'
import { loseHero } from '../../src/heroes/lose-hero.ts'
import { heroById } from '../../src/players.ts'
import type { SowTable, State } from '../../src/state.ts'
import { hero, lay } from '../field.ts'
import { position, Scene } from '../scene.ts'

function council(change: (state: State) => void) {
  const state = position(['elves', 'orcs'], {}, (fresh) => {
    lay(fresh, 'lotharia', [4, 3], { owner: 'elves' })
    lay(fresh, 'mellon', [3, 3])
    fresh.questDeck = ['lost-mine']
    change(fresh)
  })
  return new Scene(state, (t) => actUntilDone(t, 'elves', councilSegment))
}

const take = (number: number) => ({ do: 'quest', hero: `elves/hero/${number}` })

test('SOW 10.3.6 a Hero at home takes the next card while no other is questing', () => {
  const scene = council((state) => {
    hero(state, 'elves', 'mellon')
    hero(state, 'elves', 'lotharia')
    hero(state, 'elves', 'lotharia')
    state.questDeck = ['giant-oak', 'lost-mine']
  })
  assert.equal(scene.refusal('elves', 'council', take(1)), 'SOW 10.3.6')
  scene.answer('elves', 'council', take(2))
  assert.equal(scene.state.heroes[1]?.quest?.card, 'lost-mine')
  assert.equal(scene.refusal('elves', 'council', take(3)), 'SOW 10.3.6')
})

test('SOW 10.3.6 a quest lost in the Council is followed by the next in a later Council only', () => {
  const scene = (round: (t: SowTable) => void) => {
    const state = position(['elves', 'orcs'], {}, (fresh) => {
      lay(fresh, 'lotharia', [4, 3], { owner: 'elves' })
      hero(fresh, 'elves', 'lotharia')
      hero(fresh, 'elves', 'lotharia', { quest: { card: 'giant-oak', stage: 0, prize: null } })
      fresh.questDeck = ['lost-mine']
    })
    return new Scene(state, (t) => {
      round(t)
      return actUntilDone(t, 'elves', councilSegment)
    })
  }
  const fallen = ({ state }: SowTable) => heroById(state, 'elves/hero/2')
  const now = scene((t) => {
    freshRound(t.state)
    loseHero(t, fallen(t))
  })
  assert.equal(now.refusal('elves', 'council', take(1)), 'SOW 10.3.6')
  const later = scene((t) => {
    loseHero(t, fallen(t))
    freshRound(t.state)
  })
  later.answer('elves', 'council', take(1))
  assert.equal(later.state.heroes[0]?.quest?.card, 'lost-mine')
})

test('SOW 10.3.6, SOW 10.3.8 not from a Home Realm in other hands, nor from an empty deck', () => {
  const lost = council((state) => {
    lay(state, 'lotharia', [4, 3], { owner: 'orcs' })
    hero(state, 'elves', 'lotharia')
  })
  assert.equal(lost.refusal('elves', 'council', take(1)), 'SOW 10.3.6')
  const none = council((state) => {
    hero(state, 'elves', 'lotharia')
    state.questDeck = []
  })
  assert.equal(none.refusal('elves', 'council', take(1)), 'SOW 10.3.6')
})

test('SOW 10.3.8, SOW 16.7 in base mode, with only cards that lead off the board, no quest begins and none is offered again', () => {
  const start = position(['elves', 'orcs'], { mode: 'base' }, (state) => {
    lay(state, 'lotharia', [4, 3], { owner: 'elves' })
    hero(state, 'elves', 'lotharia')
    state.questDeck = ['lost-mine', 'giant-oak']
  })
  const scene = new Scene(start, (t) => actUntilDone(t, 'elves', councilSegment))
  scene.answer('elves', 'council', take(1))
  assert.equal(scene.state.heroes[0]?.quest, null)
  assert.match(scene.told().join(), /No Quest Card is left/)
  assert.equal(scene.refusal('elves', 'council', take(1)), 'SOW 10.3.6')
})
