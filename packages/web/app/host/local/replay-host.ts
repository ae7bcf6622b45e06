import { batch, signal } from '@preact/signals'
import { type GameTypes, type MatchRecord, SPECTATOR } from '@windward/table'
import { atHand } from '../../rules-of.ts'
import type { Clocks, Host, LedgerLine, Message, Position, Replay, SeatInfo } from '../../table/contract.ts'
import type { AtHand } from '../at-hand.ts'
import { takeLine } from './line.ts'
import { NewestWish } from './newest-wish.ts'
import type { LocalSeat } from './store.ts'

/** A match played back: nobody is asked anything. One may look through everybody's eyes once it is over, through one's own before. */
class ReplayHost implements Host<GameTypes> {
  readonly id: string
  readonly kind = 'replay'
  readonly game: AtHand
  readonly seats
  readonly position = signal<Position<GameTypes> | undefined>(undefined)
  readonly lines = signal<readonly LedgerLine[]>([])
  readonly talk = signal<readonly Message[]>([])
  readonly clocks = signal<Clocks>({})
  readonly due = signal<readonly string[]>([])
  readonly link = signal<'live'>('live')
  readonly #line = takeLine()
  readonly #place = signal(0)
  readonly #eyes: readonly string[]
  readonly #curtained: boolean
  /** A long match is turned back in more time than somebody who drags the slider leaves between two wishes. */
  readonly #turning = new NewestWish((place: number) =>
    this.#line.ask({ do: 'moment', place, viewer: this.#viewer }),
  )
  #viewer: string = SPECTATOR
  #last = 0

  constructor(id: string, game: AtHand, seats: readonly LocalSeat[], over: boolean) {
    this.id = id
    this.game = game
    this.#eyes = seats.filter(({ by }) => over || by === 'here').map(({ seat }) => seat)
    this.#curtained = !over && this.#eyes.length > 1
    this.seats = signal<readonly SeatInfo<GameTypes>[]>(
      seats.map(({ seat, by, name }) => ({ seat, kind: by, name })),
    )
    this.#line.listen(({ position, lines }) =>
      batch(() => {
        this.lines.value = lines.map((line, index) => ({ ...line, n: index + 1 }))
        this.position.value = { ...position, questions: [] }
      }),
    )
  }

  async open(record: MatchRecord): Promise<void> {
    const { value } = await this.#line.ask({ do: 'replay', record, viewer: this.#viewer })
    this.#last = Number(value)
  }

  get replay(): Replay {
    const { busy } = this.#turning
    return {
      eyes: this.#eyes,
      curtained: this.#curtained,
      place: this.#place,
      last: this.#last,
      turning: busy,
      go: (place) => this.#go(place),
    }
  }

  look(viewer: string): void {
    if (viewer !== SPECTATOR && !this.#eyes.includes(viewer)) return
    this.#viewer = viewer
    this.#go(this.#place.value)
  }

  async answer(): Promise<undefined> {}
  async withdraw(): Promise<undefined> {}
  async instruct(): Promise<undefined> {}
  async instructions(): Promise<Readonly<Record<string, unknown>>> {
    return {}
  }

  async say(): Promise<undefined> {}

  close(): void {
    this.#line.close()
  }

  #go(place: number): void {
    this.#place.value = Math.min(this.#last, Math.max(0, place))
    void this.#turning.make(this.#place.value)
  }
}

export interface Replayed {
  readonly record: MatchRecord
  readonly seats: readonly LocalSeat[]
  /** Nothing in it is a secret any more. */
  readonly over: boolean
}

export async function openReplay(id: string, { record, seats, over }: Replayed): Promise<Host<GameTypes>> {
  const host = new ReplayHost(id, await atHand(record.game, false), seats, over)
  await host.open(record)
  return host
}
