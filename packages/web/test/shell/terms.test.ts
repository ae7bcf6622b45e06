import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { About } from '@windward/kit/about.ts'
import { optionFields } from '../../app/shell/new-table/option-fields.ts'
import { termsOf } from '../../app/shell/new-table/terms.ts'

const asks = {
  length: { enum: ['short', 'medium'], default: 'short', description: 'How long.' },
  maintenance: { type: 'boolean', default: false, description: 'Whether units are paid.' },
  novices: { type: 'array', items: { enum: ['N', 'E'] }, default: [], description: 'Who is new.' },
  machines: { type: 'array', items: { enum: ['N', 'E'] }, default: [], description: 'Who is a bot.' },
}
const fields = optionFields({ properties: asks })
const usual = { length: 'short', maintenance: false, novices: [], machines: [] }
const about: About = {
  name: 'A game',
  facts: '',
  story: '',
  place: 1,
  presets: [],
  seatName: (seat) => (seat === 'N' ? 'North' : 'East'),
  seatAbout: () => '',
  switches: {
    length: 'Length of the match',
    'length.medium': 'medium: 60 points',
    novices: 'New to the game',
    maintenance: 'Pay for units',
  },
  seated: (bots) => ({ machines: bots }),
}

test('whoever comes to a table reads its time, and no switch that stands as usual', () => {
  const match = { clock: { kind: 'none' }, whenAbsent: 'rules', waitSeconds: 86_400, options: usual } as const
  assert.deepEqual(termsOf(match, fields, about), [
    { name: 'Time', value: 'no clock' },
    {
      name: 'When somebody does not answer',
      value: 'after one day the others may vote to replace them',
    },
  ])
})

test('every other switch is named in words, with what becomes of those whose time is up', () => {
  const options = { ...usual, length: 'medium', maintenance: true, novices: ['N', 'E'] }
  const match = {
    clock: { kind: 'live', seconds: 180 },
    whenAbsent: 'bot',
    waitSeconds: 604_800,
    options,
  } as const
  assert.deepEqual(
    termsOf(match, fields, about).map(({ name, value }) => `${name}: ${value}`),
    [
      'Time: three minutes for each answer',
      'When somebody’s time is up: a bot holds the seat until they are back',
      'When everybody is away: wait a week, then go on',
      'Length of the match: medium: 60 points',
      'Pay for units: yes',
      'New to the game: North, East',
    ],
  )
})
