import assert from 'node:assert/strict'
import test from 'node:test'
import { game } from '@windward/sails-of-war'
import type { View } from '@windward/sails-of-war/facts'
import { company, type Frame, FrameMaker, layTable, Match, type SeenLine, seedFrom } from '@windward/table'
import { applyPatch } from '@windward/table/patch'

const SEAT = 'orcs'

/** A line with what the Orcs saw before it and right after it. */
interface Told {
  readonly line: SeenLine
  readonly before: View
  readonly shown: View
}

/** A match line by line, as the Orcs were told it. */
function played(number: number, names: readonly string[], wish: object = {}): readonly Told[] {
  const options = game.options.parse({ roundLimit: 6, ...wish })
  const seats = [SEAT, 'knights', 'elves', 'barbarians']
  const laid = layTable(game, { options, seats, seed: seedFrom('as told', number) })
  assert.ok(laid.ok)
  const opened = Match.open(game, laid.value)
  const maker = FrameMaker.open(game, laid.value, 0)
  assert.ok(opened.ok && maker.ok)
  const match = opened.value
  const bots = company(
    match.seats,
    names.flatMap((name) => game.bots[name] ?? []),
    seedFrom('as told', number),
  )
  const told: Told[] = []
  for (let asked = match.nextUnanswered(); asked !== undefined; asked = match.nextUnanswered()) {
    let before = match.view(SEAT)
    const read = match.ledger(SEAT).length
    const given = match.answer(asked.seat, asked.id, bots.answer(asked))
    assert.ok(given.ok)
    const made = maker.value.follow(given.value, [SEAT])
    assert.ok(made.ok)
    for (const [place, line] of match.ledger(SEAT).slice(read).entries()) {
      const shown = drawn(made.value[0]?.[place] ?? null, before)
      told.push({ line, before, shown })
      before = shown
    }
  }
  return told
}

const drawn = (frame: Frame, before: View): View =>
  Object(frame === null ? before : applyPatch(frame, before))

const lines = [
  ...played(1, ['warden']),
  ...played(2, ['random']),
  ...played(3, ['random', 'warden'], { mode: 'base' }),
]

const told = (key: string): readonly Told[] => lines.filter(({ line }) => line.what.key === key)

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
  assert.ok(sailed.length > 5, `${sailed.length} fleets sailed`)
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
