import { type Catalogue, speaker } from '@windward/table'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import { listed, realmName, Who, who } from '../naming.en.ts'
import type { Outcome } from './outcome.ts'

const HOW: Readonly<Record<Outcome['how'], string>> = {
  mysticLands: 'with four Mystic Lands',
  stars: 'with five or more Stars of Timorran',
  lastOne: 'since nobody else is left',
  nobodyLeft: '',
  roundLimit: 'with most Stars after the last round',
}

export const victoryWords = {
  'victory.out': (f: { race: RaceId; home: RealmId }) =>
    `${Who(f.race)} have lost ${realmName(f.home)} and all their pieces: they are out.`,
  'victory.won': (f: { winners: RaceId[]; how: Outcome['how'] }) =>
    f.winners.length === 0
      ? 'Nobody is left to win.'
      : `${listed(f.winners.map(who)).replace(/^the/, 'The')} win ${HOW[f.how]}.`,
} satisfies Catalogue

export const say = speaker<typeof victoryWords>()
