import assert from 'node:assert/strict'
import test from 'node:test'
import type { Fields, SeenLine } from '@windward/table'
import { boutOf } from '../../board/duel/bout.ts'

const line = (key: string, fields: Fields): SeenLine => ({
  turn: 1,
  clause: 'SOW 10.2.2',
  private: false,
  what: { key, fields },
})

const ELF = 'elves/hero/1'
const ORC = 'orcs/hero/2'
const challenge = line('hero.challenges', { hero: ELF, foe: ORC })
const round = line('hero.round', { hero: ELF, rolled: [3, 9], against: [10], wounds: 2 })

test('SOW 10.2.8 a round of a duel is told with both who fight and their dice', () => {
  const bout = boutOf(round, [challenge])
  assert.equal(bout?.hero.name, 'The first Hero of the Elves of Lotharia')
  assert.equal(bout.foe.race, 'orcs')
  assert.deepEqual([bout.hero.dice, bout.foe.dice, bout.wounds], [[3, 9], [10], 2])
  assert.equal(bout.winner, undefined)
})

test('SOW 10.2.8 a duel ends with the one who is left, whoever began it', () => {
  const lost = boutOf(line('hero.won-duel', { hero: ORC, foe: ELF, wounds: 3 }), [challenge, round])
  assert.deepEqual([lost?.winner, lost?.wounds], ['foe', undefined])
  const won = boutOf(line('hero.won-duel', { hero: ELF, foe: ORC, wounds: 3 }), [challenge])
  assert.deepEqual([won?.winner, won?.wounds], ['hero', 3])
})

test('SOW 10.2.3 what a Hero meets is beaten, or he is', () => {
  const met = line('hero.meets', { hero: ELF, foe: 'trolls' })
  assert.equal(boutOf(line('hero.beats', { hero: ELF, foe: 'trolls' }), [met])?.winner, 'hero')
  assert.equal(boutOf(line('hero.dead', { hero: ELF, race: 'elves', questing: false }), [met])?.winner, 'foe')
})

test('a Hero who dies of something else has fought nobody', () => {
  const walked = line('hero.walked', { hero: ELF, realm: 'mellon' })
  const dead = line('hero.dead', { hero: ELF, race: 'elves', questing: false })
  assert.equal(boutOf(dead, [challenge, round, walked]), undefined)
  assert.equal(boutOf(walked, [challenge]), undefined)
})
