import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layTable, seedFrom, tableWords, textOf } from '@windward/table'
import { LEVELS, SWITCHES } from '../../src/data/levels.ts'
import { SHIP_IDS, SHIPS } from '../../src/data/ships.ts'
import { game } from '../../src/index.ts'
import { optionsShape, scenarioOf } from '../../src/options.ts'
import { SEATS } from '../../src/seats.ts'
import { begin } from '../../src/setup/begin.ts'
import { chooseSeats } from '../../src/setup/choose-seats.ts'
import { tableRefusal } from '../../src/setup/table-fault.ts'
import { DUEL } from '../scene.ts'

const parsed = (options: object) => optionsShape.parse(options)
const clause = (options: object, seats = DUEL) => tableRefusal(seats, parsed(options))?.clause

const LINE = {
  british: ['hms-terpsichore', 'hms-defence', 'hms-vanguard', 'hms-meleager'],
  french: ['courageuse', 'genereux', 'aquilon', 'unite'],
} as const

test('SOG 1.1.1 every ship is one captain’s, on one of two sides', () => {
  const { ships } = begin(DUEL, parsed({}))
  assert.deepEqual(
    ships.map(({ id, side, captain }) => [id, side, captain]),
    [
      ['hms-terpsichore', 'british', 'british-1'],
      ['hms-defence', 'british', 'british-1'],
      ['courageuse', 'french', 'french-1'],
      ['genereux', 'french', 'french-1'],
    ],
  )
})

test('SOG 1.1.1 a ship sails once, and under her own flag', () => {
  assert.equal(
    clause({ fleets: { british: ['hms-defence', 'hms-defence'], french: ['unite'] } }),
    'SOG 1.1.1',
  )
  assert.equal(clause({ fleets: { british: ['courageuse'], french: ['unite'] } }), 'SOG 1.1.1')
})

test('SOG 1.1.2 with three captains the French have two, and each has one of their ships', () => {
  const seats = chooseSeats(3, parsed({}))
  assert.deepEqual(seats, ['british-1', 'french-1', 'french-2'])
  const { ships } = begin(seats, parsed({}))
  assert.deepEqual(
    ships.map(({ captain }) => captain),
    ['british-1', 'british-1', 'french-1', 'french-2'],
  )
})

test('SOG 1.1.2 captains of one side may command one ship each, against one captain or against as many', () => {
  const captains = (...seats: (typeof SEATS)[number][]) => {
    assert.equal(tableRefusal(seats, parsed({})), undefined)
    return begin(seats, parsed({})).ships.map(({ captain }) => captain)
  }
  const alone = captains('british-1', 'french-1', 'british-2')
  assert.deepEqual(alone, ['british-1', 'british-2', 'french-1', 'french-1'])
  const each = captains('british-1', 'french-1', 'british-2', 'french-2')
  assert.deepEqual(each, ['british-1', 'british-2', 'french-1', 'french-2'])
})

test('SOG 1.1.2 ships are dealt in order, the first captains having the more', () => {
  const fleets = { british: LINE.british, french: ['courageuse', 'genereux', 'aquilon', 'unite', 'hermione'] }
  const seats = ['british-1', 'french-1', 'french-2', 'french-3'] as const
  const { ships } = begin(seats, parsed({ fleets }))
  assert.deepEqual(
    ships.filter(({ side }) => side === 'french').map(({ captain }) => captain),
    ['french-1', 'french-1', 'french-2', 'french-2', 'french-3'],
  )
})

test('SOG 1.1.3 two to eight captains, none without a ship', () => {
  assert.deepEqual(chooseSeats(8, parsed({ fleets: LINE })), SEATS)
  assert.equal(tableRefusal(SEATS, parsed({ fleets: LINE })), undefined)
  assert.equal(clause({}, SEATS), 'SOG 1.1.3')
  assert.equal(clause({}, ['british-1']), 'SOG 1.1.3')
  assert.deepEqual(chooseSeats(1, parsed({})), DUEL)
})

test('SOG 1.2.1, SOG 1.2.2 an option below its level is refused with a sentence', () => {
  for (const [name, { level }] of Object.entries(SWITCHES)) {
    for (const played of LEVELS) {
      const options = { level: played, [name]: true, windDirection: true }
      const allowed = LEVELS.indexOf(played) >= LEVELS.indexOf(level)
      assert.equal(clause(options), allowed ? undefined : 'SOG 1.2.2', `${name} at ${played}`)
    }
  }
  const laid = layTable(game, { options: { aimingHigh: true }, seats: DUEL, seed: seedFrom('x') })
  assert.ok(!laid.ok)
  assert.match(textOf(laid.refusal.refused, tableWords, game.words), /needs at least the advanced rules/)
})

test('SOG 1.2.2 variable strength needs variable direction', () => {
  assert.equal(clause({ level: 'advanced', windStrength: true }), 'SOG 1.2.2')
  assert.equal(clause({ level: 'advanced', windStrength: true, windDirection: true }), undefined)
})

test('SOG 1.2.3 training names ships of the match; all options go together', () => {
  assert.equal(clause({ untrainedGunners: ['genereux'] }), undefined)
  assert.equal(clause({ untrainedGunners: ['aquilon'] }), 'SOG 1.2.3')
  assert.equal(clause({ untrainedSailors: ['genereux'] }), 'SOG 1.2.2')
  const all = Object.fromEntries(Object.keys(SWITCHES).map((name) => [name, true]))
  const training = { untrainedGunners: ['genereux'], untrainedSailors: ['hms-defence'] }
  assert.equal(clause({ level: 'advanced', ...all, ...training }), undefined)
})

test('SOG 1.2.4 training aids change nothing but what is shown', () => {
  const plain = begin(DUEL, parsed({}))
  const aided = begin(DUEL, parsed({ trainingAids: true }))
  assert.deepEqual({ ...aided, options: plain.options }, plain)
})

test('SOG 1.3.1 the sea has the size of its scenario, and not less than 900 by 700 mm', () => {
  assert.deepEqual(begin(DUEL, parsed({})).sea, { width: 900_000, length: 900_000 })
  const small = { ...scenarioOf(parsed({})), sea: { width: 500_000, length: 900_000 } }
  assert.equal(optionsShape.safeParse({ scenario: small }).success, false)
})

test('SOG 2.1.2 twelve ships sail under each flag', () => {
  for (const side of ['british', 'french'] as const) {
    assert.equal(SHIP_IDS.filter((id) => SHIPS[id].navy === side).length, 12)
  }
})

test('SOG 4.2, SOG 4.3 all begin loaded with ball and under battle sails', () => {
  for (const { guns, sails } of begin(DUEL, parsed({})).ships) {
    assert.deepEqual([guns.port.box, guns.starboard.box, guns.port.fired], ['ball', 'ball', false])
    assert.equal(sails, 'battle')
  }
})
