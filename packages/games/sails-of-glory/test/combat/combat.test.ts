import assert from 'node:assert/strict'
import { test } from 'node:test'
import { combat } from '../../src/combat/combat.ts'
import type { ShipId } from '../../src/data/ships.ts'
import { turn } from '../../src/turn.ts'
import { draws, type Lying, position, Scene, type SceneWish } from '../scene.ts'

type Ships = Partial<Record<ShipId, Lying>>

const nobody = () => false
function fight(ships: Ships, options: object = {}, wish: SceneWish = {}) {
  return new Scene(position(ships, options), (t) => combat(t, nobody), wish)
}

const hold = { port: null, starboard: null, muskets: null }
const aim = (at: string | null, arc = 'central') => ({ at, arc, load: null, high: false })

/** Généreux to starboard of Defence, so many millimetres from her dot to the nearest point. */
const abeam = (gap: number): Ships => ({
  'hms-defence': { at: [300, 450] },
  genereux: { at: [300 + 9.2 + gap + 23.75, 450] },
})

test('SOG E46, SOG 7.1.6 a full broadside draws B within half a ruler and A beyond', () => {
  const near = fight(abeam(125), {}, { dice: draws('0', '0', '0', '1', '2', '3', '6') })
  near.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, starboard: aim('genereux') }])
  near.answer('french-1', 'fire', [{ ship: 'genereux', ...hold }])
  assert.deepEqual(near.state.attacks[0]?.drawn, ['B0', 'B0', 'B0', 'B1', 'B2', 'B3', 'B6'])
})

test('SOG 7.1.6 beyond half a ruler the counters are A', () => {
  const far = fight(abeam(126), {}, { dice: draws('0', '0', '0', '1', '2', '3', '4') })
  far.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, starboard: aim('genereux') }])
  far.answer('french-1', 'fire', [{ ship: 'genereux', ...hold }])
  assert.equal(far.state.attacks[0]?.drawn[0], 'A0')
  assert.deepEqual(far.diceSpent().ship('genereux').hull, [
    ['A4', 'A3'],
    ['A2', 'A1'],
  ])
})

test('SOG 7.1.1, SOG 7.1.7 a side fires once, at one target, and is then unloaded; nobody must fire', () => {
  const scene = fight(abeam(60), {}, { dice: draws(...Array(7).fill('0')) })
  assert.equal(
    scene.refusal('british-1', 'fire', [{ ship: 'hms-defence', ...hold, port: aim('genereux') }]),
    'SOG 7.1.1',
  )
  scene.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold }])
  scene.answer('french-1', 'fire', [{ ship: 'genereux', ...hold, port: aim('hms-defence') }])
  const { port } = scene.ship('genereux').guns
  assert.deepEqual([port.box, port.fired], ['ball', true])
  assert.equal(scene.ship('hms-defence').guns.starboard.fired, false)
})

test('SOG 7.1.2 nothing out of reach is a target, nor a friend', () => {
  const scene = fight(abeam(60))
  const at = (target: string, arc?: string) => [{ ship: 'hms-defence', ...hold, starboard: aim(target, arc) }]
  assert.equal(scene.refusal('british-1', 'fire', at('courageuse')), 'SOG 7.1.2')
  assert.equal(scene.refusal('british-1', 'fire', at('hms-terpsichore')), 'SOG 7.1.2')
  const lonely = fight({ 'hms-defence': { at: [100, 100] }, genereux: { at: [800, 800] } })
  assert.deepEqual(lonely.awaited(), [])
})

test('SOG 7.1.3 where several arcs reach, the captain chooses and that arc alone counts', () => {
  const scene = fight(abeam(60), {}, { dice: draws(...Array(5).fill('0')) })
  scene.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, starboard: aim('genereux', 'stem') }])
  scene.answer('french-1', 'fire', [{ ship: 'genereux', ...hold }])
  assert.equal(scene.diceSpent().state.attacks[0]?.drawn.length, 5)
})

test('SOG 7.1.1 both sides may fire at two targets', () => {
  const ships: Ships = {
    'hms-defence': { at: [300, 450] },
    genereux: { at: [400, 450] },
    courageuse: { at: [200, 450] },
  }
  const scene = fight(ships, {}, { dice: draws(...Array(14).fill('0')) })
  const both = [{ ship: 'hms-defence', port: aim('courageuse'), starboard: aim('genereux'), muskets: null }]
  scene.answer('british-1', 'fire', both)
  scene.answer('french-1', 'fire', [
    { ship: 'courageuse', ...hold },
    { ship: 'genereux', ...hold },
  ])
  assert.deepEqual(
    scene.state.attacks.map(({ at }) => at),
    ['courageuse', 'genereux'],
  )
})

test('SOG 7.1.5 damage of this turn does not lower this turn’s firepower', () => {
  const ships = abeam(60)
  const hurt: Ships = {
    ...ships,
    'hms-defence': {
      at: [300, 450],
      hull: Array.from({ length: 9 }, () => ['B5']),
      mustered: { hull: 0, crew: 0 },
    },
  }
  const scene = fight(hurt, {}, { dice: draws(...Array(7).fill('0')) })
  scene.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, starboard: aim('genereux') }])
  scene.answer('french-1', 'fire', [{ ship: 'genereux', ...hold }])
  assert.equal(scene.diceSpent().state.attacks[0]?.drawn.length, 7)
})

test('SOG 7.2.1, SOG 7.2.2 muskets draw E counters, at another target if the captain likes', () => {
  const ships: Ships = {
    'hms-defence': { at: [300, 450] },
    genereux: { at: [300 + 47.5 + 18, 450] },
    courageuse: { at: [200, 450] },
  }
  const scene = fight(ships, {}, { dice: draws(...Array(7).fill('0'), 'c', 'c', '0', 'c') })
  assert.equal(
    scene.refusal('british-1', 'fire', [{ ship: 'hms-defence', ...hold, muskets: 'courageuse' }]),
    'SOG 7.2.1',
  )
  scene.answer('british-1', 'fire', [
    { ship: 'hms-defence', port: aim('courageuse'), starboard: null, muskets: 'genereux' },
  ])
  scene.answer('french-1', 'fire', [
    { ship: 'courageuse', ...hold },
    { ship: 'genereux', ...hold },
  ])
  assert.equal(scene.diceSpent().ship('genereux').crew.length, 3)
})

test('SOG 7.3.1, SOG 8.4, SOG 8.6 ships that take each other out both fire', () => {
  const last = { hull: Array.from({ length: 9 }, (): 'B5'[] => ['B5']) }
  const ships: Ships = {
    'hms-defence': { at: [300, 450], ...last },
    genereux: { at: [380, 450], ...last },
  }
  const scene = fight(ships, {}, { dice: draws('6', '0', '0', '6') })
  scene.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, starboard: aim('genereux') }])
  scene.answer('french-1', 'fire', [{ ship: 'genereux', ...hold, port: aim('hms-defence') }])
  assert.deepEqual(
    [scene.ship('hms-defence').fate, scene.ship('genereux').fate],
    ['surrendered', 'surrendered'],
  )
  assert.equal(scene.state.attacks.length, 2)
})

test('SOG 7.3.1 nobody fires who was eliminated before', () => {
  const scene = fight({ ...abeam(60), courageuse: { at: [200, 450], fate: 'surrendered' } })
  scene.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold }])
  assert.equal(
    scene.refusal('french-1', 'fire', [
      { ship: 'genereux', ...hold },
      { ship: 'courageuse', ...hold },
    ]),
    'SOG 7.1.1',
  )
})

test('SOG 7.3.2 what is drawn is shown to all', () => {
  const scene = fight(abeam(60), {}, { dice: draws('0', '0', '0', '0', '0', '1', '3l') })
  scene.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, starboard: aim('genereux') }])
  scene.answer('french-1', 'fire', [{ ship: 'genereux', ...hold }])
  assert.ok(scene.told('spectator').includes('Généreux draws 7 B counters: 3 (leak), 1, 0, 0, 0, 0, 0.'))
})

test('SOG 7.3.3 a captain who is away fires where it does most', () => {
  const scene = fight(abeam(60))
  const absent: unknown = scene.question('british-1', 'fire').absent()
  assert.deepEqual(absent, [{ ship: 'hms-defence', ...hold, starboard: aim('genereux') }])
})

test('SOG 4.4 below the Advanced rules symbols but crew losses count for nothing', () => {
  const scene = fight(abeam(60), {}, { dice: draws('3l', '3r', '2f', '2m', '1s', '2c', 'c') })
  scene.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, starboard: aim('genereux') }])
  scene.answer('french-1', 'fire', [{ ship: 'genereux', ...hold }])
  const { special, crew, hull } = scene.ship('genereux')
  assert.deepEqual(special, { fires: 0, leaks: 0, masts: 0, sails: 0, rudder: 0 })
  assert.equal(crew.length, 2)
  assert.deepEqual(hull.flat().sort(), ['B1s', 'B2c', 'B2f', 'B2m', 'B3l', 'B3r'])
})

test('SOG 10.6.1, SOG 10.6.2 chain and grapeshot reach the red part only, and are revealed when fired', () => {
  const loaded = (box: 'chain' | 'grape', gap: number, dice: string[]) => {
    const guns = {
      port: { box, fired: false, slow: null, doubling: false, fresh: true },
      starboard: { box, fired: false, slow: null, doubling: false, fresh: true },
    }
    const ships = abeam(gap)
    const scene = fight(
      { ...ships, 'hms-defence': { at: [300, 450], guns } },
      { level: 'standard' },
      { dice: draws(...dice) },
    )
    scene.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, starboard: aim('genereux') }])
    assert.equal(
      scene.view('french-1').ships.find(({ id }) => id === 'hms-defence')?.guns.starboard.box,
      'hidden',
    )
    scene.answer('french-1', 'fire', [{ ship: 'genereux', ...hold }])
    return scene.diceSpent()
  }
  assert.equal(loaded('chain', 62.5, Array(7).fill('1s')).state.attacks[0]?.drawn[0], 'C1s')
  assert.equal(loaded('grape', 62.5, Array(7).fill('c')).state.attacks[0]?.drawn[0], 'Dc')
  assert.deepEqual(loaded('chain', 62.6, []).state.attacks[0]?.drawn, [])
})

test('SOG 10.6.3 from Standard on guns may be fired at nothing, in the Basic rules not', () => {
  const nothing = [{ ship: 'hms-defence', ...hold, port: null, starboard: aim(null) }]
  assert.equal(fight(abeam(60)).refusal('british-1', 'fire', nothing), 'SOG 10.6.3')
  const scene = fight(abeam(60), { level: 'standard' })
  scene.answer('british-1', 'fire', nothing).answer('french-1', 'fire', [{ ship: 'genereux', ...hold }])
  assert.equal(scene.ship('hms-defence').guns.starboard.fired, true)
  assert.equal(scene.state.attacks[0]?.at, null)
})

test('SOG 10.5.1 a raking broadside draws more, from Standard on', () => {
  const ships: Ships = { 'hms-defence': { at: [300, 450] }, genereux: { at: [400, 447.5, 90] } }
  const drawn = (options: object, count: number) => {
    const scene = fight(ships, options, { dice: draws(...Array(count).fill('0')) })
    scene
      .answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, starboard: aim('genereux') }])
      .away('french-1')
    return scene.diceSpent().state.attacks[0]?.drawn.length
  }
  assert.equal(drawn({}, 7), 7)
  assert.equal(drawn({ level: 'standard' }, 11), 11)
})

test('SOG 3.2.4, SOG 3.2.5 a ship between hides the target', () => {
  const scene = fight({
    'hms-defence': { at: [300, 450] },
    'hms-terpsichore': { at: [400, 450] },
    genereux: { at: [500, 450] },
  })
  assert.equal(
    scene.refusal('british-1', 'fire', [
      { ship: 'hms-terpsichore', ...hold },
      { ship: 'hms-defence', ...hold, starboard: aim('genereux') },
    ]),
    'SOG 7.1.1',
  )
})

test('SOG 3.3.3 ranges are told in the Combat phase, and in no question before it', () => {
  for (const options of [
    { grog: true, boarding: true },
    { level: 'advanced', grog: true, boarding: true },
  ]) {
    const worn: Ships = { ...abeam(200), 'hms-defence': { at: [300, 450], crew: ['Ec'] } }
    const scene = new Scene(position(worn, options), turn)
    for (let asked = 0; scene.state.phase !== 'combat' && asked < 9; asked += 1) {
      for (const kind of scene.asked('british-1')) {
        assert.doesNotMatch(JSON.stringify(scene.question('british-1', kind).brief), /"(range|arc|distance)"/)
      }
      scene.away()
      if (scene.over) break
    }
  }

  const told = JSON.stringify(fight(abeam(100)).question('british-1', 'fire').brief)
  assert.match(told, /"range":100000/)
})
