import { RACE_IDS, type RealmId, raceAtHome, realmsHeld } from '@windward/sails-of-war/facts'
import type { Json } from '@windward/table'
import { type Deed, type Ground, razePort, realmAt, shipThings, type Thing } from './ground.ts'
import { namesIn, raceIn, realmIn, sideIn, zoneIn } from './read.ts'

const lay: Deed = ({ realm }, { board, now }) => {
  const there = realmAt(now, realmIn(realm))
  if (there === undefined) return []
  board.realms[there.id] = { ...there, building: null, ports: [], forces: {} }
  return [`laid ${there.id}`]
}

const drift: Deed = ({ realm, from, to }, { board }) => {
  const [there, start, end] = [realmAt(board, realmIn(realm)), zoneIn(from), zoneIn(to)]
  if (there === undefined || start === undefined || end === undefined) return []
  const swum = board.ships.filter(({ zone }) => zone === end)
  for (const ship of swum) ship.zone = start
  board.serpents = board.serpents.map((zone) => (zone === end ? start : zone))
  there.at = end
  return [`at ${there.id}`, 'serpents', ...shipThings(swum.map(({ id }) => id))]
}

/** SOW 1.5.1, SOW 15.3.1 */
const take: Deed = ({ race, realm }, { board }) => {
  const [who, there] = [raceIn(race), realmAt(board, realmIn(realm))]
  if (who === undefined || there === undefined) return []
  there.owner = who
  return [`owner ${there.id}`, ...starsIn(there.id)]
}

const leave: Deed = ({ race }, { board }) => {
  const who = raceIn(race)
  const lost = who === undefined ? [] : realmsHeld(board, who)
  for (const realm of lost) realm.owner = null
  return [...starsOf(who), ...lost.map(({ id }): Thing => `owner ${id}`)]
}

function build({ board }: Ground, realm: Json | undefined, building: Json | undefined): Thing[] {
  const there = realmAt(board, realmIn(realm))
  if (there === undefined) return []
  there.building = building === 'town' || building === 'city' ? building : null
  return [`building ${there.id}`]
}

const buildPort: Deed = ({ race, realm, side }, { board, now }) => {
  const [there, facing] = [realmAt(board, realmIn(realm)), sideIn(side)]
  if (there === undefined || facing === undefined) return []
  there.ports = [
    ...there.ports,
    { side: facing, builder: raceIn(race) ?? null, since: now.round, launched: 0 },
  ]
  return [`ports ${there.id}`]
}

/** SOW 8.6.3, SOW 5.4, SOW 12.2.14, SOW 14.3: a building or a Port is gone; a City that was sabotaged is a Town. */
const raze: Deed = ({ realm, what = 'port', side, done }, ground) => {
  const [there, facing] = [realmAt(ground.board, realmIn(realm)), sideIn(side)]
  if (there === undefined || done === false) return []
  if (what === 'port') return facing === undefined ? [] : razePort(ground.board, there, facing)
  if (what === 'village') {
    delete ground.board.places[there.id]
    return [`place ${there.id}`]
  }
  return build(ground, there.id, done === true && what === 'city' ? 'town' : null)
}

/** SOW 11.4.5 */
const openCrypt: Deed = ({ realm }, ground) => {
  const { board } = ground
  const there = realmAt(board, realmIn(realm))
  if (there === undefined) return []
  there.forces = {}
  return [
    ...RACE_IDS.map((race): Thing => `force ${there.id} ${race}`),
    ...there.ports.flatMap(({ side }) => razePort(board, there, side)),
    ...build(ground, there.id, null),
  ]
}

const starsIn = (realm: RealmId | undefined): Thing[] => starsOf(realm && raceAtHome(realm))
const starsOf = (race: ReturnType<typeof raceIn>): Thing[] => (race === undefined ? [] : [`stars ${race}`])

export const REALM_DEEDS: Readonly<Record<string, Deed>> = {
  'setup.laid': lay,
  'event.drifts': drift,
  'event.burn': ({ realms }, { board }) => {
    board.weather.burning.push(...namesIn(realms).flatMap((name) => realmIn(name) ?? []))
    return ['fires']
  },
  'event.burnt-down': raze,
  'card.sabotage.rolled': raze,
  'battle.pillaged': raze,
  'supply.port-lost': raze,
  'quest.crypt': openCrypt,
  'quest.found': ({ realm }) => namesIn(realm).flatMap((name): Thing[] => placeOf(realmIn(name))),
  'battle.taken': take,
  'victory.out': leave,
  'economy.built': ({ realm, building }, ground) => build(ground, realm, building),
  'supply.building-lost': ({ realm, left }, ground) => build(ground, realm, left),
  'economy.port.built': buildPort,
  'economy.star.bought': ({ race }) => starsOf(raceIn(race)),
  'quest.star': ({ race }) => starsOf(raceIn(race)),
  'battle.stars': ({ race, realm }) => [...starsOf(raceIn(race)), ...starsIn(realmIn(realm))],
}

const placeOf = (realm: RealmId | undefined): Thing[] => (realm === undefined ? [] : [`place ${realm}`])
