import { type Catalogue, speaker } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { names } from '../data/names.en.ts'
import type { SeasonId } from '../data/seasons.ts'
import { does, factions, headed } from '../naming.en.ts'

type Side = readonly FactionId[]

const Side = (side: Side): string => headed(factions(side))

const BROKEN: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
}

/** `17½` */
export function points(whole: number, parts: number): string {
  const rest = whole % parts
  const full = (whole - rest) / parts
  return rest === 0 ? `${full}` : `${full}${BROKEN[`${rest}/${parts}`] ?? ` ${rest}/${parts}`}`
}

export const victoryWords = {
  'victory.scores': (f: { scores: readonly { side: Side; points: number; parts: number }[] }) =>
    `Scores: ${f.scores.map((each) => `${factions(each.side)} ${points(each.points, each.parts)}`).join('; ')}.`,
  'victory.marked': (f: { side: Side }) =>
    `${Side(f.side)} ${does(f.side, 'has', 'have')} reached the target with nobody ahead, and ${does(f.side, 'wins', 'win')} by standing so in a season’s time.`,
  'victory.marked-waiting': (f: { side: Side }) =>
    `${Side(f.side)} ${does(f.side, 'has', 'have')} reached the target with nobody ahead, and ${does(f.side, 'wins', 'win')} by standing so until the wait after the change of alliance is over.`,
  'victory.unmarked': (f: { side: Side }) =>
    `${Side(f.side)} no longer ${does(f.side, 'stands', 'stand')} at the target with nobody ahead and must begin again.`,
  'victory.waits': (f: { side: Side }) =>
    `${Side(f.side)} would win, but must wait after the change of alliance.`,
  'victory.tied': (f: { sides: readonly Side[] }) =>
    `${headed(f.sides.map((side) => factions(side)).join(' against '))}: the scores are equal, and nobody wins yet.`,
  'victory.won': (f: { side: Side }) => `${Side(f.side)} ${does(f.side, 'wins', 'win')} the match.`,
  'victory.last': (f: { side: Side }) =>
    `${Side(f.side)} alone ${does(f.side, 'is', 'are')} left, and ${does(f.side, 'wins', 'win')} the match.`,
  'victory.nobody': () => 'Nobody is left: the match ends without a winner.',
  'victory.limit': (f: { winners: Side }) =>
    `The last season is over: ${factions(f.winners)} ${does(f.winners, 'has', 'have')} the highest score.`,
  'victory.out': (f: { faction: FactionId }) =>
    `${Side([f.faction])} ${does([f.faction], 'has', 'have')} neither land nor pieces left and ${does([f.faction], 'is', 'are')} out of the match.`,
  'victory.season': (f: { season: SeasonId; year: number }) => `${names.seasons[f.season]} ${f.year} begins.`,
} satisfies Catalogue

export const say = speaker<typeof victoryWords>()
