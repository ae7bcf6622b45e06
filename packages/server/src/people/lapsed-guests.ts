import type { PersonId } from '../storage/storage.ts'
import type { Accounts } from './accounts.ts'
import { type PeopleDatabase, unlessAnother } from './database.ts'
import { depart, type House } from './delete-person.ts'

export type LapsedGuestsOptions = House &
  Readonly<{
    database: () => Promise<PeopleDatabase>
    /** Guests who have not come for so many days have lapsed; 0 for never. */
    days: number
    now: () => number
    log: (level: 'info' | 'warn', message: string) => void
  }>

const DAY_MS = 24 * 60 * 60 * 1000
const LOOK_MS = 10 * 60 * 1000
const HANDFUL = 200
const SWEPT = ['server', 'guests-swept'] as const

/**
 * Guests who have not come for a long time and have left nothing are cleared away, once a day and by one process. Their
 * sessions tell when they came: those are renewed once a day, whenever the page is opened.
 */
export class LapsedGuests {
  readonly #options: LapsedGuestsOptions
  #timer: NodeJS.Timeout | undefined
  #sweep: Promise<unknown> = Promise.resolve()

  constructor(options: LapsedGuestsOptions) {
    this.#options = options
  }

  start(): void {
    if (this.#options.days === 0) return
    this.#timer ??= setInterval(() => {
      this.#sweep = this.#sweep
        .then(() => this.sweep())
        .catch((error: unknown) =>
          this.#options.log(
            'warn',
            `Guests were not cleared away: ${error instanceof Error ? error.message : String(error)}`,
          ),
        )
    }, LOOK_MS).unref()
  }

  /** Ends after the sweep that is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#timer = undefined
    await this.#sweep
  }

  /** Unless it was done today, or is being done by another process. */
  async sweep(): Promise<void> {
    if (!(await this.#isDue())) return
    await unlessAnother(await this.#options.database(), async () => {
      if (!(await this.#isDue())) return
      const { storage, now, log } = this.#options
      const gone = await this.#clearAway(await this.#options.accounts())
      await storage.keyValues.put(...SWEPT, now())
      if (gone > 0)
        log(
          'info',
          gone === 1
            ? '1 guest who did not come any more was cleared away.'
            : `${gone} guests who did not come any more were cleared away.`,
        )
    })
  }

  async #isDue(): Promise<boolean> {
    const { storage, days, now } = this.#options
    const swept = await storage.keyValues.get(...SWEPT)
    return days > 0 && !(typeof swept === 'number' && now() - swept < DAY_MS)
  }

  async #clearAway(accounts: Accounts): Promise<number> {
    const before = new Date(this.#options.now() - this.#options.days * DAY_MS)
    let gone = 0
    for (let last = ''; ; ) {
      const handful = await lapsedAfter(accounts, last, before)
      for (const guest of await this.#options.storage.people.withoutTrace(
        await withoutKeys(accounts, handful, before),
      )) {
        await depart(this.#options, guest)
        gone += 1
      }
      const end = handful.at(-1)
      if (end === undefined || handful.length < HANDFUL) return gone
      last = end
    }
  }
}

/** Some guests, by id, of whom the account itself is older than that. */
async function lapsedAfter({ $context }: Accounts, last: PersonId, before: Date): Promise<PersonId[]> {
  const { adapter } = await $context
  const rows = await adapter.findMany<{ id: string }>({
    model: 'user',
    where: [
      { field: 'isAnonymous', value: true },
      { field: 'updatedAt', operator: 'lt', value: before },
      { field: 'id', operator: 'gt', value: last },
    ],
    sortBy: { field: 'id', direction: 'asc' },
    limit: HANDFUL,
  })
  return rows.map(({ id }) => id)
}

/** Those who have not come since, and have neither a token nor a passkey to come with. */
async function withoutKeys(
  { $context }: Accounts,
  guests: readonly PersonId[],
  before: Date,
): Promise<PersonId[]> {
  if (guests.length === 0) return []
  const { adapter } = await $context
  const among = (field: string) => ({ field, operator: 'in' as const, value: [...guests] })
  const since = { field: 'updatedAt', operator: 'gte' as const, value: before }
  const limit = HANDFUL * 100
  const sessions = await adapter.findMany<{ userId: string }>({
    model: 'session',
    where: [among('userId'), since],
    limit,
  })
  const passkeys = await adapter.findMany<{ userId: string }>({
    model: 'passkey',
    where: [among('userId')],
    limit,
  })
  const tokens = await adapter.findMany<{ referenceId: string }>({
    model: 'apikey',
    where: [among('referenceId')],
    limit,
  })
  const kept = new Set([
    ...sessions.map(({ userId }) => userId),
    ...passkeys.map(({ userId }) => userId),
    ...tokens.map(({ referenceId }) => referenceId),
  ])
  return guests.filter((guest) => !kept.has(guest))
}
