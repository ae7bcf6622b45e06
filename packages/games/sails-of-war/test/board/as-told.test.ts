import assert from 'node:assert/strict'
import test from 'node:test'
import { remembered, type Moment as SeenMoment } from '@windward/kit/moments.ts'
import { game } from '@windward/sails-of-war'
import { RACE_IDS, type View } from '@windward/sails-of-war/facts'
import { company, layTable, Match, type SeenLine, seedFrom } from '@windward/table'
import { asTold } from '../../board/told/as-told.ts'
import { viewAt } from '../../board/told/told-view.ts'

type Moment = SeenMoment<View>

interface Played {
  readonly moments: readonly Moment[]
  readonly lines: readonly SeenLine[]
}

const SEAT = 'orcs'

/** A match as the Orcs see it, after every answer. */
function played(number: number, names: readonly string[], wish: object = {}): Played {
  const options = game.options.parse({ roundLimit: 6, ...wish })
  const laid = layTable(game, {
    options,
    seats: [SEAT, 'knights', 'elves', 'barbarians'],
    seed: seedFrom('as told', number),
  })
  const opened = laid.ok ? Match.open(game, laid.value) : laid
  assert.ok(opened.ok)
  const match = opened.value
  const bots = company(
    match.seats,
    names.flatMap((name) => game.bots[name] ?? []),
    seedFrom('as told', number),
  )
  const moments: Moment[] = []
  for (let asked = match.nextUnanswered(); asked !== undefined; asked = match.nextUnanswered()) {
    match.answer(asked.seat, asked.id, bots.answer(asked))
    moments.push({ view: match.view(SEAT), lines: match.ledger(SEAT).length })
  }
  return { moments, lines: match.ledger(SEAT) }
}

const matches = [
  played(1, ['warden']),
  played(2, ['random']),
  played(3, ['random', 'warden'], { mode: 'base' }),
]

/** Tellings of so many answers each. */
const LONG = 40

interface Told extends Played {
  readonly before: Moment
  readonly now: Moment
}

function tellings(): Told[] {
  return matches.flatMap(({ moments, lines }) => {
    const starts = moments.filter((_, place) => place % LONG === 0)
    return starts.flatMap((before) => {
      const part = moments.slice(moments.indexOf(before), moments.indexOf(before) + LONG + 1)
      const now = part.at(-1)
      return now === undefined ? [] : [{ before, now, moments: part, lines }]
    })
  })
}

/** The board when so many lines are told. */
const toldAt = ({ before, now, lines }: Told, upTo: number): View =>
  asTold(before.view, now.view, lines.slice(before.lines, upTo), lines.slice(upTo, now.lines))

/** What is seen on the board, piece by piece. */
function seen(view: View): Record<string, unknown> {
  const { realms, ships, heroes, serpents } = asTold(view, view, [], [])
  const lands = Object.values(realms).flatMap(({ id, at, owner, building, ports, forces }) => [
    [id, { at, owner, building, ports: ports.map(({ side }) => side) }],
    ...Object.entries(forces).map(([race, { units }]) => [`${race} in ${id}`, units]),
  ])
  return Object.fromEntries([
    ...lands,
    ...ships.map(({ id, zone, port, units }) => [id, { zone, port, units }]),
    ...heroes.map(({ id, realm, ship }) => [id, { realm, ship }]),
    ['serpents', serpents.toSorted((a, b) => a - b)],
  ])
}

test('while a match is told every piece stands where it stood at that moment', () => {
  let compared = 0
  for (const telling of tellings())
    for (const { view, lines } of telling.moments) {
      assert.deepEqual(seen(toldAt(telling, lines)), seen(view), `after ${lines} lines`)
      compared += 1
    }
  assert.ok(compared > 500, `${compared} moments`)
})

test('SOW 1.5.1 a Realm changes hands when it is told, not before', () => {
  let changes = 0
  for (const telling of tellings())
    for (const [place, { what }] of telling.lines.entries()) {
      if (what.key !== 'battle.taken' || place < telling.before.lines || place >= telling.now.lines) continue
      const { race, realm } = what.fields
      const ownerAt = (upTo: number) =>
        Object.values(toldAt(telling, upTo).realms).find(({ id }) => id === realm)?.owner
      assert.notEqual(ownerAt(place), race)
      assert.equal(ownerAt(place + 1), race)
      changes += 1
    }
  assert.ok(changes > 10, `${changes} Realms changed hands`)
})

test('SOW 17.1.1 what is hidden from a seat stays so while it is told', () => {
  for (const telling of tellings())
    for (const { lines } of telling.moments) {
      const { heroes, players } = toldAt(telling, lines)
      for (const { owner, quest } of heroes) assert.ok(owner === SEAT || quest === null || quest === 'secret')
      for (const race of RACE_IDS)
        assert.ok(race === SEAT || ['number', 'undefined'].includes(typeof players[race]?.hand))
    }
})

test('of all positions that have come in the nearest ones count', () => {
  const [telling] = tellings()
  assert.ok(telling)
  const lines = telling.lines.map((line, index) => ({ ...line, n: index + 1 }))
  const some = telling.moments.filter((_, place) => place % 7 === 0)
  for (const { view, lines: upTo } of some.slice(1)) {
    const told = viewAt(some, lines, upTo)
    assert.ok(told)
    assert.deepEqual(seen(told), seen(view))
  }
})

test('a position is remembered with the lines that led to it', () => {
  const { moments = [] } = matches[0] ?? {}
  const [first, second] = [moments[0], moments.at(-1)]
  assert.ok(first && second)
  assert.deepEqual(remembered([], first), [first])
  assert.deepEqual(remembered([first], { ...first, lines: 99 }), [first])
  assert.deepEqual(remembered([first], second), [first, second])
})
