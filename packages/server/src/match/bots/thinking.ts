import { effortFor, type GameTypes, type SeenLine, type Thinking, tableWords } from '@windward/table'
import type { OpenMatch } from '../open-match.ts'
import { clauseFrom, phraseFrom } from '../questions-and-lines.ts'
import { paceOf } from './pace.ts'

/** Where a match stands for a seat that is to think ahead, taken at one moment. */
interface Stand extends Omit<Thinking<GameTypes>, 'lines'> {
  /** How many lines the seat has been told by then. */
  readonly told: number
}

/** Should be taken when everything is on disk, together with the view. */
export function standFor({ stepped, services, table }: OpenMatch, seat: string): Stand | undefined {
  if (stepped === undefined) return undefined
  const { match } = stepped
  const { seats, turn } = match
  const { lines: told } = stepped.viewerPosition(seat).counters
  return {
    seats,
    turn,
    place: match.place(),
    effort: effortFor(paceOf(table.match.more), services.botEffort),
    told,
  }
}

/** A match that was opened from a checkpoint has only its newest lines in memory; on disk are all of them. */
export async function thinkingFrom(
  { told, ...stand }: Stand,
  { id, services }: OpenMatch,
  seat: string,
): Promise<Thinking<GameTypes>> {
  const rows = await services.storage.course.lines(id, seat, 0, told)
  const lines = rows.flatMap(({ turn, clause, what, private: secret }): SeenLine[] => {
    const phrase = phraseFrom(what)
    // What the table itself has noted, such as an answer given in the seat's place, is no line of the ledger.
    if (Object.hasOwn(tableWords, phrase.key)) return []
    return [{ turn, clause: clauseFrom(clause), what: phrase, private: secret }]
  })
  return { ...stand, lines }
}
