import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counted, figures } from '../src/battle/naming.en.ts'
import { diplomacyRefusals } from '../src/diplomacy/refusals.en.ts'
import { seatsWords } from '../src/setup/seats-words.en.ts'

test('figures are counted as one speaks of them, each kind once', () => {
  assert.deepEqual(
    [
      counted('KN', 1),
      counted('PS', 4),
      counted('HI', 1),
      counted('HC', 2),
      counted('RD', 1),
      counted('TR', 3),
    ],
    ['1 knight', '4 peasants', '1 heavy infantry', '2 heavy cavalry', '1 raider', '3 transports'],
  )
  const parts = [
    { kind: 'TR', count: 1 },
    { kind: 'WS', count: 1 },
    { kind: 'TR', count: 2 },
  ] as const
  assert.equal(figures(parts), '3 transports and 1 warship')
})

test('factions of many are spoken of as many, and sentences begin with a capital', () => {
  assert.equal(
    diplomacyRefusals['diplomacy.not-here']({ seat: 'FAT' }),
    'The Fatimids do not take part in these talks.',
  )
  assert.equal(
    diplomacyRefusals['diplomacy.not-here']({ seat: 'FRA' }),
    'France does not take part in these talks.',
  )
  assert.equal(
    seatsWords['seats.neighbours']({ faction: 'FAT', needed: 2 }),
    'the Fatimids need 2 neighbours among the other majors',
  )
})
