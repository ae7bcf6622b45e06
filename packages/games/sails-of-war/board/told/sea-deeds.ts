import { beyond, isSea, noUnits, SHIP_IDS, type Ship, type View } from '@windward/sails-of-war/facts'
import type { Json } from '@windward/table'
import { type Deed, embark, heroThings, shipThings, sink, station, type Thing } from './ground.ts'
import { namesIn, raceIn, realmIn, sideIn, unitsIn, zoneIn } from './read.ts'

const sail: Deed = ({ ships, zone }, { board }) => {
  const [names, to] = [namesIn(ships), zoneIn(zone)]
  for (const ship of board.ships)
    if (to !== undefined && names.includes(ship.id)) Object.assign(ship, { zone: to, port: null })
  return shipThings(names)
}

const dock: Deed = ({ ships, realm, side }, { board }) => {
  const [names, port] = [namesIn(ships), portIn(realm, side)]
  for (const ship of board.ships)
    if (port !== null && names.includes(ship.id)) Object.assign(ship, { zone: null, port })
  return shipThings(names)
}

const launch: Deed = ({ ship, ships, realm, side }, { board }) => {
  const [names, port] = [namesIn(ship ?? ships), portIn(realm, side)]
  board.ships.push(...names.flatMap((name) => shipNamed(name, port)))
  return shipThings(names)
}

type Port = Ship['port']

function portIn(realm: Json | undefined, side: Json | undefined): Port {
  const [where, facing] = [realmIn(realm), sideIn(side)]
  return where === undefined || facing === undefined ? null : { realm: where, side: facing }
}

/** A new ship in a Port, nothing aboard. */
function shipNamed(name: string, port: Port): Ship[] {
  const [race, type, number] = name.split('/')
  const [owner, kind] = [raceIn(race), SHIP_IDS.find((each) => each === type)]
  if (owner === undefined || kind === undefined) return []
  const origin = kind === 'trader' ? port : null
  const id = `${owner}/${kind}/${Number(number)}` as const
  return [{ id, owner, kind, zone: null, port, moved: false, units: noUnits(), cargo: null, origin }]
}

const lose: Deed = ({ ship, destroyed }, { board }) =>
  destroyed === false ? [] : namesIn(ship).map((id) => sink(board, id))

/** SOW 8.6.2: a ship of the conqueror's own lies where the one he took lay. */
const capture: Deed = ({ ship, won }, ground) => {
  const port = ground.board.ships.find(({ id }) => id === ship)?.port
  return [
    ...namesIn(ship).map((id) => sink(ground.board, id)),
    ...launch({ ship: won ?? [], realm: port?.realm ?? null, side: port?.side ?? null }, ground),
  ]
}

/** SOW 5.17, SOW 5.18: who is driven aground is told after it. */
const drive: Deed = ({ side }, { board }) => {
  const way = sideIn(side)
  const driven = way === undefined ? [] : board.ships.filter(({ zone }) => zone !== null)
  for (const ship of driven) {
    const to = way === undefined || ship.zone === null ? null : beyond(ship.zone, way)
    if (to !== null && isSea(board, to)) ship.zone = to
  }
  return shipThings(driven.map(({ id }) => id))
}

/** A Trade Ship is in the Port it has come to; on which side of the Realm is not said. */
const call: Deed = ({ ship }) => shipThings(namesIn(ship))

const load: Deed = ({ race, ship, realm, units, heroes }, { board }) => [
  ...station(board, realmIn(realm), raceIn(race), unitsIn(units), -1),
  ...namesIn(ship).map((id) => embark(board, id, unitsIn(units))),
  ...ride(board, heroes, { realm: null, ship }),
]

const unload: Deed = ({ race, ship, realm, units, heroes }, { board }) => [
  ...station(board, realmIn(realm), raceIn(race), unitsIn(units)),
  ...namesIn(ship).map((id) => embark(board, id, unitsIn(units), -1)),
  ...ride(board, heroes, { realm, ship: null }),
]

function ride(board: View, heroes: Json | undefined, to: object): Thing[] {
  const names = namesIn(heroes)
  for (const hero of board.heroes) if (names.includes(hero.id)) Object.assign(hero, to)
  return heroThings(names)
}

const swim: Deed = ({ from, to }, { board }) => {
  const [start, end] = [zoneIn(from), zoneIn(to)]
  const place = start === undefined ? -1 : board.serpents.indexOf(start)
  if (place >= 0 && end !== undefined) board.serpents[place] = end
  return ['serpents']
}

export const SEA_DEEDS: Readonly<Record<string, Deed>> = {
  'movement.sailed': sail,
  'movement.docked': dock,
  'movement.loaded': load,
  'movement.unloaded': unload,
  'movement.trade.answered': call,
  'movement.trade.cargo': call,
  'movement.trade.home': call,
  'economy.ship.built': launch,
  'relic.sail.come': launch,
  'event.tempest': drive,
  'event.wrecked': lose,
  'sea.serpent-destroys': lose,
  'sea.warship-lost': lose,
  'sea.denied': lose,
  'supply.ship-lost': lose,
  'battle.ships.taken': capture,
  'battle.ships.sunk': capture,
  'sea.serpent-moved': swim,
  'sea.serpent-placed': swim,
  'event.serpents': ({ zones }, { board }) => {
    board.serpents = [zones].flat().flatMap((zone) => zoneIn(zone) ?? [])
    return ['serpents']
  },
  'setup.serpent': ({ zone }, { board }) => {
    board.serpents.push(...[zone].flatMap((each) => zoneIn(each) ?? []))
    return ['serpents']
  },
}
