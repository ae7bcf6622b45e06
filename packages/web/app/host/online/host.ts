import { batch, computed, signal } from '@preact/signals'
import {
  type MatchDetail,
  type MatchEvent,
  Refused,
  type SeatedBy,
  type WireAwaited,
  type WireClock,
  type WireFrames,
  type WirePosition,
  type WireQuestion,
} from '@windward/client'
import type { ClientGame } from '@windward/kit/client-game.ts'
import type { Away, Checked, Clocks, Host, Position, SeatInfo } from '@windward/kit/contract.ts'
import { type GameTypes, type Question, type Refusal, SPECTATOR } from '@windward/table'
import { botName } from '../../bots/bot-name.ts'
import { spoken } from '../../table/plain-sentence.ts'
import { ofOwner } from '../../table/seats/player-name.ts'
import { calledWords } from '../../table/seats/seat-words.en.ts'
import { withFrames } from '../drawn-lines.ts'
import { SeenMatch } from '../seen-match.ts'
import { hostWords } from '../words.en.ts'
import { closedBy } from './closed.ts'
import { HeldLines } from './held-lines.ts'
import { isClause, lineOf } from './log-line-of.ts'
import { client } from './session.ts'

/** What is told line by line begins at most so many positions back. */
const VIEWS_KEPT = 16

/** A match at a server, followed through one seat's eyes. */
export class OnlineHost extends SeenMatch implements Host<GameTypes> {
  readonly kind = 'online'
  readonly detail
  readonly seats = computed<readonly SeatInfo<GameTypes>[]>(() =>
    this.detail.value.seats.map((sitter) => infoOf(sitter, this.game)),
  )
  readonly due = computed(() => this.#due())
  readonly link = signal<'live' | 'connecting' | 'lost'>('connecting')
  readonly closed = computed(() => closedBy(this.detail.value))
  readonly away = computed(() => this.#away())
  /** Seats of ours that have answered everything, as they were when we last looked through their eyes. */
  readonly #done = signal<ReadonlySet<string>>(new Set())
  /** By seat and question, how many deeds of an open phase were acknowledged: the stream may be a little behind. */
  readonly #deeds = new Map<string, number>()
  /** The promise of the dice, as this page was first told it. */
  readonly #commitment: string
  /** By the number of a position what was seen in it; of the newest. */
  readonly #views = new Map<number, object>()
  #viewer: string
  #line = new AbortController()
  /** The browser knows that the network is gone long before the silence of the line would tell. */
  readonly #cut = (): void => {
    this.link.value = 'lost'
    addEventListener('online', () => this.look(this.#viewer), { once: true })
  }

  constructor(detail: MatchDetail, game: ClientGame) {
    super(detail.id, game)
    this.detail = signal(detail)
    this.#commitment = detail.commitment
    this.#viewer = detail.yourMove[0] ?? detail.seats.find(({ yours }) => yours)?.seat ?? SPECTATOR
    addEventListener('offline', this.#cut)
    void this.#follow()
  }

  look(viewer: string): void {
    this.#viewer = viewer
    this.#views.clear()
    this.#line.abort()
    this.#line = new AbortController()
    batch(() => {
      this.lines.value = []
      this.frames.value = new Map()
      this.talk.value = []
    })
    void this.#follow()
  }

  answer(question: string, answer: unknown): Promise<Refusal | undefined> {
    return this.#tried(this.#given(question, answer))
  }

  withdraw(question: string): Promise<Refusal | undefined> {
    return this.#tried(client.withdraw(this.id, this.#viewer, question))
  }

  instruct(kind: string, instruction: unknown): Promise<Refusal | undefined> {
    return this.#tried(client.instruct(this.id, this.#viewer, kind, instruction))
  }

  async instructions(): Promise<Readonly<Record<string, unknown>>> {
    return (await client.instructions(this.id, this.#viewer)).instructions
  }

  async check(): Promise<Checked> {
    const { outcome } = this.position.value ?? {}
    const { checkOnline } = await import('./check.ts')
    return checkOnline(this.id, { commitment: this.#commitment, ...(outcome !== undefined && { outcome }) })
  }

  say(to: readonly string[], text: string): Promise<Refusal | undefined> {
    return this.#tried(client.say(this.id, this.#viewer, to, text))
  }

  close(): void {
    removeEventListener('offline', this.#cut)
    this.#line.abort()
  }

  /** In an open phase what is done is counted, so that whoever tries again does it once. */
  async #given(id: string, answer: unknown): Promise<void> {
    const question = this.position.value?.questions.find((each) => each.id === id)
    if (question?.free !== true) {
      await client.answer(this.id, this.#viewer, id, answer)
      return
    }
    const deed = Math.max(question.deeds, this.#deeds.get(`${this.#viewer} ${id}`) ?? 0) + 1
    await client.answer(this.id, this.#viewer, id, answer, deed)
    this.#deeds.set(`${this.#viewer} ${id}`, deed)
  }

  async #tried(done: Promise<unknown>): Promise<Refusal | undefined> {
    try {
      await done
      return undefined
    } catch (trouble) {
      return refusalOf(trouble)
    }
  }

  async #follow(): Promise<void> {
    const { signal: until } = this.#line
    const held = new HeldLines((events) => {
      batch(() => {
        for (const event of events) this.#hear(event)
      })
    })
    until.addEventListener('abort', () => held.close())
    try {
      const events = client.follow(this.id, {
        seat: this.#viewer,
        frames: true,
        signal: until,
        connection: (state) => {
          this.link.value = state === 'lost' ? 'lost' : 'live'
        },
      })
      for await (const event of events) if (!until.aborted) held.take(event)
    } catch {
      if (!until.aborted) this.link.value = 'lost'
    }
  }

  #hear(event: MatchEvent): void {
    switch (event.event) {
      case 'position':
        this.position.value = this.#whole(event.data)
        this.#note()
        return
      case 'awaited':
        this.#sealed(event.data)
        return
      case 'lines':
        this.lines.value = appended(this.lines.value, event.data.map(lineOf))
        return
      case 'frames':
        this.#draw(event.data)
        return
      case 'talk':
        this.talk.value = appended(
          this.talk.value,
          event.data.map((each) => ({ ...each, at: Date.parse(each.at) })),
        )
        return
      case 'table':
        this.detail.value = event.data
        return
      case 'clock':
        this.clocks.value = clocksOf(event.data)
    }
  }

  /** What was seen at each line; where it cannot be put together, the board goes by how it stands. */
  #draw({ from, after, frames }: WireFrames): void {
    const before = this.#views.get(from)
    if (before !== undefined) this.frames.value = withFrames(this.frames.value, before, after, frames)
  }

  #whole({ viewer, questions, outcome, ...position }: WirePosition): Position<GameTypes> {
    return { ...position, seat: viewer, outcome, questions: this.#asked(questions, position.view) }
  }

  /** Somebody has sealed, or withdrawn: the position is the one it was. */
  #sealed({ sequence, awaited, questions }: WireAwaited): void {
    const position = this.position.value
    if (position === undefined) return
    this.position.value = {
      ...position,
      sequence,
      awaited,
      questions: questions === undefined ? position.questions : this.#asked(questions, position.view),
    }
    this.#note()
  }

  #asked(questions: readonly WireQuestion[], view: object): readonly Question<GameTypes>[] {
    return questions.map((question) => this.game.question(question, view))
  }

  /** Remembers whether this seat has anything left to answer, for the time we look through other eyes. */
  #note(): void {
    const position = this.position.value
    const { seat, questions } = position ?? { seat: SPECTATOR, questions: [] }
    if (position !== undefined) this.#views.set(position.sequence, position.view)
    for (const number of this.#views.keys()) if (this.#views.size > VIEWS_KEPT) this.#views.delete(number)
    const done = new Set(this.#done.value)
    if (questions.every(({ sealed }) => sealed !== undefined)) done.add(seat)
    else done.delete(seat)
    this.#done.value = done
  }

  #away(): Away | undefined {
    const { seats, status, waitingUntil } = this.detail.value
    const own = seats.find(({ seat, yours }) => yours && seat === this.position.value?.seat)
    if (own?.awaySince === undefined || status !== 'playing') return undefined
    return {
      since: Date.parse(own.awaySince),
      held: own.held,
      waitingUntil: waitingUntil === undefined ? undefined : Date.parse(waitingUntil),
      back: () =>
        this.#tried(
          client.back(this.id).then((detail) => {
            this.detail.value = detail
          }),
        ),
    }
  }

  #due(): readonly string[] {
    const awaited = this.position.value?.awaited ?? []
    const free = this.position.value?.questions.some((question) => question.free) ?? false
    return this.detail.value.seats
      .filter(({ yours, seat }) => yours && awaited.includes(seat))
      .filter(({ seat }) => !((free || seat === this.#viewer) && this.#done.value.has(seat)))
      .map(({ seat }) => seat)
  }
}

function refusalOf(trouble: unknown): Refusal {
  if (trouble instanceof Refused) {
    const { detail, clause } = trouble.problem
    return { refused: spoken(detail), clause: isClause(clause) ? clause : 'TBL 1.2' }
  }
  return {
    refused: spoken(hostWords.tryAgain),
    clause: 'TBL 1.6',
  }
}

/** The stream repeats nothing, but whoever looks through other eyes and back starts again from the first. */
function appended<T extends { readonly n: number }>(before: readonly T[], fresh: readonly T[]): readonly T[] {
  const last = before.at(-1)?.n ?? 0
  return [...before, ...fresh.filter(({ n }) => n > last)]
}

export function infoOf(
  { seat, by, name, bot, owner, yours, held }: SeatedBy,
  game: ClientGame,
): SeatInfo<GameTypes> {
  if (yours) return { seat, kind: 'here', name: name ?? hostWords.you }
  if (held === 'bot') return { seat, kind: 'bot', name: hostWords.botFor(name) }
  if (by === 'bot') return { seat, kind: 'bot', name: botName(game, bot ?? '') }
  const known = ofOwner(name ?? calledWords.nobody, owner)
  return { seat, kind: by === 'person' ? 'remote' : by, name: known }
}

function clocksOf({ seats }: WireClock): Clocks {
  return Object.fromEntries(
    Object.entries(seats).map(([seat, { bankSeconds, deadline }]) => [
      seat,
      {
        ...(bankSeconds === undefined ? {} : { bank: bankSeconds }),
        ...(deadline === undefined ? {} : { deadline: Date.parse(deadline) }),
      },
    ]),
  )
}
