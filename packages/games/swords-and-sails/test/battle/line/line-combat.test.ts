import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enumerate, type Foreseen } from '@windward/table'
import { attackerFirst } from '../../../src/battle/attacker-first.ts'
import type { File, Soldier } from '../../../src/battle/battle.ts'
import { drawnBack } from '../../../src/battle/line/decide-draw-back.ts'
import { withdrawLone } from '../../../src/battle/line/line.ts'
import { strikeValue } from '../../../src/battle/line/strike-value.ts'
import { isInLine } from '../../../src/battle/quick-or-line.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import type { UnitId } from '../../../src/data/units.ts'
import type { Units } from '../../../src/pieces.ts'
import type { State } from '../../../src/state.ts'
import { of, position, type Scene } from '../../scene.ts'
import { armyOf, battle, clashIn, left } from '../field.ts'
import { clear, stand } from '../force.ts'

type Force = Partial<Units>

/** Two armies in neutral Wends, in lines. */
function lines(hre: Force, eng: Force, change?: (state: State) => void): State {
  return position(['HRE', 'ENG', 'FRA'], { lineCombat: 'on' }, (state) => {
    clear(state)
    stand(state, 'HRE', 'I', 'wends', hre, { from: 'saxony' })
    stand(state, 'ENG', 'I', 'wends', eng)
    change?.(state)
  })
}

const begin = (state: State, dice: readonly Foreseen[] = []): Scene => battle(state, dice, ['HRE'], ['ENG'])

const unit = (faction: FactionId, kind: UnitId): Soldier => ({ piece: `${faction} I`, kind })

function drawn(scene: Scene): string[] {
  const kinds = (soldiers: readonly Soldier[]) => soldiers.map(({ kind }) => kind).join('')
  return (scene.state.battles[0]?.line ?? []).map(({ ranks: [a, b] }) => `${kinds(a)}-${kinds(b)}`)
}

const puts = (...all: { unit: Soldier; at: 'left' | 'right' | number }[]) => all
const turn = (matches: Soldier[], ...put: { unit: Soldier; at: 'left' | 'right' | number }[]) => ({
  matches,
  puts: puts(...put),
})

test('SNS 7.1.2, SNS 7.7.13 which battles are fought in lines', () => {
  assert.equal(isInLine({ lineCombat: 'off' }, 2, 4), false)
  assert.equal(isInLine({ lineCombat: 'on' }, 2, 400), true)
  assert.equal(isInLine({ lineCombat: 'on' }, 3, 4), false)
  assert.equal(isInLine({ lineCombat: 'bySize' }, 2, 50), true)
  assert.equal(isInLine({ lineCombat: 'bySize' }, 2, 51), false)
})

test('SNS E51, SNS 7.7.5, SNS 7.7.6 values on land', () => {
  const value = (a: [FactionId, UnitId], b: [FactionId, UnitId]) => strikeValue(unit(...a), unit(...b))
  assert.equal(value(['HRE', 'KN'], ['FRA', 'PS']), 11)
  assert.equal(value(['HRE', 'HI'], ['FRA', 'LC']), 4)
  assert.equal(value(['NSE', 'HI'], ['FRA', 'LC']), 5)
  assert.equal(value(['ENG', 'LI'], ['FRA', 'HI']), 7)
  assert.equal(value(['KIE', 'PS'], ['FRA', 'KN']), 3)
  assert.equal(value(['BUL', 'PS'], ['FRA', 'KN']), 3)
  assert.equal(value(['HRE', 'PS'], ['FRA', 'KN']), 2)
  assert.equal(value(['POL', 'HC'], ['FRA', 'LI']), value(['FRA', 'HC'], ['POL', 'LI']))
  assert.equal(strikeValue({ piece: 'HRE I', kind: 'varangianAxemen' }, unit('FRA', 'LC')), 5)
})

test('SNS E52, SNS 7.7.1, SNS 7.7.2, SNS 7.7.3, SNS 7.7.5, SNS 7.7.8, SNS 7.7.9, SNS 7.7.10 a line', () => {
  // File one: knight 7, heavy infantry 7; file two: light infantry 10, peasants 4; rout dice of England 5, of the Empire 2.
  const dice = [3, 4, 3, 4, 5, 5, 2, 2, 5, 2]
  const scene = begin(lines({ HI: 1, PS: 1 }, { KN: 1, LI: 1 }), dice)
  assert.deepEqual(scene.awaited(), ['ENG'], 'England is earlier in play order and attacks')
  scene.answer('ENG', 'place', turn([], { unit: unit('ENG', 'KN'), at: 'left' }))
  scene.answer('HRE', 'place', turn([unit('HRE', 'HI')], { unit: unit('HRE', 'PS'), at: 'right' }))
  assert.ok(scene.over)
  scene.diceSpent()
  assert.ok(
    scene
      .told()
      .some((line) => line.includes('knights facing heavy infantry; light infantry facing peasants')),
  )
  assert.deepEqual(left(scene, 'ENG'), { KN: 1 })
  assert.deepEqual(left(scene, 'HRE'), { PS: 1 })
  assert.equal(armyOf(scene, 'HRE').at, 'saxony')
})

test('SNS 7.7.1 the side that does not control the land attacks, else the larger', () => {
  const sides = (state: State) =>
    attackerFirst(state, clashIn(state, 'wends', ['HRE'], ['ENG'])).sides.map(({ factions }) => factions[0])
  assert.deepEqual(sides(lines({ HI: 3 }, { HI: 2 })), ['HRE', 'ENG'])
  assert.deepEqual(sides(lines({ HI: 2 }, { HI: 2 })), ['ENG', 'HRE'])
  const own = lines({ HI: 3 }, { HI: 2 }, ({ lands }) => {
    lands.wends.owner = 'HRE'
    for (const city of lands.wends.cities) city.holder = 'HRE'
  })
  assert.deepEqual(sides(own), ['ENG', 'HRE'])
  const allied = lines({ HI: 3 }, { HI: 2 }, (state) => {
    state.lands.wends.owner = 'FRA'
    state.teams = [{ mark: 'A', members: ['HRE', 'FRA'], joined: { HRE: 0, FRA: 0 } }]
  })
  assert.deepEqual(
    sides(allied),
    ['ENG', 'HRE'],
    'a team-mate’s land is defended, though he has no army there',
  )
})

test('SNS 7.7.9, SNS 7.4.1, SNS 7.1.11 no rout check once nobody left has to fight another', () => {
  const state = lines({ KN: 2 }, { PS: 1 }, (fresh) => {
    fresh.teams = [{ mark: 'A', members: ['ENG', 'FRA'], joined: { ENG: 0, FRA: 0 } }]
    stand(fresh, 'FRA', 'I', 'wends', { HI: 1 })
    const only = { army: 'I', does: { deed: 'hold' }, meets: { stance: 'attack', only: 'ENG' } } as const
    Object.assign(of(fresh, 'HRE').armies.I ?? {}, { order: only })
  })
  // Peasants 12, knight 4; heavy infantry 12, knight 12.
  const scene = battle(state, [6, 6, 2, 2, 6, 6, 6, 6], ['HRE'], ['ENG', 'FRA'])
  scene.answer('ENG', 'place', turn([], { unit: unit('ENG', 'PS'), at: 'left' }))
  scene.answer('HRE', 'place', turn([unit('HRE', 'KN')], { unit: unit('HRE', 'KN'), at: 'right' }))
  assert.ok(scene.over, 'England is gone, and France was not attacked')
  scene.diceSpent()
  assert.deepEqual([left(scene, 'HRE'), left(scene, 'FRA')], [{ KN: 2 }, { HI: 1 }])
})

test('SNS 7.10.11 whom Sabotage takes leaves the rearmost row', () => {
  const state = lines({ PS: 3 }, { KN: 2 }, (fresh) => {
    of(fresh, 'FRA').hand = ['sabotage']
    fresh.laid = [{ by: 'FRA', card: 'sabotage', piece: 'HRE I', after: 1 }]
  })
  // All blows miss; Sabotage 9, one point; rout dice.
  const scene = begin(state, [...Array.from({ length: 10 }, () => 6), 5, 4, 1, 1])
  scene.answer('HRE', 'place', turn([], { unit: unit('HRE', 'PS'), at: 'left' }))
  scene.answer('ENG', 'place', turn([unit('ENG', 'KN')], { unit: unit('ENG', 'KN'), at: 'right' }))
  scene.answer('HRE', 'rear-rows', [{ unit: unit('HRE', 'PS'), file: 0 }])
  assert.deepEqual(drawn(scene), ['PSPS-KN', 'PS-KN'])
  scene.answer('HRE', 'losses', [{ piece: 'HRE I', kind: 'PS', count: 1 }])
  assert.deepEqual(drawn(scene), ['PS-KN', 'PS-KN'])
})

test('SNS 7.7.2, SNS 7.7.3 what a turn must hold', () => {
  const scene = begin(lines({ HI: 3, PS: 1 }, { KN: 2, LI: 1 }))
  const at = (at: 'left' | 'right' | number) => ({ unit: unit('HRE', 'HI'), at })
  assert.deepEqual(scene.awaited(), ['HRE'])
  assert.equal(scene.refusal('HRE', 'place', turn([])), 'SNS 7.7.2', 'one must be put down')
  assert.equal(scene.refusal('HRE', 'place', turn([], at('left'), at('right'))), 'SNS 7.7.2', 'and no more')
  assert.equal(
    scene.refusal('HRE', 'place', turn([unit('HRE', 'HI')], at('left'))),
    'SNS 7.7.2',
    'nothing to match',
  )
  assert.equal(scene.refusal('HRE', 'place', turn([], { unit: unit('HRE', 'KN'), at: 'left' })), 'SNS 7.7.2')
  assert.equal(scene.refusal('HRE', 'place', turn([], at(0))), 'SNS 7.7.3', 'there is no file yet')
  scene.answer('HRE', 'place', turn([], at('left')))
  // England matches the one; then everybody is matched and its next may go behind.
  scene.answer('ENG', 'place', turn([unit('ENG', 'KN')], { unit: unit('ENG', 'KN'), at: 0 }))
  assert.deepEqual(drawn(scene), ['HI-KNKN'])
})

test('SNS 7.7.4, SNS 7.7.7 further rows, which strike and cannot be struck', () => {
  // England's knight is alone; two more of the Empire stand behind. 2d6 of the fronts miss, the first behind hits with 6.
  const dice = [6, 6, 6, 6, 3, 3]
  const scene = begin(lines({ HI: 3 }, { KN: 1 }), dice)
  scene.answer('HRE', 'place', turn([], { unit: unit('HRE', 'HI'), at: 'left' }))
  const rear = { unit: unit('HRE', 'HI'), file: 0 }
  assert.equal(scene.refusal('HRE', 'rear-rows', [rear]), 'SNS 7.7.4', 'all that is left')
  assert.equal(
    scene.refusal('HRE', 'rear-rows', [rear, { ...rear, file: 1 }]),
    'SNS 7.7.4',
    'behind own units',
  )
  scene.answer('HRE', 'rear-rows', [rear, rear])
  scene.diceSpent()
  assert.deepEqual([left(scene, 'HRE'), left(scene, 'ENG')], [{ HI: 3 }, {}])
})

test('SNS 7.7.8 the unit behind comes to the front', () => {
  // The knight destroys the front and is missed by all three; rout dice hold.
  const scene = begin(lines({ HI: 3 }, { KN: 1 }), [6, 6, 3, 4, 6, 6, 6, 6, 1, 1])
  scene.answer('HRE', 'place', turn([], { unit: unit('HRE', 'HI'), at: 'left' })).away('HRE')
  assert.deepEqual(drawn(scene), ['HIHI-KN'])
})

test('SNS 7.7.10 foot that leaves is struck once more by what stays before it, cavalry is not', () => {
  const play = (hre: Force, blow: readonly number[]) => {
    const scene = begin(lines(hre, { KN: 1 }), [6, 6, 6, 6, 1, 1, ...blow])
    scene.away('ENG')
    scene.away('HRE')
    scene.answer('HRE', 'retreat', 'retreat').answer('ENG', 'retreat', 'fight')
    scene.diceSpent()
    return left(scene, 'HRE')
  }
  assert.deepEqual(play({ HI: 1 }, [3, 4]), {})
  assert.deepEqual(play({ HI: 1 }, [4, 4]), { HI: 1 })
  assert.deepEqual(play({ LC: 1 }, []), { LC: 1 })
})

test('SNS 7.10.1, SNS 7.7.10 a Withdraw spares foot the parting blow', () => {
  const state = lines({ HI: 1 }, { KN: 1 }, (fresh) => {
    of(fresh, 'HRE').hand = ['tacticalWithdraw']
  })
  const scene = begin(state, [6, 6, 6, 6, 1, 1])
  scene.away('ENG').answer('HRE', 'retreat', 'withdraw').answer('ENG', 'retreat', 'fight')
  assert.deepEqual(left(scene, 'HRE'), { HI: 1 })
})

test('SNS 7.7.11 lone units return to hand, and cavalry may be drawn back', () => {
  // Light cavalry faces a knight; nothing is hit; both go on; the Empire draws back, and the line is formed anew.
  const scene = begin(lines({ LC: 1, HI: 1 }, { KN: 1 }), [6, 6, 6, 6, 6, 6, 1, 1])
  scene.answer('HRE', 'place', turn([], { unit: unit('HRE', 'LC'), at: 'left' }))
  scene.away('HRE')
  assert.deepEqual(drawn(scene), ['LCHI-KN'])
  scene.answer('HRE', 'retreat', 'fight').answer('ENG', 'retreat', 'fight')
  assert.deepEqual(scene.awaited(), ['HRE', 'ENG'])
  assert.equal(scene.refusal('HRE', 'draw-back', [{ file: 0, rank: 1 }]), 'SNS 7.7.11')
  const twice = [0, 0].map((rank) => ({ file: 0, rank }))
  assert.equal(scene.refusal('HRE', 'draw-back', twice), 'SNS 7.7.11')
  scene.answer('HRE', 'draw-back', [{ file: 0, rank: 0 }]).answer('ENG', 'draw-back', [])
  assert.deepEqual(drawn(scene), [], 'the light cavalry took along whom it covered, and the knight is alone')
  assert.equal(scene.question('HRE', 'place').kind, 'place')
})

test('SNS 7.7.11 what stands behind a rider goes with him', () => {
  const [a, b, c] = [unit('HRE', 'HI'), unit('HRE', 'LC'), unit('HRE', 'PS')]
  const line: File[] = [{ ranks: [[a, b, c], [unit('ENG', 'KN')]] }, { ranks: [[], [unit('ENG', 'LI')]] }]
  drawnBack(line, 0, [{ file: 0, rank: 1 }])
  assert.deepEqual(line[0]?.ranks[0], [a])
  assert.equal(withdrawLone(line).length, 1)
})

test('SNS 7.7.12 team-mates form one line, and the larger places', () => {
  const state = lines({ KN: 2 }, { HI: 1 }, (fresh) => {
    stand(fresh, 'FRA', 'I', 'wends', { HI: 2 })
    fresh.teams = [{ mark: 'A', members: ['ENG', 'FRA'], joined: { ENG: 0, FRA: 0 } }]
  })
  const scene = battle(state, [], ['HRE'], ['ENG', 'FRA'])
  assert.deepEqual(scene.awaited(), ['FRA'])
  scene.answer('FRA', 'place', turn([], { unit: unit('ENG', 'HI'), at: 'left' }))
  assert.deepEqual(drawn(scene), ['HI-'])
})

test('SNS 7.7.13 three sides fight quickly even where lines are the rule', () => {
  const state = lines({ HI: 2 }, { HI: 2 }, (fresh) => void stand(fresh, 'FRA', 'I', 'wends', { HI: 2 }))
  const scene = battle(state, [], ['HRE'], ['ENG'], ['FRA'])
  assert.equal(scene.question('HRE', 'targets').kind, 'targets')
  assert.equal(scene.state.battles[0]?.line, null)
})

test('SNS 7.7.14, SNS 7.12.1 placing for a seat that does not, or has left it to the rule', () => {
  const scene = begin(lines({ KN: 1, HI: 1, LI: 2, PS: 1 }, { LC: 1, HC: 1, PS: 1 }), [])
  scene.instruct('HRE', 'place', 'default')
  assert.deepEqual(drawn(scene), ['KN-'], 'the dearest, at the right end')
  scene.away('ENG')
  // England matches with heavy cavalry or light cavalry: 5 and 4 against a knight, so heavy; and puts down the light.
  assert.deepEqual(drawn(scene).slice(0, 2), ['KN-HC', 'LI-LC'], 'light infantry has 7 against light cavalry')
})

test('SNS 7.7.14 rear rows fill from the left', () => {
  const scene = begin(lines({ HI: 4 }, { PS: 2 }), [])
  scene.instruct('HRE', 'place', 'default')
  assert.deepEqual(drawn(scene), ['HI-'])
  scene.answer('ENG', 'place', turn([unit('ENG', 'PS')], { unit: unit('ENG', 'PS'), at: 'right' }))
  const question = scene.question('HRE', 'rear-rows')
  assert.deepEqual(question.absent(), [
    { unit: unit('HRE', 'HI'), file: 0 },
    { unit: unit('HRE', 'HI'), file: 1 },
  ])
})

test('SNS 7.11.5 the Commander moves a third of his units when the line is formed', () => {
  const state = lines({ HI: 4 }, { KN: 1, LI: 1 }, (fresh) => {
    of(fresh, 'HRE').leader = 'commander'
  })
  const scene = begin(state, [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1])
  scene.answer('HRE', 'leave-before-battle', 'stay')
  scene.answer('HRE', 'place', turn([], { unit: unit('HRE', 'HI'), at: 'left' }))
  scene.answer('ENG', 'place', turn([unit('ENG', 'KN')], { unit: unit('ENG', 'LI'), at: 'right' }))
  scene.answer('HRE', 'rear-rows', [
    { unit: unit('HRE', 'HI'), file: 0 },
    { unit: unit('HRE', 'HI'), file: 0 },
  ])
  assert.deepEqual(drawn(scene), ['HIHIHI-KN', 'HI-LI'])
  assert.deepEqual(scene.question('HRE', 'redeploy').brief, {
    battle: 'wends',
    side: 0,
    where: { land: 'wends' },
    most: 2,
  })
  const move = (file: number, rank: number, to: 'left' | 'right' | number) => ({ file, rank, to })
  assert.equal(scene.refusal('HRE', 'redeploy', [move(0, 1, 1), move(0, 1, 1), move(0, 0, 1)]), 'SNS 7.11.5')
  assert.equal(scene.refusal('HRE', 'redeploy', [move(5, 0, 1)]), 'SNS 7.11.5')
  assert.equal(scene.refusal('HRE', 'redeploy', [move(0, 1, 7)]), 'SNS 7.11.5')
  const offered = [...enumerate(scene.question('HRE', 'redeploy').options())]
  for (const each of offered) assert.equal(scene.question('HRE', 'redeploy').check(each), undefined)
  scene.answer('HRE', 'redeploy', [move(0, 2, 1), move(0, 1, 1)])
  assert.ok(scene.told().some((line) => line.includes('moves 2 ')))
  assert.deepEqual(drawn(scene), ['HI-KN', 'HIHIHI-LI'])
})

test('SNS 7.11.9 the Conqueror may put down one unit more when he has matched one', () => {
  const state = lines({ HI: 5 }, { KN: 3, LI: 1 }, (fresh) => {
    of(fresh, 'HRE').leader = 'conqueror'
  })
  const scene = begin(state)
  const at = (at: 'left' | 'right') => ({ unit: unit('HRE', 'HI'), at })
  assert.equal(scene.refusal('HRE', 'place', turn([], at('left'), at('left'))), 'SNS 7.7.2', 'not to begin')
  scene.answer('HRE', 'place', turn([], at('left')))
  scene.answer('ENG', 'place', turn([unit('ENG', 'KN')], { unit: unit('ENG', 'LI'), at: 'right' }))
  const matched = (...ends: ('left' | 'right')[]) => turn([unit('HRE', 'HI')], ...ends.map(at))
  assert.equal(scene.refusal('HRE', 'place', matched('left', 'left', 'left')), 'SNS 7.7.2')
  scene.answer('HRE', 'place', matched('left', 'right'))
  // England has only knights left and matches both.
  assert.deepEqual(drawn(scene), ['HI-KN', 'HI-KN', 'HI-LI', 'HI-KN'])
})
