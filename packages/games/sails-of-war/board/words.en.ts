import {
  BUILDING_NAMES,
  counted,
  countOf,
  listed,
  type Outcome,
  RACE_NAMES,
  type RaceId,
  REALM_NAMES,
  type RealmId,
  SHIP_NAMES,
  type Ship,
  SIDE_NAMES,
  type Side,
  TERRAIN_NAMES,
  type Terrain,
  unitsName,
  type View,
  woundsName,
  type Zone,
  zoneName,
} from '@windward/sails-of-war/facts'

const COLOURS: Readonly<Record<string, string>> = { b: 'blue', r: 'red', y: 'yellow' }

const HOW: Readonly<Record<Outcome['how'], string>> = {
  mysticLands: 'by the Mystic Lands',
  stars: 'by Stars',
  lastOne: 'as the last of all',
  nobodyLeft: 'Nobody is left',
  roundLimit: 'by Stars after the last round',
}

/** Of the Dark Lord there is but one. */
const have = (races: readonly RaceId[]): string =>
  races.length === 1 && races[0] === 'dark-lord' ? 'has' : 'have'

/** In which Port, or where at sea. */
const whereOf = ({ zone, port }: Ship): string =>
  zone !== null ? `on ${zoneName(zone)}` : port === null ? '' : `in the Port of ${REALM_NAMES[port.realm]}`

/** What the table says of a match of Sails of War, besides what its panels and papers do. */
export const words = {
  phases: {
    laying: 'Laying',
    council: 'Council',
    harvest: 'Harvest',
    recruitment: 'Recruitment',
    guild: 'Guild',
    turns: 'Individual Turns',
    supply: 'Supply',
  } satisfies Record<View['phase'], string>,
  round: (round: number, spring: boolean) =>
    round === 0 ? 'Before the first round' : `Round ${round}, ${spring ? 'Spring' : 'Fall'}`,
  ocean: 'The ocean',
  seat: {
    stock: 'Stock',
    hidden: 'hidden',
    realms: 'Realms',
    cards: 'Cards',
    starpower: 'Starpower',
    order: 'Place in the order',
    waiting: 'Stars that wait',
    relics: 'Relics',
    out: 'out',
    score: (stars: number) => `★ ${stars}`,
  },
  result: {
    stars: (stars: number) => counted(stars, 'Star'),
    nobody: HOW.nobodyLeft,
    won: (winners: readonly RaceId[], how: Outcome['how'], tie: string) =>
      `The ${winners.map((race) => RACE_NAMES[race]).join(' and ')} ${have(winners)} won ${HOW[how]}${tie}`,
    /** What goes after it: who came nearest, and of what there was less. */
    tie: (nearest: RaceId, how: 'stars' | 'roundLimit', less: string) =>
      `; the ${RACE_NAMES[nearest]} ${have([nearest])} ${how === 'stars' ? 'enough as well' : 'as many'}, but ${less}`,
    less: {
      mysticLands: 'fewer Mystic Lands',
      stockOrOrder: 'a smaller stock or a later place in the order',
      stock: 'a smaller stock',
      order: 'a later place in the order',
    },
  },
  /** The ocean by keyboard and by ear. */
  traveller: {
    kind: 'map',
    label:
      'The ocean. Arrow keys go from hex to hex, Enter chooses, N names the neighbours, L goes to the next hex that can be chosen, plus and minus zoom.',
    at: (zone: string, choosable: boolean) => `${zone}.${choosable ? ' It can be chosen.' : ''}`,
    chosen: (zone: string) => `${zone}. Chosen.`,
    nothing: 'Nothing on the board can be chosen now.',
    edge: 'The map ends here.',
  },
  /** A Realm with all that stands on it. */
  realm: {
    whole: (realm: RealmId, zone: Zone, about: string) =>
      `${REALM_NAMES[realm]} on ${zoneName(zone)}, ${about}`,
    kind: (terrain: Terrain | null) => (terrain === null ? 'Home Realm' : TERRAIN_NAMES[terrain]),
    value: (value: number) => `value ${value}`,
    held: (owner: RaceId | null, standing: readonly string[]) => {
      if (owner === null) return 'held by nobody'
      return `held by the ${RACE_NAMES[owner]}${standing.length === 0 ? '' : ` with ${listed(standing)}`}`
    },
    port: (side: Side) => `${BUILDING_NAMES.port} to the ${SIDE_NAMES[side]}`,
    others: (race: RaceId, standing: readonly string[]) => `${RACE_NAMES[race]}: ${listed(standing)}`,
    hero: (wounds: number) => (wounds > 0 ? `a Hero with ${woundsName(wounds)}` : 'a Hero'),
    faceDown: 'a counter face down',
    burning: 'burning',
    edge: (side: Side, colour: string) => `${SIDE_NAMES[side]} ${COLOURS[colour] ?? ''}`,
  },
  ship: (ship: Ship) =>
    [
      `${SHIP_NAMES[ship.kind][0]} of the ${RACE_NAMES[ship.owner]} ${whereOf(ship)}`,
      ...(countOf(ship.units) > 0 ? [`with ${unitsName(ship.units)}`] : []),
      ...(ship.cargo === null ? [] : ['laden']),
    ].join(', '),
  zone: {
    sea: (zone: Zone) => `sea ${zoneName(zone)}`,
    wholeSea: (zone: Zone, deep: boolean) => `${deep ? 'Deep' : 'Coastal'} sea ${zoneName(zone)}`,
    /** While the ocean is laid. */
    withSides: (realm: string, edges: string) => `${realm}, sides ${edges}`,
    serpent: 'a Sea Serpent',
    /** What lies on a side of it; nothing does at the edge. */
    neighbour: (side: Side, name: string | null) => `${SIDE_NAMES[side]} ${name ?? 'the edge of the map'}`,
  },
}
