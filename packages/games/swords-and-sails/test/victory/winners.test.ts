import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LandId } from '../../src/data/area-ids.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import type { State } from '../../src/state.ts'
import { of } from '../scene.ts'
import { bare, close, worth } from './at-season-end.ts'

const LANDS: Partial<Record<FactionId, LandId>> = {
  FRA: 'francia',
  ENG: 'wessex',
  HRE: 'saxony',
  NSE: 'jylland',
}

/** The check of one season, with these points. */
function check(state: State, points: Partial<Record<FactionId, number>>): string[] {
  for (const seat of state.seats) {
    const land = LANDS[seat]
    if (land !== undefined) worth(state, seat, land, points[seat] ?? 1)
  }
  return close(state).told()
}

const table = (options: object = {}) => bare(['FRA', 'ENG', 'NSE'], { length: 'short', ...options })
const marked = (state: State) => state.marks.map(({ members, number }) => `${members.join('+')} ${number}`)

test('SNS 11.2.1 the targets are 40, 60 and 100', () => {
  for (const [length, target] of [
    ['short', 40],
    ['medium', 60],
    ['long', 100],
  ] as const) {
    const below = table({ length })
    check(below, { FRA: target - 1 })
    assert.deepEqual(marked(below), [])
    const at = table({ length })
    check(at, { FRA: target })
    assert.deepEqual(marked(at), ['FRA 1'])
  }
})

test('SNS E73, SNS 11.4.2, SNS 11.4.3, SNS 11.4.4 the held season', () => {
  const spring = () => {
    const state = table()
    assert.deepEqual(check(state, { FRA: 41, ENG: 39 }).slice(0, 2), [
      'Scores: France 41; England 39; the North Sea 1.',
      'France has reached the target with nobody ahead, and wins by standing so in a season’s time.',
    ])
    assert.deepEqual(marked(state), ['FRA 1'])
    return state
  }
  const held = spring()
  check(held, { FRA: 40, ENG: 38 })
  assert.deepEqual(held.outcome, {
    winners: ['FRA'],
    how: 'points',
    scores: { FRA: [40, 1], ENG: [38, 1], NSE: [1, 1] },
  })
  const overtaken = spring()
  check(overtaken, { FRA: 40, ENG: 42 })
  assert.deepEqual([marked(overtaken), overtaken.outcome], [['ENG 2'], null])
  const fallen = spring()
  check(fallen, { FRA: 39, ENG: 38 })
  assert.deepEqual([marked(fallen), fallen.outcome], [[], null])
})

test('SNS E74, SNS 11.4.5 a tie at the top', () => {
  const state = table()
  check(state, { FRA: 42, ENG: 42 })
  assert.deepEqual(marked(state), ['FRA 1', 'ENG 1'])
  const told = check(state, { FRA: 42, ENG: 42 })
  assert.ok(told.includes('France against England: the scores are equal, and nobody wins yet.'))
  assert.deepEqual([marked(state), state.outcome], [['FRA 1', 'ENG 1'], null])
  check(state, { FRA: 43, ENG: 42 })
  assert.deepEqual(state.outcome?.winners, ['FRA'])
})

test('SNS E75, SNS 11.4.1, SNS 11.4.6 waiting after an alliance', () => {
  const state = table()
  check(state, { FRA: 45, ENG: 41 })
  assert.deepEqual(marked(state), ['FRA 1'])
  state.teams = [{ mark: 'A', members: ['FRA', 'ENG'], joined: { FRA: 2, ENG: 2 } }]
  for (const seat of ['FRA', 'ENG'] as const) of(state, seat).waitsUntil = 4
  const first = check(state, { FRA: 45, ENG: 41 })
  assert.ok(first.some((line) => line.endsWith('until the wait after the change of alliance is over.')))
  assert.deepEqual([marked(state), state.season], [['FRA+ENG 2'], 'autumn'], 'a new side has a new mark')
  const told = check(state, { FRA: 45, ENG: 41 })
  assert.ok(told.includes('France and England would win, but must wait after the change of alliance.'))
  assert.deepEqual([marked(state), state.outcome], [['FRA+ENG 2'], null])
  check(state, { FRA: 45, ENG: 41 })
  assert.deepEqual(state.outcome?.winners, ['FRA', 'ENG'])
  assert.deepEqual(state.outcome?.scores['ENG'], [48, 1], 'team-mates have their team’s score')
})

test('SNS 11.4.1 without `allianceWait` nobody waits', () => {
  const state = table({ allianceWait: false })
  of(state, 'FRA').waitsUntil = 9
  check(state, { FRA: 41 })
  check(state, { FRA: 41 })
  assert.deepEqual(state.outcome?.winners, ['FRA'])
})

test('SNS 11.4.3 a side that only now draws level does not keep the marked one from winning', () => {
  const state = table()
  check(state, { FRA: 41, ENG: 40 })
  check(state, { FRA: 41, ENG: 41 })
  assert.deepEqual(state.outcome?.winners, ['FRA'])
})
