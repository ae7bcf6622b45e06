import { counted, type Outcome, type Side, sideName } from '@windward/sails-of-glory/facts'

/** How a side has won, after its name. */
const WON: Readonly<Record<Exclude<Outcome['how'], 'all-lost'>, string>> = {
  'last-afloat': 'hold the sea',
  'turn-limit': 'had the better of it when night fell',
  'out-of-reach': 'cannot be caught any more',
  'broken-through': 'have broken through',
  stopped: 'have stopped the enemy',
  points: 'have more points',
  unscathed: 'came off with less damage',
  mauled: 'have mauled the enemy more',
  twice: 'did better in two battles',
}

/** What the table says of a match of Sails of Glory, besides what its panels and papers do. */
export const words = {
  phases: {
    setup: 'Set-up',
    planning: 'Planning',
    actions: 'Actions',
    movement: 'Movement',
    combat: 'Combat',
    reloading: 'Reloading',
  },
  turn: (number: number) => (number === 0 ? 'Before the battle' : `Turn ${number}`),
  tabs: { logs: 'Ships', fleet: 'Fleet' },
  /** Where a side has several. */
  captain: (side: Side, number: number) => `${sideName(side)} ${number}`,
  ships: (count: number) => (count === 1 ? 'Ship' : 'Ships'),
  afloat: (afloat: number, all: number) => `${afloat} of ${all} afloat`,
  points: (points: number) => counted(points, 'point'),
  result: (side: Side | null, how: Outcome['how']) => {
    if (how === 'all-lost') return 'Nobody is left afloat'
    return side === null ? 'Neither side has won' : `The ${sideName(side)} ${WON[how]}`
  },
}
