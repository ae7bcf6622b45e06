import { randomUUID } from 'node:crypto'
import type { MatchId, NewNotice, NoticeStore, PersonId } from '../../storage/storage.ts'
import type { AccountLetter } from '../accounts.ts'
import { choiceFor, type Notice, type NoticeKind, type NoticeSettings, noticeId } from './notice.ts'
import type { SettingsOfPeople } from './settings.ts'
import { accountMessage } from './words.en.ts'

type Channel = 'email' | 'push'
const CHANNELS: readonly Channel[] = ['email', 'push']

/** How long a notice waits, so that it need not be sent if the person comes by, and how many fall into one message. */
export type Patience = Readonly<Record<Channel, { readonly waitMs: number; readonly windowMs: number }>>

const USUAL_PATIENCE: Patience = {
  email: { waitMs: 60_000, windowMs: 300_000 },
  push: { waitMs: 15_000, windowMs: 15_000 },
}

const HOUR_MS = 60 * 60 * 1000

/** How many letters of a kind one person gets in an hour, however often somebody else asks for them. */
const MOST_IN_AN_HOUR = { known: 1, reset: 3 } as const

/** The names a letter may have. Where all are taken, the person has had as many as there are. */
const idsFor = (person: PersonId, reason: AccountLetter['reason'], now: number): readonly string[] =>
  reason === 'verify'
    ? [`letter:${randomUUID()}`]
    : Array.from(
        { length: MOST_IN_AN_HOUR[reason] },
        (_, n) => `letter:${reason}:${person}:${Math.floor(now / HOUR_MS)}:${n}`,
      )

/** All notices of one window become due at the same moment, whichever process they come from: so they go out as one. */
const dueAt = (now: number, { waitMs, windowMs }: Patience[Channel]): number =>
  Math.ceil((now + waitMs) / windowMs) * windowMs

/** Writes down what people are to be told, by the ways they chose; the postman carries it. */
export class Notices {
  readonly #store: NoticeStore
  readonly #settings: SettingsOfPeople
  readonly #patience: Patience

  constructor(store: NoticeStore, settings: SettingsOfPeople, patience: Patience = USUAL_PATIENCE) {
    this.#store = store
    this.#settings = settings
    this.#patience = patience
  }

  /** Whether it is known that somebody wants to be told in no way: most do not, and it is asked at every move of theirs. */
  isQuiet(person: PersonId): boolean {
    const known = this.#settings.known(person)
    return known !== undefined && !CHANNELS.some((channel) => known[channel])
  }

  /** May be called again for the same occasion, after a restart or from another process: it is told once. */
  async tell(notices: readonly Notice[]): Promise<void> {
    const wanted = await Promise.all(
      notices.map(async (notice) => this.#rowsOf(notice, await this.#settings.of(notice.person))),
    )
    const rows = wanted.flat()
    if (rows.length > 0) await this.#store.put(rows)
  }

  /** The person has come by: what was not sent yet need not be. */
  async recall(person: PersonId, match: MatchId, kind: NoticeKind): Promise<void> {
    const { email, push } = await this.#settings.of(person)
    if (email || push) await this.#store.recall(person, match, kind)
  }

  /** About the account itself, so it does not ask for settings. */
  async write(person: PersonId, letter: AccountLetter): Promise<void> {
    const now = Date.now()
    const body = { to: letter.to, ...accountMessage(letter) }
    const row = { person, kind: 'letter', match: null, channel: 'email', body, created: now, due: now }
    for (const id of idsFor(person, letter.reason, now)) {
      if ((await this.#store.put([{ id, ...row }])) > 0) return
    }
  }

  #rowsOf(notice: Notice, settings: NoticeSettings): NewNotice[] {
    if (!settings.kinds.includes(choiceFor(notice.kind))) return []
    const now = Date.now()
    return CHANNELS.filter((channel) => settings[channel]).map((channel) => ({
      id: noticeId(notice, channel),
      person: notice.person,
      kind: notice.kind,
      match: notice.match,
      channel,
      body: { ...notice.about },
      created: now,
      // Whose time is running out has none to lose.
      due: notice.kind === 'time-running-out' ? now : dueAt(now, this.#patience[channel]),
    }))
  }
}
