import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  company,
  type Dice,
  diceFor,
  diceRoot,
  layTable,
  Match,
  playOut,
  randomBot,
  seedFrom,
} from '@windward/table'
import { landBattle } from '../../../src/battle/land/land-battle.ts'
import { MERCENARY_IDS } from '../../../src/data/cards/expansion-cards.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import { LEADER_IDS } from '../../../src/data/factions/leaders.ts'
import { UNIT_IDS } from '../../../src/data/units.ts'
import { noUnits } from '../../../src/pieces.ts'
import { armiesOf, isEmpty } from '../../../src/pieces-of.ts'
import type { State, SwordsAndSails } from '../../../src/state.ts'
import { of, position, sceneGame } from '../../scene.ts'
import { clashIn } from '../field.ts'
import { clear, stand } from '../force.ts'

const SEATS: readonly FactionId[] = ['HRE', 'KIE', 'FRA', 'ENG']
/** Two sides, allies on one or both of them, three and four sides. */
const SIDES: readonly (readonly (readonly FactionId[])[])[] = [
  [['HRE'], ['KIE']],
  [['HRE', 'FRA'], ['KIE']],
  [
    ['HRE', 'FRA'],
    ['KIE', 'ENG'],
  ],
  [['HRE'], ['KIE'], ['FRA', 'ENG']],
  [['HRE'], ['KIE'], ['FRA'], ['ENG']],
]

function melee(dice: Dice, sides: readonly (readonly FactionId[])[]): State {
  const lineCombat = dice.pick(['off', 'bySize', 'on'])
  return position(SEATS, { lineCombat, doubleWithdraw: dice.roll(2) === 1 }, (state) => {
    clear(state)
    state.teams = sides
      .filter(({ length }) => length > 1)
      .map((members, index) => ({
        mark: `${index}`,
        members: [...members],
        joined: Object.fromEntries(members.map((member) => [member, 0])),
      }))
    const leaders = dice.shuffle(LEADER_IDS)
    for (const faction of sides.flat()) {
      for (const id of dice.roll(2) === 1 ? (['I'] as const) : (['I', 'II'] as const)) {
        const units = noUnits()
        for (const unit of UNIT_IDS) units[unit] = dice.below(5)
        units[dice.pick(UNIT_IDS)] += 1
        const bands =
          dice.roll(4) === 1 ? [{ card: dice.pick(MERCENARY_IDS.slice(0, 6)), left: 2, hired: 1 }] : []
        stand(state, faction, id, 'bohemia', units, { from: dice.pick(['saxony', 'bohemia']), bands })
      }
      of(state, faction).leader = leaders.pop() ?? null
      of(state, faction).hand = dice.roll(2) === 1 ? ['tacticalWithdraw', 'tacticalWithdraw'] : []
    }
  })
}

test('SNS 7.1.8, SNS 7.1.11, SNS 7.2.2 battles at random end, with nobody wounded and no card left open', () => {
  for (let number = 0; number < 60; number += 1) {
    const seed = seedFrom(`melee ${number}`)
    const sides = SIDES[number % SIDES.length] ?? []
    const start = melee(diceFor(diceRoot(seed, {}), 'position'), sides)
    const game = sceneGame(start, (t) => landBattle(t, clashIn(t.state, 'bohemia', ...sides)), {})
    const laid = layTable(game, { options: {}, seats: SEATS, seed })
    assert.ok(laid.ok)
    const opened = Match.open(game, laid.value)
    assert.ok(opened.ok)
    const match = opened.value
    const { refusals } = playOut(match, company<SwordsAndSails>(SEATS, [randomBot], seed), 5000)
    assert.deepEqual(refusals, [], `melee ${number}`)
    assert.ok(match.outcome, `melee ${number} ends`)
    assert.deepEqual([match.state.open, match.state.battles], [[], []])
    for (const faction of SEATS)
      for (const army of armiesOf(of(match.state, faction))) {
        assert.ok(Object.values(army.units).every((count) => count >= 0))
        assert.ok(!isEmpty(army))
      }
    const here = sides.filter((side) =>
      side.some((faction) => armiesOf(of(match.state, faction)).some(({ at }) => at === 'bohemia')),
    )
    assert.ok(here.length < 2, `one side at most holds the field after melee ${number}`)
  }
})
