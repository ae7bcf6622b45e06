import type { Json } from '@windward/table'
import { PositionReading } from './position-reading.ts'
import { follow, type Reading, type StreamSource } from './stream.ts'
import { refusedBy } from './trouble.ts'
import type {
  Bot,
  Checked,
  GameSummary,
  MadeBot,
  MatchDetail,
  MatchEvent,
  MatchId,
  MatchSummary,
  Me,
  NewMatch,
  PersonEvent,
  PersonId,
  SeatName,
  SentEvent,
  Taking,
  Unwanted,
  WireFork,
  WireLine,
  WireMoments,
  WirePosition,
} from './wire.ts'

export interface ClientSettings {
  /** Where the table is: `https://table.example`; in a browser, its own page's address. */
  readonly address: string
  /** A personal token. A browser that has signed in needs none: its cookie speaks for it. */
  readonly token?: string
}

export type Following = Omit<StreamSource, 'open'> & {
  /** The cursor of the last event seen before. */
  readonly after?: string
  readonly seat?: SeatName | 'spectator'
  /** Also what was seen right after each line. */
  readonly frames?: boolean
}

const AS_IT_COMES: Reading<PersonEvent, PersonEvent> = { read: (event) => event, afresh: (after) => after }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The table over HTTP. Whatever it refuses is thrown as `Refused`, with its sentence. */
export class Client {
  readonly #settings: ClientSettings

  constructor(settings: ClientSettings) {
    this.#settings = settings
  }

  me(): Promise<Me> {
    return this.#ask('GET', '/me')
  }

  /** What can be played here. */
  games(): Promise<{ readonly games: readonly GameSummary[] }> {
    return this.#ask('GET', '/games')
  }

  /** Accounts played by programs, and the tables they come to when asked. */
  bots(game?: string): Promise<{ readonly bots: readonly Bot[]; readonly next?: string }> {
    return this.#ask('GET', game === undefined ? '/bots' : `/bots?game=${encodeURIComponent(game)}`)
  }

  /** Bots of one's own. */
  ownBots(): Promise<{ readonly bots: readonly Bot[] }> {
    return this.#ask('GET', '/bots?list=mine')
  }

  /** Makes an account for a bot of one's own, or one of an account whose token one has. Its token is told this once. */
  makeBot(bot: { readonly name: string } | { readonly token: string }): Promise<MadeBot> {
    return this.#ask('POST', '/bots', bot)
  }

  /** Another token for a bot; those it had are good no longer. */
  renewBotToken(bot: PersonId): Promise<{ readonly token: string }> {
    return this.#ask('POST', `/bots/${encodeURIComponent(bot)}/token`, {})
  }

  removeBot(bot: PersonId): Promise<void> {
    return this.#ask('DELETE', `/bots/${encodeURIComponent(bot)}`)
  }

  /** Says to which tables a bot comes when it is asked: for itself, or for its owner. */
  take(bot: PersonId, takes: readonly Taking[], tablesAtOnce?: number): Promise<Bot> {
    return this.#ask('PUT', `/bots/${encodeURIComponent(bot)}`, { takes, tablesAtOnce })
  }

  matches(
    which: 'open' | 'invited' | 'mine' | 'finished',
  ): Promise<{ readonly matches: readonly MatchSummary[] }> {
    return this.#ask('GET', `/matches?list=${which}`)
  }

  create(match: NewMatch): Promise<MatchDetail> {
    return this.#ask('POST', '/matches', match)
  }

  match(id: MatchId, invitation?: string): Promise<MatchDetail> {
    const query = invitation === undefined ? '' : `?invitation=${encodeURIComponent(invitation)}`
    return this.#ask('GET', `/matches/${id}${query}`)
  }

  join(
    id: MatchId,
    how: { readonly seat?: SeatName; readonly invitation?: string; readonly words?: string } = {},
  ): Promise<MatchDetail> {
    return this.#ask('POST', `/matches/${id}/join`, how)
  }

  /** Asks somebody to a table of one's own, by the sign that `/me` tells them. */
  invite(id: MatchId, person: string): Promise<MatchDetail> {
    return this.#ask('POST', `/matches/${id}/invite`, { person })
  }

  leave(id: MatchId): Promise<MatchDetail> {
    return this.#ask('POST', `/matches/${id}/leave`, {})
  }

  seatBot(id: MatchId, seat: SeatName, bot: string): Promise<MatchDetail> {
    return this.#ask('POST', `${seatAt(id, seat)}/bot`, { bot })
  }

  /** During the play: offers a seat that nobody holds any more to whoever may come to the table. */
  offerSeat(id: MatchId, seat: SeatName): Promise<MatchDetail> {
    return this.#ask('POST', `${seatAt(id, seat)}/offer`, {})
  }

  endOffer(id: MatchId, seat: SeatName): Promise<MatchDetail> {
    return this.#ask('DELETE', `${seatAt(id, seat)}/offer`)
  }

  /** At a table without a clock: votes to replace somebody who does not answer. */
  voteToReplace(id: MatchId, seat: SeatName): Promise<MatchDetail> {
    return this.#ask('POST', `${seatAt(id, seat)}/replace`, {})
  }

  takeVoteBack(id: MatchId, seat: SeatName): Promise<MatchDetail> {
    return this.#ask('DELETE', `${seatAt(id, seat)}/replace`)
  }

  start(id: MatchId): Promise<MatchDetail> {
    return this.#ask('POST', `/matches/${id}/start`, {})
  }

  resign(id: MatchId): Promise<MatchDetail> {
    return this.#ask('POST', `/matches/${id}/resign`, {})
  }

  pause(id: MatchId, say: 'ask' | 'agree' | 'decline' | 'resume'): Promise<MatchDetail> {
    return this.#ask('POST', `/matches/${id}/pause`, { say })
  }

  /** Where the game knows draws. */
  draw(id: MatchId, say: 'offer' | 'accept' | 'decline'): Promise<MatchDetail> {
    return this.#ask('POST', `/matches/${id}/draw`, { say })
  }

  /** Ends the match without a result, once all agree. */
  abandon(id: MatchId, say: 'ask' | 'agree' | 'decline'): Promise<MatchDetail> {
    return this.#ask('POST', `/matches/${id}/abandon`, { say })
  }

  /** Lets one's own clock stand still for some days. */
  vacation(id: MatchId, days: number): Promise<MatchDetail> {
    return this.#ask('POST', `/matches/${id}/vacation`, { days })
  }

  /** Takes one's seat back from a bot, an offer or a vacation. */
  back(id: MatchId): Promise<MatchDetail> {
    return this.#ask('POST', `/matches/${id}/back`, {})
  }

  rematch(id: MatchId): Promise<MatchDetail> {
    return this.#ask('POST', `/matches/${id}/rematch`, {})
  }

  position(id: MatchId, seat?: SeatName | 'spectator'): Promise<WirePosition> {
    return this.#ask('GET', `/matches/${id}/position${asSeat(seat)}`)
  }

  lines(
    id: MatchId,
    after = 0,
    seat?: SeatName | 'spectator',
  ): Promise<{ readonly lines: readonly WireLine[] }> {
    return this.#ask('GET', `/matches/${id}/lines${asSeat(seat, { after: `${after}` })}`)
  }

  /** What one viewer saw of a match so far: some moments, the first being `from`, and the number of the newest. */
  moments(id: MatchId, from = 0, seat?: SeatName | 'spectator'): Promise<WireMoments> {
    return this.#ask('GET', `/matches/${id}/moments${asSeat(seat, { from: `${from}` })}`)
  }

  /** The whole record of a match that is over. */
  record(id: MatchId): Promise<object> {
    return this.#ask('GET', `/matches/${id}/record`)
  }

  /** Everything that one viewer sees happen in a match, without end; positions are put together from patches. */
  follow(id: MatchId, { after, seat, frames, ...source }: Following = {}): AsyncGenerator<MatchEvent> {
    const opening = this.#opening(`/matches/${id}/stream`, seat, frames ? '1' : undefined)
    return follow<MatchEvent, SentEvent>({ ...source, ...opening }, new PositionReading(), after)
  }

  /** What concerns oneself, across all matches, without end. */
  events({ after, ...source }: Omit<Following, 'seat' | 'frames'> = {}): AsyncGenerator<PersonEvent> {
    return follow<PersonEvent>({ ...source, ...this.#opening('/stream') }, AS_IT_COMES, after)
  }

  /**
   * Sealed and kept when this is fulfilled. Who did not hear of it may give the same answer again: it counts once. In an
   * open phase, where the same may be done twice on purpose, that needs `deed`: which of one's answers there it is,
   * counted from one.
   */
  answer(
    id: MatchId,
    seat: SeatName,
    question: string,
    answer: unknown,
    deed?: number,
  ): Promise<{ readonly sequence: number; readonly again?: true }> {
    return this.#ask('POST', questionAt(id, seat, question), { answer, deed })
  }

  withdraw(id: MatchId, seat: SeatName, question: string): Promise<{ readonly sequence: number }> {
    return this.#ask('DELETE', questionAt(id, seat, question))
  }

  instruct(
    id: MatchId,
    seat: SeatName,
    kind: string,
    instruction: unknown,
  ): Promise<{ readonly sequence: number }> {
    const path = `/matches/${id}/seats/${encodeURIComponent(seat)}/instructions/${encodeURIComponent(kind)}`
    return this.#ask('PUT', path, { instruction })
  }

  /** What a seat of one's own has left beforehand, by the kind of decision. */
  instructions(
    id: MatchId,
    seat: SeatName,
  ): Promise<{ readonly instructions: Readonly<Record<string, Json>> }> {
    return this.#ask('GET', `/matches/${id}/seats/${encodeURIComponent(seat)}/instructions`)
  }

  /** Hands over the record of a match played elsewhere; it is checked, and whoever has its name can read it. */
  handOver(
    record: object,
    names: Readonly<Record<SeatName, string>> = {},
  ): Promise<{ readonly id: string; readonly over: boolean }> {
    return this.#ask('POST', '/records', { record, names })
  }

  handedOver(
    id: string,
  ): Promise<{ readonly record: object; readonly names: Readonly<Record<SeatName, string>> }> {
    return this.#ask('GET', `/records/${encodeURIComponent(id)}`)
  }

  takeBack(id: string): Promise<void> {
    return this.#ask('DELETE', `/records/${encodeURIComponent(id)}`)
  }

  /** One fork of the tree of legal answers, reached by the keys of the branches taken so far. */
  options(id: MatchId, seat: SeatName, question: string, way: readonly string[] = []): Promise<WireFork> {
    const query = way.map((key) => `at=${encodeURIComponent(key)}`).join('&')
    return this.#ask('GET', `${questionAt(id, seat, question)}/options?${query}`)
  }

  /** Any legal answer. */
  sample(id: MatchId, seat: SeatName, question: string): Promise<{ readonly answer: Json }> {
    return this.#ask('GET', `${questionAt(id, seat, question)}/sample`)
  }

  /** What the rules would say to an answer; nothing is sealed. */
  check(id: MatchId, seat: SeatName, question: string, answer: unknown): Promise<Checked> {
    return this.#ask('POST', `${questionAt(id, seat, question)}/check`, { answer })
  }

  say(id: MatchId, seat: SeatName, to: readonly SeatName[], text: string): Promise<{ readonly n: number }> {
    return this.#ask('POST', `/matches/${id}/seats/${encodeURIComponent(seat)}/talk`, { to, text })
  }

  blocks(): Promise<{ readonly blocks: readonly Unwanted[] }> {
    return this.#ask('GET', '/blocks')
  }

  /** Keeps somebody from one's tables, and from talking to one. */
  block(person: PersonId): Promise<void> {
    return this.#ask('PUT', `/blocks/${encodeURIComponent(person)}`)
  }

  unblock(person: PersonId): Promise<void> {
    return this.#ask('DELETE', `/blocks/${encodeURIComponent(person)}`)
  }

  mutes(): Promise<{ readonly mutes: readonly Unwanted[] }> {
    return this.#ask('GET', '/mutes')
  }

  /** Spares one what somebody says, at one match or everywhere. */
  mute(person: PersonId, match?: MatchId): Promise<void> {
    return this.#ask('PUT', mutedAt(person, match))
  }

  unmute(person: PersonId, match?: MatchId): Promise<void> {
    return this.#ask('DELETE', mutedAt(person, match))
  }

  /** Leaves word for the operator. */
  report(text: string, about: { readonly about?: PersonId; readonly match?: MatchId } = {}): Promise<void> {
    return this.#ask('POST', '/reports', { text, ...about })
  }

  #opening(path: string, seat?: string, frames?: string): Pick<StreamSource, 'open'> {
    const headers = { accept: 'application/x-ndjson' }
    return {
      open: (after, signal) =>
        this.#send('GET', `${path}${asSeat(seat, { after, frames })}`, undefined, { signal, headers }),
    }
  }

  async #ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
    const response = await this.#send(method, path, body)
    if (!response.ok) throw await refusedBy(response)
    return response.status === 204 ? Object(undefined) : JSON.parse(await response.text())
  }

  #send(method: Method, path: string, body?: unknown, more: RequestInit = {}): Promise<Response> {
    const { address, token } = this.#settings
    const headers = new Headers(more.headers)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const init: RequestInit = { ...more, method, headers, credentials: 'same-origin' }
    if (body !== undefined) init.body = JSON.stringify(body)
    return fetch(new URL(`/api/v1${path}`, address), init)
  }
}

function seatAt(id: MatchId, seat: SeatName): string {
  return `/matches/${id}/seats/${encodeURIComponent(seat)}`
}

function questionAt(id: MatchId, seat: SeatName, question: string): string {
  return `/matches/${id}/seats/${encodeURIComponent(seat)}/questions/${encodeURIComponent(question)}`
}

function mutedAt(person: PersonId, match: MatchId | undefined): string {
  return `/mutes/${encodeURIComponent(person)}${match === undefined ? '' : `?match=${match}`}`
}

function asSeat(seat: string | undefined, more: Readonly<Record<string, string | undefined>> = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ seat, ...more }))
    if (value !== undefined) query.set(name, value)
  return query.size === 0 ? '' : `?${query}`
}
