import { seatsOf } from '../match/match-table.ts'
import type { OpenMatch } from '../match/open-match.ts'
import type { OpenMatches } from '../match/open-matches.ts'
import type { StreamWriter } from './stream-writer.ts'

const MOST_MATCHES = 200

interface AtMatch {
  readonly match: string
  readonly game: string
  /** Why it cannot be opened, if it cannot. */
  readonly unplayable?: string
}

/** What a person was told of one match. */
interface Told {
  readonly status: string
  /** Which seats are asked, and since when. */
  readonly seats: string
}

/**
 * Follows everything that concerns one person. What is told is how things stand, not what happened: a stream that was
 * lost begins with all of it again, so nothing can be missed.
 */
class PersonStream {
  readonly #openMatches: OpenMatches
  readonly #writer: StreamWriter
  readonly #person: string
  #told = new Map<string, Told>()
  #count = 0
  #reading: Promise<void> | undefined
  #again = false

  constructor(openMatches: OpenMatches, writer: StreamWriter, person: string) {
    this.#openMatches = openMatches
    this.#writer = writer
    this.#person = person
  }

  /** Something has changed; what has is read once for however often that is said meanwhile. */
  changed(): void {
    if (this.#reading !== undefined) {
      this.#again = true
      return
    }
    this.#reading = this.#writer
      .roomy()
      .then(() => this.read())
      .catch((trouble: unknown) => {
        this.#openMatches.services.log(trouble, '')
        this.#writer.end()
      })
      .finally(() => {
        this.#reading = undefined
        if (!this.#again) return
        this.#again = false
        this.changed()
      })
  }

  async invited(match: string): Promise<void> {
    const rows = await this.#openMatches.services.storage.matches.find(match)
    if (rows !== undefined) this.#write('invited', { match, game: rows.match.game })
  }

  async read(): Promise<void> {
    const { storage } = this.#openMatches.services
    const filter = { status: ['gathering', 'playing'] as const, person: this.#person }
    const { rows } = await storage.matches.list(filter, MOST_MATCHES)
    const now = new Map<string, Told>()
    for (const { match, seats } of rows) {
      const { id, game, status } = match
      const mine = seatsOf({ seats }, this.#person)
      const openMatch = status === 'playing' ? await this.#openMatchOf(id) : undefined
      const asked = mine.flatMap((seat) => {
        const since = openMatch?.stepped?.viewerPositions.get(seat)?.asked
        return since === undefined ? [] : { seat, since }
      })
      const moves = asked.map(({ seat }) => seat)
      const told = { status, seats: JSON.stringify(asked) }
      now.set(id, told)
      const at = {
        match: id,
        game,
        ...(openMatch?.unplayable !== undefined && { unplayable: openMatch.unplayable }),
      }
      this.#tell(at, this.#told.get(id), told, moves)
    }
    for (const [id, { status }] of this.#told)
      if (!now.has(id) && status === 'playing') await this.#tellEnd(id)
    this.#told = now
  }

  async #openMatchOf(id: string): Promise<OpenMatch | undefined> {
    const attended = await this.#openMatches.get(id)
    await attended?.openMatch.current()
    return attended?.openMatch
  }

  #tell(at: AtMatch, before: Told | undefined, now: Told, seats: readonly string[]): void {
    if (now.status === 'playing' && before?.status !== 'playing') this.#write('match-started', at)
    if (seats.length > 0 && before?.seats !== now.seats) this.#write('your-move', { ...at, seats })
  }

  async #tellEnd(match: string): Promise<void> {
    const rows = await this.#openMatches.services.storage.matches.find(match)
    if (rows !== undefined) this.#write('match-ended', { match, game: rows.match.game })
  }

  #write(event: string, data: object): void {
    this.#count += 1
    this.#writer.write(this.#writer.writing(event, `${this.#count}`, JSON.stringify(data)))
  }
}

/** Said when somebody is asked to a table. */
export function invitationTopic(person: string, match: string): string {
  return `invited:${person}:${match}`
}

export async function followPerson(
  openMatches: OpenMatches,
  writer: StreamWriter,
  person: string,
): Promise<void> {
  const stream = new PersonStream(openMatches, writer, person)
  const { fanOut } = openMatches.services.storage
  const topic = `awaited:${person}`
  const invitations = invitationTopic(person, '')
  const endings = [
    fanOut.listen((topics) => {
      if (topics.has(topic)) stream.changed()
      for (const each of topics)
        if (each.startsWith(invitations))
          void stream.invited(each.slice(invitations.length)).catch(() => writer.end())
    }),
    fanOut.onGap(() => stream.changed()),
  ]
  writer.onEnd(() => {
    for (const end of endings) end()
  })
  stream.changed()
}
