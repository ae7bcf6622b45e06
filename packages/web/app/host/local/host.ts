import { batch, computed, signal } from '@preact/signals'
import { type AnyGame, type GameTypes, questionAt, type Refusal, SPECTATOR } from '@windward/table'
import type { Clocks, Host, LedgerLine, Message, Position, SeatInfo } from '../../table/contract.ts'
import { takeLine } from './line.ts'
import type { Ask, PositionOnTheWay } from './protocol.ts'
import { keptTable, type LocalSeat } from './store.ts'

/** A match that lives in this browser: its rules run in a worker, its record lies in IndexedDB. */
class LocalHost implements Host<GameTypes> {
  readonly id: string
  readonly kind = 'local'
  readonly game: AnyGame
  readonly seats
  readonly position = signal<Position<GameTypes> | undefined>(undefined)
  readonly lines = signal<readonly LedgerLine[]>([])
  readonly talk = signal<readonly Message[]>([])
  readonly clocks = signal<Clocks>({})
  readonly due = signal<readonly string[]>([])
  readonly link = computed(() => (this.position.value === undefined ? 'connecting' : 'live'))
  readonly #line = takeLine()
  #viewer: string

  constructor(id: string, game: AnyGame, seats: readonly LocalSeat[]) {
    this.id = id
    this.game = game
    this.seats = signal<readonly SeatInfo<GameTypes>[]>(
      seats.map(({ seat, by, name }) => ({ seat, kind: by, name })),
    )
    this.#viewer = seats.find(({ by }) => by === 'here')?.seat ?? SPECTATOR
    this.#line.listen(({ position, due, after, lines }) =>
      batch(() => {
        this.lines.value = [
          ...this.lines.value.slice(0, after),
          ...lines.map((line, index) => ({ ...line, n: after + index + 1 })),
        ]
        this.due.value = due
        this.position.value = this.#whole(position)
      }),
    )
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

  /** Those around one screen speak with their voices. */
  async say(): Promise<undefined> {}

  close(): void {
    this.#line.close()
  }

  async #ask(ask: Ask): Promise<Refusal | undefined> {
    return (await this.#line.ask(ask)).refusal
  }

  #whole({ questions, ...position }: PositionOnTheWay): Position<GameTypes> {
    return {
      ...position,
      questions: questions.map((question) => questionAt(this.game, question, position.view)),
    }
  }
}

/** Opens a table of this browser; nothing, if there is none of that name. */
export async function openLocal(
  id: string,
  rules: (game: string) => Promise<AnyGame>,
): Promise<Host<GameTypes> | undefined> {
  const kept = await keptTable(id)
  if (kept === undefined) return undefined
  const host = new LocalHost(id, await rules(kept.table.game), kept.table.seats)
  await host.open()
  return host
}
