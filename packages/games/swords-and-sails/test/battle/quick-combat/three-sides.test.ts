import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LandId } from '../../../src/data/area-ids.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import type { ArmyOrder, Stance } from '../../../src/orders/order.ts'
import type { Army } from '../../../src/pieces.ts'
import type { State } from '../../../src/state.ts'
import { of, position } from '../../scene.ts'
import { battle, left } from '../field.ts'
import { clear, stand } from '../force.ts'

function ordered(army: Army['id'], to: LandId, meets: Stance): ArmyOrder {
  return { army, does: { deed: 'move', to }, meets }
}

/** The Empire, Kiev and France, unallied, in neutral Wends; each with one kind of foot and the stance given. */
function melee(stances: Partial<Record<FactionId, Stance>>, change?: (state: State) => void): State {
  return position(['HRE', 'KIE', 'FRA'], {}, (state) => {
    clear(state)
    for (const faction of state.seats)
      stand(
        state,
        faction,
        'I',
        'wends',
        { HI: 2, PS: 2 },
        {
          from: 'saxony',
          order: ordered('I', 'wends', stances[faction] ?? { stance: 'attack' }),
        },
      )
    change?.(state)
  })
}

const at = (HI: FactionId, PS: FactionId) => [
  { type: 'HI', at: HI },
  { type: 'PS', at: PS },
]

test('SNS 7.3.7, SNS 7.3.9, SNS 7.4.5, SNS 7.4.6 three sides: targets by unit type, own pools, highest kills', () => {
  // Heavy infantry 4 4, peasants 2 2 of each. The Empire and France put all on Kiev, Kiev strikes both.
  const dice = [4, 4, 2, 2, 4, 4, 2, 2, 4, 4, 2, 2, 1, 1, 1]
  const scene = battle(melee({}), dice, ['HRE'], ['KIE'], ['FRA'])
  assert.deepEqual(scene.awaited(), ['HRE', 'KIE', 'FRA'])
  scene.answer('HRE', 'targets', at('KIE', 'KIE'))
  scene.answer('KIE', 'targets', at('HRE', 'FRA'))
  scene.answer('FRA', 'targets', at('KIE', 'KIE'))
  // 24 on Kiev's pool of 4: all lost. 8 on the Empire's 4, 4 on France's 2.
  assert.deepEqual(scene.question('HRE', 'losses').brief, { points: 4, pieces: ['HRE I'], spared: 'none' })
  assert.deepEqual(scene.question('FRA', 'losses').brief, { points: 2, pieces: ['FRA I'], spared: 'none' })
  scene.answer('HRE', 'losses', [
    { piece: 'HRE I', kind: 'HI', count: 1 },
    { piece: 'HRE I', kind: 'PS', count: 1 },
  ])
  scene.answer('FRA', 'losses', [{ piece: 'FRA I', kind: 'PS', count: 2 }])
  assert.deepEqual(left(scene, 'KIE'), {})
  // Kiev's four lie to the account of the Empire and of France alike; Kiev has killed two of each.
  assert.ok(
    scene
      .told()
      .some((line) =>
        line.includes('The Empire holds: 1 + 2 lost − 4 killed by the deadliest of the others'),
      ),
  )
  assert.ok(
    scene
      .told()
      .some((line) => line.includes('France holds: 1 + 2 lost − 4 killed by the deadliest of the others')),
  )
})

test('SNS 7.3.7 every type that rolls needs one target, of those in the battle', () => {
  const scene = battle(melee({}), [], ['HRE'], ['KIE'], ['FRA'])
  assert.equal(scene.refusal('HRE', 'targets', [{ type: 'HI', at: 'KIE' }]), 'SNS 7.3.7')
  assert.equal(scene.refusal('HRE', 'targets', at('HRE', 'KIE')), 'SNS 7.3.8')
})

test('SNS 7.3.8 Attack on one faction strikes that and those who attack it', () => {
  const only = (faction: FactionId): Stance => ({ stance: 'attack', only: faction })
  // France attacks only Kiev, and nobody but Kiev attacks France: it is not even asked.
  const scene = battle(
    melee({ FRA: only('KIE'), HRE: only('KIE'), KIE: { stance: 'attack' } }),
    [],
    ['HRE'],
    ['KIE'],
    ['FRA'],
  )
  assert.deepEqual(scene.awaited(), ['KIE'])
  const all = battle(melee({ FRA: only('KIE') }), [], ['HRE'], ['KIE'], ['FRA'])
  assert.deepEqual(
    all.awaited(),
    ['HRE', 'KIE', 'FRA'],
    'the Empire attacks France, which may then strike back',
  )
})

test('SNS 7.1.13, SNS 7.1.11, SNS 7.4.1 a battle is over when those left have no quarrel', () => {
  const only = (faction: FactionId): Stance => ({ stance: 'attack', only: faction })
  const state = melee({ FRA: only('KIE'), HRE: only('KIE'), KIE: { stance: 'defend' } })
  const scene = battle(state, [4, 4, 2, 2, 6, 6, 6, 6, 4, 4, 2, 2], ['HRE'], ['KIE'], ['FRA'])
  scene.answer('KIE', 'targets', at('HRE', 'FRA'))
  assert.ok(scene.diceSpent().over, 'nobody has to stand fast any more, or thinks of leaving')
  assert.ok(scene.told().at(-1)?.includes('none of them attacks another'))
})

test('SNS 7.12.1, SNS 7.3.8 bystanders are no enemies to be weighed when one thinks of leaving', () => {
  const only = (faction: FactionId): Stance => ({ stance: 'attack', only: faction })
  const state = melee({ FRA: only('KIE'), HRE: only('KIE'), KIE: { stance: 'defend' } })
  const scene = battle(state, [...Array.from({ length: 12 }, () => 6), 1, 1, 1], ['HRE'], ['KIE'], ['FRA'])
  scene.answer('KIE', 'targets', at('HRE', 'FRA'))
  const foes = (faction: FactionId) => Object(scene.question(faction, 'retreat').brief).foes
  assert.deepEqual([foes('HRE'), foes('KIE'), foes('FRA')], [8, 16, 8])
})

test('SNS 7.1.3, SNS 7.1.11, SNS 7.11.4 when the one who attacks has left before the battle, nobody shoots', () => {
  const defend: Stance = { stance: 'defend' }
  const state = melee({ KIE: defend, FRA: defend }, (fresh) => {
    of(fresh, 'HRE').leader = 'commander'
    for (const faction of ['KIE', 'FRA'] as const)
      stand(fresh, faction, 'I', 'wends', { LI: 3 }, { order: ordered('I', 'wends', defend) })
  })
  const scene = battle(state, [], ['HRE'], ['KIE'], ['FRA'])
  scene.answer('HRE', 'leave-before-battle', 'leave')
  assert.ok(scene.over)
  assert.deepEqual([left(scene, 'KIE'), left(scene, 'FRA')], [{ LI: 3 }, { LI: 3 }])
  assert.deepEqual(of(scene.state, 'HRE').known, [], 'and no card is turned up')
})

test('SNS 7.6.2 shots at several who leave are aimed by unit type, and every unit shoots once', () => {
  const state = melee({}, (fresh) => {
    stand(fresh, 'FRA', 'I', 'wends', { LC: 1, LI: 1 }, { from: 'saxony', order: null })
  })
  // Volley of France 6 6 6; round one: all miss; rout dice hold. Two leave; France has 3 dice, halved 2: LC 1, LI 1.
  const dice = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 2, 2, 6]
  const scene = battle(state, dice, ['HRE'], ['KIE'], ['FRA'])
  scene.answer('FRA', 'targets', [
    { type: 'LC', at: 'HRE' },
    { type: 'LI', at: 'HRE' },
  ])
  scene.answer('HRE', 'targets', at('FRA', 'FRA')).answer('KIE', 'targets', at('FRA', 'FRA'))
  scene.answer('FRA', 'targets', [
    { type: 'LC', at: 'HRE' },
    { type: 'LI', at: 'HRE' },
  ])
  scene
    .answer('HRE', 'retreat', 'retreat')
    .answer('KIE', 'retreat', 'retreat')
    .answer('FRA', 'retreat', 'fight')
  scene.answer('FRA', 'targets', [
    { type: 'LC', at: 'HRE' },
    { type: 'LI', at: 'KIE' },
  ])
  const shots = scene.told().filter((line) => line.startsWith('France shoots after'))
  assert.deepEqual(shots, [
    'France shoots after the Empire: light cavalry 2. Damage 2.',
    'France shoots after Kiev: light infantry 2. Damage 2.',
  ])
  scene.answer('FRA', 'run-down', 'KIE')
  assert.equal(scene.question('KIE', 'pursued').kind, 'pursued')
})

test('SNS 7.1.8, SNS 14.2.1, SNS 7.11.4 who has left before a battle of others is not in it, and shows no card', () => {
  const state = melee({}, (fresh) => {
    of(fresh, 'HRE').leader = 'commander'
  })
  const scene = battle(state, [...Array.from({ length: 8 }, () => 6), 1, 1], ['HRE'], ['KIE'], ['FRA'])
  scene.answer('HRE', 'leave-before-battle', 'leave')
  assert.ok(scene.told().includes('Battle in Wendland: Kiev against France.'))
  assert.deepEqual(scene.state.open, ['FRA I', 'KIE I'])
  assert.equal(scene.view('FRA').powers.HRE?.armies.I?.units, null)
  assert.deepEqual(
    scene.state.battles[0]?.forces.map(({ faction }) => faction),
    ['KIE', 'FRA'],
  )
})

test('SNS 7.7.13 of three sides one leaves before the battle: the two others form a line', () => {
  const state = melee({}, (fresh) => {
    of(fresh, 'HRE').leader = 'commander'
  })
  state.options.lineCombat = 'on'
  const scene = battle(state, [], ['HRE'], ['KIE'], ['FRA'])
  scene.answer('HRE', 'leave-before-battle', 'leave')
  assert.deepEqual(scene.state.battles[0]?.line, [])
})

const defend: Stance = { stance: 'defend' }

test('SNS 7.3.8 who defends strikes back at those who attack him, and at nobody else', () => {
  const scene = battle(melee({ KIE: defend, FRA: defend }), [], ['HRE'], ['KIE'], ['FRA'])
  assert.deepEqual(scene.awaited(), ['HRE'], 'Kiev and France have one enemy each')
})

test('SNS 7.6.1, SNS 7.6.3 nobody shoots after those he does not fight, nor rides them down', () => {
  const state = melee({ KIE: defend, FRA: defend }, (fresh) => {
    stand(fresh, 'FRA', 'I', 'wends', { LC: 2 }, { from: 'saxony', order: ordered('I', 'wends', defend) })
  })
  // The volley of France and two rounds miss all round; rout dice hold. Kiev leaves after the first.
  const miss = (dice: number) => Array.from({ length: dice }, () => 6)
  const dice = [...miss(4), ...miss(12), 1, 1, 1, ...miss(8), 1, 1, 1, 1]
  const scene = battle(state, dice, ['HRE'], ['KIE'], ['FRA'])
  scene.answer('HRE', 'targets', at('KIE', 'KIE'))
  scene
    .answer('HRE', 'retreat', 'fight')
    .answer('KIE', 'retreat', 'retreat')
    .answer('FRA', 'retreat', 'fight')
  assert.ok(scene.diceSpent().question('FRA', 'retreat'), 'and round two is over')
})

test('SNS 7.5.1 when the common enemy has routed, those without a quarrel are not asked whether they stay', () => {
  const only: Stance = { stance: 'attack', only: 'KIE' }
  const state = melee({ FRA: only, HRE: only, KIE: defend }, (fresh) => {
    stand(fresh, 'KIE', 'I', 'wends', { PS: 1 }, { order: ordered('I', 'wends', defend) })
  })
  // All miss; of the rout dice Kiev's 6 is more than a peasant's morale.
  const dice = [...Array.from({ length: 9 }, () => 6), 1, 6, 1]
  const scene = battle(state, dice, ['HRE'], ['KIE'], ['FRA'])
  scene.answer('KIE', 'targets', [{ type: 'PS', at: 'HRE' }])
  assert.ok(scene.diceSpent().over)
  assert.ok(scene.told().some((line) => line.startsWith('Kiev routs')))
})
