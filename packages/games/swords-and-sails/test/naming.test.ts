import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seaWords } from '../src/battle/sea/sea-words.en.ts'
import { diplomacyRefusals } from '../src/diplomacy/refusals.en.ts'
import { intrigueWords } from '../src/intrigue/words.en.ts'
import { counted, figures } from '../src/naming.en.ts'
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

test('one and many are told apart, and what is not there is not told', () => {
  const taken = intrigueWords['intrigue.taken']
  assert.equal(
    taken({ seat: 'HRE', free: ['yellow', 'yellow'], bought: [], price: 0 }),
    'The Empire takes 2 Espionage cards.',
  )
  assert.equal(
    taken({ seat: 'HRE', free: ['yellow', 'green', 'yellow'], bought: ['blue'], price: 30 }),
    'The Empire takes 2 Espionage and a Development card, and for 30 gold a Political.',
  )
  const remnant = seaWords['sea.remnant']
  assert.equal(
    remnant({ faction: 'FRA', by: 'ENG', captured: 1, sunk: 0 }),
    'France has only transports left: 1 empty falls to England.',
  )
  assert.equal(
    remnant({ faction: 'FAT', by: 'ENG', captured: 2, sunk: 1 }),
    'The Fatimids have only transports left: 2 empty fall to England and 1 loaded sinks with all aboard.',
  )
})
