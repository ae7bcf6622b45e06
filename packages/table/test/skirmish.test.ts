import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Foreseen, type Match, SPECTATOR, scriptedDice } from '../src/index.ts'
import { given, opened, questionOf, refusedBy, reply, runOut } from './at-the-table.ts'
import { neighbours } from './fixture/field.ts'
import { game } from './fixture/game.ts'
import { SEATS, type Seat, type Skirmish } from './fixture/state.ts'

const [AMBER, BLUE] = SEATS
/** The homes of the first three seats' first units, side by side in the first row. */
const [A0, B0, C0] = [0, 1, 2]

interface Position {
  readonly seats?: readonly Seat[]
  readonly turns?: number
  /** The strengths dealt to each seat in turn. */
  readonly dealt?: readonly (readonly number[])[]
  readonly dice?: Readonly<Record<string, readonly Foreseen[]>>
}

function position({ seats = [AMBER, BLUE], turns = 1, dealt, dice = {} }: Position): Match<Skirmish> {
  const deals = dealt ?? seats.map(() => [0, 1, 2])
  const scripts: Position['dice'] = { 0: deals.map((shuffle) => ({ shuffle })), ...dice }
  return opened(game, { seats, options: { turns } }, { dice: (flow) => scriptedDice(scripts[flow] ?? []) })
}

/** Everybody stays but those units that are named with where they go. */
function order(match: Match<Skirmish>, moves: Readonly<Record<number, number>> = {}): void {
  for (const seat of match.seats) {
    const own = [...match.view(seat).units.entries()].filter(([, unit]) => unit.owner === seat)
    reply(
      match,
      seat,
      own.map(([unit, { area }]) => moves[unit] ?? area),
    )
  }
}

function told(match: Match<Skirmish>, key: string) {
  return match.ledger(SPECTATOR).filter(({ what }) => what.key === key)
}

test('FIX 1.1 the field has 42 areas, each with four neighbours, and its edges join', () => {
  assert.deepEqual(neighbours(42), [])
  for (let area = 0; area < 42; area += 1) {
    assert.equal(new Set(neighbours(area)).size, 4)
    for (const other of neighbours(area)) assert.ok(neighbours(other).includes(area))
  }
  assert.deepEqual(neighbours(0), [35, 7, 6, 1])
  assert.deepEqual(neighbours(41), [34, 6, 40, 35])
})

test('FIX 1.2 each seat owns three units, on rows one, three and five of its column', () => {
  const { units } = opened(game).state
  assert.equal(units.length, 21)
  assert.deepEqual(
    units.slice(0, 6).map(({ owner, area, home }) => [owner, area, home]),
    [
      [AMBER, 0, 0],
      [AMBER, 14, 14],
      [AMBER, 28, 28],
      [BLUE, 1, 1],
      [BLUE, 15, 15],
      [BLUE, 29, 29],
    ],
  )
})

test('FIX 1.3 strengths are dealt, each seat told of its own and no others', () => {
  const match = position({
    dealt: [
      [2, 0, 1],
      [1, 2, 0],
    ],
  })
  const strengths = (viewer: Seat | typeof SPECTATOR) => match.view(viewer).units.map((unit) => unit.strength)
  assert.deepEqual(strengths(AMBER), [2, 0, 1, null, null, null])
  assert.deepEqual(strengths(BLUE), [null, null, null, 1, 2, 0])
  assert.deepEqual(strengths(SPECTATOR), Array(6).fill(null))
  assert.deepEqual(match.ledger(AMBER), [
    { turn: 0, clause: 'FIX 1.3', what: { key: 'dealt', fields: { strengths: '2, 0, 1' } }, private: true },
  ])
  assert.deepEqual(match.ledger(SPECTATOR), [])
})

test('FIX 1.3 everybody knows the strength of a unit that has fought', () => {
  const match = position({
    dealt: [
      [2, 0, 1],
      [1, 2, 0],
    ],
    dice: { '1/fight:1': [1, 1] },
  })
  order(match, { 0: B0 })
  assert.deepEqual(
    match.view(SPECTATOR).units.map((unit) => unit.strength),
    [2, null, null, 1, null, null],
  )
})

test('FIX 2.1 all seats write orders at once and in secret, one for each unit', () => {
  const match = position({})
  assert.deepEqual(match.awaited(), [AMBER, BLUE])
  reply(match, AMBER, [7, 14, 34])
  assert.deepEqual(match.awaited(), [BLUE])
  assert.equal(match.view(BLUE).units[0]?.area, A0)
})

test('FIX 2.1 a unit stays or goes to a bordering area, one order for each of its own units', () => {
  const match = position({})
  const refused = (orders: number[]) =>
    refusedBy('FIX 2.1', match.answer(AMBER, questionOf(match, AMBER).id, orders), game)
  const stay = [0, 14, 28]
  assert.match(refused(stay.with(0, 2)), /Unit 0 cannot go from area 0 to area 2/)
  assert.match(refused(stay.toReversed()), /Unit 0 cannot go from area 0 to area 28/)
  refusedBy('TBL 1.3', match.answer(AMBER, '1#1', stay.slice(1)))
  reply(match, AMBER, stay)
})

test('FIX 2.1 orders that crowd two units into one area are odd, but legal', () => {
  const match = position({})
  const question = questionOf(match, AMBER)
  const crowded = [7, 7, 28]
  assert.deepEqual(question.warnings(crowded), [{ key: 'orders.crowded', fields: { area: 7 } }])
  assert.equal(question.check(crowded), undefined)
})

test('FIX 2.2 the units of a seat whose time runs out stay where they are', () => {
  const match = position({ dice: { '1/fight:0': [1, 6] } })
  runOut(match, AMBER)
  reply(match, BLUE, [A0, 15, 29])
  assert.deepEqual(
    match.state.units.map(({ area }) => area),
    [0, 14, 28, A0, 15, 29],
  )
  assert.deepEqual(match.outcome?.points, { amber: 0, blue: 1 })
})

test('FIX 2.3 a seat may leave word beforehand that its units stay', () => {
  const match = position({ turns: 2 })
  given(match.instruct(AMBER, 'orders', { stay: true }))
  assert.deepEqual(match.awaited(), [BLUE])
  runOut(match, BLUE)
  assert.deepEqual(match.awaited(), [BLUE])
  runOut(match, BLUE)
  assert.deepEqual(match.outcome?.winners, [AMBER, BLUE])
})

test('FIX 3.1 all units move at once, and two that exchange areas pass each other', () => {
  const match = position({})
  order(match, { 0: B0, 3: A0 })
  assert.deepEqual(
    match.state.units.filter((_, unit) => unit % 3 === 0).map(({ area }) => area),
    [B0, A0],
  )
  assert.deepEqual(told(match, 'fought'), [])
})

test('FIX 3.2 units of several seats in one area fight: the highest roll and strength together wins', () => {
  const match = position({
    dealt: [
      [0, 1, 2],
      [2, 0, 1],
    ],
    dice: { '1/fight:1': [4, 3] },
  })
  order(match, { 0: B0 })
  const [line, ...others] = told(match, 'fought')
  assert.deepEqual([line?.clause, line?.what.fields['winner'], others], ['FIX 3.2', BLUE, []])
})

test('FIX 3.2 of equal totals the seat that sits earlier wins', () => {
  const match = position({
    dealt: [
      [0, 1, 2],
      [2, 0, 1],
    ],
    dice: { '1/fight:1': [5, 3] },
  })
  order(match, { 0: B0 })
  assert.deepEqual(match.outcome?.winners, [AMBER])
})

test('FIX 3.2 units of one seat do not fight each other', () => {
  const match = position({})
  order(match, { 0: 7, 1: 7 })
  assert.deepEqual(told(match, 'fought'), [])
})

test('FIX 3.2 every fight rolls its own dice', () => {
  const match = position({ dice: { '1/fight:1': [6, 1], '1/fight:15': [1, 6] } })
  order(match, { 0: B0, 1: 15 })
  assert.deepEqual(match.outcome?.points, { amber: 1, blue: 1 })
})

test('FIX 3.3 the winner scores a point for each foreign unit, and those that lost go home', () => {
  const seats = SEATS.slice(0, 3)
  const first = position({ seats, turns: 2, dice: { '1/fight:1': [6, 1, 1] } })
  order(first, { 0: B0, 6: B0 })
  assert.deepEqual(first.state.points, [2, 0, 0])
  assert.deepEqual(
    [0, 3, 6].map((unit) => first.state.units[unit]?.area),
    [B0, B0, C0],
  )
})

test('FIX 4.1 the match ends after the turns the table chose, and the most points win', () => {
  const match = position({ turns: 2, dice: { '1/fight:1': [6, 1], '2/fight:1': [6, 1] } })
  order(match, { 0: B0 })
  assert.equal(match.outcome, undefined)
  order(match)
  assert.deepEqual(match.outcome, { winners: [AMBER], points: { amber: 2, blue: 0 } })
})

test('FIX 4.1 equal points share the win', () => {
  const match = position({ seats: SEATS.slice(0, 3) })
  order(match)
  assert.deepEqual(match.outcome?.winners, SEATS.slice(0, 3))
})
