import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { authorityTopic, personIn } from '../live/authority.ts'
import { HandedRecords } from '../records/handed-records.ts'
import type { PersonId, Storage } from '../storage/storage.ts'
import type { Accounts, OpenIdProvider } from './accounts.ts'
import { Bots } from './bots.ts'
import { closePeople, openPeopleDatabase } from './database.ts'
import { Doorkeeper } from './identify.ts'
import type { Identify } from './identity.ts'
import { LapsedGuests } from './lapsed-guests.ts'
import { letterLink } from './letter-link.ts'
import { nowhere, openMailer } from './notices/mail.ts'
import { Notices, type Patience } from './notices/notices.ts'
import { Postman, type Reach } from './notices/postman.ts'
import { Push } from './notices/push.ts'
import { SettingsOfPeople } from './notices/settings.ts'
import { onDemand } from './on-demand.ts'
import { sessionCookie } from './origin.ts'
import { ResetLetters } from './reset-letters.ts'
import { Tokens } from './tokens.ts'

export type PeopleOptions = Readonly<{
  storage: Storage
  /** Where people reach the table, if it is known beforehand. */
  address?: string | undefined
  /** Signs cookies; without it, one is made at the first start and kept. */
  secret?: string | undefined
  openid?: OpenIdProvider | undefined
  /** Whether people may come without an account. */
  guests?: boolean | undefined
  /** After how many days guests who left nothing are cleared away; 0 for never. */
  guestDays?: number | undefined
  /** Tells the time to whoever counts days; only tests set it. */
  now?: (() => number) | undefined
  limited?: boolean | undefined
  /** Whether letters are sent at all: not where nobody knows to what address their links should lead. */
  letters?: boolean | undefined
  mail: Readonly<{ from: string; smtp?: string | undefined; outbox: string | undefined }>
  push: Readonly<{ contact: string; services: readonly string[] }>
  /** Waits before notices go out, and how often the postman goes round; only tests are in a hurry. */
  patience?: Patience | undefined
  roundMs?: number | undefined
  log: (level: 'debug' | 'info' | 'warn' | 'error', message: string) => void
}>

/** Who comes to the table, what they may use, and how they are told of it. */
export type People = Readonly<{
  address: string | undefined
  storage: Storage
  identify: Identify
  /** Opened when the first person comes: until then their library takes no memory. */
  accounts: () => Promise<Accounts>
  doorkeeper: Doorkeeper
  /** Somebody may do less than before: every process forgets what it believed of them, and looks at their streams. */
  curtailed: (person: PersonId) => void
  tokens: Tokens
  bots: Bots
  notices: Notices
  noticeSettings: SettingsOfPeople
  push: Push
  postman: Postman
  resetLetters: ResetLetters
  lapsedGuests: LapsedGuests
  /** Whether letters reach people: not where they are left in the outbox. */
  letters: boolean
  /** Whether people can sign in through an OpenID provider, and what the button says. */
  openid: string | undefined
  /** The table is open there: letters can go out, and their links lead there unless there is a public address. */
  opened: (address: string) => void
  close: () => Promise<void>
}>

const keptSecret = async ({ keyValues }: Storage): Promise<string> =>
  z.string().parse(await keyValues.putOnce('server', 'secret', randomBytes(48).toString('base64url')))

const reachOf =
  (accounts: () => Promise<Accounts>) =>
  async (person: PersonId): Promise<Reach | undefined> => {
    const { internalAdapter } = await (await accounts()).$context
    const user = await internalAdapter.findUserById(person)
    return user === null ? undefined : { confirmedEmail: user.emailVerified ? user.email : undefined }
  }

const messageIn = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const openPeople = async (options: PeopleOptions): Promise<People> => {
  const { storage, address, openid, letters = true, mail, log } = options
  let found = address ?? 'http://localhost/'
  const reaching = letters && mail.smtp !== undefined
  const database = onDemand(() => openPeopleDatabase(storage.database))
  // The library may wait for the first person. That its file is damaged is said at the start.
  await database()
  const noticeSettings = new SettingsOfPeople(storage.keyValues)
  const notices = new Notices(storage.notices, noticeSettings, options.patience)
  const accounts = onDemand(async () => {
    const { openAccounts } = await import('./accounts.ts')
    return openAccounts({
      database: await database(),
      secret: options.secret ?? (await keptSecret(storage)),
      address,
      openid,
      guests: options.guests ?? true,
      limited: options.limited ?? true,
      renamed: (person, name) => storage.bots.ownerRenamed(person, name),
      confirms: reaching,
      send: async (person, letter) => {
        if (letters) await notices.write(person, { ...letter, link: letterLink(letter.link, found) })
      },
      confirmed: async (person) => {
        const { internalAdapter } = await (await accounts()).$context
        await internalAdapter.updateUser(person, { emailVerified: true })
      },
      moved: async (guest, person) => {
        await tokens.move(guest, person)
        await storage.people.movePerson(guest, person)
        await new HandedRecords(storage.keyValues).moved(person)
        doorkeeper.forgetPerson(guest)
      },
      signedOut: curtailed,
      log,
    })
  })
  const doorkeeper = new Doorkeeper(accounts, sessionCookie(address))
  const curtailed = (person: PersonId): void => {
    doorkeeper.forgetPerson(person)
    storage.fanOut.publish(authorityTopic(person))
  }
  const deaf = storage.fanOut.listen((topics) => {
    for (const topic of topics) {
      const person = personIn(topic)
      if (person !== undefined) doorkeeper.forgetPerson(person)
    }
  })
  const tokens = new Tokens(accounts, { forgetPerson: curtailed })
  const bots = new Bots({ storage, accounts, tokens, doorkeeper })
  const push = await Push.open({ keyValues: storage.keyValues, ...options.push })
  const mailer = letters ? openMailer({ smtp: undefined, ...mail }) : nowhere
  const postman = new Postman({
    notices: storage.notices,
    mailer,
    push,
    reach: reachOf(accounts),
    address: () => found,
    failed: (error, channel) => log('warn', `A notice was not sent (${channel}): ${messageIn(error)}`),
    ...(options.roundMs === undefined ? {} : { roundMs: options.roundMs }),
  })
  const resetLetters = new ResetLetters({
    write: async ({ email, redirectTo }) => {
      const { api } = await accounts()
      await api.requestPasswordReset({ body: { email, ...(redirectTo !== undefined && { redirectTo }) } })
    },
    failed: (error) => log('warn', `A letter for a new password was not written: ${messageIn(error)}`),
  })
  const lapsedGuests = new LapsedGuests({
    ...{ storage, accounts, tokens, doorkeeper, database, log },
    days: options.guestDays ?? 90,
    now: options.now ?? Date.now,
  })
  return {
    address,
    storage,
    identify: doorkeeper.identify,
    accounts,
    doorkeeper,
    curtailed,
    tokens,
    bots,
    notices,
    noticeSettings,
    push,
    postman,
    resetLetters,
    lapsedGuests,
    letters: reaching,
    openid: openid?.name,
    opened: (opened) => {
      found = address ?? opened
      postman.start()
      lapsedGuests.start()
    },
    close: async () => {
      deaf()
      await resetLetters.writeNow()
      await postman.stop()
      await lapsedGuests.stop()
      mailer.close()
      const opened = await database.made()
      if (opened !== undefined) await closePeople(opened)
    },
  }
}
