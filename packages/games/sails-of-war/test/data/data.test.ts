import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ACTIONS, actionSchema, CARDS_PROVENANCE, EVENT_CARD_IDS } from '../../src/data/action-cards.ts'
import { ARTIFACT_IDS, ARTIFACTS_PROVENANCE } from '../../src/data/artifacts.ts'
import { BATTLE_PROVENANCE } from '../../src/data/battle.ts'
import { BUILDINGS_PROVENANCE } from '../../src/data/buildings.ts'
import { EVENT_IDS, EVENT_TABLE, EVENTS_PROVENANCE, eventRowSchema } from '../../src/data/events.ts'
import { FOES, fighterSchema, HERO, HEROES_PROVENANCE } from '../../src/data/heroes.ts'
import { COUNTER_NUMBERS, FALL_NUMBERS, INITIATIVE_PROVENANCE } from '../../src/data/initiative.ts'
import { provenanceSchema } from '../../src/data/provenance.ts'
import { QUESTS, QUESTS_PROVENANCE, questSchema } from '../../src/data/quest-cards.ts'
import { COUNTERS, COUNTERS_PROVENANCE } from '../../src/data/quest-counters.ts'
import { HOME_IDS, RACES, RACES_PROVENANCE, raceSchema } from '../../src/data/races.ts'
import { NEUTRALS, neutralSchema, REALMS_PROVENANCE } from '../../src/data/realms.ts'
import { RESOURCES_PROVENANCE } from '../../src/data/resources.ts'
import { SETUP_PROVENANCE } from '../../src/data/setup.ts'
import { DARK_FLEET, SHIPS, SHIPS_PROVENANCE, shipSchema } from '../../src/data/ships.ts'
import { MONSTER_COUNTERS, UNIT_COSTS, UNITS, UNITS_PROVENANCE, unitSchema } from '../../src/data/units.ts'
import { GUILD_PRICES, STARS, VICTORY_PROVENANCE } from '../../src/data/victory.ts'

test('every figure says whether it is printed, inferred or designed, and where', () => {
  const tables = [
    CARDS_PROVENANCE,
    ARTIFACTS_PROVENANCE,
    BATTLE_PROVENANCE,
    BUILDINGS_PROVENANCE,
    EVENTS_PROVENANCE,
    HEROES_PROVENANCE,
    INITIATIVE_PROVENANCE,
    QUESTS_PROVENANCE,
    COUNTERS_PROVENANCE,
    RACES_PROVENANCE,
    REALMS_PROVENANCE,
    RESOURCES_PROVENANCE,
    SETUP_PROVENANCE,
    SHIPS_PROVENANCE,
    UNITS_PROVENANCE,
    VICTORY_PROVENANCE,
  ]
  for (const table of tables) for (const source of Object.values(table)) provenanceSchema.parse(source)
})

test('SOW 1.3.1 each race has its own Home Realm, and its figures are of their form', () => {
  const races = Object.values(RACES)
  for (const race of races) raceSchema.parse(race)
  assert.deepEqual(
    races.map(({ home }) => home),
    [...HOME_IDS],
  )
  assert.deepEqual(RACES['dark-lord'].stock, { grain: 10, wood: 17, iron: 18 })
  assert.deepEqual(RACES.knights.yields, { grain: 4, wood: 3, iron: 3 })
})

test('SOW 1.4.1 units and SOW 1.4.2 their costs are those of the tables', () => {
  for (const unit of Object.values(UNITS)) unitSchema.parse(unit)
  assert.deepEqual(UNITS.dragon, { move: 3, rout: 5, kill: 8 })
  assert.deepEqual(UNITS.firegaunt, { move: 2, rout: 3, kill: 7 })
  assert.deepEqual(UNITS.giant, { move: 2, rout: 4, kill: 6 })
  assert.deepEqual(UNIT_COSTS.archer, { grain: 0, wood: 2, iron: 1 })
})

test('SOW 1.4.3 counters of monsters and ships are limited', () => {
  for (const ship of Object.values(SHIPS)) shipSchema.parse(ship)
  assert.deepEqual(MONSTER_COUNTERS, { giant: 6, firegaunt: 6, dragon: 8 })
  assert.deepEqual(DARK_FLEET, { trader: 0, transport: 7, warship: 8 })
})

test('SOW 2.2.1 there are 32 Neutral Realms, no two alike, with 64 sides of each colour', () => {
  const realms = Object.values(NEUTRALS)
  for (const realm of realms) neutralSchema.parse(realm)
  assert.equal(realms.length, 32)
  const sides = realms.map(({ edges }) => edges).join('')
  for (const colour of 'bry') assert.equal(sides.split(colour).length - 1, 64)
  const turned = (edges: string) =>
    Array.from({ length: 6 }, (_, by) => edges.slice(by) + edges.slice(0, by)).sort()[0]
  assert.equal(new Set(realms.map(({ edges }) => turned(edges))).size, 32)
})

test('SOW 2.2.1 values of Plains, Forests and Mountains are the same nine', () => {
  for (const terrain of ['plain', 'forest', 'mountain']) {
    const values = Object.values(NEUTRALS).filter((realm) => realm.terrain === terrain)
    assert.deepEqual(values.map(({ value }) => value).sort(), [2, 3, 3, 3, 4, 4, 4, 5, 6])
  }
})

test('SOW 2.4.3 there are 44 quest counters', () => {
  assert.equal(
    Object.values(COUNTERS).reduce((sum, number) => sum + number, 0),
    44,
  )
})

test('SOW 4.2.1 six initiative counters, each number once a season', () => {
  assert.deepEqual(Object.values(FALL_NUMBERS).sort(), [...COUNTER_NUMBERS])
  assert.deepEqual(FALL_NUMBERS, { 1: 5, 2: 6, 3: 4, 4: 1, 5: 2, 6: 3 })
})

test('SOW 5.1 the table of events covers 1 to 100', () => {
  for (const row of EVENT_TABLE) eventRowSchema.parse(row)
  assert.deepEqual(
    EVENT_TABLE.map(({ event }) => event),
    [...EVENT_IDS],
  )
  assert.equal(EVENT_TABLE.at(-1)?.upTo, 100)
})

test('SOW 6.5.1 the Grey Guild asks 10, 10, 15, 20, 25 and SOW 6.5.2 there are 20 Stars', () => {
  assert.deepEqual(GUILD_PRICES, [10, 10, 15, 20, 25])
  assert.equal(STARS, 20)
})

test('SOW 10.2.1 a Hero and SOW 10.2.5 his foes have their figures', () => {
  fighterSchema.parse(HERO)
  for (const { each } of Object.values(FOES)) fighterSchema.parse(each)
  assert.deepEqual(HERO, { life: 5, dice: 2, hit: 7, damage: 1 })
  assert.deepEqual(FOES.troll, { number: 1, each: { life: 5, dice: 1, hit: 8, damage: 1 } })
})

test('SOW 12.1.1 the deck has 48 actions and 12 EVENT cards', () => {
  const actions = Object.values(ACTIONS)
  for (const card of actions) actionSchema.parse(card)
  assert.equal(
    actions.reduce((sum, { copies }) => sum + copies, 0),
    48,
  )
  assert.equal(EVENT_CARD_IDS.length, 12)
})

test('SOW 10.3.2 28 Quest Cards of one to three stages, eight for Stars and one for each artifact', () => {
  const quests = Object.values(QUESTS)
  for (const quest of quests) questSchema.parse(quest)
  assert.equal(quests.length, 28)
  assert.equal(quests.filter(({ reward }) => reward.kind === 'star').length, 8)
  assert.deepEqual(
    quests.flatMap(({ reward }) => (reward.kind === 'artifact' ? [reward.artifact] : [])).sort(),
    [...ARTIFACT_IDS].sort(),
  )
})
