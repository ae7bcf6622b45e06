import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import { boardingAttack } from '../../src/boarding/boarding-attack.ts'
import { settleGrapples } from '../../src/boarding/grappling.ts'
import type { ShipId } from '../../src/data/ships.ts'
import type { Pair } from '../../src/state.ts'
import { draws, type Lying, position, Scene } from '../scene.ts'

type Ships = Partial<Record<ShipId, Lying>>
const everybody = () => true
/** Courageuse, burden 3, beside HMS Terpsichore, burden 2. */
const TWO: Ships = { courageuse: { at: [300, 300] }, 'hms-terpsichore': { at: [344, 300] } }
const OPTIONS = { boarding: true }
const worn = (at: [number, number], losses: number): Lying => ({
  at,
  crew: Array.from({ length: losses }, () => 'crew'),
})

function grappling(
  ships: Ships,
  dice: readonly Foreseen[] = [],
  mayBoard: (ship: ShipId) => boolean = everybody,
) {
  return new Scene(position(ships, OPTIONS), (t) => settleGrapples(t, mayBoard), { dice })
}

test('SOG 12.11.1 two Boardings grapple, two blanks do not, one of each is drawn by lot', () => {
  const shown = (british: ShipId[], french: ShipId[], dice: readonly Foreseen[] = []) =>
    grappling(TWO, dice).answer('british-1', 'board', british).answer('french-1', 'board', french).diceSpent()
      .state.grappled
  const pair = [['hms-terpsichore', 'courageuse']]
  assert.deepEqual(shown(['hms-terpsichore'], ['courageuse']), pair)
  assert.deepEqual(shown([], []), [])
  assert.deepEqual(shown(['hms-terpsichore'], [], draws('boarding')), pair)
  assert.deepEqual(shown(['hms-terpsichore'], [], draws('blank')), [])
})

test('SOG 12.11.1 only enemies in contact are asked', () => {
  assert.deepEqual(
    grappling({ courageuse: { at: [300, 300] }, 'hms-terpsichore': { at: [345, 300] } }).awaited(),
    [],
  )
  const friends: Ships = { courageuse: { at: [300, 300] }, genereux: { at: [345.75, 300] } }
  assert.deepEqual(grappling(friends).awaited(), [])
  assert.equal(grappling(TWO).refusal('british-1', 'board', ['hms-defence']), 'SOG 12.11.1')
})

const HEAP: Ships = {
  'hms-defence': { at: [300, 300] },
  genereux: { at: [347.5, 300] },
  courageuse: { at: [300 - 45.75, 300] },
}

test('SOG 12.12.1, SOG 12.12.2 in a heap each names one; mutual holds, one-sided is tried', () => {
  const scene = grappling(HEAP, draws('0'))
  scene.answer('british-1', 'board', ['hms-defence']).answer('french-1', 'board', ['genereux', 'courageuse'])
  assert.equal(scene.refusal('british-1', 'grapple', 'hms-terpsichore'), 'SOG 12.12.1')
  scene.answer('british-1', 'grapple', 'genereux')
  assert.deepEqual(scene.diceSpent().state.grappled, [['hms-defence', 'genereux']])
  const both = grappling(HEAP, draws('c'))
  both.answer('british-1', 'board', ['hms-defence']).answer('french-1', 'board', ['genereux', 'courageuse'])
  both.answer('british-1', 'grapple', 'genereux')
  assert.equal(both.state.grappled.length, 2)
})

test('SOG 12.12.1 the smallest crew declares first, then the most crew losses', () => {
  const heap: Ships = {
    'hms-defence': { at: [300, 300] },
    'hms-terpsichore': { at: [393.25, 302.5] },
    genereux: { at: [347.5, 300] },
    courageuse: { at: [347.5, 359.5, 90] },
  }
  const scene = grappling(heap, draws('0', '0', '0'))
  scene.answer('british-1', 'board', ['hms-defence', 'hms-terpsichore'])
  scene.answer('french-1', 'board', ['genereux', 'courageuse'])
  assert.equal(scene.question('british-1', 'grapple').title().fields['ship'], 'hms-terpsichore')
})

test('SOG 12.12.1 with equal crews the one with more crew losses declares first, and then the lot decides', () => {
  const fleets = { british: ['hms-meleager', 'hms-terpsichore'], french: ['courageuse', 'hermione'] }
  const first = (losses: number, dice: readonly Foreseen[]) => {
    const heap: Ships = {
      'hms-meleager': { at: [300, 300] },
      'hms-terpsichore': worn([388, 300], losses),
      courageuse: { at: [344, 300] },
      hermione: { at: [344, 357, 90] },
    }
    const state = position(heap, { boarding: true, fleets })
    const scene = new Scene(state, (t) => settleGrapples(t, everybody), { dice })
    scene.answer('british-1', 'board', ['hms-meleager', 'hms-terpsichore']).answer('french-1', 'board', [])
    return scene.question('british-1', 'grapple').title().fields['ship']
  }
  assert.equal(first(1, []), 'hms-terpsichore')
  assert.equal(first(0, [{ shuffle: ['hms-meleager', 'hms-terpsichore'] }]), 'hms-meleager')
  assert.equal(first(0, [{ shuffle: ['hms-terpsichore', 'hms-meleager'] }]), 'hms-terpsichore')
})

function fight(
  ships: Ships,
  grappled: Pair[],
  dice: readonly Foreseen[],
  prepared: (ship: ShipId) => boolean = everybody,
) {
  const state = position(ships, OPTIONS)
  state.grappled = grappled
  return new Scene(state, (t) => boardingAttack(t, prepared), { dice })
}
const PAIR: Pair[] = [['hms-terpsichore', 'courageuse']]
test('SOG E28, SOG 12.11.3, SOG 12.11.5 burdens 3 and 2: two pairs, then a third against the smaller', () => {
  const scene = fight(TWO, PAIR, draws('c', '0', 'c', '0', 'c')).diceSpent()
  const blows = scene.told().filter((line) => line.includes('attack'))
  assert.deepEqual(
    blows.map((line) => /of (HMS Terpsichore|Courageuse) attack/.exec(line)?.[1]),
    ['HMS Terpsichore', 'Courageuse', 'HMS Terpsichore', 'Courageuse', 'Courageuse'],
  )
  assert.deepEqual(scene.state.grappled, PAIR)
})

test('SOG 12.11.3 as soon as one surrenders it stops', () => {
  const ships: Ships = { courageuse: { at: [300, 300] }, 'hms-terpsichore': worn([344, 300], 8) }
  const scene = fight(ships, PAIR, draws('0', 'c')).diceSpent()
  assert.equal(scene.ship('hms-terpsichore').fate, 'surrendered')
})

test('SOG E30, SOG 12.11.4 of two that would fall together one is spared by lot', () => {
  const ships: Ships = { courageuse: worn([300, 300], 7), 'hms-terpsichore': worn([344, 300], 8) }
  const scene = fight(ships, PAIR, draws('c', 'c', 'courageuse')).diceSpent()
  assert.deepEqual([scene.ship('courageuse').fate, scene.ship('courageuse').crew.length], ['afloat', 7])
  assert.equal(scene.ship('hms-terpsichore').fate, 'surrendered')
  assert.equal(scene.state.bags.E.c, 36)
})

test('SOG 12.11.4, SOG 12.12.3 in a heap only counters that take a crew fell one another, and a third may fell who was spared', () => {
  const pairs: Pair[] = [
    ['hms-defence', 'genereux'],
    ['hms-defence', 'courageuse'],
  ]
  const fates = (...dice: string[]) => {
    const last = { 'hms-defence': worn([300, 300], 9), genereux: worn([347.5, 300], 9) }
    const scene = fight({ ...HEAP, ...last }, pairs, draws(...dice))
    scene.answer('british-1', 'boarders', 'genereux').diceSpent()
    const { bags, ships } = scene.state
    const onLogs = ships.flatMap(({ crew, zero }) => [...crew, ...zero]).filter((token) => token !== 'crew')
    const inBag = Object.values(bags.E).reduce((sum, count) => sum + count, 0)
    assert.equal(inBag + onLogs.length, 90, 'no counter is lost and none is made')
    return [scene.ship('hms-defence').fate, scene.ship('genereux').fate]
  }
  const both = ['surrendered', 'surrendered']
  assert.deepEqual(fates('c', 'c', 'c', 'hms-defence'), both, 'spared by Généreux, felled by Courageuse')
  assert.deepEqual(fates('c', 'c', '0'), ['surrendered', 'afloat'], 'her own counter was a 0')
})

test('SOG E29, SOG 12.13.2 against a ship that did not prepare the boarder strikes first', () => {
  const ships: Ships = { courageuse: { at: [300, 300] }, 'hms-terpsichore': worn([344, 300], 7) }
  const scene = fight(ships, PAIR, draws('0', 'c', 'c', 'c'), (ship) => ship === 'courageuse').diceSpent()
  assert.equal(scene.ship('hms-terpsichore').fate, 'surrendered')
  assert.equal(scene.ship('courageuse').crew.length, 1)
  const lines = scene.told().filter((line) => line.includes('attack'))
  assert.deepEqual(
    lines.map((line) => line.includes('of Courageuse attack')),
    [true, true, false, true],
  )
})

test('SOG 12.13.2 a ship that two boarders surprise draws nothing more once she has surrendered', () => {
  const ships: Ships = { ...HEAP, 'hms-defence': worn([300, 300], 9) }
  const pairs: Pair[] = [
    ['hms-defence', 'genereux'],
    ['hms-defence', 'courageuse'],
  ]
  const scene = fight(ships, pairs, draws('c'), (ship) => ship !== 'hms-defence').diceSpent()
  assert.equal(scene.ship('hms-defence').fate, 'surrendered')
  assert.deepEqual(scene.ship('hms-defence').crew, [])
  assert.equal(scene.told().filter((line) => line.includes('surprise')).length, 1)
})

test('SOG 12.12.3 a ship grappled with several names a target before each counter', () => {
  const pairs: Pair[] = [
    ['hms-defence', 'genereux'],
    ['hms-defence', 'courageuse'],
  ]
  const scene = fight(HEAP, pairs, draws(...Array(13).fill('0')))
  for (const at of ['genereux', 'courageuse', 'genereux', 'genereux']) {
    assert.equal(scene.refusal('british-1', 'boarders', 'hms-terpsichore'), 'SOG 12.12.3')
    scene.answer('british-1', 'boarders', at)
  }
  scene.answer('british-1', 'boarders', 'courageuse').diceSpent()
  assert.equal(scene.over, true)
  assert.equal(scene.told()[0], 'The boarders of HMS Defence turn on Généreux.')
})

test('SOG 12.14.5 a flagship that surrenders in a boarding costs her friends their crew before the next counter', () => {
  const pairs: Pair[] = [
    ['hms-defence', 'genereux'],
    ['hms-defence', 'courageuse'],
  ]
  const fought = (losses: number, ...dice: string[]) => {
    const ships: Ships = {
      ...HEAP,
      genereux: { ...worn([347.5, 300], 9), flagship: true },
      courageuse: worn([300 - 45.75, 300], losses),
    }
    const state = position(ships, { ...OPTIONS, flagship: true })
    state.grappled = pairs
    const scene = new Scene(state, (t) => boardingAttack(t, everybody), { dice: draws(...dice) })
    scene.answer('british-1', 'boarders', 'genereux')
    return scene.diceSpent()
  }
  const fell = fought(6, '0', '0', 'c')
  assert.equal(fell.ship('courageuse').fate, 'surrendered', 'two losses were all she could bear')
  assert.deepEqual(fell.state.grappled, [])
  const stood = fought(5, '0', '0', 'c', '0', '0', '0', '0', '0', '0')
  assert.equal(stood.ship('courageuse').crew.length, 7)
})

test('SOG 12.13.1 in the Advanced rules only a ship with the action may declare, and need not', () => {
  const scene = grappling(TWO, [], (ship) => ship === 'courageuse')
  assert.deepEqual(scene.awaited(), ['french-1'])
  scene.answer('french-1', 'board', [])
  assert.deepEqual(scene.state.grappled, [])
})
