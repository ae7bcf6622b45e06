import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, layTable, Match, randomBot, seedFrom } from '@windward/table'
import { lookout } from '../src/bots/lookout.ts'
import { isCounter, type Token } from '../src/damage/counters-and-markers.ts'
import { BAGS, LETTERS } from '../src/data/bags.ts'
import { LEVELS, reaches, SWITCHES } from '../src/data/levels.ts'
import { classOf } from '../src/data/ships.ts'
import { overlap } from '../src/geometry/overlap.ts'
import { game } from '../src/index.ts'
import { berthOf, onTable } from '../src/ships.ts'
import type { State } from '../src/state.ts'
import { DUEL } from './scene.ts'

const FLEETS = {
  british: ['hms-terpsichore', 'hms-defence', 'hms-vanguard', 'hms-meleager'],
  french: ['courageuse', 'genereux', 'aquilon', 'unite'],
}
const ALL_COUNTERS = LETTERS.reduce((sum, letter) => sum + sizeOf(BAGS[letter]), 0)

function sizeOf(bag: Readonly<Record<string, number | undefined>>): number {
  return Object.values(bag).reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

/** Every counter that is in a bag or lies on a log. */
function countersIn({ bags, ships, batteries }: State): number {
  const lying: Token[] = [...ships, ...batteries].flatMap(({ hull, crew, zero, mended }) => [
    ...hull.flat(),
    ...crew,
    ...zero,
    ...mended,
  ])
  return LETTERS.reduce((sum, letter) => sum + sizeOf(bags[letter]), 0) + lying.filter(isCounter).length
}

function mustHold(state: State): void {
  assert.equal(countersIn(state), ALL_COUNTERS, 'no counter is lost or made')
  const lying = onTable(state).map(berthOf)
  for (const [index, one] of lying.entries()) {
    for (const other of lying.slice(index + 1)) assert.equal(overlap(one.foot, other.foot), false)
  }
  for (const { id, pose, hull, crew, special } of state.ships) {
    const { log } = classOf(id)
    assert.ok(Number.isInteger(pose.x) && Number.isInteger(pose.y) && Number.isInteger(pose.heading))
    assert.ok(pose.heading >= 0 && pose.heading < 360_000)
    assert.ok(hull.length <= log.length && crew.length <= log.length)
    assert.ok(Object.values(special).every((count) => count >= 0))
  }
}

test('SOG 2.3.2, SOG 8.1, SOG 6.2.10, SOG 1.3.4 in matches at random counters are kept, bases do not overlap and places are whole', () => {
  const dice = diceFor(diceRoot(seedFrom('invariants'), {}), 'answers')
  for (const level of LEVELS) {
    const on = Object.entries(SWITCHES).filter(([, needs]) => reaches(level, needs.level))
    const options = { level, fleets: FLEETS, ...Object.fromEntries(on.map(([name]) => [name, true])) }
    for (let number = 0; number < 8; number += 1) {
      const record = layTable(game, { options, seats: DUEL, seed: seedFrom('invariants', level, number) })
      assert.ok(record.ok)
      const opened = Match.open(game, record.value)
      assert.ok(opened.ok)
      const match = opened.value
      for (let count = 0; count < 5000 && match.outcome === undefined; count += 1) {
        const [question] = match.unanswered()
        assert.ok(question)
        const bot = dice.roll(3) <= number % 4 ? lookout : randomBot
        assert.ok(match.answer(question.seat, question.id, bot.answer(question, dice)).ok)
        if (match.turn > 0) mustHold(match.state)
      }
      assert.ok(match.outcome)
    }
  }
})
