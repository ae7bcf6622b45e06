import {
  BUILDING_NAMES,
  COUNTER_NAMES,
  colourAt,
  countOf,
  isNeutral,
  listed,
  NEUTRALS,
  RACE_IDS,
  RACE_NAMES,
  type RaceId,
  REALM_NAMES,
  type Realm,
  SHIP_NAMES,
  type Ship,
  SIDE_NAMES,
  SIDES,
  TERRAIN_NAMES,
  terrainOf,
  unitsName,
  type View,
  woundsName,
  zoneName,
} from '@windward/sails-of-war/facts'

const COLOURS: Readonly<Record<string, string>> = { b: 'blue', r: 'red', y: 'yellow' }

/** A Realm in words, with all that stands on it: the board for those who do not see it. */
export function realmInWords(view: View, realm: Realm): string {
  return `${REALM_NAMES[realm.id]} on ${zoneName(realm.at)}, ${aboutRealm(view, realm)}`
}

/** What it is, whose it is and who is there. */
export function aboutRealm(view: View, realm: Realm): string {
  const { id, owner, building, ports } = realm
  const terrain = terrainOf(id)
  const place = view.places[id]
  const own = owner === null ? [] : standing(view, realm, owner)
  const parts = [
    terrain === null ? 'Home Realm' : TERRAIN_NAMES[terrain],
    ...(isNeutral(id) && NEUTRALS[id].value > 0 ? [`value ${NEUTRALS[id].value}`] : []),
    owner === null
      ? 'held by nobody'
      : `held by the ${RACE_NAMES[owner]}${own.length === 0 ? '' : ` with ${listed(own)}`}`,
    ...(building === null ? [] : [BUILDING_NAMES[building]]),
    ...ports.map(({ side }) => `${BUILDING_NAMES.port} to the ${SIDE_NAMES[side]}`),
    ...RACE_IDS.filter((race) => race !== owner).flatMap((race) => {
      const others = standing(view, realm, race)
      return others.length === 0 ? [] : [`${RACE_NAMES[race]}: ${listed(others)}`]
    }),
    ...(view.faceDown.includes(id) ? ['a counter face down'] : []),
    ...(place === undefined ? [] : [COUNTER_NAMES[place]]),
    ...(view.weather.burning.includes(id) ? ['burning'] : []),
  ]
  return parts.join(', ')
}

/** Units and Heroes of a player there. */
function standing(view: View, { id, forces }: Realm, race: RaceId): string[] {
  const units = forces[race]?.units
  return [
    ...(units === undefined || countOf(units) === 0 ? [] : [unitsName(units)]),
    ...view.heroes
      .filter((hero) => hero.realm === id && hero.owner === race)
      .map(({ wounds }) => (wounds > 0 ? `a Hero with ${woundsName(wounds)}` : 'a Hero')),
  ]
}

/** The colours of the sides from north round by east. */
export function edgesInWords({ id, turned }: Realm): string {
  if (!isNeutral(id)) return ''
  return SIDES.map((side) => `${SIDE_NAMES[side]} ${COLOURS[colourAt(id, turned, side)] ?? ''}`).join(', ')
}

export function shipInWords({ owner, kind, zone, port, units, cargo }: Ship): string {
  const where =
    zone !== null ? `on ${zoneName(zone)}` : port === null ? '' : `in the Port of ${REALM_NAMES[port.realm]}`
  return [
    `${SHIP_NAMES[kind][0]} of the ${RACE_NAMES[owner]} ${where}`,
    ...(countOf(units) > 0 ? [`with ${unitsName(units)}`] : []),
    ...(cargo === null ? [] : ['laden']),
  ].join(', ')
}
