import { test } from 'node:test'
import { benchFor, pickingUp, type TrialTable, thinkingAhead } from '@windward/table/contract'
import { SWITCHES } from '../src/data/levels.ts'
import { game } from '../src/index.ts'
import { poseAt } from './scene.ts'

const ALL = Object.fromEntries(Object.keys(SWITCHES).map((name) => [name, true]))

/** Ships of both sides in a row, each in contact with the next, before a battery of either. */
const HEAP = {
  id: 'heap',
  name: 'A heap',
  level: 'basic',
  sea: { width: 900_000, length: 900_000 },
  wind: 'W',
  fleets: {
    british: side('top', ['hms-defence', 'hms-vanguard'], [300, 395]),
    french: side('bottom', ['genereux', 'aquilon'], [347.5, 442.5]),
  },
  terrain: [{ element: 'island-3', kind: 'island', shore: 'rocky', danger: 'none', pose: poseAt(370, 650) }],
  batteries: [
    { type: 'fort', side: 'french', pose: poseAt(370, 640, 180) },
    { type: 'light', side: 'british', pose: poseAt(360, 640, 180) },
  ],
}

function side(edge: string, ships: readonly string[], along: readonly number[]) {
  const zone = { left: 0, bottom: 0, right: 900_000, top: 900_000 }
  return { edge, zone, ships, berths: along.map((x) => poseAt(x, 450)) }
}

/** Every kind of question: with fleets to choose, elements to place, batteries beside ships, crews that board, and a second battle. */
const TABLES: readonly TrialTable[] = [
  { seats: 2 },
  { seats: 3, options: { level: 'standard', boarding: true, grog: true } },
  { seats: 4, options: { level: 'advanced', ...ALL } },
  { seats: 4, options: { level: 'advanced', points: 200 } },
  { seats: 4, options: { level: 'advanced', scenario: 'two-outposts', ...ALL } },
  { seats: 2, options: { scenario: 'force-the-blockade', twice: true, turnLimit: 4 } },
  { seats: 2, options: { scenario: HEAP, boarding: true } },
  { seats: 4, options: { scenario: HEAP, level: 'advanced', ...ALL } },
  { seats: 1, options: { level: 'advanced', scenario: 'sitting-ducks' } },
]

const benches = ['one', 'two', 'three', 'four'].map((seed) => benchFor(game, { seed, tables: TABLES }))

test('TBL 7.1 picked up at any question, a match goes on as it does', () => {
  for (const bench of benches) pickingUp(bench)
})

test('TBL 7.1 whoever thinks ahead is asked there what he is asked here', () => {
  for (const bench of benches) thinkingAhead(bench)
})
