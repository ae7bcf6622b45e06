import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Units } from '../../../src/pieces.ts'
import type { State } from '../../../src/state.ts'
import { of, position } from '../../scene.ts'
import { armyOf, battle, left } from '../field.ts'
import { clear, stand } from '../force.ts'

/** The Empire has come from Saxony into neutral Wends, where Kiev stands. */
function meeting(hre: Partial<Units>, kie: Partial<Units>, change?: (state: State) => void): State {
  return position(['HRE', 'KIE'], {}, (state) => {
    clear(state)
    stand(state, 'HRE', 'I', 'wends', hre, { from: 'saxony' })
    stand(state, 'KIE', 'I', 'wends', kie)
    change?.(state)
  })
}

const one = (piece: string, kind: string, count = 1) => [{ piece, kind, count }]

test('SNS E45, SNS 7.3.1, SNS 7.3.2, SNS 7.3.3, SNS 7.3.4, SNS 7.3.5, SNS 7.3.6, SNS 7.2.1, SNS 7.2.2 a small battle', () => {
  const dice = [2, 1, 2, 5, 4, 6, 3, 3, 4]
  const scene = battle(meeting({ HI: 2, LI: 1 }, { LC: 1, LI: 1 }), dice, ['HRE'], ['KIE'])
  const forces = () => scene.state.battles[0]?.forces.map(({ armour, before }) => ({ armour, before }))
  assert.deepEqual(forces(), [
    { armour: 1, before: 3 },
    { armour: 0, before: 2 },
  ])
  scene.answer('KIE', 'losses', one('KIE I', 'LI'))
  scene.answer('HRE', 'losses', one('HRE I', 'LI'))
  assert.ok(scene.over)
  scene.diceSpent()
  assert.deepEqual(left(scene, 'HRE'), { HI: 2 })
  assert.equal(armyOf(scene, 'HRE').armour, 0)
  assert.deepEqual(left(scene, 'KIE'), {})
  assert.ok(scene.told().includes('The battle in Wendland is won by the Empire.'))
})

test('SNS 7.1.8, SNS 14.2.1, SNS 14.2.2 cards lie open while the battle lasts, and are remembered', () => {
  const state = position(['HRE', 'KIE', 'BYZ'], {}, (fresh) => {
    clear(fresh)
    stand(fresh, 'HRE', 'I', 'wends', { HI: 2, LI: 1 }, { from: 'saxony' })
    stand(fresh, 'KIE', 'I', 'wends', { LC: 1, LI: 1 })
  })
  const scene = battle(state, [2, 1, 2, 5, 4, 6, 3, 3, 4], ['HRE'], ['KIE'])
  assert.deepEqual(scene.state.open, ['HRE I', 'KIE I'])
  assert.equal(scene.view('BYZ').powers.KIE?.armies.I?.units?.LC, 1)
  assert.equal(scene.view('spectator').battles.length, 1)
  scene.answer('KIE', 'losses', one('KIE I', 'LI')).answer('HRE', 'losses', one('HRE I', 'LI'))
  assert.deepEqual([scene.state.open, scene.state.battles], [[], []])
  assert.equal(scene.view('BYZ').powers.HRE?.armies.I?.units, null)
  assert.deepEqual(
    of(scene.state, 'BYZ').known.map(({ piece, number }) => [piece, number]),
    [['HRE I', 1]],
  )
  assert.deepEqual(of(scene.state, 'HRE').known, [], 'nobody needs to remember himself, or the dead')
})

test('SNS 7.1.10 both sides’ blows fall at the same time', () => {
  const scene = battle(meeting({ PS: 2 }, { PS: 2 }), [1, 1, 1, 1], ['HRE'], ['KIE'])
  assert.ok(scene.over)
  assert.deepEqual([left(scene, 'HRE'), left(scene, 'KIE')], [{}, {}])
  assert.ok(scene.told().includes('Nobody is left on the field in Wendland.'))
})

test('SNS 7.1.9, SNS 7.5.1, SNS 7.5.2 after one round all may leave, and if all do nobody is harmed', () => {
  // No volley without ranged units; round one misses everywhere, both hold, both retreat.
  const scene = battle(meeting({ HI: 2 }, { HI: 2 }), [6, 6, 6, 6, 1, 1], ['HRE'], ['KIE'])
  assert.equal(scene.state.battles[0]?.round, 1)
  scene.answer('HRE', 'retreat', 'retreat')
  assert.equal(scene.view('KIE').battles[0]?.forces[0]?.stays, 'fights', 'sealed until all have chosen')
  scene.answer('KIE', 'retreat', 'retreat')
  assert.ok(scene.over)
  assert.equal(armyOf(scene, 'HRE').at, 'saxony')
  assert.deepEqual(left(scene, 'HRE'), { HI: 2 })
  assert.deepEqual(left(scene, 'KIE'), {}, 'nowhere to go')
})

test('SNS 7.5.3 who does not answer fights on', () => {
  const miss = [6, 6]
  const dice = [...miss, 1, 1, ...miss, 1, 1, 1, 1]
  const scene = battle(meeting({ HI: 1 }, { HI: 1 }), dice, ['HRE'], ['KIE'])
  scene.away()
  assert.equal(scene.state.battles[0]?.round, 2)
  scene.diceSpent()
})

test('SNS 7.12.1, SNS 7.5.3 a standing instruction retreats below a share of the enemy', () => {
  const dice = [6, 6, 6, 6, 6, 6, 6, 6, 1, 1]
  const state = meeting({ HI: 1 }, { HC: 3, HI: 1 })
  const scene = battle(state, dice, ['HRE'], ['KIE'])
  scene.instruct('HRE', 'retreat', { below: 50, card: false })
  scene.answer('KIE', 'retreat', 'fight')
  assert.equal(scene.question('KIE', 'run-down').kind, 'run-down')
  assert.ok(scene.told().includes('The Empire retreats from the battle in Wendland.'))
})

test('SNS 7.12.1 an order of losses left behind answers when the question comes', () => {
  const scene = battle(
    meeting({ HI: 2, LI: 1 }, { LC: 1, LI: 1 }),
    [2, 1, 2, 5, 4, 6, 3, 3, 4],
    ['HRE'],
    ['KIE'],
  )
  scene.instruct('HRE', 'losses', { order: ['HI', 'LI'] })
  scene.answer('KIE', 'losses', one('KIE I', 'LI'))
  assert.ok(scene.over)
  assert.deepEqual(left(scene, 'HRE'), { HI: 1, LI: 1 })
})

test('SNS 7.2.3 losses that throw something away are refused with the clause', () => {
  const scene = battle(meeting({ HI: 2, LI: 1 }, { LC: 1, LI: 1 }), [2, 1, 2, 5], ['HRE'], ['KIE'])
  const both = [...one('KIE I', 'LI'), ...one('KIE I', 'LC')]
  assert.equal(scene.refusal('KIE', 'losses', both), 'SNS 7.2.3')
  assert.equal(scene.refusal('KIE', 'losses', []), 'SNS 7.2.2')
  assert.equal(scene.refusal('KIE', 'losses', one('KIE I', 'KN')), 'SNS 7.2.1')
  assert.equal(scene.refusal('KIE', 'losses', one('HRE I', 'LI')), 'SNS 7.2.1')
})

test('SNS 7.4.1, SNS 7.4.8 dice for every round fought, and a router has no retreat choice', () => {
  // Round one: the Empire's dice 6 6 miss, Kiev's 6; rout dice 1 and 1 hold. Round two: 6 6 and 6; two dice each.
  const dice = [6, 6, 6, 1, 1, 6, 6, 6, 3, 3, 2, 2]
  const scene = battle(meeting({ HI: 2 }, { PS: 1 }), dice, ['HRE'], ['KIE'])
  scene.answer('HRE', 'retreat', 'fight').answer('KIE', 'retreat', 'fight')
  // The Empire has 6 against 6 and holds, Kiev 4 against 2 and routs; nobody is asked, since one side alone holds.
  assert.ok(scene.over)
  scene.diceSpent()
  assert.ok(scene.told().some((line) => line.startsWith('Kiev routs: 2 2 + 0 lost − 0 of the enemy makes 4')))
})

test('SNS 7.4.8 several factions may rout at once, and then all go unharmed', () => {
  const scene = battle(meeting({ LI: 1 }, { PS: 1 }), [6, 6, 6, 5, 5], ['HRE'], ['KIE'])
  assert.ok(scene.over)
  assert.deepEqual(left(scene, 'HRE'), { LI: 1 })
  assert.equal(armyOf(scene, 'HRE').at, 'saxony')
})

test('SNS 7.4.3 who controls the land is steadier there', () => {
  const state = meeting({ PS: 1 }, { HI: 2 }, ({ lands }) => {
    lands.wends.owner = 'HRE'
    for (const city of lands.wends.cities) city.holder = 'HRE'
  })
  // Peasants alone have morale 1: a 6 would rout them anywhere else.
  const scene = battle(state, [6, 6, 6, 6, 1], ['HRE'], ['KIE'])
  assert.ok(scene.told().some((line) => line.includes('− 5 at home makes 1 against morale 1')))
})

test('SNS 7.3.2 armour spent is not there in a later battle of the season', () => {
  const state = meeting({ HI: 2, LI: 1 }, { LC: 1, LI: 1 }, (fresh) => {
    const army = of(fresh, 'HRE').armies.I
    if (army) army.armour = 1
  })
  const scene = battle(state, [2, 1, 2, 5], ['HRE'], ['KIE'])
  assert.equal(scene.state.battles[0]?.forces[0]?.armour, 0)
  assert.deepEqual(scene.awaited(), ['HRE', 'KIE'])
})
