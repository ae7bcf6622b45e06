import assert from 'node:assert/strict'
import { test } from 'node:test'
import { company, layTable, Match, playOut, type Result, seedFrom } from '@windward/table'
import fc from 'fast-check'
import { BEFORE, SOUND } from '../../src/bots/captain.ts'
import { type Foreseen, foreseen, sailedTo } from '../../src/bots/foresee-place.ts'
import { lookout } from '../../src/bots/lookout.ts'
import { type Expected, expectedIn, type Watch, watchFor } from '../../src/bots/watch.ts'
import { LOOKOUT, worthOf } from '../../src/bots/weights.ts'
import { worthOfBroadside } from '../../src/bots/worth-of-broadside.ts'
import { prospectOf, standingAt, worthOfPlace } from '../../src/bots/worth-of-place.ts'
import { bestWay, waysOn } from '../../src/bots/worth-of-way.ts'
import { countersOf } from '../../src/combat/counters-drawn.ts'
import { shotsAt } from '../../src/combat/shots.ts'
import { firepower } from '../../src/damage/log.ts'
import { lettersAt } from '../../src/data/ammunition.ts'
import { ARCS } from '../../src/data/measures.ts'
import { BROADSIDES, type Broadside } from '../../src/geometry/gunnery.ts'
import { arcOf } from '../../src/gunners/gun-position.ts'
import { game } from '../../src/index.ts'
import { cardsToPlan } from '../../src/planning/cards-to-plan.ts'
import { afloat } from '../../src/ships.ts'
import { view } from '../../src/view.ts'
import { closePose } from '../geometry/water.ts'

const granted = <T>(result: Result<T>): T =>
  result.ok ? result.value : assert.fail(JSON.stringify(result.refusal))

/** What a lookout of a match sees that other lookouts have played for so many decisions. */
function seenAfter(options: object, decisions: number) {
  const seats = game.seats.choose(2, game.options.parse(options))
  const record = granted(layTable(game, { options, seats, seed: seedFrom('best way', decisions) }))
  const match = granted(Match.open(game, record))
  playOut(match, company(match.seats, [lookout], seedFrom('crews', decisions)), decisions)
  return view(match.state, match.seats[decisions % 2] ?? 'british-1')
}

/** Every arc looked along, past every island. */
function plainBroadside(watch: Watch, from: Foreseen, side: Broadside, at: Foreseen): number {
  const arcs = ARCS.map((arc) => arcOf(from.berth, side, arc))
  const land = watch.land.map(({ shore }) => shore)
  const worths = shotsAt(arcs, at.berth, [], land, watch.standard).flatMap(({ arc, range, rake }) => {
    const counters = countersOf({ firepower: firepower(from.ship, arc), rake, first: false, divided: 1 })
    return lettersAt('ball', range).map((letter) => counters * worthOf(letter))
  })
  return Math.max(0, ...worths)
}

/** Every way followed to its end. */
function plainWay(watch: Watch, place: Foreseen, [now, ...later]: readonly Expected[]): number {
  const standing = standingAt(watch, place)
  if (standing !== 'safe') return { escaped: LOOKOUT.escaped, danger: -400, lost: -1000 }[standing]
  if (now === undefined) return 0
  const here = worthOfPlace(watch, prospectOf(watch, place, now), -Infinity)
  const { sound, turnsOn } = watch.captain
  const short = turnsOn - (sound ? waysOn : plainTurnsOn)(watch, place, turnsOn)
  if (later.length === 0) return here - (LOOKOUT.cornered * short) / turnsOn
  return here + LOOKOUT.later * Math.max(...plainPlaces(watch, place).map((on) => plainWay(watch, on, later)))
}

function plainTurnsOn(watch: Watch, from: Foreseen, most: number): number {
  if (most === 0) return 0
  const turns = plainPlaces(watch, from).map((place) => {
    const standing = standingAt(watch, place)
    if (standing === 'escaped') return most
    return standing === 'safe' ? 1 + plainTurnsOn(watch, place, most - 1) : 0
  })
  return Math.max(0, ...turns)
}

function plainPlaces({ view: seen }: Watch, from: Foreseen): Foreseen[] {
  const { ship, berth } = from
  return cardsToPlan(seen, { ...ship, pose: berth.pose }).map((card) => sailedTo(seen, from, card))
}

const TABLES = [
  { level: 'basic' },
  { level: 'advanced' },
  { level: 'advanced', scenario: 'lee-shore' },
  { level: 'standard', scenario: 'in-shallow-waters' },
  { level: 'advanced', scenario: 'force-the-blockade' },
  { level: 'advanced', scenario: 'against-the-outpost' },
  { level: 'advanced', scenario: 'supplies-are-coming' },
]

test('SOG 18.2 the way a lookout finds is the one found by following every way to its end', () => {
  for (const options of TABLES) {
    for (const decisions of [8, 31]) {
      const seen = seenAfter(options, decisions)
      for (const [index, ship] of afloat(seen).slice(0, 2).entries()) {
        const captain = index === 0 ? SOUND : BEFORE
        const squadron = captain.sound ? { laid: new Map(), spent: ['port' as const] } : undefined
        const watch = watchFor(seen, ship, captain)
        const places = plainPlaces(watch, foreseen(ship, ship.pose))
        const expected = [expectedIn(seen, ship, 1, squadron), expectedIn(seen, ship, 2, squadron)] as const
        const worths = places.map((place) => plainWay(watch, place, expected))
        const worth = Math.max(...worths)
        const found = bestWay(watch, places, expected)
        assert.deepEqual(found, { worth, index: worths.indexOf(worth) }, JSON.stringify(options))
      }
    }
  }
})

test('SOG 18.2 a lookout that passes over arcs and islands out of the way thinks the same of a broadside', () => {
  const seen = seenAfter({ level: 'advanced', scenario: 'in-shallow-waters' }, 4)
  const [own, other] = [seen.ships[0], seen.ships.at(-1)]
  assert.ok(own && other)
  const watch = watchFor(seen, own, SOUND)
  fc.assert(
    fc.property(closePose, closePose, fc.integer({ min: 1, max: 4 }), (one, two, apart) => {
      const from = foreseen(own, one)
      const at = foreseen(other, { ...two, x: two.x + (apart - 2) * 120_000 })
      for (const side of BROADSIDES)
        assert.equal(worthOfBroadside(watch, from, side, at, []), plainBroadside(watch, from, side, at))
    }),
    { numRuns: 3000, seed: 1805 },
  )
})
