import type { Units } from '@windward/sails-of-war/facts'
import { type Deed, embark, forcesOn, heroThings, station } from './ground.ts'
import { namesIn, raceIn, realmIn, unitsIn } from './read.ts'

const come: Deed = ({ race, realm, home, units }, { board }) =>
  station(board, realmIn(realm ?? home), raceIn(race), unitsIn(units))

/** On land, or aboard a ship. */
const die: Deed = ({ race, realm, ship, units }, { board }) => [
  ...station(board, realmIn(realm), raceIn(race), unitsIn(units), -1),
  ...namesIn(ship).map((id) => embark(board, id, unitsIn(units), -1)),
]

const march: Deed = ({ race, from, to, units }, { board }) => [
  ...station(board, realmIn(from), raceIn(race), unitsIn(units), -1),
  ...station(board, realmIn(to), raceIn(race), unitsIn(units)),
]

/** SOW 12.2.11 */
const goBack: Deed = ({ mover, realm, units, from, ship }, { board }) => [
  ...station(board, realmIn(realm), raceIn(mover), unitsIn(units), -1),
  ...station(board, realmIn(from), raceIn(mover), unitsIn(units)),
  ...namesIn(ship).map((id) => embark(board, id, unitsIn(units))),
]

const monstersAmong = ({ giant, firegaunt, dragon }: Units): Partial<Units> => ({ giant, firegaunt, dragon })

/** SOW 5.13 */
const goWild: Deed = (_, { board }) => [
  ...forcesOn(board).flatMap(({ realm, race, units }) =>
    station(board, realm, race, monstersAmong(units), -1),
  ),
  ...board.ships.map(({ id, units }) => embark(board, id, monstersAmong(units), -1)),
]

/** SOW 16.5: of the laws two strike pieces on the board at once, besides those that are told of one by one. */
const becomeLaw: Deed = ({ card, carried }, { board }) => {
  if (card === 'heroes-pardon') return heroThings(board.heroes.map(({ id }) => id))
  if (card !== 'edict-on-monsters' || carried !== true) return []
  return forcesOn(board).flatMap(({ realm, race, units: { giant, firegaunt } }) =>
    station(board, realm, race, { giant, firegaunt }, -1),
  )
}

export const ARMY_DEEDS: Readonly<Record<string, Deed>> = {
  'economy.units.recruited': come,
  'economy.units.horde': ({ race, realm }, { board }) =>
    station(board, realmIn(realm), raceIn(race), { footman: 1 }),
  'card.levy.come': come,
  'card.serves': come,
  'event.footmen': come,
  'quest.units': come,
  'movement.marched': march,
  'card.veil.hides': goBack,
  'event.died': die,
  'card.fire.dead': die,
  'supply.units-lost': die,
  'event.wild': goWild,
  'event.voted': becomeLaw,
}
