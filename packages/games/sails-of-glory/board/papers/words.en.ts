import {
  type Ammo,
  counted,
  loadName,
  type Side,
  shipName,
  sideName,
  type View,
} from '@windward/sails-of-glory/facts'
import { kindOfShip, names } from '../names.en.ts'

type Ship = View['ships'][number]
type Battery = View['batteries'][number]

const SYMBOLS = { crew: 'crew', fire: 'fire', leak: 'leak', mast: 'mast', sail: 'sail', rudder: 'rudder' }

/** What the papers beside the sea say: the logs of ships and batteries, and the fleets in words. */
export const words = {
  log: {
    hint: 'In a hull box: the full broadside, below it guns forward and aft; in a crew box: muskets. A lost box is crossed out and shows what lies in it; the framed one counts now.',
    of: (name: string) => `Log of ${name}`,
    ship: kindOfShip,
    battery: (type: Battery['type'], arcs: number) =>
      `${type === 'fort' ? 'a fort' : `${type} battery`}, ${arcs} ${arcs === 1 ? 'arc' : 'arcs'} of fire`,
    rows: { hull: 'Hull', crew: 'Crew', actions: 'Actions' },
    figures: { burden: 'Burden', veer: 'Veer', walls: 'Walls' },
    withoutEffect: (draws: number) => `${counted(draws, 'draw')} without effect`,
    sails: 'Sails',
  },
  guns: {
    broadsides: { port: 'Port', starboard: 'Starboard' },
    battery: 'Guns',
    doubling: 'double shot, half loaded',
    slow: (load: Ammo) => `${loadName(load)}, still being loaded`,
    empty: 'empty',
    loaded: 'loaded',
    fired: 'fired',
    firedOf: (load: Ammo) => `${loadName(load)}, fired`,
  },
  /** Markers in the box of special damage. */
  special: {
    fire: (count: number) => counted(count, 'fire'),
    leak: (count: number) => counted(count, 'leak'),
    sail: (count: number) => (count === 1 ? '1 sail torn' : `${count} sails torn`),
    mast: (count: number) => (count === 1 ? '1 mast broken' : `${count} masts broken`),
    rudder: (count: number) => counted(count, 'rudder hit'),
  },
  /** What lies in a box. */
  box: {
    /** “2 and crew”, “fire”. */
    token: (points: number, symbol: keyof typeof SYMBOLS | null) => {
      if (symbol === null) return points > 0 ? `${points}` : 'nothing'
      return points > 0 ? `${points} and ${SYMBOLS[symbol]}` : SYMBOLS[symbol]
    },
    lost: (tokens: readonly string[]) => (tokens.length === 0 ? 'lost' : `lost: ${tokens.join(', ')}`),
  },
  fleet: {
    of: (side: Side) => `${sideName(side)} ships`,
    gone: ({ id, fate }: Ship) => `${shipName(id)}, ${names.fates[fate]}`,
    /** “HMS Defence, on the port beam, heading north-east, battle sails, hull 4 of 10 …”; no distance is told. */
    ship: (
      { id, sails, hull, crew, special: { fires, leaks } }: Ship,
      boxes: number,
      where: string,
      heading: string,
    ) =>
      [
        shipName(id),
        where,
        `heading ${heading}`,
        `${names.sails[sails]} sails`,
        `hull ${boxes - hull.length} of ${boxes}`,
        `crew ${boxes - crew.length} of ${boxes}`,
        ...(fires > 0 ? [counted(fires, 'fire')] : []),
        ...(leaks > 0 ? [counted(leaks, 'leak')] : []),
      ].join(', '),
    /** Clockwise around a ship, from her bow. */
    around: [
      'ahead',
      'on the starboard bow',
      'on the starboard beam',
      'on the starboard quarter',
      'astern',
      'on the port quarter',
      'on the port beam',
      'on the port bow',
    ],
    quarters: {
      north: { east: 'in the north-east of the sea', west: 'in the north-west of the sea' },
      south: { east: 'in the south-east of the sea', west: 'in the south-west of the sea' },
    },
  },
}
