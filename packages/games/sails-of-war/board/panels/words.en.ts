import {
  type BattleSide,
  counted,
  heroName,
  RACE_NAMES,
  type RaceId,
  REALM_NAMES,
  RESOURCE_NAMES,
  type RealmId,
  type ResourceId,
  SIDE_NAMES,
  type Side,
  TERRAIN_NAMES,
  type Terrain,
  UNIT_NAMES,
  type UnitId,
  type View,
  type Zone,
  zoneName,
} from '@windward/sails-of-war/facts'
import { words as board } from '../words.en.ts'

type BattleStep = NonNullable<View['battle']>['step']

const STEPS: Readonly<Record<BattleStep, string>> = {
  rout: 'rout check',
  archers: UNIT_NAMES.archer[1],
  cavalry: UNIT_NAMES.cavalry[1],
  front: 'front rank',
}

/** How a tile is turned, by looking at it. */
const turning = {
  asked: 'How does it lie?',
  firstSide: (side: Side) => `First side ${SIDE_NAMES[side]}`,
}

/** What the panels ask and offer. */
export const words = {
  above: {
    showIt: ', show it on the board',
    counters: 'Counters given out',
    counterOf: (race: RaceId) => `${RACE_NAMES[race]}: `,
  },
  battle: {
    in: (realm: RealmId) => `The battle in ${REALM_NAMES[realm]}`,
    round: (round: number, step: BattleStep) =>
      round === 0 ? 'before the first round' : `round ${round}, ${STEPS[step]}`,
    side: ({ militia, race }: BattleSide) => (militia ? 'Militia' : RACE_NAMES[race]),
    does: ({ attacks }: BattleSide) => (attacks ? 'attacking' : 'defending'),
    routed: 'routed',
    withHero: 'with a Hero',
    /** After it, for those who do not see which. */
    whichHero: (hero: NonNullable<BattleSide['hero']>) => `, ${heroName(hero)}`,
    killed: (count: number) => `${count} killed this round`,
    nobody: 'nobody stands',
    units: (unit: UnitId, count: number) => UNIT_NAMES[unit][count === 1 ? 0 : 1],
    dice: 'Dice thrown last',
  },
  bid: {
    hint: 'All are opened together; the highest draws the first counter.',
    done: (total: number) => (total === 0 ? 'Bid nothing' : `Bid ${total}`),
  },
  goods: {
    upTo: (kind: ResourceId, most: number) => `${RESOURCE_NAMES[kind]}, up to ${most}`,
    less: (kind: ResourceId) => `One ${RESOURCE_NAMES[kind]} less`,
    more: (kind: ResourceId) => `One ${RESOURCE_NAMES[kind]} more`,
  },
  lay: {
    ...turning,
    pick: (zone: Zone) => `Pick what you lay on ${zoneName(zone)}.`,
    home: 'Your Home Realm',
    where: 'Press one of the marked hexes on the board, or choose it here.',
  },
  stock: { own: 'Your stock', starpower: board.seat.starpower },
  realms: {
    kept: (kept: number, wanted: number, value: number) => `${kept} of ${wanted} kept, value ${value}`,
    done: 'Keep these',
  },
  supply: {
    caption: 'What supply asks',
    units: (count: number) => counted(count, 'army unit'),
    built: (buildings: number, ports: number, ships: number) =>
      [
        ...(buildings > 0 ? [counted(buildings, 'Town or City', 'Towns and Cities')] : []),
        ...(ports > 0 ? [counted(ports, 'Port')] : []),
        ...(ships > 0 ? [counted(ships, 'ship')] : []),
      ].join(', '),
    forUnits: (grain: number, iron: number) =>
      `${grain} ${RESOURCE_NAMES.grain}${iron > 0 ? `, ${iron} ${RESOURCE_NAMES.iron}` : ''}`,
    forBuilt: (either: number) => `${either} ${RESOURCE_NAMES.wood} or ${RESOURCE_NAMES.iron}`,
  },
  take: {
    done: (count: number) => `Take these ${count}`,
    missing: (count: number) => `${count} more to take.`,
  },
  tile: (terrain: Terrain | null, value: number) =>
    terrain === null ? 'your Home Realm' : `${TERRAIN_NAMES[terrain]} ${value}`,
  turn: {
    ...turning,
    hint: 'Its sides need not match here, but Realms laid beside it later will have to match them.',
    done: 'Lay it so',
  },
}
