import assert from 'node:assert/strict'
import test from 'node:test'
import { game } from '@windward/sails-of-war'
import type { View } from '@windward/sails-of-war/facts'
import { toldLines } from 'windward/test-kit/told-lines.ts'

const SEAT = 'orcs'
const SEATS = [SEAT, 'knights', 'elves', 'barbarians'] as const

/** A match line by line, as the Orcs were told it. */
function played(number: number, names: readonly string[], wish: object = {}) {
  const options = game.options.parse({ roundLimit: 6, ...wish })
  const bots = names.flatMap((name) => game.bots[name] ?? [])
  return toldLines(game, { options, seats: SEATS, bots, viewer: SEAT, number })
}

const lines = [
  ...played(1, ['warden']),
  ...played(2, ['random']),
  ...played(3, ['random', 'warden'], { mode: 'base' }),
]

const told = (key: string) => lines.filter(({ line }) => line.what.key === key)

test('SOW 1.5.1 a Realm changes hands when it is told, not before', () => {
  const taken = told('battle.taken')
  for (const { line, before, shown } of taken) {
    const { race, realm } = line.what.fields
    const owner = (view: View) => Object.values(view.realms).find(({ id }) => id === realm)?.owner
    assert.notEqual(owner(before), race)
    assert.equal(owner(shown), race)
  }
  assert.ok(taken.length > 10, `${taken.length} Realms changed hands`)
})

test('a fleet lies where the line that is being told has led it', () => {
  const sailed = told('movement.sailed')
  for (const { line, shown } of sailed) {
    const { ships, zone: to } = line.what.fields
    for (const id of [ships].flat())
      assert.equal(shown.ships.find((ship) => ship.id === id)?.zone ?? to, to, String(id))
  }
  assert.ok(sailed.length > 0, `${sailed.length} fleets sailed`)
})

test('a line is told in the phase it was written in', () => {
  const phases: Readonly<Record<string, string>> = {
    'setup.laid': 'laying',
    'council.bid': 'council',
    'economy.harvest': 'harvest',
    'movement.marched': 'turns',
    'supply.paid': 'supply',
  }
  for (const [key, phase] of Object.entries(phases)) {
    const found = told(key)
    assert.ok(found.length > 0, key)
    for (const { shown } of found) assert.equal(shown.phase, phase, key)
  }
})
