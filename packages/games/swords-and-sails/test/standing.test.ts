import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meeting } from '../src/battle/land/decide-meet-forces.ts'
import { redeploy } from '../src/battle/line/decide-redeploy.ts'
import { meetFleets } from '../src/battle/sea/decide-meet-fleets.ts'
import { decisions } from '../src/decisions.ts'
import { toSea } from '../src/siege/decide-to-sea.ts'
import { view } from '../src/view/view.ts'
import { position } from './scene.ts'

/** What is asked while the table is laid, while fortune strikes, and when everybody writes or builds. */
const ASKED_IN_PERSON = ['leader', 'bid', 'fortune-land', 'storm-losses', 'orders', 'units', 'cities']

test('SNS 7.12.1 whatever is asked once orders are written can be answered beforehand', () => {
  const silent = decisions.filter(({ standing }) => standing === undefined).map(({ kind }) => kind)
  assert.deepEqual(silent.toSorted(), ASKED_IN_PERSON.toSorted())
})

const seen = view(position(['ENG', 'FRA']), 'ENG')

test('SNS 7.12.1, SNS 5.3.2 divided enemies are met as they are told, or the other way round', () => {
  const brief = { where: { land: 'wessex' }, forces: [['FRA I'], ['FRA II'], ['FRA III']] } as const
  const asked = { seat: 'ENG', view: seen, brief } as const
  assert.deepEqual(meeting.standing?.answer(asked, 'as-told'), [0, 1, 2])
  assert.deepEqual(meeting.standing?.answer(asked, 'reversed'), [2, 1, 0])
})

test('SNS 7.12.1, SNS 7.11.2, SNS 7.11.5 an Admiral meets fleets together or apart and leaves his line alone', () => {
  const brief = { sea: 'narrow_sea', forces: [['FRA 1'], ['FRA 2']] } as const
  const asked = { seat: 'ENG', view: seen, brief } as const
  assert.equal(meetFleets.standing?.answer(asked, 'together'), 'together')
  assert.deepEqual(meetFleets.standing?.answer(asked, 'apart'), [0, 1])
  const line = { where: { sea: 'narrow_sea' }, most: 2, battle: 'narrow_sea', side: 0 } as const
  assert.deepEqual(redeploy.standing?.answer({ seat: 'ENG', view: seen, brief: line }, 'stay'), [])
})

test('SNS 7.12.1, SNS 8.4.3 a fleet that loses its port goes to the first zone named that is beside it', () => {
  const asked = {
    seat: 'ENG',
    view: seen,
    brief: { fleet: 'ENG 2', land: 'wessex', clause: 'SNS 8.4.3' },
  } as const
  assert.equal(toSea.standing?.answer(asked, ['north_sea', 'celtic_sea', 'irish_sea']), 'celtic_sea')
  assert.equal(toSea.standing?.answer(asked, ['north_sea']), undefined)
})
