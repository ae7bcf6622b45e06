import assert from 'node:assert/strict'
import { test } from 'node:test'
import { USUAL_PAINS } from '@windward/search/odds'
import { game, odds } from '../../src/index.ts'
import { coursesAhead } from '../../src/odds/course-odds.ts'
import { cardsToPlan } from '../../src/planning/cards-to-plan.ts'
import { view } from '../../src/view.ts'
import { position } from '../scene.ts'

const MM = 1000

/** Two frigates side by side, a pistol shot apart. */
function sideBySide() {
  const state = position(
    { 'hms-terpsichore': { at: [400, 400] }, courageuse: { at: [520, 400] } },
    { trainingAids: true },
  )
  return view(state, 'british-1')
}

test('where each card leads: the attitude it ends in, what bears then, and what would be done to her', () => {
  const seen = sideBySide()
  const [own] = seen.ships.filter(({ captain }) => captain === 'british-1')
  assert.ok(own)
  const courses = coursesAhead(seen, own.id, cardsToPlan(seen, own))
  assert.ok(courses.length > 3)
  assert.ok(courses.some(({ gives }) => gives.length > 0))
  assert.ok(courses.some(({ takes }) => takes.length > 0))
  for (const course of courses) {
    assert.ok(course.nearest, 'an enemy is there')
    for (const shot of [...course.gives, ...course.takes]) {
      assert.ok(shot.points >= 0)
      const asked = odds.find(({ name }) => name === 'broadside')
      const answer = asked?.ask(
        {
          firepower: `${shot.firepower}`,
          range: `${shot.range / MM}`,
          ...(shot.rake !== null && { rake: shot.rake }),
        },
        USUAL_PAINS,
      )
      assert.ok(answer && 'report' in answer, JSON.stringify(answer))
      assert.equal(Reflect.get(answer.report, 'points'), shot.points, 'as the command line has it')
    }
  }
})

test('what cannot be read is said', () => {
  const asked = odds.find(({ name }) => name === 'broadside')
  assert.ok(asked)
  const far = asked.ask({ firepower: '4', range: '900' }, USUAL_PAINS)
  assert.ok('complaint' in far && far.complaint.includes('--range'))
  const odd = asked.ask({ firepower: '4', range: '90', ammo: 'soup' }, USUAL_PAINS)
  assert.ok('complaint' in odd && odd.complaint.includes('soup'))
  assert.equal(game.id, 'sails-of-glory')
})
