import assert from 'node:assert/strict'
import test from 'node:test'
import { SAILS, SHIP_IDS, SHIPS } from '@windward/sails-of-glory/facts'
import { drawingOf, type Mark } from '../../board/ship/drawing.ts'
import { breadth, down, outline } from '../../board/ship/hull.ts'
import { linesFor, linesOf, rowsFor } from '../../board/ship/lines.ts'
import { nameOf, type ShipLook } from '../../board/ship/look.ts'
import { windOn } from '../../board/ship/rig.ts'
import { tokenOf } from '../../board/ship/token.ts'

const MOST_NODES = 65
const SOUND = { masts: 0, sails: 0, fires: 0, leaks: 0, hull: 0 }
const MAULED = { masts: 2, sails: 4, fires: 3, leaks: 3, hull: 0.9 }

function look(wish: Partial<ShipLook> = {}): ShipLook {
  return {
    id: 'hms-defence',
    side: 'british',
    heading: 40,
    wind: 270,
    sails: 'battle',
    runOut: ['port', 'starboard'],
    damage: SOUND,
    surrendered: false,
    ...wish,
  }
}

/** The points a path of absolute commands goes through. */
function spotsOf(d: string): (readonly [number, number])[] {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return numbers.flatMap((x, place) => (place % 2 === 0 ? [[x, numbers[place + 1] ?? 0] as const] : []))
}

const kinds = (marks: readonly Mark[]) => marks.map(({ kind }) => kind)
const turnOf = (marks: readonly Mark[], kind: string) =>
  Number(/rotate\((-?[\d.]+)\)/.exec(marks.find((mark) => mark.kind === kind)?.transform ?? '')?.[1])

test('no ship takes more nodes than the sea has room for, however she is mauled', () => {
  for (const id of SHIP_IDS)
    for (const sails of SAILS)
      for (const damage of [SOUND, MAULED, { ...MAULED, masts: 0 }])
        for (const surrendered of [false, true]) {
          const wish = look({ id, side: SHIPS[id].navy, sails, damage, surrendered })
          const { length } = drawingOf(wish)
          assert.ok(length <= MOST_NODES, `${id} under ${sails} sails: ${length}`)
          assert.ok(tokenOf(wish).length <= 6)
        }
})

test('every stroke is made of numbers', () => {
  for (const id of SHIP_IDS)
    for (const heading of [0, 91, 200, 333])
      for (const { d, transform = '' } of drawingOf(look({ id, heading, damage: MAULED })))
        assert.doesNotMatch(`${d}${transform}`, /NaN|undefined|Infinity/)
})

test('a hull is alike on both hands and lies within her base', () => {
  for (const id of SHIP_IDS) {
    const lines = linesOf(id)
    const spots = spotsOf(outline(lines))
    for (const [x, y] of spots) {
      assert.ok(Math.abs(x) <= lines.base.width / 2 && Math.abs(y) <= lines.base.length / 2)
      assert.ok(spots.some(([across, along]) => Math.abs(across + x) < 0.02 && Math.abs(along - y) < 0.02))
    }
  }
})

test('what hangs on her side hangs on her outline', () => {
  const lines = linesOf('hms-defence')
  assert.ok(breadth(lines, 0.45) > breadth(lines, 0.05))
  assert.ok(breadth(lines, 0.45) > breadth(lines, 0.97))
  assert.ok(Math.abs(breadth(lines, 0.4) - lines.beam / 2) < 0.5)
  assert.ok(breadth(lines, 0.4, 2) < breadth(lines, 0.4))
  assert.ok(Math.abs(down(lines, 0) - lines.bow) < 0.01)
})

test('frigates are slender, three-deckers broad, and their broadside tells their rows of ports', () => {
  assert.deepEqual([3, 4, 7, 9].map(rowsFor), [1, 1, 2, 3])
  const frigate = linesOf('hms-terpsichore')
  const third = linesOf('hms-defence')
  const first = linesFor('firstRate', 3, 100)
  const slim = ({ beam, length }: typeof first) => beam / length
  assert.ok(slim(frigate) < slim(third) && slim(third) < slim(first))
  assert.deepEqual([frigate.rows, third.rows, first.rows], [1, 2, 3])
  assert.deepEqual([frigate.ports, third.ports, first.ports], [13, 14, 15])
})

test('yards are braced with the weather yardarm forward, square before the wind, and sails lie back when she is aback', () => {
  assert.ok(windOn(0, 270).brace > 30, 'wind from port turns them clockwise')
  assert.ok(windOn(0, 90).brace < -30)
  assert.equal(Math.round(windOn(0, 180).brace), 0)
  assert.equal(windOn(0, 30).aback, true)
  assert.equal(windOn(0, 60).aback, false)
  assert.ok(kinds(drawingOf(look({ heading: 0, wind: 20 }))).includes('canvas-back'))
  assert.ok(!kinds(drawingOf(look({ heading: 0, wind: 120 }))).includes('canvas-back'))
  assert.equal(turnOf(drawingOf(look({ sails: 'struck' })), 'yard'), 0)
})

test('more canvas is seen the more sail she carries', () => {
  const set = (sails: ShipLook['sails']) =>
    kinds(drawingOf(look({ sails }))).filter((kind) => kind.startsWith('canvas')).length
  assert.deepEqual(SAILS.map(set), [8, 6, 3, 0])
})

test('her colours fly down the wind whatever her heading, and are hauled down when she surrenders', () => {
  for (const heading of [0, 90, 217]) {
    const fly = turnOf(drawingOf(look({ heading, wind: 270 })), 'pendant')
    assert.equal(((((fly + heading) % 360) + 360) % 360).toFixed(0), '0', 'to the east')
  }
  assert.ok(!kinds(drawingOf(look({ surrendered: true }))).includes('pendant'))
})

test('damage is seen, and a sound ship shows none', () => {
  const signs = ['torn', 'stump', 'flame', 'awash', 'shot-holes']
  const seen = kinds(drawingOf(look({ damage: { ...MAULED, masts: 1 } })))
  for (const sign of signs) assert.ok(seen.includes(sign), sign)
  assert.ok(!kinds(drawingOf(look())).some((kind) => signs.includes(kind)))
})

test('guns are run out on the sides that are loaded, and looks that differ have different names', () => {
  assert.ok(!kinds(drawingOf(look({ runOut: [] }))).includes('barrels'))
  assert.notEqual(nameOf(look()), nameOf(look({ runOut: ['port'] })))
  assert.notEqual(nameOf(look()), nameOf(look({ damage: { ...SOUND, leaks: 1 } })))
  assert.equal(nameOf(look()), nameOf(look()))
})
