import {
  type attitudeOf,
  type Broadside,
  classOf,
  type ElementBrief,
  type Sails,
  SHIPS,
  type ShipId,
  type View,
} from '@windward/sails-of-glory/facts'

/** What stands on the board, by name; ships, cards, loads and actions are named by the rules' own catalogue. */
export const names = {
  /** Clockwise from the top of the sea. */
  points: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  sails: { full: 'full', battle: 'battle', backing: 'backing', struck: 'struck' } satisfies Record<
    Sails,
    string
  >,
  attitudes: {
    reaching: 'reaching',
    beating: 'beating',
    running: 'running',
    aback: 'taken aback',
  } satisfies Record<ReturnType<typeof attitudeOf>, string>,
  broadsides: { port: 'port', starboard: 'starboard' } satisfies Record<Broadside, string>,
  strengths: { low: 'low', medium: 'medium', high: 'high' } satisfies Record<
    View['wind']['strength'],
    string
  >,
  elements: { island: 'island', coast: 'coast', reef: 'reef', shoal: 'shoal' } satisfies Record<
    ElementBrief['piece']['kind'],
    string
  >,
  fates: {
    waiting: 'not placed yet',
    afloat: 'afloat',
    surrendered: 'surrendered',
    left: 'left the sea',
    exploded: 'exploded',
    sunk: 'sunk',
    standing: 'standing',
    destroyed: 'destroyed',
  } satisfies Record<View['ships'][number]['fate'] | View['batteries'][number]['fate'], string>,
}

const RATES = { frigate: 'frigate', 'ship of the line': 'ship of the line' } satisfies Record<
  ReturnType<typeof classOf>['rate'],
  string
>

/** Where a ship is bound for, by a point of the compass. */
export const headingFor = (point: string): string => `heading ${point}`

/** “frigate, 32 guns”. */
export function kindOfShip(ship: ShipId): string {
  return `${RATES[classOf(ship).rate]}, ${SHIPS[ship].guns}\u00a0guns`
}
