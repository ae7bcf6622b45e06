import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reloading } from '../../src/reloading/reloading.ts'
import type { Guns } from '../../src/state.ts'
import { type Lying, position, Scene } from '../scene.ts'

const guns = (more: Partial<Guns> = {}): Guns => ({
  box: 'ball',
  fired: false,
  slow: null,
  doubling: false,
  fresh: true,
  ...more,
})
const fired = () => guns({ fired: true, fresh: false })
const empty = () => guns({ box: null, fresh: false })

function reload(starboard: Guns, options: object = {}, acting = () => false) {
  const defence: Lying = { at: [300, 450], guns: { port: guns(), starboard } }
  return new Scene(position({ 'hms-defence': defence, genereux: { at: [600, 450] } }, options), (t) =>
    reloading(t, acting),
  )
}
const box = (scene: Scene) => scene.ship('hms-defence').guns.starboard

test('SOG E13, SOG 9.1, SOG 9.2, SOG 9.3 fired in turn 1, in the store after it, loaded after turn 2', () => {
  const first = reload(fired())
  assert.deepEqual([box(first).box, box(first).fired], [null, false])
  assert.deepEqual(first.awaited(), [])
  const second = reload(empty())
  assert.deepEqual([box(second).box, box(second).fired], ['ball', false])
})

test('SOG 9.2 both sides may be reloaded in one turn', () => {
  const defence: Lying = { at: [300, 450], guns: { port: empty(), starboard: empty() } }
  const scene = new Scene(position({ 'hms-defence': defence }), (t) => reloading(t, () => false))
  const { port, starboard } = scene.ship('hms-defence').guns
  assert.deepEqual([port.box, starboard.box], ['ball', 'ball'])
})

test('SOG E14, SOG 10.6.4 the kind of load is chosen in secret', () => {
  assert.deepEqual(reload(fired(), { level: 'standard' }).awaited(), [])
  const scene = reload(empty(), { level: 'standard' })
  assert.deepEqual(scene.awaited(), ['british-1'])
  const loads = (starboard: string | null, port: string | null = null) => [
    { ship: 'hms-defence', port, starboard },
  ]
  assert.equal(scene.refusal('british-1', 'reload', loads('double')), 'SOG 10.6.4')
  assert.equal(scene.refusal('british-1', 'reload', loads(null, 'ball')), 'SOG 9.1')
  scene.answer('british-1', 'reload', loads('grape'))
  assert.equal(box(scene).box, 'grape')
  assert.ok(!scene.told('french-1').join().includes('grapeshot'))
  assert.ok(scene.told('british-1').join().includes('grapeshot'))
})

test('SOG 10.6.5 nobody must reload; one who is away loads ball', () => {
  const left = reload(empty(), { level: 'standard' })
  left.answer('british-1', 'reload', [{ ship: 'hms-defence', port: null, starboard: null }])
  assert.equal(box(left).box, null)
  assert.equal(box(reload(empty(), { level: 'standard' }).away()).box, 'ball')
})

test('SOG 11.2.6 in the Advanced rules reloading needs its action', () => {
  assert.deepEqual(reload(empty(), { level: 'advanced' }).awaited(), [])
  assert.deepEqual(reload(empty(), { level: 'advanced' }, () => true).awaited(), ['british-1'])
})
