import assert from 'node:assert/strict'
import { test } from 'node:test'
import { happened } from '../../app/table/papers/happened.ts'

const AT = '2026-11-01T12:00:00.000Z'
const nameOf = (seat: string) => ({ ENG: 'England', FRA: 'France' })[seat] ?? seat

/** Without the time at its beginning, which every browser writes in its own way. */
const said = (told: Omit<Parameters<typeof happened>[0], 'at'>) =>
  happened({ at: AT, ...told }, nameOf).replace(/^.*?\d\d.*?: (?=\p{Lu})/u, '')

test('what happens beside the play is told with everybody in it by name', () => {
  assert.equal(said({ do: 'asked', seat: 'ENG', motion: 'draw' }), 'England offers a draw.')
  assert.equal(
    said({ do: 'voted', seat: 'ENG', about: 'FRA' }),
    'England votes to replace the player of France.',
  )
  assert.equal(said({ do: 'won', seats: ['ENG', 'FRA'] }), 'The match is won by England, France.')
  assert.equal(said({ do: 'taken', seat: 'FRA' }), 'The seat of France is taken over by somebody.')
})

test('what this page has no words for is told all the same', () => {
  assert.equal(said({ do: 'sold-out' }), 'Somebody: sold out.')
})
