import type { Reference } from '@windward/kit/reference.ts'
import {
  BUILDING_COST,
  FORTIFICATION,
  HARVEST_FACTOR,
  LOOT,
  PORT_COST,
  RECRUITS,
} from './src/data/buildings.ts'
import { RACE_NAMES, SHIP_NAMES, UNIT_NAMES } from './src/data/names.en.ts'
import { RACE_IDS, RACES, type RaceId } from './src/data/races.ts'
import { SHIP_IDS, SHIPS } from './src/data/ships.ts'
import { ARMY_IDS, UNIT_COSTS, UNIT_IDS, UNIT_SUPPLY } from './src/data/units.ts'
import { SHIP_USES, UNIT_USES } from './src/data/uses.en.ts'
import { unitOf } from './src/movement/over-land/pace.ts'
import { goodsName } from './src/naming.en.ts'

function unitsOf(race: RaceId): Reference[number] {
  return {
    title: 'Units',
    of: RACE_NAMES[race],
    head: ['Unit', 'Price', 'Supply', 'Moves', 'Routs on', 'Kills on', 'Good for'],
    rows: UNIT_IDS.map((id) => {
      const { move, rout, kill } = unitOf(race, id)
      const army = ARMY_IDS.find((each) => each === id)
      const price = army === undefined ? 'found, not bought' : goodsName(UNIT_COSTS[army])
      const supply = army === undefined ? 'none' : goodsName(UNIT_SUPPLY[army])
      return [UNIT_NAMES[id][0], price, supply, move, `${rout} or more`, `${kill} or more`, UNIT_USES[id]]
    }),
  }
}

const alike: Reference = [
  {
    title: 'A round',
    head: ['Phase', 'What happens'],
    rows: [
      ['Council', 'Events, initiative, Action Cards and quests.'],
      ['Harvest', 'Grain, Wood and Iron come in.'],
      ['Recruitment', 'Units, ships, Ports, Towns and Cities are bought.'],
      ['Guild', 'A Star may be bought.'],
      ['Individual Turns', 'One after the other: move, sail, fight and trade.'],
      ['Supply', 'Units, buildings and ships are paid for.'],
    ],
  },
  {
    title: 'A battle on land, round by round',
    head: ['Step', 'What happens'],
    rows: [
      ['Rout checks', 'Routed units may come back; a side with none left breaks.'],
      ['Archers', 'Two of each side shoot.'],
      ['Cavalry', 'Two of each side charge.'],
      ['Front', 'Three Footmen or monsters of each side strike; a 10 always kills.'],
      ['Retreat', 'First the attacker, then the defender may go.'],
    ],
  },
  {
    title: 'Ships',
    head: ['Ship', 'Price in Wood or Iron', 'Moves', 'Good for'],
    rows: SHIP_IDS.map((id) => [SHIP_NAMES[id][0], SHIPS[id].cost, SHIPS[id].move, SHIP_USES[id]]),
  },
  {
    title: 'Buildings',
    head: ['Building', 'Price', 'Harvest', 'Walls', 'Recruits a round', 'Loot'],
    rows: [
      [
        'Town',
        goodsName(BUILDING_COST),
        `× ${HARVEST_FACTOR.town}`,
        FORTIFICATION.town,
        RECRUITS.town,
        LOOT.town,
      ],
      [
        'City',
        goodsName(BUILDING_COST),
        `× ${HARVEST_FACTOR.city}`,
        FORTIFICATION.city,
        RECRUITS.city,
        LOOT.city,
      ],
      ['Port', `${PORT_COST} Wood or Iron`, '–', '–', '–', LOOT.port],
    ],
  },
]

function raceItself(race: RaceId): Reference[number] {
  const { alignment, yields, rally, lootFactor, horde, trades } = RACES[race]
  return {
    title: 'The race',
    of: RACE_NAMES[race],
    head: ['What', 'Figure'],
    rows: [
      ['Alignment', alignment],
      ['Yield of a Realm', goodsName(yields)],
      ['Rout checks', rally === 0 ? 'as rolled' : `${rally > 0 ? '+' : '−'} ${Math.abs(rally)}`],
      ['Loot', lootFactor === 1 ? 'as usual' : `× ${lootFactor}`],
      ['Footmen', horde === null ? 'as bought' : `one more for every ${horde} bought together`],
      ['Trade by ship', trades ? 'yes' : 'no'],
    ],
  }
}

/** What is looked up again and again. */
export const reference: Reference = [
  ...alike,
  ...RACE_IDS.flatMap((race) => [raceItself(race), unitsOf(race)]),
]
