import assert from 'node:assert/strict'
import { test } from 'node:test'
import { game } from '@windward/swords-and-sails'
import { laying } from '../../app/brochures/swords-and-sails.ts'
import { optionFields } from '../../app/shell/option-fields.ts'
import { termsOf } from '../../app/shell/terms.ts'

const fields = optionFields(game.options.toJSONSchema({ io: 'input' }))
const usual = JSON.parse(JSON.stringify(game.options.parse({})))

test('whoever comes to a table reads its time, and no switch that stands as usual', () => {
  const match = { clock: { kind: 'none' }, whenAbsent: 'rules', waitSeconds: 86_400, options: usual } as const
  assert.deepEqual(termsOf(match, fields, laying), [
    { name: 'Time', value: 'no clock' },
    {
      name: 'When somebody does not answer',
      value: 'after one day the others may vote to replace them',
    },
  ])
})

test('every other switch is named in words, with what becomes of those whose time is up', () => {
  const options = { ...usual, length: 'medium', maintenance: true, novices: ['FRA', 'ENG'] }
  const match = {
    clock: { kind: 'live', seconds: 180 },
    whenAbsent: 'bot',
    waitSeconds: 604_800,
    options,
  } as const
  assert.deepEqual(
    termsOf(match, fields, laying).map(({ name, value }) => `${name}: ${value}`),
    [
      'Time: three minutes for each answer',
      'When somebody’s time is up: a bot holds the seat until they are back',
      'When everybody is away: wait a week, then go on',
      'Length of the match: medium: 60 points',
      'New to the game: France, England',
      'Pay for units: yes',
    ],
  )
})
