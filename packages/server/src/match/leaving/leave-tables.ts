import type { MatchStore, PersonId, TableChange, TableRows } from '../../storage/matches.ts'
import type { Storage } from '../../storage/storage.ts'

const MOST_RACES = 8

/** As those are called who are no longer known here. */
const WITHOUT_NAME = 'Somebody'

/**
 * Somebody leaves for good: at every table the seat stands empty, and at those where it is played the others are told.
 * What becomes of the seat there is for the process to see to that looks after the match; so it is woken.
 */
export async function leaveTables(
  { matches, people }: Pick<Storage, 'matches' | 'people'>,
  person: PersonId,
  at: number,
): Promise<void> {
  const { tables } = await people.exportPerson(person)
  for (const { match } of tables)
    if (match.status === 'gathering' || match.status === 'playing')
      await leaveTable(matches, match.id, person, at)
}

async function leaveTable(matches: MatchStore, id: string, person: PersonId, at: number): Promise<void> {
  for (let races = 0; races < MOST_RACES; races += 1) {
    const rows = await matches.find(id)
    const change = rows === undefined ? undefined : leaving(rows, person, at)
    if (rows === undefined || change === undefined) return
    if ((await matches.change(id, rows.match.revision, change)) === 'kept') return
  }
}

function leaving({ match, seats }: TableRows, person: PersonId, at: number): TableChange | undefined {
  const mine = seats.filter((row) => row.person === person)
  const heir = seats.find((row) => row.person !== null && row.person !== person)?.person ?? null
  const host = match.host === person ? { host: heir } : {}
  if (match.status === 'playing')
    return {
      match: host,
      seats: mine.map(({ seat }) => ({ seat, person: null, bot: null, name: WITHOUT_NAME })),
      happenings: mine.map(({ seat }) => ({ at, what: { do: 'left', seat } })),
      due: [{ kind: 'wake', at }],
    }
  if (match.status !== 'gathering') return undefined
  const isOver = match.host === person && heir === null
  return {
    match: isOver ? { status: 'archived', ...host } : host,
    seats: mine.map(({ seat }) => ({ seat, person: null, bot: null, name: '' })),
  }
}
