import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enumerate } from '@windward/table'
import { optionsShape } from '../../src/options.ts'
import { begin } from '../../src/setup/begin.ts'
import { setup } from '../../src/setup/setup.ts'
import { DUEL, Scene } from '../scene.ts'

const laid = (options: object = {}, seats = DUEL, dice = {}) =>
  new Scene(begin(seats, optionsShape.parse(options)), setup, dice)
const at = (ship: string, x: number, y: number, heading: number) => ({
  ship,
  x: x * 1000,
  y: y * 1000,
  heading: heading * 1000,
})

test('SOG 16.1.2, SOG 16.2.1 ships are placed wholly within half a ruler of their side', () => {
  const scene = laid()
  const placed = (y: number) => [at('hms-terpsichore', 200, y, 180), at('hms-defence', 400, 840, 180)]
  assert.equal(scene.refusal('british-1', 'place-ships', placed(800)), 'SOG 16.1.2')
  assert.equal(scene.refusal('british-1', 'place-ships', placed(880)), 'SOG 16.1.2')
  scene.answer('british-1', 'place-ships', placed(810))
  assert.deepEqual(scene.awaited(), ['french-1'])
})

test('SOG 16.1.2 ships do not lie on each other, and none is forgotten', () => {
  const scene = laid()
  const crowded = [at('hms-terpsichore', 200, 840, 180), at('hms-defence', 230, 840, 180)]
  assert.equal(scene.refusal('british-1', 'place-ships', crowded), 'SOG 16.1.2')
  assert.equal(scene.refusal('british-1', 'place-ships', crowded.slice(0, 1)), 'SOG 16.1.2')
  const twice = [at('hms-defence', 200, 840, 180), at('hms-defence', 400, 840, 180)]
  assert.equal(scene.refusal('british-1', 'place-ships', twice), 'SOG 16.1.2')
})

test('SOG 16.1.3 all place at once, and captains of one side in strips of their zone', () => {
  const scene = laid({}, ['british-1', 'french-1', 'british-2'])
  assert.deepEqual(scene.awaited(), ['british-1', 'french-1', 'british-2'])
  assert.equal(
    scene.refusal('british-1', 'place-ships', [at('hms-terpsichore', 500, 840, 180)]),
    'SOG 16.1.2',
  )
  scene.answer('british-1', 'place-ships', [at('hms-terpsichore', 400, 840, 180)])
  scene.answer('british-2', 'place-ships', [at('hms-defence', 500, 840, 180)])
  assert.equal(scene.ship('hms-defence').fate, 'waiting')
  scene.away()
  assert.equal(scene.ship('hms-defence').fate, 'afloat')
})

test('SOG 16.1.6 a captain who is away gets ordinary places, heading away from the own side', () => {
  const scene = laid().away()
  const poses = scene.state.ships.map(({ pose }) => pose)
  assert.deepEqual(
    poses.map(({ heading }) => heading),
    [180_000, 180_000, 0, 0],
  )
  assert.equal(new Set(poses.map(({ x, y }) => `${x} ${y}`)).size, 4)
})

test('SOG 16.1.2 what is offered is legal, whatever was placed before', () => {
  const { options, check } = laid().question('french-1', 'place-ships')
  let offered = 0
  for (const placed of enumerate(options.call(laid().question('french-1', 'place-ships')))) {
    offered += 1
    if (offered % 40 === 0)
      assert.equal(check.call(laid().question('french-1', 'place-ships'), placed), undefined)
  }
  assert.ok(offered > 300)
})

test('SOG 12.19.3 a wind by lot is drawn among the eight', () => {
  const scene = laid({ wind: 'lot' }, DUEL, { dice: [{ draws: 'SE' }] })
  assert.equal(scene.state.wind.from, 'SE')
})

const fitting = (ship: string, more: object = {}) => ({
  ship,
  port: 'ball',
  starboard: 'ball',
  card: 'straight',
  sails: 'battle',
  ...more,
})

test('SOG 10.1.1, SOG 10.1.2 from Standard on loads and a first blue card are chosen in secret', () => {
  const scene = laid({ level: 'standard' })
  scene.away()
  const fitted = [fitting('hms-terpsichore', { port: 'chain' }), fitting('hms-defence', { card: 'veer-7' })]
  const broken = (more: object) => [fitting('hms-terpsichore', more), fitting('hms-defence')]
  assert.equal(scene.refusal('british-1', 'fit-out', broken({ port: 'double' })), 'SOG 10.1.1')
  assert.equal(scene.refusal('british-1', 'fit-out', broken({ card: 'aback-5' })), 'SOG 10.1.2')
  assert.equal(scene.refusal('british-1', 'fit-out', broken({ sails: 'full' })), 'SOG 11.1.2')
  assert.equal(scene.refusal('british-1', 'fit-out', [fitting('hms-defence')]), 'SOG 10.1.1')
  scene.answer('british-1', 'fit-out', fitted).away()
  assert.equal(scene.ship('hms-terpsichore').guns.port.box, 'chain')
  assert.equal(scene.ship('hms-defence').plan.now, 'veer-7')
})

test('SOG 10.1.5 a captain who is away loads ball and sails straight on', () => {
  const scene = laid({ level: 'standard' }).away().away()
  const { guns, plan } = scene.ship('genereux')
  assert.deepEqual(
    [guns.port.box, guns.starboard.box, plan.now, plan.next],
    ['ball', 'ball', 'straight', null],
  )
})

test('SOG 11.1.2 in the Advanced rules sails are set, for all to see', () => {
  const scene = laid({ level: 'advanced' }).away()
  const fitted = [fitting('courageuse', { sails: 'full' }), fitting('genereux', { sails: 'backing' })]
  scene.answer('french-1', 'fit-out', fitted).away()
  assert.deepEqual([scene.ship('courageuse').sails, scene.ship('genereux').sails], ['full', 'backing'])
  assert.ok(scene.told().includes('Courageuse begins with full sails.'))
})
