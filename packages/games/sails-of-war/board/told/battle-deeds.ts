import type { RaceId, View } from '@windward/sails-of-war/facts'
import {
  type Deed,
  type Fray,
  type Ground,
  heroThings,
  realmAt,
  shipThings,
  station,
  type Thing,
} from './ground.ts'
import { namesIn, raceIn, realmIn, unitsIn } from './read.ts'

/** The battle a view is in the middle of. */
export function frayIn({ battle }: View): Fray | undefined {
  if (battle === null) return undefined
  const { realm, attacker, defender } = battle
  const heroes = [attacker.hero, defender.hero].filter((hero) => hero !== null)
  return { realm, sides: [attacker.race, defender.race], heroes }
}

const begin: Deed = ({ realm, attacker, defender }, ground) => {
  const [where, first, second] = [realmIn(realm), raceIn(attacker), raceIn(defender)]
  if (where === undefined || first === undefined || second === undefined) return []
  ground.battle = { realm: where, sides: [first, second], heroes: [] }
  return [`force ${where} ${first}`, `force ${where} ${second}`]
}

const join: Deed = ({ hero }, ground) => {
  const { battle } = ground
  if (battle !== undefined) ground.battle = { ...battle, heroes: [...battle.heroes, ...namesIn(hero)] }
  return []
}

const lose: Deed = ({ race, killed }, { board, battle }) =>
  station(board, battle?.realm, raceIn(race), unitsIn(killed), -1)

/** Nobody of a side is left where the battle is. */
function vacate({ board, battle }: Ground, race: RaceId | undefined): Thing[] {
  const force = race && realmAt(board, battle?.realm)?.forces[race]
  return station(board, battle?.realm, race, force?.units ?? {}, -1)
}

/** The Hero of a side goes with it. */
function follow({ board, battle }: Ground, race: RaceId | undefined, to: object): Thing[] {
  const own = board.heroes.filter(({ id, owner }) => owner === race && battle?.heroes.includes(id))
  for (const hero of own) Object.assign(hero, to)
  return heroThings(own.map(({ id }) => id))
}

const retreat: Deed = ({ race, realm, units }, ground) => {
  const [who, where] = [raceIn(race), realmIn(realm)]
  return [
    ...vacate(ground, who),
    ...station(ground.board, where, who, unitsIn(units)),
    ...follow(ground, who, { realm: where, ship: null }),
  ]
}

/** SOW 8.5.3: who finds room on which ship is not said. */
const goAboard: Deed = ({ race, ships }, ground) => {
  const who = raceIn(race)
  const [first] = namesIn(ships)
  return [
    ...vacate(ground, who),
    ...follow(ground, who, { realm: null, ship: first }),
    ...shipThings(namesIn(ships)),
  ]
}

/** SOW 8.5.5: of those who do not hold the Realm nobody stays. */
const end: Deed = ({ winner }, ground) => {
  const { battle } = ground
  if (battle === undefined) return []
  const touched = battle.sides.flatMap((race): Thing[] =>
    race === winner ? [`force ${battle.realm} ${race}`] : vacate(ground, race),
  )
  ground.battle = undefined
  return touched
}

/** SOW 8 */
export const BATTLE_DEEDS: Readonly<Record<string, Deed>> = {
  'battle.begins': begin,
  'battle.hero.joined': join,
  'battle.lost': lose,
  'battle.overrun': ({ race }, ground) => vacate(ground, raceIn(race)),
  'battle.destroyed': ({ race }, ground) => vacate(ground, raceIn(race)),
  'battle.went': retreat,
  'battle.went-aboard': goAboard,
  'battle.ends': end,
}
