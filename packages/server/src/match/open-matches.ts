import { Announcer } from '../live/announce.ts'
import type { MatchId } from '../storage/matches.ts'
import { AnswersForAbsentSeats } from './leaving/answer-for-absent-seats.ts'
import { OpenMatch } from './open-match.ts'
import type { Invitations } from './seats/invitation.ts'
import type { Services } from './services.ts'

/** An open match with those who look after it. */
export interface AttendedMatch {
  readonly openMatch: OpenMatch
  readonly announcer: Announcer
  readonly absent: AnswersForAbsentSeats
}

export interface OpenMatchLimits {
  /** How long a match is kept open that nobody looks at. */
  readonly idleMs: number
  /** How many are kept open, as far as they are idle. */
  readonly most: number
}

const OPEN_MATCH_LIMITS: OpenMatchLimits = { idleMs: 120_000, most: 5_000 }
const SWEEP_MS = 15_000
/** How often matches in which nothing happens are let rest. */
const REST_MS = 1000

/** The matches that are open in this process. Those nobody looks at are put away: everything in them is on disk. */
export class OpenMatches {
  readonly #services: Services
  readonly #invitations: Invitations
  readonly #limits: OpenMatchLimits
  readonly #open = new Map<MatchId, AttendedMatch>()
  readonly #opening = new Map<MatchId, Promise<AttendedMatch | undefined>>()
  /** Matches being opened of which there was word meanwhile: what it was about may have been read too early. */
  readonly #heardEarly = new Set<MatchId>()
  readonly #sweeper: NodeJS.Timeout
  readonly #rester: NodeJS.Timeout
  readonly #deaf: readonly (() => void)[]

  constructor(services: Services, invitations: Invitations, limits: OpenMatchLimits = OPEN_MATCH_LIMITS) {
    this.#services = services
    this.#invitations = invitations
    this.#limits = limits
    this.#sweeper = setInterval(() => this.sweep(), Math.min(SWEEP_MS, limits.idleMs)).unref()
    this.#rester = setInterval(() => this.#rest(), REST_MS).unref()
    const { fanOut } = services.storage
    this.#deaf = [
      fanOut.listen((topics) => this.#hear(topics)),
      fanOut.onGap(() => {
        for (const { openMatch } of this.#open.values()) {
          openMatch.heard()
          openMatch.followers.talked()
        }
        for (const id of this.#opening.keys()) this.#heardEarly.add(id)
      }),
    ]
  }

  get services(): Services {
    return this.#services
  }

  get invitations(): Invitations {
    return this.#invitations
  }

  get size(): number {
    return this.#open.size
  }

  *[Symbol.iterator](): Generator<AttendedMatch> {
    yield* this.#open.values()
  }

  /** A match if it is open already. */
  peek(id: MatchId): AttendedMatch | undefined {
    const attended = this.#open.get(id)
    return attended?.openMatch.isClosed ? undefined : attended
  }

  /** A match, opened if need be; nothing if there is no such match. */
  async get(id: MatchId): Promise<AttendedMatch | undefined> {
    const attended = this.peek(id)
    if (attended !== undefined) {
      attended.openMatch.used = this.#services.now()
      return attended
    }
    let opening = this.#opening.get(id)
    if (opening === undefined) {
      opening = this.#enter(id).finally(() => {
        this.#opening.delete(id)
        this.#heardEarly.delete(id)
      })
      this.#opening.set(id, opening)
    }
    return opening
  }

  async #enter(id: MatchId): Promise<AttendedMatch | undefined> {
    const openMatch = await OpenMatch.open(this.#services, id)
    if (openMatch === undefined) return undefined
    const attended = {
      openMatch,
      announcer: new Announcer(openMatch, this.#invitations),
      absent: new AnswersForAbsentSeats(openMatch),
    }
    openMatch.attend(attended.announcer)
    openMatch.attend(attended.absent)
    this.#open.set(id, attended)
    if (this.#heardEarly.has(id)) openMatch.heard()
    attended.announcer.remind()
    return attended
  }

  /** Puts away what is idle: first what has been so for long, then the longest idle of too many. */
  sweep(): void {
    const latest = this.#services.now() - this.#limits.idleMs
    const idle = [...this.#open].filter(([, { openMatch, absent }]) => !openMatch.isBusy && !absent.isBusy)
    idle.sort(([, a], [, b]) => a.openMatch.used - b.openMatch.used)
    let spare = this.#open.size - this.#limits.most
    for (const [id, { openMatch }] of idle) {
      if (openMatch.used > latest && spare <= 0) break
      openMatch.close()
      this.#open.delete(id)
      spare -= 1
    }
  }

  /** Finishes what was begun and ends every stream. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper)
    clearInterval(this.#rester)
    for (const end of this.#deaf) end()
    await this.#services.commit.idle()
    for (const { openMatch } of this.#open.values()) openMatch.close()
    this.#open.clear()
  }

  #rest(): void {
    for (const { openMatch } of this.#open.values()) openMatch.rest()
  }

  #hear(topics: ReadonlySet<string>): void {
    for (const topic of topics) {
      const at = topic.indexOf(':')
      const id = topic.slice(at + 1)
      if (this.#opening.has(id)) this.#heardEarly.add(id)
      const attended = this.#open.get(id)
      if (attended === undefined) continue
      if (topic.startsWith('match:')) attended.openMatch.heard()
      if (topic.startsWith('talk:')) attended.openMatch.followers.talked()
    }
  }
}
