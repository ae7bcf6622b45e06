import {
  does,
  type FactionId,
  factions,
  headed,
  names,
  type Outcome,
  type PHASES,
  type View,
} from '@windward/swords-and-sails/facts'

/** The phases of a season, so short that all stand in a row; the rules’ catalogue has them in full. */
const PHASE_NAMES: Readonly<Record<(typeof PHASES)[number], string>> = {
  income: 'Income',
  intrigue: 'Intrigue',
  diplomacy: 'Diplomacy',
  orders: 'Orders',
  movement: 'Movement',
  battles: 'Battles',
  units: 'Units',
  cities: 'Cities',
  season: 'Season',
}

/** What one winner did, and what several did. */
const HOW: Readonly<Record<Outcome['how'], readonly [one: string, many: string]>> = {
  points: ['reached the points that win', 'reached the points that win'],
  lastStanding: ['is the last one standing', 'are the last ones standing'],
  seasonLimit: ['was ahead when the last season ended', 'were ahead when the last season ended'],
  nobodyLeft: ['is left', 'are left'],
}

/** What the table is told of the board, and what several of its parts say. */
export const words = {
  map: 'Map',
  setUp: 'Set-up',
  phases: PHASE_NAMES,
  turn: ({ season, year }: Pick<View, 'season' | 'year'>) => `${names.seasons[season]} ${year}`,
  tabs: { cards: 'Cards', sheet: 'Scores', atlas: 'Places' },
  seat: {
    faction: 'Faction',
    gold: 'Gold',
    lands: 'Lands',
    cards: 'Cards',
    team: 'Team with',
    side: (score: string) => `Team ${score}`,
    leader: 'Leader',
    out: 'Out',
    eliminated: 'eliminated',
  },
  result: (winners: readonly FactionId[], how: Outcome['how']) =>
    winners.length === 0 ? 'Nobody is left' : `${headed(factions(winners))} ${does(winners, ...HOW[how])}`,
  /** When something was seen that may have changed since. */
  seen: (seasons: number) => {
    if (seasons === 0) return 'this season'
    return seasons === 1 ? 'a season ago' : `${seasons} seasons ago`
  },
}
