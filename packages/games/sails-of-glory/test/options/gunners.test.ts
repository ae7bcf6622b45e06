import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ActionId } from '../../src/data/crew-actions.ts'
import type { Acting } from '../../src/gunners/gunner.ts'
import { reloading } from '../../src/reloading/reloading.ts'
import type { Guns } from '../../src/state.ts'
import { crewsAct, position, Scene, type SceneWish } from '../scene.ts'

const gun = (more: Partial<Guns> = {}): Guns => ({
  box: 'ball',
  fired: false,
  slow: null,
  doubling: false,
  fresh: false,
  ...more,
})

function with_(starboard: Guns, options: object) {
  return position({ 'hms-defence': { at: [300, 450], guns: { port: gun(), starboard } } }, options)
}
const guns = (scene: Scene) => scene.ship('hms-defence').guns.starboard
const load = (starboard: string | null) => [{ ship: 'hms-defence', port: null, starboard }]
const never: Acting = () => false

const SLOW = { untrainedGunners: ['hms-defence'] }

test('SOG E15, SOG 12.3.1 untrained gunners: face up in the store, then face down, then loaded', () => {
  const state = with_(gun({ fired: true }), SLOW)
  const seen: (string | null)[][] = []
  new Scene(state, function* (t) {
    for (let phase = 1; phase <= 3; phase += 1) {
      yield* reloading(t, never)
      const { box, slow } = state.ships[1]?.guns.starboard ?? gun()
      seen.push([box, slow])
    }
  })
  assert.deepEqual(seen, [
    [null, 'ball'],
    [null, null],
    ['ball', null],
  ])
})

test('SOG 12.3.1 in the Standard rules nothing else is loaded on that side meanwhile', () => {
  const scene = new Scene(with_(gun({ box: null, slow: 'chain' }), { level: 'standard', ...SLOW }), (t) =>
    reloading(t, never),
  )
  assert.deepEqual(scene.awaited(), [])
  assert.equal(guns(scene).slow, null)
})

test('SOG 12.3.1, SOG 12.6.1 while untrained gunners fire unloaded, what they fired before stays face up', () => {
  const firing = gun({ box: null, slow: 'ball', fired: true })
  const scene = new Scene(with_(firing, { continuousFire: true, ...SLOW }), (t) => reloading(t, never))
  assert.deepEqual([guns(scene).box, guns(scene).slow, guns(scene).fired], [null, 'ball', false])
})

test('SOG E16, SOG 12.3.2 in the Advanced rules their Reload waits a turn', () => {
  const state = with_(gun({ box: null }), { level: 'advanced', ...SLOW })
  const turns: ActionId[][] = [['reload-starboard'], []]
  const scene = new Scene(state, (t) =>
    t.each(
      'turns',
      () => turns,
      function* (actions) {
        yield* reloading(t, yield* crewsAct(t, { 'hms-defence': actions }))
      },
    ),
  )
  assert.deepEqual(scene.asked('british-1'), ['reload'], 'asked in the second turn only')
  assert.deepEqual(scene.ship('hms-defence').delayed, [])
  scene.answer('british-1', 'reload', load('grape'))
  assert.equal(guns(scene).box, 'grape')
})

const DOUBLE = { level: 'standard', doubleShot: true }

test('SOG E17, SOG 12.9.1, SOG 12.9.2 double shot lies open for a turn and is then loaded', () => {
  const scene = new Scene(with_(gun({ box: null }), DOUBLE), function* (t) {
    yield* reloading(t, never)
    yield* reloading(t, never)
  })
  scene.answer('british-1', 'reload', load('double'))
  assert.deepEqual([guns(scene).box, guns(scene).doubling], [null, true])
  assert.equal(scene.view('french-1').ships[1]?.guns.starboard.doubling, true)
  scene.answer('british-1', 'reload', load('double'))
  assert.deepEqual([guns(scene).box, guns(scene).doubling], ['double', false])
})

test('SOG 12.9.5 if the second phase does not follow, double shot goes back', () => {
  for (const [chosen, box] of [
    [null, null],
    ['chain', 'chain'],
  ] as const) {
    const scene = new Scene(with_(gun({ box: null, doubling: true }), DOUBLE), (t) => reloading(t, never))
    scene.answer('british-1', 'reload', load(chosen))
    assert.deepEqual([guns(scene).box, guns(scene).doubling], [box, false])
  }
})

test('SOG 12.9.2 in the Advanced rules it takes two Reload actions in consecutive turns', () => {
  const state = with_(gun({ box: null, doubling: true }), { ...DOUBLE, level: 'advanced' })
  const scene = new Scene(state, (t) => reloading(t, never))
  assert.deepEqual([scene.awaited(), guns(scene).doubling], [[], false])
  const twice = new Scene(with_(gun({ box: null, doubling: true }), { ...DOUBLE, level: 'advanced' }), (t) =>
    reloading(t, () => true),
  )
  twice.answer('british-1', 'reload', load('double'))
  assert.equal(guns(twice).box, 'double')
})

test('SOG 12.9.4 untrained gunners take one turn more', () => {
  const state = with_(gun({ box: null }), { ...DOUBLE, level: 'advanced', ...SLOW })
  const asked: number[] = []
  let turn = 1
  const turns: ActionId[][] = [['reload-starboard'], [], ['reload-starboard']]
  const scene = new Scene(state, (t) =>
    t.each(
      'turns',
      () => turns,
      function* (actions) {
        const acting = yield* crewsAct(t, { 'hms-defence': actions })
        if (acting('hms-defence', 'reload-starboard')) asked.push(turn)
        yield* reloading(t, acting)
        turn += 1
      },
    ),
  )
  scene.answer('british-1', 'reload', load('double')).answer('british-1', 'reload', load('double'))
  assert.deepEqual(asked, [2, 3])
  assert.equal(guns(scene).box, 'double')
})

test('SOG 12.6.3 with continuous fire Reload has no effect beside Fire on the same side', () => {
  const state = with_(gun({ box: null }), { level: 'advanced', continuousFire: true })
  const acts: ActionId[] = []
  new Scene(state, function* (t) {
    const planned: ActionId[] = ['fire-starboard', 'reload-starboard']
    const acting = yield* crewsAct(t, { 'hms-defence': planned })
    acts.push(...planned.filter((action) => acting('hms-defence', action)))
  })
  assert.deepEqual(acts, ['fire-starboard'])
})

test('SOG 12.4.1, SOG 17.1 which action was missed is known to her captain alone', () => {
  const state = with_(gun(), { level: 'advanced', untrainedSailors: ['hms-defence'] })
  const scene = new Scene(state, (t) => crewsAct(t, { 'hms-defence': ['boarding'] }), {
    dice: [{ draws: 'boarding' }, { draws: 'blank' }],
  })
  const missed = 'The sailors of HMS Defence miss one of their actions, which goes back unseen.'
  assert.deepEqual(scene.told('french-1'), [missed])
  assert.deepEqual(scene.told('british-1'), [missed, 'HMS Defence: what is missed is “boarding”.'])
})

test('SOG 12.4.1 untrained sailors draw one action and may miss it', () => {
  const acted = (dice: SceneWish['dice'], waits: ActionId[] = []) => {
    const state = with_(gun(), { level: 'advanced', untrainedSailors: ['hms-defence'] })
    const [, ship] = state.ships
    assert.ok(ship)
    ship.special.fires = 1
    if (waits.includes('extinguish')) ship.delayed = ['extinguish']
    const acts: ActionId[] = []
    new Scene(
      state,
      function* (t) {
        const planned: ActionId[] = ['fire-port', 'musketry']
        const acting = yield* crewsAct(t, { 'hms-defence': planned })
        acts.push(...planned.filter((action) => acting('hms-defence', action)))
      },
      dice ? { dice } : {},
    )
    return [acts, ship.working.length]
  }
  assert.deepEqual(acted([{ draws: 'musketry' }, { draws: 'blank' }]), [['fire-port'], 0])
  assert.deepEqual(acted([{ draws: 'musketry' }, { draws: 'musketry' }]), [['fire-port', 'musketry'], 0])
  assert.deepEqual(acted([{ draws: 'fire-port' }, { draws: 'blank' }], ['extinguish']), [['musketry'], 1])
})
