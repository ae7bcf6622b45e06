import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, layTable, Match, seedFrom } from '@windward/table'
import { keptOn } from '../../src/bots/foresee-place.ts'
import { lookout } from '../../src/bots/lookout.ts'
import { combat } from '../../src/combat/combat.ts'
import { game } from '../../src/index.ts'
import { planOrders } from '../../src/planning/planning.ts'
import { reloading } from '../../src/reloading/reloading.ts'
import { fitOut } from '../../src/setup/decide-fit-out.ts'
import { shipOf } from '../../src/ships.ts'
import { view } from '../../src/view.ts'
import { DUEL, type Lying, position, Scene } from '../scene.ts'

const dice = diceFor(diceRoot(seedFrom('lookout'), {}), 'bot')
const asked = (scene: Scene, seat: 'british-1' | 'french-1', kind: string): unknown =>
  lookout.answer(scene.question(seat, kind), dice)

const empty = () => ({ box: null, fired: false, slow: null, doubling: false, fresh: false })
const loaded = () => ({ box: 'ball' as const, fired: false, slow: null, doubling: false, fresh: true })

test('SOG 18.2 a lookout turns away from the edge of the sea', () => {
  const starts: [level: string, defence: Lying][] = [
    ['basic', { at: [450, 720, 0] }],
    ['standard', { at: [450, 626, 0], plan: { now: 'straight', next: null } }],
  ]
  for (const [level, defence] of starts) {
    const state = position({ 'hms-defence': defence, genereux: { at: [200, 200] } }, { level })
    const orders = JSON.stringify(asked(new Scene(state, planOrders), 'british-1', 'plan'))
    assert.match(orders, /"card":"(veer-[2378]|slip-(left|right))"/)
  }
})

test('SOG 18.2, SOG 10.1.2 a lookout’s first card is one that keeps her at sea', () => {
  const state = position({ 'hms-defence': { at: [450, 720, 0] } }, { level: 'standard' })
  state.number = 0
  const scene = new Scene(state, function* (t) {
    yield* t.askAll(['british-1'], fitOut, () => null)
  })
  assert.match(
    JSON.stringify(asked(scene, 'british-1', 'fit-out')),
    /"card":"(veer-[2378]|slip-(left|right))"/,
  )
})

test('SOG 18.2, SOG 15.1.5 a lookout expects ships to keep on, but those at anchor to stay', () => {
  const state = position({ 'hms-defence': { at: [300, 450] }, genereux: { at: [400, 450], anchored: true } })
  const seen = view(state, 'british-1')
  const [defence, genereux] = (['hms-defence', 'genereux'] as const).map((id) => shipOf(seen, id))
  assert.ok(defence && genereux)
  assert.notDeepEqual(keptOn(seen, defence, 1).berth.pose, defence.pose)
  assert.deepEqual(keptOn(seen, genereux, 3).berth.pose, genereux.pose)
})

test('SOG 18.2 a lookout fires where it does most, and rather at a ship near her end', () => {
  const hull = Array.from({ length: 7 }, (): 'B6'[] => ['B6'])
  const state = position({
    'hms-defence': { at: [300, 450] },
    genereux: { at: [400, 410] },
    courageuse: { at: [400, 485], hull },
  })
  const fire = JSON.stringify(asked(new Scene(state, (t) => combat(t, () => true)), 'british-1', 'fire'))
  assert.match(fire, /"starboard":{"at":"courageuse","arc":"central"/)
})

test('SOG 18.2 a lookout loads grapeshot when the enemy is close, ball otherwise', () => {
  const load = (gap: number) => {
    const defence: Lying = { at: [300, 450], guns: { port: loaded(), starboard: empty() } }
    const state = position(
      { 'hms-defence': defence, genereux: { at: [347.5 + gap, 450] } },
      { level: 'standard' },
    )
    return asked(new Scene(state, (t) => reloading(t, () => true)), 'british-1', 'reload')
  }
  assert.deepEqual(load(20), [{ ship: 'hms-defence', port: null, starboard: 'grape' }])
  assert.deepEqual(load(200), [{ ship: 'hms-defence', port: null, starboard: 'ball' }])
})

test('SOG 18.2 a lookout’s crew serves guns that will bear, fights fires and stops leaks', () => {
  const special = { fires: 1, leaks: 1, masts: 0, sails: 0, rudder: 0 }
  const state = position(
    {
      'hms-defence': {
        at: [300, 450],
        special,
        guns: { port: empty(), starboard: loaded() },
        plan: { now: 'straight', next: null },
      },
      genereux: { at: [400, 450], plan: { now: 'straight', next: null } },
    },
    { level: 'advanced' },
  )
  const orders = JSON.stringify(asked(new Scene(state, planOrders), 'british-1', 'plan'))
  assert.match(orders, /"actions":\["fire-starboard","extinguish","repair","reload-port"\]/)
})

test('SOG 18.1, SOG 18.2 a lookout beats a random captain, by legal answers alone', () => {
  for (const level of ['basic', 'standard', 'advanced']) {
    let won = 0
    for (let number = 0; number < 8; number += 1) {
      const record = layTable(game, { options: { level }, seats: DUEL, seed: seedFrom('bots', number) })
      assert.ok(record.ok)
      const opened = Match.open(game, record.value)
      assert.ok(opened.ok)
      const match = opened.value
      const bots = number % 2 === 0 ? [lookout, game.bots['random']] : [game.bots['random'], lookout]
      for (let count = 0; count < 5000 && match.outcome === undefined; count += 1) {
        const [question] = match.unanswered()
        assert.ok(question)
        const bot = bots[DUEL.indexOf(question.seat)]
        assert.ok(bot)
        assert.ok(match.answer(question.seat, question.id, bot.answer(question, dice)).ok)
      }
      const mine = number % 2 === 0 ? 'british' : 'french'
      if (match.outcome?.side === mine) won += 1
    }
    assert.ok(won >= 6, `${level}: ${won} of 8`)
  }
})
