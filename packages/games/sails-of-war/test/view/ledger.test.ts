import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, company, layTable, Match, playOut, randomBot, seedFrom } from '@windward/table'
import { game } from '../../src/game.ts'
import type { SailsOfWar } from '../../src/state.ts'
import { battle } from '../battle/clash.ts'
import { hero } from '../field.ts'

const TABLES = [
  { seats: 2, options: { roundLimit: 5, stocks: 'hidden' } },
  { seats: 6, options: { roundLimit: 3 } },
  { seats: 4, options: { roundLimit: 3, mode: 'base' } },
] as const

for (const { seats, options } of TABLES) {
  test(`SOW 17.1.5 what was told stays as it was told: a line shows nothing of later, at a table of ${seats}`, () => {
    const races = game.seats.choose(seats, game.options.parse(options))
    const laid = layTable(game, { options, seats: races, seed: seedFrom('told once', seats) })
    const opened = laid.ok ? Match.open(game, laid.value) : laid
    assert.ok(opened.ok)
    const bots = company<SailsOfWar>(races, [randomBot], seedFrom('told once'))
    const told: string[] = []
    do {
      for (const line of opened.value.lines().slice(told.length)) told.push(canonical(line))
    } while (playOut(opened.value, bots, 1).decisions > 0)
    assert.deepEqual(
      opened.value
        .lines()
        .slice(0, told.length)
        .map((line) => canonical(line)),
      told,
    )
  })
}

test('SOW 8.1.4 the dice of an attack stay told as they fell, though one is rolled again', () => {
  const scene = battle(
    {
      attacker: { footman: 1 },
      defender: { footman: 1 },
      against: 'knights',
      change: (state) => hero(state, 'orcs', 'mellon'),
    },
    [2, 1, 1],
  )
  scene.answer('orcs', 'join-battle', 'orcs/hero/1')
  const before = scene.told().find((line) => line.includes('(2)'))
  assert.match(before ?? '', /Footman misses \(2\)/)
  scene.answer('orcs', 'reroll', 0)
  assert.ok(before !== undefined && scene.told().includes(before))
})
