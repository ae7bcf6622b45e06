import assert from 'node:assert/strict'
import { test } from 'node:test'
import { battleWords } from '../src/battle/words.en.ts'
import { CHAPTERS, en } from '../src/catalogue.en.ts'
import { decisions } from '../src/decisions.ts'
import { economyWords } from '../src/economy/words.en.ts'
import { eventWords } from '../src/events/words.en.ts'
import { questWords } from '../src/quests/words.en.ts'
import { supplyWords } from '../src/supply/words.en.ts'

test('no chapter’s words hide another’s', () => {
  const keys = CHAPTERS.flatMap((chapter) => Object.keys(chapter))
  assert.equal(new Set(keys).size, keys.length)
  assert.equal(Object.keys(en).length, keys.length)
})

test('every kind of decision is there once', () => {
  const kinds = decisions.map(({ kind }) => kind)
  assert.equal(new Set(kinds).size, kinds.length)
})

test('one does, several do', () => {
  const race = 'elves' as const
  const realm = 'mellon' as const
  const archers = (archer: number) => ({ race, realm, home: realm, ship: null, units: { archer } })
  assert.equal(eventWords['event.died'](archers(1)), '1 Archer of the Elves of Lotharia dies in Mellon.')
  assert.equal(eventWords['event.died'](archers(2)), '2 Archers of the Elves of Lotharia die in Mellon.')
  assert.match(supplyWords['supply.units-lost'](archers(1)), /goes unpaid and leaves/)
  assert.match(questWords['quest.units'](archers(1)), /1 Archer joins the Elves/)
  assert.match(battleWords['battle.rout-check']({ race, die: 5, result: 5, count: 1 }), /1 rallies/)
  assert.match(battleWords['battle.rout-check']({ race, die: 1, result: 1, count: 0 }), /none rally/)
  assert.match(economyWords['economy.take.title']({ count: 1, why: 'trade' }), /Which resource do you take/)
})
