import { type ShipId, type Side, shipName, sideName, type Victory } from '@windward/sails-of-glory/facts'

type Told = Readonly<Record<Victory['kind'], { readonly short: string; readonly full: string }>>

const TOLD: Told = {
  'last-afloat': {
    short: 'Be the last side with a ship afloat',
    full: 'Sink, burn, board or drive off every enemy ship. A ship that leaves the sea is lost.',
  },
  'break-through': {
    short: 'One side breaks through, the other stops it',
    full: 'The ships that flee win when all of them have left by the far side. The others win as soon as one of them is lost or leaves elsewhere.',
  },
  outpost: {
    short: 'Most points, for the building and for ships',
    full: 'A building that surrenders and enemy ships that are lost bring points. Most points win.',
  },
  supplies: {
    short: 'Most points, for supplies landed and ships',
    full: 'Supplies that are landed and enemy ships that are lost bring points. Most points win.',
  },
  unscathed: {
    short: 'Beat every enemy without being badly hurt',
    full: 'All enemies must be lost, no ship of your own may run aground, and each keeps more than half of her hull and crew.',
  },
}

/** What one plays for, and what is said when somebody is about to win. */
export const goalWords = {
  short: ({ kind }: Victory) => TOLD[kind].short,
  full: ({ kind }: Victory) => TOLD[kind].full,
  limit: (turns: number) => `After turn ${turns} the stronger side wins.`,
  last: (ship: ShipId, own: boolean, side: Side) =>
    own ? `${shipName(ship)} is your last ship` : `${shipName(ship)} is the last ${sideName(side)} ship`,
  unless: (own: boolean) =>
    own ? 'When she is lost, so is the battle.' : 'When she is lost, the battle is won.',
}
