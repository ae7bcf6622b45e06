import type { AllMatches } from '../../storage/all-matches.ts'
import type { MatchId, MatchStatus } from '../../storage/matches.ts'
import { isAway } from '../../storage/postgres/connection-trouble.ts'
import { type MatchTable, tableFrom, timingOf } from '../match-table.ts'
import { type Opening, opening } from '../opening.ts'
import { openingWords } from '../opening-words.en.ts'
import type { Games, ServedGame } from '../served-game.ts'
import { keptCourse } from './carry-over.ts'

/** What becomes of a match by the rules at hand, for the operator: nothing of what happens in it. */
export interface MatchCheck {
  readonly match: MatchId
  /** Nothing where not even that can be read. */
  readonly game?: string
  readonly status?: MatchStatus
  readonly becomes: Opening['becomes']
  /** By which rules it was played so far, where those are others. */
  readonly from?: number
  readonly sentence: string
}

/** Opens a match and puts it away again; nothing is kept. Nothing if there is no such match any more. */
export async function checkMatch(
  allMatches: AllMatches,
  games: Games,
  match: MatchId,
  now: number,
): Promise<MatchCheck | undefined> {
  const kept = await readable(() => tableIn(allMatches, match))
  if (kept === 'damaged' || kept?.isDamaged)
    return { match, becomes: 'damaged', sentence: openingWords.damaged }
  if (kept === undefined) return undefined
  const { game, status } = kept.match
  const served = await games.get(game)
  if (served === undefined) return { match, game, status, ...homeless(game, status) }
  const course = await readable(() => keptCourse(allMatches.course, match, now))
  if (course === 'damaged') return { match, game, status, becomes: 'damaged', sentence: openingWords.damaged }
  return { match, game, status, ...inWords(opening(served, kept, course, timingOf(kept)), served, status) }
}

/** Whether people are in the middle of it, or may be: what cannot be read may be anything. */
export function isRunning({ status }: MatchCheck): boolean {
  return status === undefined || status === 'playing'
}

/** Whether it can be gone on with. */
export function goesOn({ becomes }: MatchCheck): boolean {
  return becomes === 'as-it-is' || becomes === 'migrated'
}

async function tableIn(allMatches: AllMatches, match: MatchId): Promise<MatchTable | undefined> {
  const rows = await allMatches.table(match)
  return rows === undefined ? undefined : tableFrom(rows, await allMatches.happenings(match))
}

/** What cannot be read is damaged, unless it is the database that is away. */
async function readable<T>(read: () => Promise<T>): Promise<T | 'damaged'> {
  try {
    return await read()
  } catch (trouble) {
    if (isAway(trouble)) throw trouble
    return 'damaged'
  }
}

type InWords = Pick<MatchCheck, 'becomes' | 'from' | 'sentence'>

function homeless(game: string, status: MatchStatus): InWords {
  const isOver = status === 'over' || status === 'archived'
  return { becomes: isOver ? 'readable' : 'closed', sentence: openingWords.noGame(game, isOver) }
}

function inWords(opened: Opening, { game }: ServedGame, status: MatchStatus): InWords {
  const { becomes } = opened
  switch (becomes) {
    case 'as-it-is':
      return { becomes, sentence: openingWords.asItIs[status] }
    case 'migrated': {
      const { from } = opened
      return { becomes, from, sentence: openingWords.goesOn(game.name, game.version, from) }
    }
    case 'damaged':
      return { becomes, sentence: opened.sentence }
    default:
      return { becomes, from: opened.needs, sentence: opened.sentence }
  }
}
