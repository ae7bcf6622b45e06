import assert from 'node:assert/strict'
import test from 'node:test'
import {
  type Box,
  between,
  type Camera,
  fitted,
  held,
  holding,
  type Reach,
  shifted,
  showing,
  zoomedAbout,
} from '../src/viewport/camera.ts'

const reach: Reach = { sheet: { width: 1600, height: 1200 }, window: { width: 800, height: 600 }, nearest: 4 }

test('what lies under the pointer stays under it while one zooms', () => {
  const before = { x: -400, y: -300, scale: 1 }
  const spot = { x: 250, y: 200 }
  const after = zoomedAbout(before, 1.5, spot, reach)
  assert.equal((spot.x - after.x) / after.scale, (spot.x - before.x) / before.scale)
  assert.equal((spot.y - after.y) / after.scale, (spot.y - before.y) / before.scale)
})

test('one can neither go farther than the whole sheet nor nearer than the nearest', () => {
  assert.equal(zoomedAbout({ x: 0, y: 0, scale: 1 }, 0.01, { x: 0, y: 0 }, reach).scale, 0.5)
  assert.equal(zoomedAbout({ x: 0, y: 0, scale: 1 }, 100, { x: 0, y: 0 }, reach).scale, 4)
})

test('the sheet never leaves the window', () => {
  assert.deepEqual(shifted({ x: 0, y: 0, scale: 1 }, 90, 90, reach), { x: 0, y: 0, scale: 1 })
  assert.deepEqual(shifted({ x: 0, y: 0, scale: 1 }, -9000, -9000, reach), { x: -800, y: -600, scale: 1 })
})

test('a sheet smaller than the window lies in its middle', () => {
  const wide: Reach = { ...reach, window: { width: 2000, height: 600 } }
  assert.deepEqual(held({ x: 0, y: 0, scale: 0.5 }, wide), { x: 600, y: 0, scale: 0.5 })
})

test('a box fills the window as far as it may', () => {
  const box = { x: 700, y: 500, width: 200, height: 200 }
  assert.deepEqual(fitted(box, reach, { least: 0, most: 4 }), { scale: 3, x: -2000, y: -1500 })
  assert.equal(fitted(box, reach, { least: 0, most: 1.5 }).scale, 1.5)
})

test('a window too small for a box shows the middle of it', () => {
  const camera = fitted({ x: 0, y: 0, width: 1600, height: 1200 }, reach, { least: 1, most: 4 })
  assert.deepEqual(camera, { scale: 1, x: -400, y: -300 })
})

test('a spot that is well in sight moves nothing, one that is not is brought in', () => {
  const camera = { x: -400, y: -300, scale: 1 }
  assert.equal(showing(camera, { x: 800, y: 600 }, reach), camera)
  const brought = showing(camera, { x: 1390, y: 600 }, reach)
  assert.ok(1390 + brought.x <= 800 * 0.82 + 0.001)
  assert.equal(brought.y, camera.y)
})

test('a spot is not brought under what lies over the lower edge: the sheet is lifted as far as it takes', () => {
  const small: Reach = { ...reach, sheet: { width: 800, height: 500 }, lift: 120 }
  const camera = held({ x: 0, y: 90, scale: 1 }, small)
  assert.equal(camera.y, 50)
  assert.ok(440 + showing(camera, { x: 400, y: 440 }, small).y <= 480 * 0.82 + 0.001)
  assert.equal(shifted(camera, 0, -900, small).y, 50 - 120)
})

test('a box is brought in whole, clear of what lies over the lower edge, and the sheet drawn back only where it must be', () => {
  const covered: Reach = { ...reach, lift: 200 }
  const seen = ({ x, y, scale }: Camera, box: Box) => ({
    left: x + box.x * scale,
    right: x + (box.x + box.width) * scale,
    top: y + box.y * scale,
    bottom: y + (box.y + box.height) * scale,
  })
  const camera = { x: -400, y: -300, scale: 1 }
  const small = { x: 600, y: 500, width: 200, height: 100 }
  assert.equal(holding(camera, small, covered), camera)
  for (const box of [
    { x: 1300, y: 1000, width: 290, height: 190 },
    { x: 0, y: 900, width: 300, height: 300 },
    { x: 100, y: 100, width: 1400, height: 1000 },
  ]) {
    const there = holding(camera, box, covered)
    assert.equal(there.scale < 1, box.height > 376)
    const { left, right, top, bottom } = seen(there, box)
    assert.ok(left >= 0 && right <= 800 && top >= 0 && bottom <= 400, JSON.stringify(seen(there, box)))
  }
})

test('a box keeps clear of what lies over an edge, in the way that leaves it larger', () => {
  const room = {
    least: 0,
    most: 4,
    clear: [
      { right: 60, bottom: 100 },
      { right: 0, bottom: 150 },
    ],
  }
  const square = { x: 700, y: 500, width: 200, height: 200 }
  const beside = fitted(square, reach, room)
  assert.equal(beside.scale, 2.5)
  assert.ok(beside.x + 900 * beside.scale <= 740)
  assert.ok(beside.y + 700 * beside.scale <= 500)
  const above = fitted({ ...square, x: 600, width: 400 }, reach, room)
  assert.equal(above.scale, 2)
  assert.equal(above.y + 700 * above.scale, 425)
})

test('a sheet hardly larger than its window is drawn aside and up where something lies over its edges', () => {
  const small: Reach = { ...reach, sheet: { width: 600, height: 400 }, lift: 100, aside: 60 }
  const box = { x: 40, y: 30, width: 520, height: 340 }
  const { x, y, scale } = fitted(box, small, { least: 0, most: 4, clear: [{ right: 60, bottom: 100 }] })
  assert.equal(scale, 740 / 520)
  assert.ok(x + 560 * scale <= 740.001)
  assert.ok(y + 370 * scale <= 500)
})

test('a flight begins and ends where it should', () => {
  const [from, to] = [
    { x: 0, y: 0, scale: 1 },
    { x: -300, y: -100, scale: 2 },
  ]
  assert.deepEqual(between(from, to, 0), from)
  assert.deepEqual(between(from, to, 1), to)
})
