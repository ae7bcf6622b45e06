import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LandId } from '../../src/data/area-ids.ts'
import { SIEGE_DICE } from '../../src/data/battle/siege-dice.ts'
import { INTRIGUE_ORDER } from '../../src/data/cards/intrigue-order.ts'
import { FACTION_IDS, type FactionId, isMajor } from '../../src/data/factions/factions.ts'
import { CAPITALS, HOME_LANDS } from '../../src/data/factions/home-lands.ts'
import { STARTING_FORCES } from '../../src/data/factions/starting-forces.ts'
import {
  type ArmyScript,
  LEARNING_TURN,
  learningTurnSchema,
  NO_LEARNING_TURN_WITH,
} from '../../src/data/learning-turn.ts'
import { landNeighbours, landOf, seaNeighbours, seasBeside } from '../../src/data/map.ts'
import { SHIP_IDS, SHIPS } from '../../src/data/ships.ts'
import { UNIT_IDS, UNITS } from '../../src/data/units.ts'
import { VICTORY } from '../../src/data/victory.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const scripted = FACTION_IDS.flatMap((faction) => {
  const script = LEARNING_TURN[faction]
  return script === null ? [] : [{ faction, script, forces: STARTING_FORCES[faction] }]
})

const unitsOf = (faction: FactionId, order: ArmyScript) => {
  const army = STARTING_FORCES[faction].armies[order.army]
  assert.ok(army, `${faction} ${order.army}`)
  return army
}

const targets = (faction: FactionId): LandId[] =>
  (LEARNING_TURN[faction]?.armies ?? []).flatMap((order) =>
    order.mode !== 'hold' && order.stance === 'attack' ? [order.to] : [],
  )

test('scripts have the form their schema asks for; the seven majors and POL, HUN and QUR have one', () => {
  for (const { script } of scripted) learningTurnSchema.parse(script)
  assert.deepEqual(
    scripted.map(({ faction }) => faction),
    [...FACTION_IDS.filter(isMajor), 'POL', 'HUN', 'QUR'],
  )
})

test('each script orders every piece once and takes cards that are free to the faction', () => {
  for (const { faction, script, forces } of scripted) {
    assert.deepEqual(
      script.armies.map(({ army }) => army),
      Object.keys(forces.armies),
    )
    assert.deepEqual(
      script.fleets.map(({ fleet }) => fleet),
      Object.keys(forces.fleets),
    )
    const free = INTRIGUE_ORDER.find((place) => place.faction === faction)?.free ?? []
    assert.equal(script.cards.length, free.length)
    script.cards.forEach((card, place) => {
      assert.ok(free[place]?.includes(card))
    })
  }
})

test('no two scripts attack the same land, and all that are attacked are neutral', () => {
  const all = scripted.flatMap(({ faction }) => targets(faction))
  assert.equal(new Set(all).size, all.length)
  for (const land of all) assert.equal(landOf(land).start, null)
  assert.equal(
    scripted.filter(({ faction }) => isMajor(faction)).flatMap(({ faction }) => targets(faction)).length,
    18,
  )
})

test('scripts enter a Bulgarian, a Leonese and an Irish home and no other minor’s', () => {
  const entered = scripted
    .flatMap(({ faction }) => targets(faction))
    .flatMap((land) => landOf(land).home ?? [])
  assert.deepEqual(entered.toSorted(), NO_LEARNING_TURN_WITH.toSorted())
})

test('every scripted march goes to a neighbouring land, every voyage to a neighbouring zone', () => {
  for (const { faction, script, forces } of scripted) {
    for (const order of script.armies) {
      if (order.mode === 'move') assert.ok(landNeighbours(unitsOf(faction, order).at).includes(order.to))
    }
    for (const order of script.fleets) {
      const from = forces.fleets[order.fleet]?.at
      assert.ok(from)
      if (order.mode === 'move') assert.ok(seaNeighbours(from).includes(order.to))
    }
  }
})

test('every ferried army fits aboard, boards from its coast and lands on another', () => {
  for (const { faction, script, forces } of scripted) {
    for (const order of script.armies) {
      if (order.mode !== 'ferry') continue
      const army = unitsOf(faction, order)
      const fleet = forces.fleets[order.aboard]
      const sailing = script.fleets.find(({ fleet: id }) => id === order.aboard)
      assert.ok(fleet && sailing)
      const room = sum(SHIP_IDS.map((ship) => (fleet.ships[ship] ?? 0) * SHIPS[ship].carry))
      assert.ok(sum(Object.values(army.units)) <= room)
      assert.ok(seasBeside(army.at).includes(fleet.at))
      assert.ok(seasBeside(order.to).includes(sailing.mode === 'move' ? sailing.to : fleet.at))
    }
  }
})

test('every scripted siege is certain: the worst dice leave somebody alive', () => {
  for (const { faction, script } of scripted) {
    for (const order of script.armies) {
      if (order.mode === 'hold' || order.stance !== 'attack') continue
      const { minor, major } = landOf(order.to).cities
      const dice = SIEGE_DICE.territory + minor * SIEGE_DICE.minorCity + major * SIEGE_DICE.majorCity
      const { units } = unitsOf(faction, order)
      assert.ok(6 * dice < sum(UNIT_IDS.map((unit) => (units[unit] ?? 0) * UNITS[unit].health)))
    }
  }
})

test('after the learning turn the majors stand at 31, 25, 26, 19, 17, 17 and 14 points', () => {
  const points = (land: LandId): number => {
    const { minor, major } = landOf(land).cities
    return VICTORY.territory + minor * VICTORY.minorCity + major * VICTORY.majorCity
  }
  const score = (faction: FactionId) => sum([...HOME_LANDS[faction], ...targets(faction)].map(points))
  assert.deepEqual(FACTION_IDS.filter(isMajor).map(score), [31, 25, 26, 19, 17, 17, 14])
})

test('nobody’s script leaves home for the capital of a faction in play', () => {
  const capitals = scripted.map(({ faction }) => CAPITALS[faction])
  for (const { faction } of scripted) for (const land of targets(faction)) assert.ok(!capitals.includes(land))
})
