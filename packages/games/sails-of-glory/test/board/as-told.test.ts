import assert from 'node:assert/strict'
import test from 'node:test'
import type { Moment } from '@windward/kit/moments.ts'
import { game } from '@windward/sails-of-glory'
import type { View } from '@windward/sails-of-glory/facts'
import { company, layTable, Match, type SeenLine, seedFrom } from '@windward/table'
import { about } from '../../about.en.ts'
import { asTold } from '../../board/as-told/as-told.ts'
import { phaseOf } from '../../board/phase-of.ts'

interface Played {
  readonly moments: readonly Moment<View>[]
  readonly lines: readonly SeenLine[]
}

const SEAT = 'british-1'
const EVERYTHING = { ...about.presets.find(({ id }) => id === 'seasoned')?.options, flagship: true }
const MOST_ANSWERS = 400

/** A match as one captain sees it, after every answer, from the first turn on. */
function played(number: number, wishes: object): Played {
  const { random, lookout } = game.bots
  assert.ok(random && lookout)
  const options = game.options.parse(wishes)
  const seats = game.seats.choose(2, options)
  const laid = layTable(game, { options, seats, seed: seedFrom('as told', number) })
  const opened = laid.ok ? Match.open(game, laid.value) : laid
  assert.ok(opened.ok)
  const match = opened.value
  const bots = company(seats, [random, lookout], seedFrom('as told', number))
  const moments: Moment<View>[] = []
  for (let asked = match.nextUnanswered(); asked !== undefined; asked = match.nextUnanswered()) {
    match.answer(asked.seat, asked.id, bots.answer(asked))
    const view = match.view(SEAT)
    if (view.number > 0) moments.push({ view, lines: match.ledger(SEAT).length })
    if (moments.length === MOST_ANSWERS) break
  }
  return { moments, lines: match.ledger(SEAT) }
}

const matches = [
  {},
  { level: 'standard' },
  EVERYTHING,
  { ...EVERYTHING, scenario: 'under-the-guns' },
  { ...EVERYTHING, scenario: 'in-shallow-waters' },
  { ...EVERYTHING, flagship: false, scenario: 'against-the-outpost' },
].flatMap((wishes, number) => [played(number, wishes), played(100 + number, wishes)])

/** Tellings of so many answers each: some turns. */
const LONG = 9

interface Told extends Played {
  readonly before: Moment<View>
  readonly now: Moment<View>
}

function tellings(): Told[] {
  return matches.flatMap(({ moments, lines }) =>
    moments
      .filter((_, place) => place % LONG === 0)
      .flatMap((before) => {
        const part = moments.slice(moments.indexOf(before), moments.indexOf(before) + LONG + 1)
        const now = part.at(-1)
        const isOneBattle = now?.view.battle === before.view.battle
        return now === undefined || !isOneBattle ? [] : [{ before, now, moments: part, lines }]
      }),
  )
}

/** The sea when so many lines are told. */
const toldAt = ({ before, now, lines }: Told, upTo: number): View =>
  asTold(before.view, now.view, lines.slice(before.lines, upTo), lines.slice(upTo, now.lines))

/** What is seen of every ship and battery still in the fight. */
function seen({ ships, batteries, buildings }: View): Record<string, unknown> {
  return Object.fromEntries([
    ...ships.map(({ id, fate, wreck, hull, crew, special, sails, aground, flagship }) => [
      id,
      fate === 'afloat'
        ? { hull: hull.length, crew: crew.length, special, sails, aground, flagship }
        : { fate, wreck },
    ]),
    ...batteries.map(({ id, fate, hull, crew, fires }) => [
      id,
      fate === 'standing' ? { hull: hull.length, crew: crew.length, fires } : { fate },
    ]),
    ...buildings.map(({ side, points, crew, surrendered }) => [side, { points, crew, surrendered }]),
  ])
}

test('while turns are told every log, sail and marker stands as it stood at that moment', () => {
  let compared = 0
  for (const telling of tellings())
    for (const { view, lines } of telling.moments) {
      assert.deepEqual(seen(toldAt(telling, lines)), seen(view), `turn ${view.number}, after ${lines} lines`)
      compared += 1
    }
  assert.ok(compared > 500, `${compared} moments`)
})

test('SOG 7.3.2 a shot is seen when it is told, with the counters drawn for it, not before', () => {
  let shots = 0
  for (const telling of tellings())
    for (const [place, { what }] of telling.lines.entries()) {
      if (what.key !== 'fire.fired' || place < telling.before.lines || place >= telling.now.lines) continue
      const { ship, at } = what.fields
      const before = toldAt(telling, place).attacks.length
      const { attacks } = toldAt(telling, place + 2)
      const fired = attacks[before] ?? attacks[0]
      assert.deepEqual([fired?.by, fired?.at], [ship, at])
      shots += 1
    }
  assert.ok(shots > 100, `${shots} shots`)
})

test('SOG 8.1 a hull suffers with the counters that are told, a fire burns when it is told', () => {
  let [hurt, burning] = [0, 0]
  for (const telling of tellings())
    for (const [place, { what }] of telling.lines.entries()) {
      if (place < telling.before.lines || place >= telling.now.lines) continue
      const shipAt = (upTo: number) =>
        toldAt(telling, upTo).ships.find(({ id }) => id === what.fields['ship'])
      const [then, next] = [shipAt(place), shipAt(place + 1)]
      if (then === undefined || next === undefined || next.fate !== 'afloat') continue
      if (what.key === 'damage.fire') {
        assert.equal(next.special.fires, then.special.fires + 1)
        burning += 1
      } else if (
        what.key === 'damage.drawn' &&
        then.hull.length + then.crew.length < next.hull.length + next.crew.length
      )
        hurt += 1
    }
  assert.ok(hurt > 50 && burning > 5, `${hurt} hurt, ${burning} burning`)
})

test('the sea that is told shares nothing with the one before: that stays as it was', () => {
  for (const telling of tellings()) {
    const before = structuredClone(telling.before.view)
    toldAt(telling, telling.now.lines - 1)
    assert.deepEqual(telling.before.view, before)
  }
})

test('SOG 4.1 ships lie where they lay until their moving is told, and then where they lie', () => {
  let [before, after] = [0, 0]
  for (const { moments, lines } of matches)
    for (const [place, now] of moments.entries()) {
      const then = moments[place - 1]
      const since = then === undefined ? [] : lines.slice(then.lines, now.lines)
      const first = since.findIndex(({ what }) => what.key === 'move.revealed')
      if (then === undefined || then.view.battle !== now.view.battle || first < 1) continue
      const poses = ({ ships }: View) => ships.map(({ id, pose, course }) => ({ id, pose, course }))
      const toldUpTo = (upTo: number) =>
        poses(asTold(then.view, now.view, since.slice(0, upTo), since.slice(upTo)))
      if (!since.slice(0, first).some((line) => phaseOf(line) === 'movement')) {
        assert.deepEqual(toldUpTo(first), poses(then.view))
        before += 1
      }
      assert.deepEqual(toldUpTo(first + 1), poses(now.view))
      after += 1
    }
  assert.ok(before > 20 && after > 20, `${before} before, ${after} after`)
})
