import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fairShares } from '../../../src/battle/losses/fair-shares.ts'
import type { Stance } from '../../../src/orders/order.ts'
import type { State } from '../../../src/state.ts'
import { position } from '../../scene.ts'
import { battle, left } from '../field.ts'
import { clear, stand } from '../force.ts'

/** England and France, team-mates, against the Empire in neutral Wends. */
function alliance(change?: (state: State) => void): State {
  return position(['HRE', 'ENG', 'FRA'], {}, (state) => {
    clear(state)
    state.teams = [{ mark: 'A', members: ['ENG', 'FRA'], joined: { ENG: 0, FRA: 0 } }]
    stand(state, 'HRE', 'I', 'wends', { KN: 2 }, { from: 'saxony' })
    stand(state, 'ENG', 'I', 'wends', { HI: 2, PS: 2 })
    stand(state, 'FRA', 'I', 'wends', { HI: 2, PS: 2 })
    change?.(state)
  })
}

const sides = [['HRE'], ['ENG', 'FRA']] as const
/** Knights 5 5 5 3: 18 damage; the allies miss. */
const dice = [5, 5, 5, 3, 6, 6, 6, 6, 6, 6, 6, 6]

test('SNS 7.2.5 team-mates divide damage as they agree', () => {
  const scene = battle(alliance(), [...dice, 1, 1, 1], ...sides)
  assert.deepEqual(scene.awaited(), ['ENG', 'FRA'])
  scene.answer('ENG', 'divide-damage', { ENG: 8, FRA: 10 })
  scene.answer('FRA', 'divide-damage', { ENG: 8, FRA: 10 })
  // England's four shields leave 4 of 8; France has 2 and all of its 8 points are lost with the remaining 8.
  assert.deepEqual(left(scene, 'FRA'), { HI: 2, PS: 2 })
  assert.deepEqual(scene.question('ENG', 'losses').brief, { points: 4, pieces: ['ENG I'], spared: 'none' })
  scene.away('ENG', 'losses')
  assert.deepEqual(left(scene, 'FRA'), {})
})

test('SNS 7.2.5 where they do not agree it goes by what each can take', () => {
  const scene = battle(alliance(), dice, ...sides)
  scene.answer('ENG', 'divide-damage', { ENG: 8, FRA: 10 })
  scene.answer('FRA', 'divide-damage', { ENG: 12, FRA: 6 })
  // England can take 4 + 8, France 2 + 8: 18 × 12 ÷ 22 = 9, 18 × 10 ÷ 22 = 8, the last one to England.
  assert.ok(scene.told().some((line) => line.endsWith('10 to England and 8 to France.')))
  assert.deepEqual(
    fairShares(
      [
        { faction: 'ENG', capacity: 12, named: 0 },
        { faction: 'FRA', capacity: 10, named: 0 },
      ],
      18,
    ),
    {
      ENG: 10,
      FRA: 8,
    },
  )
})

test('SNS 7.2.5, SNS 1.1.5 two teams divide what they took at the same time', () => {
  const state = position(['HRE', 'ENG', 'FRA', 'KIE'], {}, (fresh) => {
    clear(fresh)
    fresh.teams = [
      { mark: 'A', members: ['ENG', 'FRA'], joined: { ENG: 0, FRA: 0 } },
      { mark: 'B', members: ['HRE', 'KIE'], joined: { HRE: 0, KIE: 0 } },
    ]
    for (const faction of fresh.seats) stand(fresh, faction, 'I', 'wends', { HI: 2, PS: 2 })
  })
  // Heavy infantry 4 4, peasants miss, of each: 16 damage on both sides.
  const dice = Array.from({ length: 4 }, () => [4, 4, 6, 6]).flat()
  const scene = battle(state, dice, ['HRE', 'KIE'], ['ENG', 'FRA'])
  assert.deepEqual(scene.awaited(), ['HRE', 'ENG', 'FRA', 'KIE'])
  assert.equal(scene.refusal('HRE', 'divide-damage', { ENG: 8, FRA: 8 }), 'SNS 7.2.5', 'each team its own')
  for (const faction of ['HRE', 'KIE'] as const) scene.answer(faction, 'divide-damage', { HRE: 10, KIE: 6 })
  assert.ok(!scene.told().some((line) => line.includes('divide')), 'revealed together')
  for (const faction of ['ENG', 'FRA'] as const) scene.answer(faction, 'divide-damage', { ENG: 12, FRA: 4 })
  const told = scene.told().filter((line) => line.includes('divide'))
  assert.deepEqual(told, [
    'The allies divide the damage: 12 to England and 4 to France.',
    'The allies divide the damage: 10 to the Empire and 6 to Kiev.',
  ])
})

test('SNS 7.2.5 nobody is given more than he can take', () => {
  const scene = battle(alliance(), dice, ...sides)
  assert.equal(scene.refusal('ENG', 'divide-damage', { ENG: 1, FRA: 17 }), 'SNS 7.2.5')
  assert.equal(scene.refusal('ENG', 'divide-damage', { ENG: 9, FRA: 8 }), 'SNS 7.2.5')
})

test('SNS E41, SNS 7.4.4 each ally checks for himself, with all the enemy lost', () => {
  const scene = battle(
    alliance((state) => {
      stand(state, 'HRE', 'I', 'wends', { PS: 8, KN: 1 }, { from: 'saxony' })
    }),
    // Knights 6 6, peasants all 6 but 2 2; England strikes 4 6 2 6, France 4 6 6 6; rout dice 1 1 1.
    [6, 6, 2, 2, 6, 6, 6, 6, 6, 6, 4, 6, 2, 6, 4, 6, 6, 6, 1, 1, 1],
    ...sides,
  )
  scene.away('ENG', 'divide-damage').away('FRA', 'divide-damage')
  // 10 damage: two shields, 8 points, all of the peasants.
  scene.answer('HRE', 'losses', [{ piece: 'HRE I', kind: 'PS', count: 8 }])
  const checks = scene.told().filter((line) => line.includes('lost −'))
  assert.ok(
    checks[0]?.startsWith('The Empire holds: 1 + 8 lost − 0') ||
      checks[0]?.startsWith('The Empire routs: 1 + 8 lost − 0'),
  )
  assert.ok(checks[1]?.startsWith('England holds: 1 + 0 lost − 8'))
  assert.ok(checks[2]?.startsWith('France holds: 1 + 0 lost − 8'))
})

/** The same, the Empire with the stance given; France, which stands beside England, attacks nobody. */
function named(meets: Stance): State {
  return alliance((state) => {
    const order = { army: 'I', does: { deed: 'move', to: 'wends' }, meets } as const
    stand(state, 'HRE', 'I', 'wends', { KN: 2 }, { from: 'saxony', order })
  })
}

const onlyEngland: Stance = { stance: 'attack', only: 'ENG' }

test('SNS 7.2.7 team-mates of the one an Attack names divide the damage as they agree', () => {
  const scene = battle(named(onlyEngland), [...dice, 1, 1, 1], ...sides)
  const agreed = { ENG: 8, FRA: 10 }
  scene.answer('ENG', 'divide-damage', agreed).answer('FRA', 'divide-damage', agreed)
  assert.ok(scene.told().includes('The allies divide the damage: 8 to England and 10 to France.'))
})

test('SNS 7.2.7 if they disagree it falls on the one named, as far as it can take it', () => {
  const scene = battle(named(onlyEngland), dice, ...sides)
  scene.answer('ENG', 'divide-damage', { ENG: 8, FRA: 10 })
  scene.answer('FRA', 'divide-damage', { ENG: 10, FRA: 8 })
  // England can take 4 + 8 of the 18; by strength it would be 10 and 8.
  assert.ok(scene.told().some((line) => line.endsWith('12 to England and 6 to France.')))
})

test('SNS 7.2.7 if they stay silent it falls on the one named', () => {
  const scene = battle(named(onlyEngland), [5, 5, 6, 6, ...dice.slice(4)], ...sides)
  scene.away('ENG', 'divide-damage').away('FRA', 'divide-damage')
  assert.ok(scene.told().some((line) => line.endsWith('10 to England and 0 to France.')))
})

test('SNS 7.2.7, SNS 7.2.5 an Attack without a name falls by what each can take', () => {
  const scene = battle(named({ stance: 'attack' }), dice, ...sides)
  scene.away('ENG', 'divide-damage').away('FRA', 'divide-damage')
  assert.ok(scene.told().some((line) => line.endsWith('10 to England and 8 to France.')))
})

test('SNS 7.2.7 of two armies only the damage of the one that names a faction falls on it', () => {
  const state = named(onlyEngland)
  const free = { army: 'II', does: { deed: 'move', to: 'wends' }, meets: { stance: 'attack' } } as const
  stand(state, 'HRE', 'II', 'wends', { KN: 1 }, { from: 'saxony', order: free })
  // Army I strikes for 5 + 5, Army II for 5: the 5 are divided by what is left, 2 of England's 12 and 10 of France's.
  const scene = battle(state, [5, 5, 6, 6, 5, 6, ...dice.slice(4)], ...sides)
  scene.away('ENG', 'divide-damage').away('FRA', 'divide-damage')
  assert.ok(scene.told().some((line) => line.endsWith('10 to England and 5 to France.')))
})

test('SNS 7.2.7 shots after those who leave go for the one named', () => {
  const state = alliance((each) => {
    const order = {
      army: 'I',
      does: { deed: 'move', to: 'wends' },
      meets: { stance: 'attack', only: 'FRA' },
    } as const
    stand(each, 'HRE', 'I', 'wends', { KN: 1, LI: 2 }, { from: 'saxony', order })
  })
  // Volley 6 6; knights 6 6, infantry 6 6, the allies miss; nobody routs, and both allies leave. The shot: one die.
  const scene = battle(state, [6, 6, 6, 6, 6, 6, ...dice.slice(4), 1, 1, 1, 1, 6], ...sides)
  scene
    .answer('HRE', 'retreat', 'fight')
    .answer('ENG', 'retreat', 'retreat')
    .answer('FRA', 'retreat', 'retreat')
  scene.away('HRE', 'targets')
  assert.ok(scene.told().some((line) => line.startsWith('The Empire shoots after France')))
})
