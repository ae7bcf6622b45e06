import assert from 'node:assert/strict'
import { test } from 'node:test'
import { landBattles } from '../../../src/battle/land/land-battle.ts'
import { groundOf } from '../../../src/battle/leaving/way-back.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import type { State } from '../../../src/state.ts'
import { of, position, Scene } from '../../scene.ts'
import { armyOf, battle, clashIn, left } from '../field.ts'
import { clear, stand } from '../force.ts'

/** The Empire, come from Saxony, meets Kiev in neutral Wends; heavy infantry all round. */
function meeting(
  options: object,
  hands: Partial<Record<FactionId, number>>,
  change?: (state: State) => void,
): State {
  return position(['HRE', 'KIE', 'FAT'], options, (state) => {
    clear(state)
    stand(state, 'HRE', 'I', 'wends', { HI: 2 }, { from: 'saxony' })
    stand(state, 'KIE', 'I', 'wends', { LC: 2 })
    for (const faction of state.seats)
      of(state, faction).hand = Array.from({ length: hands[faction] ?? 0 }, () => 'tacticalWithdraw')
    change?.(state)
  })
}

const sides = [['HRE'], ['KIE']] as const
/** Volley of four, round one, rout dice: nothing happens. */
const quiet = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1]

test('SNS 7.10.1, SNS 3.3.4 who withdraws by card is not touched, and the card is spent', () => {
  const scene = battle(meeting({}, { HRE: 1 }), quiet, ...sides)
  scene.answer('HRE', 'retreat', 'withdraw').answer('KIE', 'retreat', 'fight')
  assert.ok(scene.over, 'no parting shot, no run-down')
  assert.equal(armyOf(scene, 'HRE').at, 'saxony')
  assert.deepEqual(of(scene.state, 'HRE').hand, [])
  assert.deepEqual(scene.state.stacks.red.discards, ['tacticalWithdraw'])
})

test('SNS 7.10.1 without the card nobody withdraws', () => {
  const scene = battle(meeting({}, {}), quiet, ...sides)
  assert.equal(scene.refusal('HRE', 'retreat', 'withdraw'), 'SNS 7.10.1')
})

test('SNS 7.10.2, SNS 7.4.8 who routs cannot use it', () => {
  const scene = battle(meeting({}, { HRE: 1 }), [...quiet.slice(0, -2), 6, 1], ...sides)
  // Heavy infantry has morale 6 and holds a six; one of them alone does not.
  assert.deepEqual(scene.awaited(), ['HRE', 'KIE'])
  const routed = battle(
    meeting({}, { HRE: 1 }, (state) => {
      stand(state, 'HRE', 'I', 'wends', { HI: 1 }, { from: 'saxony' })
    }),
    [6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 1, 6, 6],
    ...sides,
  )
  assert.deepEqual(routed.awaited(), ['KIE'], 'asked whether it runs down')
  assert.deepEqual(of(routed.state, 'HRE').hand, ['tacticalWithdraw'])
})

test('SNS 7.10.3, SNS 7.10.6 some may leave before a battle, all at once and sealed', () => {
  const state = meeting({}, { FAT: 1, KIE: 1 }, (fresh) => {
    of(fresh, 'KIE').leader = 'diplomat'
    stand(fresh, 'FAT', 'I', 'wends', { HI: 1 }, { from: 'saxony' })
    delete of(fresh, 'HRE').armies.I
  })
  const scene = battle(state, [], ['KIE'], ['FAT'])
  assert.deepEqual(scene.awaited(), ['KIE', 'FAT'])
  assert.deepEqual(scene.state.open, [], 'cards are not open before the battle')
  scene.answer('KIE', 'leave-before-battle', 'stay')
  assert.equal(scene.refusal('FAT', 'leave-before-battle', 'leave'), 'SNS 7.11.4')
  scene.answer('FAT', 'leave-before-battle', 'withdraw')
  assert.ok(scene.over)
  assert.equal(
    scene.told()[0],
    'The Fatimids play Tactical Withdraw and leave before the battle in Wendland begins.',
  )
  assert.deepEqual(of(scene.state, 'FAT').hand, [])
  assert.deepEqual(left(scene, 'KIE'), { LC: 2 })
})

test('SNS 7.10.3 hand sizes are open and cards are not: who might hold it is asked', () => {
  const state = meeting({}, {}, (fresh) => {
    stand(fresh, 'FAT', 'I', 'wends', { HI: 1 })
    of(fresh, 'FAT').hand = ['bonusHarvest']
    delete of(fresh, 'HRE').armies.I
  })
  const scene = battle(state, [], ['KIE'], ['FAT'])
  assert.equal(scene.refusal('FAT', 'leave-before-battle', 'withdraw'), 'SNS 7.10.3')
})

test('SNS 7.10.4 two cards together, with the option', () => {
  assert.deepEqual(
    battle(meeting({}, { HRE: 2 }), quiet, ...sides).question('HRE', 'retreat').kind,
    'retreat',
  )
  const scene = battle(meeting({ doubleWithdraw: true }, { HRE: 2 }), [], ...sides)
  scene.answer('HRE', 'leave-before-battle', 'withdraw')
  assert.ok(scene.over)
  assert.deepEqual(of(scene.state, 'HRE').hand, [])
  assert.equal(armyOf(scene, 'HRE').at, 'saxony')
})

test('SNS 7.10.5 with no free land the Withdraw leads into battle', () => {
  const state = meeting({}, { HRE: 1 }, (fresh) => {
    stand(fresh, 'FAT', 'I', 'saxony', { HI: 1 })
  })
  const scene = battle(state, quiet, ...sides)
  scene.answer('HRE', 'retreat', 'withdraw').answer('KIE', 'retreat', 'fight')
  assert.equal(armyOf(scene, 'HRE').at, 'saxony')
  const lost = battle(
    meeting({}, {}, (fresh) => void stand(fresh, 'FAT', 'I', 'saxony', { HI: 1 })),
    quiet,
    ...sides,
  )
  lost.answer('HRE', 'retreat', 'retreat').answer('KIE', 'retreat', 'retreat')
  assert.deepEqual(left(lost, 'HRE'), {}, 'without the card it is eliminated')
})

test('SNS 7.9.4 who has nowhere to go, or only into battle, is told before he leaves', () => {
  const state = meeting({}, { HRE: 1 }, (fresh) => void stand(fresh, 'FAT', 'I', 'saxony', { HI: 1 }))
  const scene = battle(state, quiet, ...sides)
  const warned = (stay: string) => scene.warnings('HRE', 'retreat', stay)
  assert.deepEqual(warned('retreat'), ['Army I has nowhere to go and is lost.'])
  assert.deepEqual(warned('withdraw'), [
    'Army I finds only land where enemies stand, and battle follows there.',
  ])
  assert.deepEqual(warned('fight'), [])
  const free = battle(meeting({}, { HRE: 1 }), quiet, ...sides)
  assert.deepEqual(free.warnings('HRE', 'retreat', 'retreat'), [])
})

test('SNS 7.9.4 so is whoever would be gone before the battle begins', () => {
  const state = meeting({ doubleWithdraw: true }, { HRE: 2 }, (fresh) => {
    stand(fresh, 'FAT', 'I', 'saxony', { HI: 1 })
  })
  const scene = battle(state, [], ...sides)
  assert.equal(scene.warnings('HRE', 'leave-before-battle', 'withdraw').length, 1)
  assert.deepEqual(scene.warnings('HRE', 'leave-before-battle', 'stay'), [])
})

test('SNS 7.10.1 who is in several battles says which card is for which', () => {
  const state = meeting({}, { HRE: 1 }, (fresh) => {
    stand(fresh, 'HRE', 'II', 'bohemia', { HI: 2 }, { from: 'saxony' })
    stand(fresh, 'FAT', 'I', 'bohemia', { HI: 2 })
  })
  const clashes = [clashIn(state, 'wends', ['HRE'], ['KIE']), clashIn(state, 'bohemia', ['HRE'], ['FAT'])]
  const scene = new Scene(state, (t) => landBattles(t, 'battle', clashes, groundOf(t.state)), {
    dice: { '': [], 'battle:wends': quiet, 'battle:bohemia': [6, 6, 6, 6, 1, 1] },
  })
  assert.equal(scene.refusal('HRE', 'lay-withdraws', [1, 1]), 'SNS 7.10.1')
  scene.answer('HRE', 'lay-withdraws', [0, 1])
  assert.deepEqual(
    scene.view('HRE').battles.map(({ name }) => name),
    ['bohemia', 'wends'],
    'both are fought at once',
  )
  assert.equal(scene.refusal('HRE', 'retreat', 'withdraw'), 'SNS 7.10.1', 'none is ready in Wends')
  scene.answer('HRE', 'retreat', 'fight').answer('KIE', 'retreat', 'retreat')
  scene.answer('HRE', 'retreat', 'withdraw')
  scene.answer('FAT', 'retreat', 'fight')
  assert.equal(armyOf(scene, 'HRE', 'II').at, 'saxony')
})

test('SNS 7.12.1 a Withdraw may be left to an instruction', () => {
  const scene = battle(meeting({}, { HRE: 1 }), quiet, ...sides)
  scene.instruct('HRE', 'retreat', { below: 1000, card: true }).answer('KIE', 'retreat', 'fight')
  assert.ok(scene.over)
  assert.equal(armyOf(scene, 'HRE').at, 'saxony')
})

test('SNS 7.12.1, SNS 7.9.4 an instruction to leave gives no army up: the seat is asked', () => {
  const shut = (hands: Partial<Record<FactionId, number>>) =>
    meeting({}, hands, (fresh) => void stand(fresh, 'FAT', 'I', 'saxony', { HI: 1 }))
  const asked = battle(shut({}), quiet, ...sides).instruct('HRE', 'retreat', { below: 1000, card: true })
  assert.deepEqual(asked.awaited(), ['HRE', 'KIE'])
  const pressed = battle(shut({ HRE: 1 }), quiet, ...sides)
  pressed.instruct('HRE', 'retreat', { below: 1000, card: true }).answer('KIE', 'retreat', 'fight')
  assert.equal(armyOf(pressed, 'HRE').at, 'saxony', 'by card it can still go, into battle')
  const led = shut({})
  of(led, 'HRE').leader = 'commander'
  const before = battle(led, quiet, ...sides).instruct('HRE', 'leave-before-battle', 'leave')
  assert.deepEqual(before.awaited(), ['HRE'])
})
