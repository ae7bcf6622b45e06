import assert from 'node:assert/strict'
import test from 'node:test'
import { freeCorner, type Kept } from '../../board/sea/corner.ts'

const PANE = { width: 1000, height: 800 }
const wide = { pane: PANE, window: 'wide', isTold: false } as const
const ship = (left: number, top: number, size = 60): Kept => ({
  what: 'ship',
  box: { left, right: left + size, top, bottom: top + size },
})

test('the rose of the wind stays where it lies, in full, while it covers nothing there', () => {
  assert.deepEqual(pick([], 'bottom-left'), { corner: 'bottom-left', form: 'full' })
  assert.deepEqual(pick([ship(500, 400)], 'top-right'), { corner: 'top-right', form: 'full' })
})

test('it goes to another corner when a ship comes there, and is smaller where no corner is free for all of it', () => {
  assert.deepEqual(pick([ship(60, 650)], 'bottom-left'), { corner: 'top-left', form: 'full' })
  const near = [ship(150, 560), ship(150, 150), ship(800, 150)]
  assert.equal(pick(near, 'bottom-left').form, 'small')
  const nearer = [ship(150, 760), ship(150, 140), ship(790, 140)]
  assert.equal(pick(nearer, 'bottom-left').form, 'bare')
})

test('while something is told it lies above the words, or alone beside them', () => {
  const told = { ...wide, isTold: true }
  assert.deepEqual(placed(freeCorner([], told, 'bottom-left')), { corner: 'top-left', form: 'small' })
  const above = [ship(100, 100, 30), ship(880, 100, 30), ship(150, 140), ship(800, 140)]
  assert.deepEqual(placed(freeCorner(above, told, 'top-left')), { corner: 'bottom-left', form: 'bare' })
})

function pick(kept: readonly Kept[], now: 'bottom-left' | 'top-right') {
  return placed(freeCorner(kept, wide, now))
}

const placed = ({ corner, form }: ReturnType<typeof freeCorner>) => ({ corner, form })
