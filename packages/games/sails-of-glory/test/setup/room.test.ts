import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, type Foreseen, randomBot, seedFrom } from '@windward/table'
import { overlap } from '../../src/geometry/overlap.ts'
import { optionsShape } from '../../src/options.ts'
import { SEATS, type Seat } from '../../src/seats.ts'
import { begin } from '../../src/setup/begin.ts'
import { chooseSeats } from '../../src/setup/choose-seats.ts'
import { layTheTable } from '../../src/setup/lay-table.ts'
import { tableFault } from '../../src/setup/table-fault.ts'
import { berthOf } from '../../src/ships.ts'
import { DUEL, Scene } from '../scene.ts'

const parsed = (options: object) => optionsShape.parse(options)
const fault = (options: object, seats: readonly Seat[] = DUEL) => tableFault(seats, parsed(options)) ?? ''
const FOUR = {
  british: ['hms-terpsichore', 'hms-defence', 'hms-vanguard', 'hms-meleager'],
  french: ['courageuse', 'genereux', 'aquilon', 'unite'],
}

/** In Shallow Waters without its reefs, with these edges drawn. */
function shallowWaters(british: string, french: string, more: Foreseen[] = []) {
  const options = parsed({ scenario: 'in-shallow-waters', wind: 'N' })
  const dice = [{ draws: 'british' }, { draws: british }, { draws: french }, ...more]
  const scene = new Scene(begin(DUEL, options), layTheTable, { dice })
  while (scene.awaited().some((seat) => scene.asked(seat).includes('place-element'))) scene.away()
  return scene
}

/** The British place the first reef; their edge is the top, the French one the left, and the French place ships first. */
const CORNER = ['british', 'top', 'left', 'french'].map((face) => ({ draws: face }))

const at = (ship: string, x: number, y: number, heading: number) => ({
  ship,
  x: x * 1000,
  y: y * 1000,
  heading: heading * 1000,
})

test('SOG 16.1.3 where the zones of both sides have a corner in common, one side places after the other, by lot', () => {
  assert.deepEqual(shallowWaters('top', 'bottom').awaited(), DUEL)
  const scene = shallowWaters('top', 'left', [{ draws: 'french' }])
  assert.deepEqual(scene.awaited(), ['french-1'])
  scene.answer('french-1', 'place-ships', [at('unite', 60, 850, 90), at('aquilon', 60, 700, 90)])
  const british = (x: number) => [at('hms-meleager', x, 840, 180), at('hms-vanguard', 800, 840, 180)]
  assert.equal(scene.refusal('british-1', 'place-ships', british(60)), 'SOG 16.1.2')
  scene.answer('british-1', 'place-ships', british(130))
  assert.equal(scene.over, true)
})

test('SOG 16.1.3 a captain whose strip has no room places after the others, in the whole zone', () => {
  const seats: Seat[] = ['british-1', 'french-1', 'british-2', 'british-3']
  const options = parsed({
    scenario: 'supplies-are-coming',
    level: 'advanced',
    fleets: { british: FOUR.british.slice(0, 3), french: ['genereux'] },
  })
  const scene = new Scene(begin(seats, options), layTheTable)
  while (!scene.awaited().some((seat) => seat.startsWith('british'))) scene.away()
  const order = []
  while (!scene.over) {
    const [seat] = scene.awaited()
    assert.equal(scene.awaited().length, 1)
    order.push(seat)
    scene.away()
  }
  assert.deepEqual(order, ['british-2', 'british-1', 'british-3'])
  assert.ok(scene.state.ships.every(({ fate }) => fate === 'afloat'))
})

test('SOG 16.1.2 no place is offered that leaves none for the ships to come, and no two ships lie on each other', () => {
  const dice = diceFor(diceRoot(seedFrom('room'), {}), 'answers')
  const crowds = [
    { scenario: 'force-the-blockade', fleets: FOUR },
    { scenario: 'two-outposts', fleets: FOUR },
    { scenario: 'supplies-are-coming', level: 'advanced', fleets: FOUR },
    { scenario: 'in-shallow-waters', fleets: FOUR, wind: 'N' },
  ]
  for (const options of crowds) {
    for (const seats of [DUEL, SEATS]) {
      assert.equal(fault(options, seats), '')
      const scene = new Scene(begin(seats, parsed(options)), layTheTable, { dice: CORNER })
      while (!scene.over) {
        const [seat] = scene.awaited()
        assert.ok(seat)
        const [kind] = scene.asked(seat)
        assert.ok(kind)
        scene.answer(seat, kind, randomBot.answer(scene.question(seat, kind), dice))
      }
      const lying = scene.state.ships.map((ship) => berthOf(ship).foot)
      lying.forEach((one, index) => {
        for (const other of lying.slice(index + 1)) assert.equal(overlap(one, other), false)
      })
    }
  }
})

test('SOG 16.1.2 a double game is refused where the fleets do not fit in when they have changed parts', () => {
  const fleets = {
    british: ['hms-terpsichore'],
    french: ['genereux', 'aquilon', 'le-berwick', 'duguay-trouin', 'courageuse', 'unite'],
  }
  const once = { scenario: 'supplies-are-coming', level: 'advanced', swapped: true, fleets }
  assert.equal(fault(once), '')
  assert.match(fault({ ...once, twice: true }), /the French zone has no room for 6 ships \(SOG 16\.1\.2\)/)
})

test('SOG 16.1.8, SOG 1.1.3 a skirmish has as many captains as its points and its zones have room for', () => {
  assert.deepEqual(chooseSeats(8, parsed({ points: 200 })), SEATS)
  assert.equal(fault({ points: 200 }, SEATS), '')
  assert.deepEqual(chooseSeats(8, parsed({ points: 100 })), SEATS.slice(0, 4))
  assert.match(fault({ points: 150 }, SEATS), /150 points do not buy a ship for each British captain/)
})
