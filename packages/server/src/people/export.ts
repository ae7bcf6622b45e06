import type { Entry, Json } from '@windward/table'
import type { PersonData, PersonId, Storage, TableRows } from '../storage/storage.ts'
import type { Accounts } from './accounts.ts'

/** Your own answers and instructions, in the order in which you gave them. */
const answersOf = async ({ course }: Storage, match: string, seats: ReadonlySet<string>): Promise<Entry[]> =>
  (await course.steps(match, 1)).flatMap(({ entries }) => entries).filter(({ seat }) => seats.has(seat))

/**
 * What one person may know of a table: chosen field by field, since the row holds the seed and what others said for the
 * dice.
 */
const tableOf = async (storage: Storage, { match, seats }: TableRows, person: PersonId): Promise<object> => {
  const own = seats.filter((seat) => seat.person === person).map(({ seat }) => seat)
  const { id, game, status, options, created, started, ended, words } = match
  return {
    id,
    game,
    status,
    options,
    created,
    started,
    ended,
    opened: match.host === person,
    result: status === 'over' || status === 'archived' ? match.result : null,
    seats: seats.map(({ seat, name, bot, owner }) => ({
      seat,
      name,
      bot,
      ...(owner !== undefined && { owner }),
    })),
    yours: own,
    words: Object.fromEntries(Object.entries(words).filter(([seat]) => own.includes(seat))),
    answers: own.length === 0 ? [] : await answersOf(storage, id, new Set(own)),
  }
}

/** Keys of browsers and settings alike; nobody else's. */
const rest = ({
  asked,
  talk,
  blocks,
  mutes,
  reports,
  notices,
  keyValues,
  bots,
}: PersonData): Readonly<Record<string, unknown>> => ({
  invitations: asked,
  talk: talk.map(({ match, at, from, to, text }) => ({ match, at, from, to, text })),
  blocks: blocks.map(({ blocked, at }) => ({ blocked, at })),
  mutes: mutes.map(({ muted, match, at }) => ({ muted, match, at })),
  reports: reports.map(({ about, match, text, at }) => ({ about, match, text, at })),
  notices: notices.map(({ kind, match, channel, created, sent }) => ({
    kind,
    match,
    channel,
    created,
    sent,
  })),
  settings: keyValues,
  bots: bots.map(({ person, name, takes, tablesAtOnce, made }) => ({
    id: person,
    name,
    takes,
    tablesAtOnce,
    made,
  })),
})

type AccountShown = Readonly<{ name: string; email: string | null; created: Date; guest: boolean }>

const accountOf = async (accounts: Accounts, person: PersonId): Promise<AccountShown | null> => {
  const { internalAdapter } = await accounts.$context
  const user = await internalAdapter.findUserById(person)
  if (user === null) return null
  const guest = 'isAnonymous' in user && user.isAnonymous === true
  return { name: user.name, email: guest ? null : user.email, created: user.createdAt, guest }
}

/** Everything that is kept of a person, as that person may read it. */
export const exportOf = async (storage: Storage, accounts: Accounts, person: PersonId): Promise<Json> => {
  const data = await storage.people.exportPerson(person)
  const matches: object[] = []
  for (const table of data.tables) matches.push(await tableOf(storage, table, person))
  const everything = {
    windward: 'person',
    id: person,
    account: await accountOf(accounts, person),
    matches,
    ...rest(data),
  }
  return JSON.parse(JSON.stringify(everything))
}
