import { batch, signal } from '@preact/signals'
import type { ClientGame } from '@windward/kit/client-game.ts'
import type { Host, Replay, SeatInfo } from '@windward/kit/contract.ts'
import { type GameTypes, SPECTATOR } from '@windward/table'
import { withFrames } from './drawn-lines.ts'
import { NewestWish } from './local/newest-wish.ts'
import type { ReplaySource } from './replay-source.ts'
import { SeenMatch } from './seen-match.ts'

/** What is played back, and by whom. */
export interface Replayed {
  readonly id: string
  readonly game: ClientGame
  readonly seats: readonly SeatInfo<GameTypes>[]
  /** Nothing in it is a secret any more. */
  readonly over: boolean
  /** The address of its table, where the match goes on. */
  readonly table: string | undefined
  readonly source: ReplaySource
}

interface Wish {
  readonly place: number
  readonly viewer: string
}

/** A match played back: nobody is asked anything. One may look through everybody's eyes once it is over, through one's own before. */
export class ReplayHost extends SeenMatch implements Host<GameTypes> {
  readonly kind = 'replay'
  readonly seats
  readonly due = signal<readonly string[]>([])
  readonly link = signal<'live' | 'lost'>('live')
  readonly replay: Replay
  readonly check: ReplaySource['check']
  readonly #source: ReplaySource
  readonly #place = signal(0)
  readonly #last = signal(0)
  readonly #eyes: readonly string[]
  /** Whose moments are counted now. */
  #counted: string | undefined
  #viewer: string
  #sequence = 0
  /** The moment that is seen. */
  #shown: number | undefined
  /** A long match is turned back in more time than somebody who drags the slider leaves between two wishes. */
  readonly #turning = new NewestWish((wish: Wish) => this.#turn(wish))

  constructor({ id, game, seats, over, table, source }: Replayed) {
    super(id, game)
    this.#source = source
    this.check = source.check
    this.#eyes = seats.filter(({ kind }) => over || kind === 'here').map(({ seat }) => seat)
    const curtained = !over && this.#eyes.length > 1
    const [own] = this.#eyes
    this.#viewer = over || curtained || own === undefined ? SPECTATOR : own
    this.seats = signal(seats)
    this.replay = {
      eyes: this.#eyes,
      curtained,
      table,
      place: this.#place,
      last: this.#last,
      turning: this.#turning.busy,
      go: (place) => this.#go(place),
    }
  }

  /** Opens it: at its beginning, or at what one has seen last where the match goes on. */
  async open(): Promise<void> {
    this.#last.value = await this.#source.look(this.#viewer)
    this.#counted = this.#viewer
    this.#place.value = this.replay.table === undefined ? 0 : this.#last.value
    await this.#show({ place: this.#place.value, viewer: this.#viewer })
  }

  look(viewer: string): void {
    if (viewer !== SPECTATOR && !this.#eyes.includes(viewer)) return
    this.#viewer = viewer
    void this.#turning.make({ place: this.#place.value, viewer })
  }

  async answer(): Promise<undefined> {}
  async withdraw(): Promise<undefined> {}
  async instruct(): Promise<undefined> {}
  async instructions(): Promise<Readonly<Record<string, unknown>>> {
    return {}
  }

  async say(): Promise<undefined> {}

  close(): void {
    this.#source.close()
  }

  #go(place: number): void {
    this.#place.value = Math.min(this.#last.value, Math.max(0, place))
    void this.#turning.make({ place: this.#place.value, viewer: this.#viewer })
  }

  async #turn(wish: Wish): Promise<void> {
    try {
      await this.#show(wish)
      this.link.value = 'live'
    } catch {
      this.link.value = 'lost'
    }
  }

  async #show({ place, viewer }: Wish): Promise<void> {
    const newest = place === this.#last.value
    if (viewer !== this.#counted) {
      this.#last.value = await this.#source.look(viewer)
      this.#counted = viewer
      this.#place.value = newest ? this.#last.value : Math.min(place, this.#last.value)
    }
    const shown = Math.min(this.#place.value, this.#last.value)
    const { position, lines, frames } = await this.#source.moment(shown, viewer)
    const before = this.position.value
    const goesOn = before?.seat === viewer && this.#shown === shown - 1
    this.#shown = shown
    batch(() => {
      this.#sequence += 1
      this.frames.value = goesOn
        ? withFrames(new Map(), before.view, lines.length - frames.length, frames)
        : new Map()
      this.lines.value = lines
      this.position.value = { ...position, sequence: this.#sequence, questions: [] }
    })
  }
}
