import assert from 'node:assert/strict'
import test from 'node:test'
import { game } from '@windward/swords-and-sails'
import type { SwordsAndSails, View } from '@windward/swords-and-sails/facts'
import type { SeenLine } from '@windward/table'
import { toldLines } from 'windward/test-kit/told-lines.ts'
import { keyOfPiece, piecesIn } from '../../board/map/standing.ts'
import { battleTold } from '../../board/told/battle-told.ts'
import { together } from '../../board/told/together.ts'

const SEATS = ['BYZ', 'FAT', 'HRE', 'KIE', 'NSE', 'FRA', 'ENG'] as const

/** Some seasons of stewards, line by line as one of the seats was told them. */
function played() {
  const steward = game.bots['steward']
  assert.ok(steward)
  return toldLines(game, { options: {}, seats: SEATS, bots: [steward], viewer: 'BYZ', decisions: 900 })
}

const lines = played()

const placeOf = (view: View, key: unknown): string | undefined => {
  const { armies, fleets } = piecesIn(view)
  return [...armies, ...fleets].find((piece) => keyOfPiece(piece) === key)?.at
}

test('a piece stands where the line that is being told has led it', () => {
  const went = lines.filter(({ line: { what } }) =>
    /^movement\.(?:sailed|marched|landed|docked)$/.test(what.key),
  )
  for (const { line, shown } of went) {
    const { piece, to } = line.what.fields
    assert.equal(placeOf(shown, piece), to, `${String(piece)} by ${line.what.key}`)
  }
  assert.ok(went.length > 50, `${went.length} pieces went somewhere`)
})

test('a land changes hands when it is told, not before', () => {
  const taken = lines.filter(({ line: { what } }) => what.key === 'siege.taken')
  for (const { line, before, shown } of taken) {
    const { land, besieger } = line.what.fields
    const owner = (view: View): unknown => Object(view.lands)[String(land)].owner
    assert.notEqual(owner(before), besieger)
    assert.equal(owner(shown), besieger)
  }
  assert.ok(taken.length > 5, `${taken.length} lands changed hands`)
})

test('a line is told in the phase it was written in', () => {
  const phases: Readonly<Record<string, SwordsAndSails['view']['phase']>> = {
    'income.paid': 'income',
    'intrigue.taken': 'intrigue',
    'orders.revealed': 'movement',
    'movement.marched': 'movement',
    'siege.taken': 'battles',
    'cities.built': 'cities',
  }
  for (const { line, shown } of lines) {
    const phase = phases[line.what.key]
    if (phase !== undefined) assert.equal(shown.phase, phase, line.what.key)
  }
})

test('what all do at once is told at once, and orders seat by seat', () => {
  const line = (key: string, piece: string): SeenLine => ({
    clause: 'SNS 6.1.2',
    turn: 1,
    private: false,
    what: { key, fields: { piece } },
  })
  assert.ok(together(line('movement.sailed', 'BYZ 1'), line('movement.sailed', 'FAT 2')))
  assert.ok(!together(line('movement.sailed', 'BYZ 1'), line('movement.marched', 'BYZ I')))
  assert.ok(together(line('orders.revealed', 'BYZ 1'), line('orders.revealed', 'BYZ I')))
  assert.ok(!together(line('orders.revealed', 'BYZ 1'), line('orders.revealed', 'FAT I')))
  assert.ok(!together(line('siege.taken', 'BYZ 1'), line('siege.taken', 'BYZ 1')))
})

test('a battle is told with those who fight in it, as they stand by then', () => {
  const struck = lines.filter(({ line: { what } }) =>
    /^(?:battle\.(?:close|losses)|sea\.strikes)/.test(what.key),
  )
  for (const { line, shown } of struck) {
    const battle = battleTold(shown, line)
    const { faction } = line.what.fields
    assert.ok(
      battle?.forces.some((force) => force.faction === faction),
      `${line.what.key} of ${String(faction)}`,
    )
  }
  assert.ok(struck.length > 5, `${struck.length} blows were struck`)
})
