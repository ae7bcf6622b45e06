import type { FastifyRequest } from 'fastify'
import type { Detail } from '../../match/detail.ts'
import type { Table } from '../../match/match-table.ts'
import type { TableDecision } from '../../match/open-match.ts'
import type { OpenRoom, Rooms } from '../../match/open-matches.ts'
import type { Sitter } from '../../match/seats/gathering.ts'
import { tableProblem, unplayableProblem } from '../problem.ts'
import { sitter, visibleRoom } from '../visitor.ts'
import { detailIn } from './matches.ts'

type Decide = (table: Table, who: Sitter, open: OpenRoom) => TableDecision

/**
 * Comes to a table and changes it; the answer is the table as it stands then. A match under way that the rules at hand
 * cannot open stays as it is, unless it is to be ended.
 */
export function tableChanger(rooms: Rooms, { ending = false } = {}) {
  return async (
    request: FastifyRequest,
    match: string,
    decide: Decide,
    invitation?: string,
  ): Promise<Detail> => {
    const who = sitter(request, 'match:play')
    const open = await visibleRoom(rooms, match, who.id, invitation)
    const { table, unplayable } = open.room
    if (!ending && table.match.status === 'playing' && unplayable !== undefined)
      throw unplayableProblem(unplayable)
    const refusal = await open.room.change((table) => decide(table, who, open))
    if (refusal !== undefined) throw tableProblem(refusal)
    await open.room.settled()
    return detailIn(rooms, open.room, who.id)
  }
}
