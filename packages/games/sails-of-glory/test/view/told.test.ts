import assert from 'node:assert/strict'
import { test } from 'node:test'
import { combat } from '../../src/combat/combat.ts'
import { surrenderBeaten } from '../../src/damage/lose-ship.ts'
import { movement } from '../../src/movement/movement.ts'
import type { Ship } from '../../src/state.ts'
import { decideByLimit } from '../../src/victory/victory.ts'
import { draws, type Lying, once, position, Scene } from '../scene.ts'

const boxes = (count: number): Ship['hull'] => Array.from({ length: count }, () => ['fire' as const])
const crew = (count: number): Ship['crew'] => Array.from({ length: count }, () => 'crew' as const)
const laid = (card: Ship['plan']['now']): Pick<Lying, 'plan'> => ({ plan: { now: card, next: null } })
const lines = (scene: Scene, word: string) => scene.told().filter((line) => line.includes(word))

test('SOG 12.14.2 the loss of a flagship says who loses heart and who takes it, and how much', () => {
  const ships = {
    'hms-defence': { at: [300, 300], hull: boxes(10), flagship: true },
    'hms-terpsichore': { at: [100, 100] },
    courageuse: { at: [600, 600], crew: crew(3) },
    genereux: { at: [700, 300] },
  } as const
  const lost = (more: Partial<Record<Ship['id'], Lying>>) =>
    lines(new Scene(position({ ...ships, ...more }, { flagship: true }), once(surrenderBeaten)), 'flagship')
  assert.deepEqual(lost({}), [
    'The flagship HMS Defence is lost. Her side loses heart: 2 crew markers more for HMS Terpsichore; crew losses made good by the enemy: Courageuse 1.',
  ])
  assert.deepEqual(
    lost({ 'hms-terpsichore': { at: [100, 100], hull: boxes(9) }, courageuse: { at: [600, 600] } }),
    [
      'The flagship HMS Defence is lost. Nobody is left on her side to lose heart; no enemy has a crew loss to make good.',
    ],
  )
})

test('SOG 10.3.1, SOG 11.8.2 a red card is told with the card it takes the place of', () => {
  const told = (card: Ship['plan']['now'], level: string, dice: readonly string[] = []) => {
    const state = position({ genereux: { at: [450, 450, 270], ...laid(card) } }, { level })
    return new Scene(state, once(movement), { dice: draws(...dice) }).told()
  }
  assert.deepEqual(told('veer-7', 'standard'), [
    'Généreux is taken aback: the red 6 or more in place of turn to starboard (7).',
  ])
  assert.deepEqual(told('aback-5', 'basic'), ['Généreux is taken aback: the red 5.'])
  assert.deepEqual(told('two-easy-right', 'advanced', ['aback-4']), [
    'Généreux is taken aback: the red 4 or less in place of two broken masts, easy to starboard.',
  ])
})

test('SOG 12.6.1, SOG 12.7.1 a shot says why it draws fewer or more counters', () => {
  const close = (box: 'ball' | null, fresh: boolean) => {
    const guns = { box, fired: false, slow: null, doubling: false, fresh }
    const ships = {
      'hms-defence': { at: [300, 300], guns: { port: { ...guns }, starboard: { ...guns } } },
      genereux: { at: [400, 300] },
    } as const
    const options = { continuousFire: true, firstBroadside: true }
    const dice = draws(...Array(box === null ? 3 : 10).fill('0'))
    const scene = new Scene(position(ships, options), (t) => combat(t, () => true), { dice })
    const starboard = { at: 'genereux', arc: 'central', load: null, high: false }
    const hold = { port: null, starboard: null, muskets: null }
    scene.answer('british-1', 'fire', [{ ship: 'hms-defence', ...hold, starboard }])
    scene.answer('french-1', 'fire', [{ ship: 'genereux', ...hold }])
    return lines(scene.diceSpent(), 'fires')
  }
  assert.deepEqual(close(null, false), [
    'HMS Defence fires the full broadside to starboard, ball from guns not loaded, at Généreux, 67 mm off.',
  ])
  assert.deepEqual(close('ball', true), [
    'HMS Defence fires the full broadside to starboard, ball, at Généreux, 67 mm off, a first broadside.',
  ])
})

test('SOG 12.18.1, SOG 12.18.4 a ship that surrenders is said to stay as a wreck, or to be taken away', () => {
  const told = (fires: number) => {
    const special = { fires, leaks: 0, masts: 0, sails: 0, rudder: 0 }
    const ships = { genereux: { at: [450, 450], hull: boxes(10), special } } as const
    const options = { level: 'advanced', surrenderedShips: true }
    return new Scene(position(ships, options), once(surrenderBeaten)).told().slice(1)
  }
  assert.deepEqual(told(0), ['Généreux stays on the sea as a wreck.'])
  assert.deepEqual(told(1), ['Généreux, burning or leaking, is taken from the sea.'])
})

test('SOG 12.20.2 sails that tear in the wind are said to', () => {
  const options = { level: 'advanced', windDirection: true, windStrength: true }
  const state = position({ genereux: { at: [450, 450, 30], ...laid('straight'), sails: 'full' } }, options)
  state.wind.strength = 'high'
  const scene = new Scene(state, once(movement), { dice: draws('c') })
  assert.deepEqual(scene.told().slice(1), [
    'Généreux carries full sails in the high wind, and something gives.',
    'The sails of Généreux are torn; that is hit number 1.',
  ])
})

test('SOG 1.1.6, SOG 16.1.10 at the end of the turns nobody is said to have won one battle of two', () => {
  const told = (twice: boolean) => {
    const options = { scenario: 'force-the-blockade', twice, turnLimit: 1 }
    return new Scene(position({ genereux: { at: [450, 450] } }, options), once(decideByLimit)).told()
  }
  assert.deepEqual(told(false), ['The last turn is over: the French side is the stronger and wins.'])
  assert.deepEqual(told(true), [
    'The last turn of this battle is over.',
    'The first battle is over. The sides change parts for the second.',
  ])
})
