import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod'
import { FACTION_CARDS } from '../../../src/data/factions/faction-cards.ts'
import { FACTION_IDS, type FactionId } from '../../../src/data/factions/factions.ts'
import { HOME_LANDS } from '../../../src/data/factions/home-lands.ts'
import { STARTING_FORCES, startingForcesSchema } from '../../../src/data/factions/starting-forces.ts'
import { seasBeside } from '../../../src/data/map.ts'
import { SHIP_IDS } from '../../../src/data/ships.ts'
import { UNIT_IDS } from '../../../src/data/units.ts'
import { STARTING_UPKEEP } from '../../figures.ts'

test('starting forces have the form their schema asks for', () => {
  z.record(z.enum(FACTION_IDS), startingForcesSchema).parse(STARTING_FORCES)
})

for (const faction of FACTION_IDS) {
  const { armies, fleets } = STARTING_FORCES[faction]
  const card = FACTION_CARDS[faction]

  test(`${faction}: every army starts at home, two never in one land`, () => {
    const places = Object.values(armies).map((army) => army.at)
    assert.equal(new Set(places).size, places.length)
    for (const place of places) assert.ok(HOME_LANDS[faction].includes(place), place)
  })

  test(`${faction}: every fleet starts beside a land of its home`, () => {
    const shores = new Set(HOME_LANDS[faction].flatMap((land) => seasBeside(land)))
    for (const { at } of Object.values(fleets)) assert.ok(shores.has(at), at)
  })

  test(`${faction}: no army holds more peasants than it may`, () => {
    const [share, whole] = card.peasantShare
    for (const { units } of Object.values(armies)) {
      const size = UNIT_IDS.reduce((sum, unit) => sum + (units[unit] ?? 0), 0)
      assert.ok((units.PS ?? 0) * whole <= size * share)
    }
  })
}

function maintenance(faction: FactionId): number {
  const { units, ships } = FACTION_CARDS[faction]
  const { armies, fleets } = STARTING_FORCES[faction]
  const ofArmies = Object.values(armies).flatMap((army) =>
    UNIT_IDS.map((unit) => (army.units[unit] ?? 0) * units[unit].maintenance),
  )
  const ofFleets = Object.values(fleets).flatMap((fleet) =>
    SHIP_IDS.map((ship) => (fleet.ships[ship] ?? 0) * ships[ship].maintenance),
  )
  return [...ofArmies, ...ofFleets].reduce((sum, gold) => sum + gold, 0)
}

test('the maintenance of every starting force', () => {
  assert.deepEqual(
    Object.fromEntries(FACTION_IDS.map((faction) => [faction, maintenance(faction)])),
    STARTING_UPKEEP,
  )
})

test('the French Army I holds the horse and heavy foot of the rulebook’s example', () => {
  const { KN, HC, HI } = STARTING_FORCES.FRA.armies.I?.units ?? {}
  assert.deepEqual({ KN, HC, HI }, { KN: 1, HC: 3, HI: 2 })
})

test('the Empire’s Army II is the guide’s example army of nine', () => {
  assert.deepEqual(STARTING_FORCES.HRE.armies.II?.units, { KN: 1, HC: 1, HI: 2, LI: 2, PS: 3 })
})
