import type { Catalogue } from '@windward/table'
import type { Wrong } from '@windward/table/lesson'
import type { AreaId, LandId } from '../src/data/area-ids.ts'
import type { FactionId } from '../src/data/factions/factions.ts'
import { names } from '../src/data/names.en.ts'
import type { SeasonId } from '../src/data/seasons.ts'
import { area, faction, headed } from '../src/naming.en.ts'

const season = (id: SeasonId) => names.seasons[id]

/** What puzzles ask, title first, and what is said when they are solved. */
export const puzzleWords = {
  'puzzle.take': (f: { seat: FactionId; land: LandId; season: SeasonId; armies: readonly string[] }) =>
    `Take ${area(f.land)} this season\nYou lead ${faction(f.seat)} in ${season(f.season)}. One army alone gets an order, the attack on ${area(f.land)}: ${f.armies.map((each) => `Army ${each}`).join(' or ')}? Everything else stays where it is. What counts is whose ${area(f.land)} is when the season ends.`,
  'puzzle.take.reason': (f: { land: LandId }) =>
    `It must win whatever battle there is for ${area(f.land)}, and then bear the siege with what is left.`,
  'puzzle.march': (f: { seat: FactionId; army: string; at: AreaId; season: SeasonId }) =>
    `Army ${f.army} in ${area(f.at)}: where to?\nYou lead ${faction(f.seat)} in ${season(f.season)}. Only Army ${f.army} in ${area(f.at)} gets an order: to attack a bordering land, or to stay. What counts are your points when the season ends.`,
  'puzzle.march.reason': () =>
    'A land and its cities count for what they are worth, times the chance of winning them, less what may be lost behind.',
  'puzzle.siege': (f: { seat: FactionId; land: LandId }) =>
    `Before the gates: ${area(f.land)}\nYou lead ${faction(f.seat)} and stand before ${area(f.land)}. How do you go about it? What counts is your chance of winning the match.`,
  'puzzle.siege.reason': (f: { land: LandId }) =>
    `${headed(area(f.land))} costs dice for the land and every city; what your army can bear decides whether it is worth them.`,
  'puzzle.toll': (f: { seat: FactionId; land: LandId; points: number }) =>
    `Pay for ${area(f.land)}\nThe siege of ${area(f.land)} has cost ${f.points} points. You lead ${faction(f.seat)}: what do you give up? What counts is your chance of winning the match.`,
  'puzzle.toll.reason': () =>
    'Gold buys units again only at home; units that are left can fight where they stand. Which of the two you lack decides.',
  'puzzle.card': (f: { seat: FactionId; season: SeasonId }) =>
    `${headed(faction(f.seat))} in ${season(f.season)}: which card, if any?\nYou lead ${faction(f.seat)} in ${season(f.season)} and may play one of your cards, or pass. What counts is your chance of winning the match.`,
  'puzzle.card.reason': () =>
    'A card is worth most where it takes land or keeps it; passing keeps it for another season.',
  'puzzle.cities': (f: { seat: FactionId; season: SeasonId }) =>
    `${headed(faction(f.seat))} in ${season(f.season)}: what to build?\nYou lead ${faction(f.seat)} at the end of ${season(f.season)}. Which cities do you build or enlarge? What counts is your chance of winning the match.`,
  'puzzle.cities.reason': () =>
    'A minor city is one point, a major one three, and both bring income; but gold that is spent here buys no units.',
} satisfies Catalogue

/** What an answer is told that is not one of those asked for. */
export const asideWords = {
  onePieceOnly: (): Wrong => ({
    title: 'One army alone',
    text: 'In this puzzle exactly one army gets an order; all other pieces stay as they are.',
  }),
}
