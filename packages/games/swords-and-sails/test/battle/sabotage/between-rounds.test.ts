import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import { landBattles } from '../../../src/battle/land/land-battle.ts'
import { groundOf } from '../../../src/battle/leaving/way-back.ts'
import type { Clash } from '../../../src/battle/opposed-sides.ts'
import { sabotageMoment } from '../../../src/battle/sabotage/sabotage.ts'
import type { HandCard } from '../../../src/cards.ts'
import type { LandId } from '../../../src/data/area-ids.ts'
import type { FactionId } from '../../../src/data/factions/factions.ts'
import { isLive, optionsShape } from '../../../src/options.ts'
import type { SnsFlow, SnsTable } from '../../../src/state.ts'
import { of, position, Scene } from '../../scene.ts'
import { clashIn } from '../field.ts'
import { clear, stand } from '../force.ts'

type Hands = Partial<Record<FactionId, readonly HandCard[]>>

/** Kiev against the Empire in neutral Wends, and in Bohemia too if wanted; Byzantium looks on. */
function fought(
  hands: Hands,
  dice: readonly Foreseen[],
  places: readonly LandId[] = ['wends'],
  options = {},
): Scene {
  const state = position(['BYZ', 'HRE', 'KIE'], { live: true, ...options }, (each) => {
    clear(each)
    for (const faction of each.seats) of(each, faction).hand = [...(hands[faction] ?? [])]
    for (const [index, land] of places.entries()) {
      stand(each, 'HRE', index === 0 ? 'I' : 'II', land, { HI: 4 }, { from: 'saxony' })
      stand(each, 'KIE', index === 0 ? 'I' : 'II', land, { HI: 4 }, { from: 'saxony' })
    }
  })
  const clashes = places.map((land) => clashIn(state, land, ['HRE'], ['KIE']))
  const flow = (t: SnsTable): SnsFlow<unknown> => landBattles(t, 'battle', clashes, groundOf(t.state))
  const scripted = Object.fromEntries(places.map((land) => [`battle:${land}`, dice]))
  return new Scene(state, flow, { dice: scripted })
}

/** Eight heavy infantry that miss. */
const misses = [6, 6, 6, 6, 6, 6, 6, 6]
const BETWEEN = 'sabotage-between-rounds'

test('SNS 7.10.12 a match is live where the table says so, or where it has a sand-glass', () => {
  const live = (options: object) => isLive(optionsShape.parse(options))
  assert.deepEqual([live({}), live({ clocks: {} }), live({ live: true })], [false, true, true])
  assert.equal(live({ clocks: {}, live: false }), false)
})

test('SNS 7.10.12 Sabotage is played between rounds, before rout and retreat, and counts for that round', () => {
  const scene = fought({ BYZ: ['sabotage'] }, [...misses, 2, 2, 1, 1])
  assert.deepEqual(scene.awaited(), ['BYZ'])
  scene.answer('BYZ', BETWEEN, 'KIE I')
  scene.answer('KIE', 'losses', [{ piece: 'KIE I', kind: 'HI', count: 2 }])
  assert.deepEqual(of(scene.state, 'BYZ').hand, [])
  scene.answer('BYZ', BETWEEN, 'pass')
  assert.ok(scene.told().some((line) => line.startsWith('Kiev holds: 1 + 2 lost')))
  assert.deepEqual(scene.awaited(), ['HRE', 'KIE'], 'then the retreat choice')
})

test('SNS 7.10.12, SNS 14.1.2 all with cards are asked alike, whatever they hold, and nobody else', () => {
  const scene = fought({ BYZ: ['sabotage'], HRE: ['spy'] }, [...misses])
  assert.deepEqual(new Set(scene.awaited()), new Set(['BYZ', 'HRE']))
  const [holder, other] = [scene.question('BYZ', BETWEEN), scene.question('HRE', BETWEEN)]
  assert.deepEqual(holder.brief, other.brief)
  assert.equal(scene.refusal('HRE', BETWEEN, 'KIE I'), 'SNS 7.10.12')
  assert.deepEqual(scene.view('HRE').laid, [])
})

test('SNS 7.10.12 a piece that does not fight there, and one’s own, is refused', () => {
  const scene = fought({ KIE: ['sabotage'] }, [...misses])
  assert.equal(scene.refusal('KIE', BETWEEN, 'KIE I'), 'SNS 7.10.12')
  assert.equal(scene.refusal('KIE', BETWEEN, 'HRE II'), 'SNS 7.10.12')
})

test('SNS 7.10.12, SNS 7.10.9 others may counter, the first in play order does', () => {
  const hands: Hands = { BYZ: ['sabotage'], HRE: ['counterSabotage'], KIE: ['counterSabotage'] }
  const scene = fought(hands, [...misses, 5, 3, 1, 1])
  scene.answer('BYZ', BETWEEN, 'KIE I').answer('HRE', BETWEEN, 'pass').answer('KIE', BETWEEN, 'pass')
  scene.answer('KIE', 'counter-sabotage', 'counter')
  assert.ok(scene.told().includes('The dice show 5 3, 11 in all: no harm is done.'))
  assert.deepEqual([of(scene.state, 'HRE').hand, of(scene.state, 'KIE').hand], [['counterSabotage'], []])
})

test('SNS 7.10.12 of battles side by side each has the cards kept ready for it', () => {
  const scene = fought({ BYZ: ['sabotage'] }, misses, ['wends', 'bohemia'])
  assert.equal(scene.refusal('BYZ', 'ready-sabotage', [{ sabotage: 1, counterSabotage: 0 }]), 'SNS 7.10.12')
  const both = [1, 1].map((sabotage) => ({ sabotage, counterSabotage: 0 }))
  assert.equal(scene.refusal('BYZ', 'ready-sabotage', both), 'SNS 7.10.12')
  scene.answer(
    'BYZ',
    'ready-sabotage',
    [0, 1].map((sabotage) => ({ sabotage, counterSabotage: 0 })),
  )
  assert.deepEqual(scene.state.laid, [{ by: 'BYZ', card: 'sabotage', battle: 'bohemia' }])
  assert.deepEqual(scene.view('KIE').laid, [])
})

test('SNS 7.10.12, TBL 7.4 until dice are rolled only those who may counter know what is struck', () => {
  const hands: Hands = { BYZ: ['sabotage'], KIE: ['counterSabotage'] }
  const scene = fought(hands, [...misses, 5, 3, 1, 1], ['wends', 'bohemia']).away('KIE')
  scene.answer('BYZ', 'ready-sabotage', [
    { sabotage: 1, counterSabotage: 0 },
    { sabotage: 0, counterSabotage: 0 },
  ])
  scene.away('KIE', 'ready-sabotage')
  const before = scene.place()
  scene.answer('BYZ', BETWEEN, 'KIE I').answer('KIE', BETWEEN, 'pass')
  assert.ok(scene.question('KIE', 'counter-sabotage'))
  assert.deepEqual(scene.place(), before, 'the place says nothing of it')
  const struck = (seat: FactionId) => scene.view(seat).plans.flatMap(({ strike }) => strike?.piece ?? [])
  assert.deepEqual([struck('BYZ'), struck('KIE'), struck('HRE')], [['KIE I'], ['KIE I'], []])
  scene.answer('KIE', 'counter-sabotage', 'counter')
  assert.ok(scene.told('HRE').includes('Byzantium plays Sabotage on Army I of Kiev.'))
  assert.deepEqual(struck('KIE'), [])
})

test('SNS 7.10.12 who does not say keeps one ready for each from the first on', () => {
  const scene = fought({ BYZ: ['sabotage', 'counterSabotage', 'sabotage', 'sabotage'] }, misses, [
    'wends',
    'bohemia',
  ])
  scene.away('BYZ', 'ready-sabotage')
  const ready = scene.state.laid.map((laid) => 'battle' in laid && `${laid.card} ${laid.battle}`)
  assert.deepEqual(ready, ['sabotage wends', 'sabotage wends', 'counterSabotage wends', 'sabotage bohemia'])
})

test('SNS 7.10.12, SNS 7.10.7 in a live match nothing is laid aside for a round', () => {
  const moment = (live: boolean) => {
    const state = position(['BYZ', 'HRE', 'KIE'], { live }, (each) => {
      of(each, 'HRE').hand = ['sabotage']
    })
    const clash: Clash = clashIn(state, 'kiev', ['KIE'], ['BYZ'])
    return new Scene(state, (t) => sabotageMoment(t, 'battles', [clash]))
  }
  const laid = { strikes: [{ piece: 'KIE I', after: 1 }], guards: [] }
  assert.equal(moment(true).refusal('HRE', 'sabotage', laid), 'SNS 7.10.7')
  assert.deepEqual(moment(true).question('HRE', 'sabotage').brief, { moment: 'battles', fighting: [] })
  assert.ok(moment(false).answer('HRE', 'sabotage', laid).over)
})

test('SNS 7.10.12, SNS 7.12.1 an instruction passes, or plays it after its round', () => {
  const scene = fought({ BYZ: ['sabotage'], HRE: ['spy'] }, [...misses, 6, 6, 1, 1], ['wends'])
  scene.instruct('HRE', BETWEEN, 'never').instruct('BYZ', BETWEEN, { piece: 'KIE I', after: 1 })
  scene.away('HRE', 'counter-sabotage')
  assert.ok(scene.told().includes('Byzantium plays Sabotage on Army I of Kiev.'))
})

test('SNS 7.10.12 nobody is asked between rounds by mail, nor in a learning turn', () => {
  assert.deepEqual(fought({ BYZ: ['sabotage'] }, [...misses, 1, 1], ['wends'], { live: false }).awaited(), [
    'HRE',
    'KIE',
  ])
  const learning = fought({ BYZ: ['sabotage'] }, [...misses, 1, 1], ['wends'], { learningTurn: true })
  assert.deepEqual(learning.awaited(), ['HRE', 'KIE'])
})
