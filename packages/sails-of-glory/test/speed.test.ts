import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, layTable, Match, seedFrom } from '@windward/table'
import { SWITCHES } from '../src/data/levels.ts'
import { game } from '../src/index.ts'
import type { SailsOfGlory } from '../src/state.ts'
import { DUEL, poseAt } from './scene.ts'

const FLEETS = {
  british: ['hms-terpsichore', 'hms-defence', 'hms-vanguard', 'hms-meleager'],
  french: ['courageuse', 'genereux', 'aquilon', 'unite'],
}
const ALL = Object.fromEntries(Object.keys(SWITCHES).map((name) => [name, true]))
const MATCHES = 150
const WARM = 50
const MOST_MICROSECONDS = 2000

/** Two lines of four in reach of each other's guns, some on courses that cross. */
const melee: Game<SailsOfGlory> = {
  ...game,
  begin(seats, options) {
    const state = game.begin(seats, options)
    for (const [index, ship] of state.ships.entries()) {
      const french = ship.side === 'french'
      ship.fate = 'afloat'
      ship.pose = poseAt(french ? 520 : 420, 200 + 110 * (index % 4), french ? 340 : 20)
      ship.plan.now = index % 3 === 0 ? 'straight' : 'veer-6'
    }
    return state
  },
  setup: () => undefined,
}

function microsecondsOfTurn(number: number): number {
  const options = { level: 'advanced', fleets: FLEETS, ...ALL }
  const record = layTable(melee, { options, seats: DUEL, seed: seedFrom('melee', number) })
  assert.ok(record.ok)
  const opened = Match.open(melee, record.value)
  assert.ok(opened.ok)
  const match = opened.value
  let spent = 0
  while (match.turn === 1) {
    const [question] = match.unanswered()
    if (question === undefined) break
    const answer = question.absent()
    const before = performance.now()
    const given = match.answer(question.seat, question.id, answer)
    spent += 1000 * (performance.now() - before)
    assert.ok(given.ok)
  }
  return spent
}

test('a whole turn of eight ships, Advanced with all options, takes less than two milliseconds', () => {
  const times = Array.from({ length: MATCHES }, (_, number) => microsecondsOfTurn(number)).slice(WARM)
  const undisturbed = times.toSorted((a, b) => a - b)[times.length >> 2] ?? 0
  assert.ok(undisturbed < MOST_MICROSECONDS, `${undisturbed} µs`)
})
