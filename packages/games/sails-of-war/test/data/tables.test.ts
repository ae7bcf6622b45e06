import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ACTION_IDS, ACTIONS } from '../../src/data/action-cards.ts'
import { BUILDING_COST, BUILDING_SUPPLY, PORT_COST } from '../../src/data/buildings.ts'
import { EVENT_TABLE } from '../../src/data/events.ts'
import { FOES, HERO_COST } from '../../src/data/heroes.ts'
import { EVENT_NAMES, RACE_NAMES, REALM_NAMES, SHIP_NAMES, UNIT_NAMES } from '../../src/data/names.en.ts'
import { COUNTERS } from '../../src/data/quest-counters.ts'
import { RACE_IDS, RACES } from '../../src/data/races.ts'
import type { Goods } from '../../src/data/resources.ts'
import { SHIP_IDS, SHIP_SUPPLY, SHIPS } from '../../src/data/ships.ts'
import { ARMY_IDS, UNIT_COSTS, UNIT_IDS, UNIT_SUPPLY, UNITS } from '../../src/data/units.ts'

const RULES = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8')

/** The rows of the table that follows a clause in the rules, without its head. */
function tableOf(clause: string): string[][] {
  const [, after = ''] = RULES.split(`**${clause}** `)
  const [text = ''] = after.split(/^\*\*SOW |^#/m)
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replace('’', "'")),
  )
}

const slashed = ({ grain, wood, iron }: Goods) => `${grain}/${wood}/${iron}`
const priced = ({ grain, wood, iron }: Goods) =>
  [
    [grain, 'G'],
    [wood, 'W'],
    [iron, 'I'],
  ]
    .flatMap(([count, kind]) => (count === 0 ? [] : [`${count} ${kind}`]))
    .join(', ')

test('SOW 1.3.1 the races are those of the table, cell by cell', () => {
  assert.deepEqual(
    RACE_IDS.map((race) => {
      const { alignment, home, yields, stock } = RACES[race]
      const names = [RACE_NAMES[race], alignment, REALM_NAMES[home]].map((name) => name.replace('’', "'"))
      return [...names, slashed(yields), slashed(stock)]
    }),
    tableOf('SOW 1.3.1'),
  )
})

test('SOW 1.4.1 units move, rout and kill as in the table', () => {
  assert.deepEqual(
    UNIT_IDS.map((unit) => {
      const { move, rout, kill } = UNITS[unit]
      return [UNIT_NAMES[unit][0], `${move}`, `${rout}`, `${kill}`]
    }),
    tableOf('SOW 1.4.1'),
  )
})

test('SOW 1.4.2 everything costs and asks for supply what the table says', () => {
  const either = (count: number) => `${count} W or ${count} I`
  assert.deepEqual(
    [
      ...ARMY_IDS.map((unit) => [UNIT_NAMES[unit][0], priced(UNIT_COSTS[unit]), priced(UNIT_SUPPLY[unit])]),
      ['Hero', priced(HERO_COST), '–'],
      ['Monster', 'not for sale', '–'],
      ['Town', priced(BUILDING_COST), either(BUILDING_SUPPLY)],
      ['City (in place of a Town)', priced(BUILDING_COST), either(BUILDING_SUPPLY)],
      ['Port', `${PORT_COST} W/I`, either(BUILDING_SUPPLY)],
      ...SHIP_IDS.map((ship) => [SHIP_NAMES[ship][0], either(SHIPS[ship].cost), either(SHIP_SUPPLY)]),
    ],
    tableOf('SOW 1.4.2'),
  )
})

test('SOW 5.1 every roll brings the event of the table', () => {
  const rows = EVENT_TABLE.map(({ upTo, event }, place) => {
    const from = (EVENT_TABLE[place - 1]?.upTo ?? 0) + 1
    return [`${from}–${upTo}`, EVENT_NAMES[event]]
  })
  assert.deepEqual(
    rows,
    tableOf('SOW 5.1').map(([roll, event]) => [roll, event]),
  )
})

test('SOW 2.4.3 so many quest counters of each kind', () => {
  assert.deepEqual(COUNTERS, {
    'sky-hall': 1,
    'pit-of-flame': 1,
    'tower-of-timorran': 1,
    'valley-of-the-wizards': 1,
    'crypt-of-llovar': 1,
    dungeon: 3,
    'last-cozy-inn': 2,
    village: 4,
    'magic-portal': 4,
    ruins: 3,
    'empty-lands': 5,
    'scroll-of-sight': 1,
    'wand-of-time': 1,
    'purple-sail': 1,
    'tooth-of-the-sea': 1,
    'silver-flute': 1,
    'chest-of-lumii': 1,
    'horn-of-war': 1,
    star: 2,
    ogre: 2,
    goblins: 2,
    dragon: 1,
    troll: 1,
    'snake-man': 2,
    assassin: 1,
  })
})

test('SOW 10.2.5 foes are as many as they are, with these lines of life, dice, hit and damage', () => {
  const lines = Object.entries(FOES).map(([foe, { number, each }]) => {
    const { life, dice, hit, damage } = each
    return `${foe} ${number}: ${life}/${dice}/${hit}/${damage}`
  })
  assert.deepEqual(lines, [
    'ogre 1: 2/2/8/2',
    'goblins 3: 1/1/8/1',
    'dragon 1: 2/2/7/2',
    'troll 1: 5/1/8/1',
    'snake-man 1: 2/2/9/2',
    'assassin 1: 1/2/3/1',
    'wolves 2: 1/1/8/1',
    'bandits 2: 1/1/7/1',
    'skeletons 3: 1/1/9/1',
    'giant-spider 1: 2/1/6/1',
    'witch 1: 2/1/5/1',
    'minotaur 1: 3/2/8/1',
    'stone-golem 1: 6/1/9/2',
    'wraith 1: 3/1/7/2',
    'vampire 1: 4/2/8/1',
    'wyvern 1: 3/2/8/2',
    'demon 1: 4/2/7/2',
  ])
})

test('SOW 12.1.1 so many copies of each Action Card, and what a Spell costs', () => {
  assert.deepEqual(
    ACTION_IDS.map((card) => `${card} ${ACTIONS[card].copies} ${ACTIONS[card].starpower}`),
    [
      'caravan 3 0',
      'levy 4 0',
      'bowmens-oath 2 0',
      'riders-arrive 2 0',
      'rich-yield 3 0',
      'giants-friendship 2 0',
      'firegaunt-bond 2 0',
      'dragon-pact 2 2',
      'forced-march 3 0',
      'hold-the-line 3 0',
      'dread 2 0',
      'volley 2 0',
      'grand-charge 2 0',
      'battle-fury 3 0',
      'firestorm 2 1',
      'sudden-plenty 2 1',
      'veil-of-mist 2 1',
      'healing-light 2 1',
      'spy 2 0',
      'counterspell 2 1',
      'saboteur 1 0',
    ],
  )
})
