import { SPECTATOR } from '@windward/table'
import type { FastifyRequest } from 'fastify'
import type { StreamOwner } from '../live/streams.ts'
import { type MatchTable, seatRow, seatsOf } from '../match/match-table.ts'
import type { OpenMatch } from '../match/open-match.ts'
import type { AttendedMatch, OpenMatches } from '../match/open-matches.ts'
import type { Sitter } from '../match/seats/gathering.ts'
import type { SteppedMatch } from '../match/stepped-match.ts'
import { type Asking, type Identify, type Identity, may, personOf, type Scope } from '../people/identity.ts'
import { Problem, unplayableProblem } from './problem.ts'
import { refusals } from './refusals.en.ts'

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity
  }
}

/** Somebody who may do such things at all. */
export function sitter({ identity }: Pick<FastifyRequest, 'identity'>, scope: Scope): Sitter {
  if (identity.kind === 'nobody') throw new Problem(401, refusals.signInFirst)
  if (!may(identity, scope)) throw new Problem(403, refusals.lacksScope(scope))
  return { id: identity.id, name: identity.name }
}

/** Who reads; a token that is no good for reading reads as nobody. */
export function reader({ identity }: FastifyRequest): string | undefined {
  if (identity.kind === 'token' && !may(identity, 'match:read'))
    throw new Problem(403, refusals.lacksScope('match:read'))
  return personOf(identity)
}

/** By what somebody is known, for those who ask again later who it is. */
export function credentialsOf({ headers: { authorization, cookie } }: FastifyRequest): Asking {
  return { headers: { ...(authorization && { authorization }), ...(cookie && { cookie }) } }
}

/** On whose behalf a stream is opened: it ends when the session or token it came with no longer lets them read. */
export function streamOwner(request: FastifyRequest, identify: Identify): StreamOwner {
  const { identity, ip } = request
  const person = personOf(identity)
  if (person === undefined) return { name: ip }
  const asking = credentialsOf(request)
  return {
    name: person,
    stillMay: async () => {
      const now = await identify(asking)
      return personOf(now) === person && may(now, 'match:read')
    },
  }
}

/** The match, open here, that this reader may know of. */
export async function visibleMatch(
  openMatches: OpenMatches,
  id: string,
  person: string | undefined,
  invitation?: string,
): Promise<AttendedMatch> {
  const attended = await openMatches.get(id)
  if (attended === undefined) throw new Problem(404, refusals.notFound)
  await attended.openMatch.lookedAgain()
  if (!maySee(attended.openMatch.table, person, openMatches.invitations.fits(id, invitation)))
    throw new Problem(404, refusals.notFound)
  return attended
}

function maySee(table: MatchTable, person: string | undefined, invited: boolean): boolean {
  const { match } = table
  if (invited || (match.access === 'open' && match.status === 'gathering') || match.spectators) return true
  if (person === undefined) return false
  const offered = match.access === 'open' && table.offered.size > 0
  return table.asked.includes(person) || offered || match.host === person || seatsOf(table, person).length > 0
}

/** With whose eyes somebody looks at a match: a seat of theirs, or as a spectator where the table allows it. */
export function viewerOf(
  { table }: OpenMatch,
  person: string | undefined,
  wished: string | undefined,
): string {
  const mine = seatsOf(table, person)
  const [first] = mine
  if (wished !== undefined && wished !== SPECTATOR) {
    if (!mine.includes(wished)) throw new Problem(403, refusals.notYourSeat)
    return wished
  }
  if (wished === undefined && first !== undefined) return first
  if (!table.match.spectators && first === undefined) throw new Problem(403, refusals.noSpectators)
  return SPECTATOR
}

/** A match that has started, for those who want to see or do something in it. */
export function steppedMatchOf({ stepped, unplayable }: OpenMatch): SteppedMatch {
  if (unplayable !== undefined) throw unplayableProblem(unplayable)
  if (stepped === undefined) throw new Problem(409, refusals.notStarted)
  return stepped
}

/** The seat of a person, who must sit there; of a table that is hidden from them they learn not even that it is there. */
export function ownSeat({ table }: OpenMatch, person: string, seat: string): string {
  if (seatRow(table, seat)?.person === person) return seat
  throw maySee(table, person, false)
    ? new Problem(403, refusals.notYourSeat)
    : new Problem(404, refusals.notFound)
}
