import assert from 'node:assert/strict'
import test from 'node:test'
import { signal } from '@preact/signals'
import { game } from '@windward/sails-of-glory'
import {
  MM,
  OUTLINES,
  RULER,
  type SailsOfGlory,
  type SeenShip,
  type View,
} from '@windward/sails-of-glory/facts'
import { layTable, Match, nextAwaited, type Question } from '@windward/table'
import { compassPoint } from '../../board/measure.ts'
import { inWords } from '../../board/papers/in-words.ts'
import { placeOf } from '../../board/place-of.ts'
import { layingOf, nearestPlace } from '../../board/placing/pieces.ts'
import { apart, baseBox, middleOf, overlap } from '../../board/sea/boxes.ts'
import { along, sailedPath } from '../../board/sea/course.ts'
import { arcBox } from '../../board/sea/guns/arc-box.ts'
import { worksBox } from '../../board/sea/guns/works-box.ts'
import { coveredOf, lossesTold, seenShips } from '../../board/sea/losses.ts'
import { isCut, plates } from '../../board/sea/plates.ts'

function opened() {
  const laid = layTable(game, { options: {}, seats: ['british-1', 'french-1'], seed: '7'.padStart(64, '0') })
  assert.ok(laid.ok)
  const match = Match.open(game, laid.value)
  assert.ok(match.ok)
  return match.value
}

/** Everybody lets everything pass until a question of this kind is asked. */
function first(kind: string, number = 0): Question<SailsOfGlory> {
  const match = opened()
  for (let next = nextAwaited(match); next !== undefined; next = nextAwaited(match)) {
    if (next.kind === kind && next.view.number >= number) return next
    match.timeUp(next.seat, next.id)
  }
  assert.fail(`never asked: ${kind}`)
}

function shipsOf({ ships }: View): readonly [SeenShip, SeenShip, SeenShip, SeenShip] {
  const [a, b, c, d] = ships
  assert.ok(a && b && c && d)
  return [a, b, c, d]
}

const at = (ship: SeenShip, x: number, y: number, heading = 0): SeenShip => ({
  ...ship,
  fate: 'afloat',
  pose: { x: x * MM, y: y * MM, heading },
})

const linesOf = (ships: readonly SeenShip[]) =>
  ships.map((ship) => ({
    ship,
    covered: { hull: 1, crew: 1 },
    state: ['hull 9/10 · crew 9/10'],
    drawn: [],
  }))

test('a heading is told by the nearest point of the compass', () => {
  assert.deepEqual([0, 44_000, 181_000, 350_000].map(compassPoint), ['north', 'north-east', 'south', 'north'])
})

test('no ship is gone from the sea before her loss is told, and she is seen as lost only then', () => {
  const { view } = first('plan')
  const ships = shipsOf(view).map((ship) => ({ ...at(ship, 100, 100), fate: 'sunk' as const }))
  const [{ id: now }, { id: later }] = shipsOf(view)
  const seen = seenShips({ ...view, ships }, { now: [now], later: [later], adrift: [] })
  assert.deepEqual(
    seen.map(({ id, fate }) => [id, fate]),
    [
      [now, 'sunk'],
      [later, 'afloat'],
    ],
  )
  assert.deepEqual(seenShips({ ...view, ships }), [])
})

test('SOG 12.18.4 a wreck that drifts out of the sea is seen as a wreck until it is told', () => {
  const { view } = first('plan')
  const [ship] = shipsOf(view)
  const after = { ...view, ships: [{ ...ship, fate: 'surrendered' as const }] }
  const [seen] = seenShips(after, { now: [], later: [], adrift: [ship.id] })
  assert.equal(seen?.wreck, true)
  assert.equal(seen?.fate, 'surrendered')
})

test('SOG 6.1.7 a ship that sails off the sea is seen there until it is told, and a battery stands so long', () => {
  const line = (n: number, key: string, fields: Readonly<Record<string, string>>) => ({
    n,
    turn: 1,
    clause: 'SOG 6.1.7' as const,
    private: false,
    what: { key, fields },
  })
  const moved = line(1, 'move.revealed', { ship: 'aquilon' })
  const left = line(2, 'move.left', { ship: 'aquilon' })
  const destroyed = line(3, 'battery.destroyed', { battery: 'battery-1' })
  const drifted = line(4, 'move.drifted', { ship: 'hms-concorde' })
  const lines = signal([moved, left, destroyed, drifted])
  const told = (now: typeof moved | undefined) =>
    lossesTold({ telling: signal(now && { lines: [now], line: now, place: 1, of: 3 }), host: { lines } })
  const adrift = ['hms-concorde']
  assert.deepEqual(told(moved), { now: [], later: ['aquilon', 'battery-1'], adrift })
  assert.deepEqual(told(left), { now: ['aquilon'], later: ['battery-1'], adrift })
  assert.deepEqual(told(drifted), { now: [], later: [], adrift })
  assert.deepEqual(told(undefined), { now: [], later: [], adrift: [] })
})

test('of a ship that is lost hull and crew are seen as they were, of a wreck no more', () => {
  const { view } = first('plan')
  const [ship] = shipsOf(view)
  const lost = { ...ship, fate: 'surrendered' as const, mustered: { hull: 7, crew: 3 } }
  const after = { ...view, ships: [lost] }
  for (const seen of seenShips(after, { now: [], later: [ship.id], adrift: [] }))
    assert.deepEqual(coveredOf(seen, after), { hull: 7, crew: 3 })
  assert.deepEqual(coveredOf({ ...lost, wreck: true }, after), { hull: 0, crew: 0 })
  assert.deepEqual(coveredOf({ ...ship, mustered: { hull: 2, crew: 2 } }, view), { hull: 0, crew: 0 })
})

test('a line speaks of all ships and batteries it names, the one it is about first', () => {
  const spoken = (fields: Readonly<Record<string, string | readonly string[]>>) =>
    placeOf({ turn: 1, clause: 'SOG 12.11.1', private: false, what: { key: 'x', fields } })
  assert.deepEqual(spoken({ at: 'genereux', ship: 'hms-defence' }), ['hms-defence', 'genereux'])
  assert.deepEqual(spoken({ one: 'aquilon', other: 'hms-vanguard' }), ['aquilon', 'hms-vanguard'])
  assert.deepEqual(spoken({ ship: 'aquilon', others: ['genereux'] }), ['aquilon', 'genereux'])
  assert.deepEqual(spoken({ battery: 'battery-1', at: 'aquilon' }), ['battery-1', 'aquilon'])
  assert.deepEqual(spoken({ side: 'british' }), [])
})

/** A draft that is kept nowhere. */
function paper() {
  const work = signal<unknown>(undefined)
  const draft = {
    work,
    canUndo: signal(false),
    canRedo: signal(false),
    set: (next: unknown) => {
      work.value = next
    },
    undo: () => undefined,
    redo: () => undefined,
    clear: () => undefined,
  }
  return draft
}

test('SOG 16.1.2 ships are put down one after the other, each where there is still room, and moved at will', () => {
  const question = first('place-ships')
  const draft = paper()
  const laying = () => {
    const found = layingOf(question, draft)
    assert.ok(found)
    return found
  }
  const [berth] = laying().places
  assert.ok(berth)
  laying().lay(berth)
  assert.equal(laying().pieces.length, 1)
  assert.ok(laying().places.every(({ x, y }) => x !== berth.x || y !== berth.y))
  const last = laying().places.at(-1)
  assert.ok(last)
  laying().lay(last)
  assert.equal(laying().next, undefined)
  assert.equal(question.check(laying().answer), undefined)
  const [one] = laying().pieces
  assert.ok(one)
  laying().move(one.key, { ...one.pose, heading: one.pose.heading + 7000 })
  assert.equal(question.check(laying().answer), undefined)
  laying().move(one.key, { ...one.pose, x: last.x })
  assert.equal(question.check(laying().answer)?.clause, 'SOG 16.1.2')
})

test('a press on the water goes to the place that lies nearest', () => {
  const { places } = layingOf(first('place-ships'), paper()) ?? { places: [] }
  const [one, two] = places
  assert.ok(one && two)
  assert.equal(nearestPlace(places, two.x + 1, two.y), two)
})

test('a ship is drawn along her card from where she lay to where she lies', () => {
  const { view } = first('plan', 2)
  for (const ship of view.ships) {
    const path = sailedPath(ship)
    assert.ok(path.length > 2)
    assert.deepEqual(path[0], ship.course?.from)
    assert.deepEqual(path.at(-1), ship.pose)
  }
})

test('straight ahead keeps the heading, a turn to port does not', () => {
  const [ship] = shipsOf(first('plan').view)
  const here = at(ship, 200, 200)
  const ahead = along(ship.id, here.pose, 'straight', 'battle', 'green', 1).at(-1)
  assert.ok(ahead && ahead.y > here.pose.y)
  assert.equal(ahead.heading, 0)
  const port = along(ship.id, here.pose, 'veer-3', 'battle', 'green', 1).at(-1)
  assert.ok(port && port.x < here.pose.x)
})

test('name plates cover neither each other nor ships, and stay on the sea', () => {
  const [a, b, c, d] = shipsOf(first('plan').view)
  const top = 700
  const ships = [at(a, 300, 40), at(b, 350, 40), at(c, 320, 120), at(d, 300, 690)]
  const lines = linesOf(ships)
  const found = plates(lines, { width: 900, height: top }, 'middle')
  assert.equal(found.length, 4)
  for (const [index, plate] of found.entries()) {
    assert.ok(plate.y > 0 && plate.y < top)
    for (const other of found.slice(index + 1))
      assert.ok(Math.abs(plate.x - other.x) >= 90 || Math.abs(plate.y - other.y) >= 30)
  }
})

test('a name plate near the edge stays on the sheet, and none stands nearer to another ship without a line to its own', () => {
  const [a, b, c] = shipsOf(first('plan').view)
  const ships = [at(a, 30, 300), at(b, 85, 300), at(c, 140, 300)]
  const lines = linesOf(ships)
  for (const distance of ['farthest', 'farther', 'far', 'middling', 'middle', 'near'] as const) {
    const found = plates(lines, { width: 900, height: 700 }, distance)
    for (const { box, ship, leader } of found) {
      assert.ok(box.left >= -80 && box.right <= 936)
      const base = baseBox(ship, 700)
      const own = apart(box, base)
      const [{ x, y }, middle] = [middleOf(box), middleOf(base)]
      const isSquare = own < 12 && (Math.abs(x - middle.x) < 1 || Math.abs(y - middle.y) < 1)
      const others = ships.filter(({ id }) => id !== ship.id)
      const isMistaken = others.some((other) => apart(box, baseBox(other, 700)) < own)
      assert.ok(!isMistaken || isSquare || leader !== undefined)
    }
  }
})

test('no ship’s name stands over that of a battery, which is written the larger the farther it is seen from', () => {
  const [a, b] = shipsOf(first('plan').view)
  const battery = { pose: { x: 400 * MM, y: 300 * MM, heading: 0 } }
  const ships = [at(a, 400, 380), at(b, 480, 300)]
  const widths = (['near', 'far', 'farthest'] as const).map((distance) => {
    const works = worksBox(battery, [], 700, distance)
    for (const { box } of plates(linesOf(ships), { width: 900, height: 700 }, distance, { works: [works] }))
      assert.ok(!overlap(box, works), distance)
    return works.right - works.left
  })
  assert.deepEqual(
    widths,
    widths.toSorted((one, other) => one - other),
  )
})

test('from afar a battery’s name stands below its land', () => {
  const pose = { x: 400 * MM, y: 300 * MM, heading: 0 }
  const island = {
    element: 'island-1',
    kind: 'island',
    shore: 'plain',
    danger: 'none',
    pose,
    building: null,
  } as const
  const south = Math.min(...OUTLINES['island-1'].map(([, y]) => y)) / MM
  const { bottom } = worksBox({ pose }, [island], 700, 'far')
  assert.ok(bottom > 400 - south && bottom > worksBox({ pose }, [], 700, 'far').bottom)
  assert.equal(worksBox({ pose }, [island], 700, 'near').bottom, worksBox({ pose }, [], 700, 'near').bottom)
})

test('SOG 3.2.1 what the guns of a side reach is seen as far as the sea goes, and none of the other side', () => {
  const [ship] = shipsOf(first('plan').view)
  const reach = RULER.length / MM
  const sea = { width: 900, height: 900 }
  const port = arcBox(at(ship, 400, 450), ['port'], sea)
  assert.ok(Math.abs(port.left - (400 - reach)) < 30 && port.left < 400 - reach && port.right < 450)
  const both = arcBox(at(ship, 400, 450), ['port', 'starboard'], sea)
  assert.ok(Math.abs(both.right - (400 + reach)) < 30)
  assert.equal(arcBox(at(ship, 60, 450), ['port'], sea).left, 0)
})

test('a name that the edge of the window would cut stands on the other side of its ship', () => {
  const [a, b, c, d] = shipsOf(first('plan').view)
  const ships = [at(a, 340, 300), at(b, 660, 300), at(c, 500, 440), at(d, 500, 160)]
  const sea = { width: 900, height: 700 }
  const sight = { left: 320, right: 680, top: 225, bottom: 580 }
  const isCutBy = (found: ReturnType<typeof plates>) =>
    found.filter(({ box, ship }) => isCut(box, baseBox(ship, 700), sight)).length
  for (const distance of ['far', 'middle', 'near'] as const) {
    assert.ok(isCutBy(plates(linesOf(ships), sea, distance)) > 0, distance)
    assert.equal(isCutBy(plates(linesOf(ships), sea, distance, { sight })), 0, distance)
  }
})

test('a ship in words lies somewhere off mine, and no distance is told', () => {
  const { view } = first('plan')
  const [mine, other] = shipsOf(view)
  const words = inWords(view, at(other, 400, 300, 90_000), at(mine, 300, 300))
  assert.match(words, /on the starboard beam, heading east, \w+ sails, hull \d+ of \d+, crew \d+ of \d+/)
  assert.doesNotMatch(words, /mm/)
  assert.match(inWords(view, { ...other, fate: 'waiting' }, mine), /not placed yet$/)
})
