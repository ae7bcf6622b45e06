import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Dice, diceFor, diceRoot, seedFrom } from '@windward/table'
import { classOf, type ShipId } from '../../src/data/ships.ts'
import { isOnShore } from '../../src/geometry/outline.ts'
import { shoreOfElement } from '../../src/movement/hazards.ts'
import { movement } from '../../src/movement/movement.ts'
import { cardsToPlan } from '../../src/planning/cards-to-plan.ts'
import type { Element } from '../../src/scenario/scenario.ts'
import { berthOf, shipOf } from '../../src/ships.ts'
import type { State } from '../../src/state.ts'
import { draws, once, poseAt, position, Scene } from '../scene.ts'

const STARTS = 500

function lying(element: Element['element'], kind: Element['kind'], x: number, y: number): Element {
  return { element, kind, shore: 'plain', danger: 'none', pose: poseAt(x, y), building: null }
}

/** One ship alone, anywhere, with any card and any sails. */
function drawnStart(dice: Dice): { readonly ship: ShipId; readonly state: State } {
  const ship = dice.pick(['courageuse', 'genereux'] as const)
  const level = dice.pick(['basic', 'standard', 'advanced'] as const)
  const at = [150 + dice.below(500), 150 + dice.below(500), dice.below(360)] as const
  const state = position({ [ship]: { at } }, { level })
  const own = shipOf(state, ship)
  own.aback = dice.below(2)
  own.plan = { now: dice.pick(cardsToPlan(state, own)), next: null }
  if (level === 'advanced') own.sails = dice.pick(['full', 'battle', 'backing'] as const)
  return { ship, state }
}

const on = (terrain: readonly Element[], { foot }: ReturnType<typeof berthOf>) =>
  terrain.filter((each) => isOnShore(foot, shoreOfElement(each)))

/** Where her manoeuvre would end, were there nothing but water. */
function plannedEnd(state: State, ship: ShipId) {
  return berthOf(new Scene(structuredClone(state), once(movement)).ship(ship))
}

/** Starts from which a manoeuvre would end on this terrain, each sailed with so many blank counters for each element. */
function sailFrom(terrain: readonly Element[], times: number, judge: (scene: Scene, ship: ShipId) => void) {
  const dice = diceFor(diceRoot(seedFrom('would end'), {}), 'starts')
  for (let found = 0; found < STARTS; ) {
    const { ship, state } = drawnStart(dice)
    if (on(terrain, berthOf(shipOf(state, ship))).length > 0) continue
    const met = on(terrain, plannedEnd(state, ship)).length
    if (met === 0) continue
    found += 1
    state.terrain = [...terrain]
    const blanks = draws(...Array<string>(times * met * classOf(ship).burden).fill('0'))
    judge(new Scene(state, once(movement), { dice: blanks }).diceSpent(), ship)
  }
}

test('SOG 13.3.3, SOG 13.1.5 from any start, whoever’s manoeuvre would end on land draws twice and runs aground', () => {
  const land = [lying('island-3', 'island', 330, 400), lying('outpost', 'island', 520, 380)]
  sailFrom(land, 2, (scene, ship) => assert.equal(scene.ship(ship).aground, true))
})

test('SOG 13.1.2, SOG 13.1.5 from any start, whoever’s manoeuvre would end on a reef draws for her burden', () => {
  const reefs = [lying('reef-6', 'reef', 300, 400), lying('reef-3', 'reef', 500, 400)]
  sailFrom(reefs, 1, (scene, ship) => assert.equal(scene.ship(ship).aground, false))
})

test('SOG 13.2.1, SOG 13.1.5 from any start, whoever’s manoeuvre would end on a shoal is aground', () => {
  const shoals = [lying('reef-6', 'shoal', 300, 400), lying('reef-3', 'shoal', 500, 400)]
  sailFrom(shoals, 0, (scene, ship) => assert.equal(scene.ship(ship).aground, true))
})
