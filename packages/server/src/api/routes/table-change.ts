import type { FastifyRequest } from 'fastify'
import type { Detail } from '../../match/detail.ts'
import type { MatchTable } from '../../match/match-table.ts'
import type { AttendedMatch, OpenMatches } from '../../match/open-matches.ts'
import type { Sitter } from '../../match/seats/gathering.ts'
import type { TableDecision } from '../../match/table-refusal.ts'
import { tableProblem, unplayableProblem } from '../problem.ts'
import { sitter, visibleMatch } from '../visitor.ts'
import { detailIn } from './matches.ts'

type Decide = (table: MatchTable, who: Sitter, attended: AttendedMatch) => TableDecision

/**
 * Comes to a table and changes it; the answer is the table as it stands then. A match under way that the rules at hand
 * cannot open stays as it is, unless it is to be ended.
 */
export function tableChanger(openMatches: OpenMatches, { ending = false } = {}) {
  return async (
    request: FastifyRequest,
    match: string,
    decide: Decide,
    invitation?: string,
  ): Promise<Detail> => {
    const who = sitter(request, 'match:play')
    const attended = await visibleMatch(openMatches, match, who.id, invitation)
    const { table, unplayable } = attended.openMatch
    const stays = table.isDamaged || table.match.status === 'playing'
    if (!ending && stays && unplayable !== undefined) throw unplayableProblem(unplayable)
    const refusal = await attended.openMatch.change((table) => decide(table, who, attended))
    if (refusal !== undefined) throw tableProblem(refusal)
    await attended.openMatch.settled()
    return detailIn(openMatches, attended.openMatch, who.id)
  }
}
