import { batch, computed, signal } from '@preact/signals'
import { ClientGame } from '@windward/kit/client-game.ts'
import type { Checked, Host, Position, SeatInfo } from '@windward/kit/contract.ts'
import { whenThereIsTime } from '@windward/kit/later.tsx'
import { type AnyGame, type GameTypes, type Refusal, SPECTATOR } from '@windward/table'
import { clientGame, gameNamed } from '../../games.ts'
import { withFrames } from '../drawn-lines.ts'
import { SeenMatch } from '../seen-match.ts'
import { hostWords } from '../words.en.ts'
import { openingOf } from './opening-of.ts'
import type { Ask, PositionOnTheWay } from './protocol.ts'
import { keptTable, type LocalSeat, type LocalTable } from './store.ts'
import { type News, takeLine } from './worker-calls.ts'

const AGAIN_MS = 1000

/** A match that lives in this browser: its rules run in a worker, its record lies in IndexedDB. */
class LocalHost extends SeenMatch implements Host<GameTypes> {
  readonly kind = 'local'
  readonly seats
  readonly due = signal<readonly string[]>([])
  readonly link = computed(() => (this.position.value === undefined ? 'connecting' : 'live'))
  readonly #line = takeLine()
  /** What has been told, taken in one after another. */
  #heard: Promise<void> = Promise.resolve()
  /** What each pair of eyes at this screen saw last. */
  readonly #seen = new Map<string, object>()
  #viewer: string
  /** Brings the whole game while its opening alone is there. */
  #rest: (() => Promise<void>) | undefined

  constructor(id: string, game: ClientGame, seats: readonly LocalSeat[], rest?: () => Promise<void>) {
    super(id, game)
    this.#rest = rest
    this.seats = signal<readonly SeatInfo<GameTypes>[]>(
      seats.map(({ seat, by, name }) => ({ seat, kind: by, name })),
    )
    this.#viewer = seats.find(({ by }) => by === 'here')?.seat ?? SPECTATOR
    this.#line.listen((news) => {
      this.#heard = this.#heard.then(() => this.#hear(news)).catch(reportError)
    })
  }

  async open(): Promise<void> {
    await this.#line.ask({ do: 'open', table: this.id, viewer: this.#viewer })
  }

  look(viewer: string): void {
    this.#viewer = viewer
    void this.#line.ask({ do: 'look', viewer })
  }

  answer(question: string, answer: unknown): Promise<Refusal | undefined> {
    return this.#ask({ do: 'answer', seat: this.#viewer, question, answer })
  }

  withdraw(question: string): Promise<Refusal | undefined> {
    return this.#ask({ do: 'withdraw', seat: this.#viewer, question })
  }

  instruct(kind: string, instruction: unknown): Promise<Refusal | undefined> {
    return this.#ask({ do: 'instruct', seat: this.#viewer, kind, instruction })
  }

  async instructions(): Promise<Readonly<Record<string, unknown>>> {
    return (await this.#line.ask({ do: 'instructions', seat: this.#viewer })).value ?? {}
  }

  /** TBL 5.9: for whoever plays alone against bots. */
  get takeBack(): Host<GameTypes>['takeBack'] {
    const here = this.seats.value.filter(({ kind }) => kind === 'here')
    if (here.length !== 1) return undefined
    return async () => (await this.#line.ask({ do: 'take back' })).value
  }

  async check(): Promise<Checked> {
    const kept = await keptTable(this.id)
    if (kept === undefined) throw new Error(hostWords.forgotten)
    const { outcome } = this.position.value ?? {}
    const promised = outcome === undefined ? {} : { outcome }
    return this.#line.check(kept.record, promised)
  }

  /** Those around one screen speak with their voices. */
  async say(): Promise<undefined> {}

  /** Fetches the rest of its game, if that has not come yet. */
  prepare(): void {
    if (this.#rest !== undefined) void this.#line.ask({ do: 'prepare' })
  }

  close(): void {
    this.#line.close()
  }

  /** The line may be lost for a while: what does not come is fetched again. */
  async #restCome(): Promise<void> {
    while (this.#rest !== undefined) {
      const come = await this.#rest().then(
        () => true,
        () => false,
      )
      if (come) this.#rest = undefined
      else await new Promise((again) => setTimeout(again, AGAIN_MS))
    }
  }

  async #ask<K extends Ask['do']>(ask: Extract<Ask, { readonly do: K }>): Promise<Refusal | undefined> {
    return (await this.#line.ask<K>(ask)).refusal
  }

  async #hear({ opening, position, due, after, lines, drawnAfter, frames }: News): Promise<void> {
    if (!opening) await this.#restCome()
    const { seat, view } = position
    const before = this.#seen.get(seat) ?? view
    this.#seen.set(seat, view)
    batch(() => {
      const drawn = this.position.value?.seat === seat ? this.frames.value : new Map<number, object>()
      this.frames.value = withFrames(drawn, before, drawnAfter, frames)
      this.lines.value = [
        ...this.lines.value.slice(0, after),
        ...lines.map((line, index) => ({ ...line, n: after + index + 1 })),
      ]
      this.due.value = due
      this.position.value = this.#whole(position)
    })
  }

  #whole({ questions, ...position }: PositionOnTheWay): Position<GameTypes> {
    return {
      ...position,
      questions: questions.map((question) => this.game.question(question, position.view)),
    }
  }
}

/** Opens a table of this browser; nothing, if there is none of that name. */
export async function openLocal(id: string): Promise<Host<GameTypes> | undefined> {
  const kept = await keptTable(id)
  if (kept === undefined) return undefined
  const { game, seats } = kept.table
  const opening = await openingOf(kept)
  const host =
    opening === undefined ? new LocalHost(id, await clientGame(game), seats) : openedBy(opening, kept.table)
  await host.open()
  whenThereIsTime(() => host.prepare())
  return host
}

function openedBy(opening: AnyGame, { id, game, seats }: LocalTable): LocalHost {
  const { bots, rules } = gameNamed(game)
  const first = new ClientGame({ ...opening, bots })
  return new LocalHost(id, first, seats, async () => first.become(await rules()))
}
