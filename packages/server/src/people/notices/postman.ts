import { z } from 'zod'
import type { NoticeRow, NoticeStore, PersonId } from '../../storage/storage.ts'
import type { Mailer } from './mail.ts'
import { aboutMatch, NOTICE_KINDS } from './notice.ts'
import type { Push } from './push.ts'
import { type Item, messageOf } from './words.en.ts'

/** How a person is reached; an address that nobody confirmed may be somebody else's. */
export type Reach = Readonly<{ confirmedEmail: string | undefined }>

export type PostmanOptions = Readonly<{
  notices: NoticeStore
  mailer: Mailer
  push: Push
  reach: (person: PersonId) => Promise<Reach | undefined>
  /** Where the table is, for links. */
  address: () => string
  failed: (error: unknown, channel: string) => void
  roundMs?: number
}>

const ROUND_MS = 5000
const LEASE_MS = 120_000
const HANDFUL = 50

/** Waits after the first, the second … failure; then it is given up. */
const AGAIN_MS = [60_000, 300_000, 1_800_000, 7_200_000, 43_200_000]

const letterBody = z.object({ to: z.string(), subject: z.string(), text: z.string() })
const noticeKind = z.enum(NOTICE_KINDS)

/** One message a person and way, however many matches it tells of. */
const bundles = (rows: readonly NoticeRow[]): readonly NoticeRow[][] => {
  const found = new Map<string, NoticeRow[]>()
  for (const row of rows) {
    const key = row.kind === 'letter' ? row.id : `${row.channel} ${row.person}`
    const bundle = found.get(key)
    if (bundle === undefined) found.set(key, [row])
    else bundle.push(row)
  }
  return [...found.values()]
}

/** Goes round, takes what is due and carries it. What one postman of all processes has taken, no other takes. */
export class Postman {
  readonly #options: PostmanOptions
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()

  constructor(options: PostmanOptions) {
    this.#options = options
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      this.#round = this.#round
        .then(() => this.goRound())
        .catch((error: unknown) => this.#options.failed(error, 'storage'))
    }, this.#options.roundMs ?? ROUND_MS).unref()
  }

  /** Ends after the round that is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#timer = undefined
    await this.#round
  }

  async goRound(): Promise<void> {
    for (;;) {
      const rows = await this.#options.notices.claim(Date.now(), LEASE_MS, HANDFUL)
      for (const bundle of bundles(rows)) await this.#carry(bundle)
      if (rows.length < HANDFUL) return
    }
  }

  async #carry(bundle: readonly NoticeRow[]): Promise<void> {
    const { notices, failed } = this.#options
    try {
      await this.#deliver(bundle)
      for (const { id } of bundle) await notices.sent(id, Date.now())
    } catch (error) {
      failed(error, bundle[0]?.channel ?? '')
      for (const { id, tries } of bundle) {
        const wait = AGAIN_MS[Math.max(0, tries - 1)]
        await notices.failed(id, wait === undefined ? null : Date.now() + wait)
      }
    }
  }

  async #deliver(bundle: readonly NoticeRow[]): Promise<void> {
    const [first] = bundle
    if (first === undefined) return
    const { mailer, push, reach, address } = this.#options
    if (first.kind === 'letter') return mailer.send({ ...letterBody.parse(first.body), id: first.id })
    const items = bundle.map((row) => this.#itemOf(row))
    const message = messageOf(items, new URL('/#/you/notices', address()).href)
    if (first.channel === 'push') {
      return push.send(first.person, { ...message, link: items[0]?.link ?? '', topic: first.kind })
    }
    const to = (await reach(first.person))?.confirmedEmail
    if (to !== undefined) await mailer.send({ ...message, to, id: bundle.map(({ id }) => id).join(' ') })
  }

  #itemOf({ kind, match, body }: NoticeRow): Item {
    const link = new URL(`/#/match/${match}`, this.#options.address()).href
    return { kind: noticeKind.parse(kind), match: match ?? '', about: aboutMatch.parse(body), link }
  }
}
