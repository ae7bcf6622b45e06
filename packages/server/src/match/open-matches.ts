import { Crier } from '../live/announce.ts'
import type { MatchId } from '../storage/matches.ts'
import { AbsentSeats } from './leaving/absent-seats.ts'
import { Room } from './open-match.ts'
import type { Invitations } from './seats/invitation.ts'
import type { Harbour } from './services.ts'

/** A room with those who look after it. */
export interface OpenRoom {
  readonly room: Room
  readonly crier: Crier
  readonly absent: AbsentSeats
}

export interface RoomLimits {
  /** How long a room is kept that nobody looks at. */
  readonly idleMs: number
  /** How many rooms are kept open, as far as they are idle. */
  readonly most: number
}

const ROOM_LIMITS: RoomLimits = { idleMs: 120_000, most: 5_000 }
const SWEEP_MS = 15_000
/** How often rooms in which nothing happens are let rest. */
const REST_MS = 1000

/** The rooms that are open in this process. Those nobody looks at are put away: everything in them is on disk. */
export class Rooms {
  readonly #harbour: Harbour
  readonly #invitations: Invitations
  readonly #limits: RoomLimits
  readonly #open = new Map<MatchId, OpenRoom>()
  readonly #opening = new Map<MatchId, Promise<OpenRoom | undefined>>()
  /** Rooms being opened of which there was word meanwhile: what it was about may have been read too early. */
  readonly #heardEarly = new Set<MatchId>()
  readonly #sweeper: NodeJS.Timeout
  readonly #rester: NodeJS.Timeout
  readonly #deaf: readonly (() => void)[]

  constructor(harbour: Harbour, invitations: Invitations, limits: RoomLimits = ROOM_LIMITS) {
    this.#harbour = harbour
    this.#invitations = invitations
    this.#limits = limits
    this.#sweeper = setInterval(() => this.sweep(), Math.min(SWEEP_MS, limits.idleMs)).unref()
    this.#rester = setInterval(() => this.#rest(), REST_MS).unref()
    const { fanOut } = harbour.storage
    this.#deaf = [
      fanOut.listen((topics) => this.#hear(topics)),
      fanOut.onGap(() => {
        for (const { room } of this.#open.values()) {
          room.heard()
          room.audience.talked()
        }
        for (const id of this.#opening.keys()) this.#heardEarly.add(id)
      }),
    ]
  }

  get harbour(): Harbour {
    return this.#harbour
  }

  get invitations(): Invitations {
    return this.#invitations
  }

  get size(): number {
    return this.#open.size
  }

  *[Symbol.iterator](): Generator<OpenRoom> {
    yield* this.#open.values()
  }

  /** The room of a match if it is open already. */
  peek(id: MatchId): OpenRoom | undefined {
    const open = this.#open.get(id)
    return open?.room.isClosed ? undefined : open
  }

  /** The room of a match, opened if need be; nothing if there is no such match. */
  async get(id: MatchId): Promise<OpenRoom | undefined> {
    const open = this.peek(id)
    if (open !== undefined) {
      open.room.used = this.#harbour.now()
      return open
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

  async #enter(id: MatchId): Promise<OpenRoom | undefined> {
    const room = await Room.open(this.#harbour, id)
    if (room === undefined) return undefined
    const open = { room, crier: new Crier(room, this.#invitations), absent: new AbsentSeats(room) }
    room.attend(open.crier)
    room.attend(open.absent)
    this.#open.set(id, open)
    if (this.#heardEarly.has(id)) room.heard()
    open.crier.remind()
    return open
  }

  /** Puts away what is idle: first what has been so for long, then the longest idle of too many. */
  sweep(): void {
    const latest = this.#harbour.now() - this.#limits.idleMs
    const idle = [...this.#open].filter(([, { room, absent }]) => !room.isBusy && !absent.isBusy)
    idle.sort(([, a], [, b]) => a.room.used - b.room.used)
    let spare = this.#open.size - this.#limits.most
    for (const [id, { room }] of idle) {
      if (room.used > latest && spare <= 0) break
      room.close()
      this.#open.delete(id)
      spare -= 1
    }
  }

  /** Finishes what was begun and ends every stream. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper)
    clearInterval(this.#rester)
    for (const end of this.#deaf) end()
    await this.#harbour.commit.idle()
    for (const { room } of this.#open.values()) room.close()
    this.#open.clear()
  }

  #rest(): void {
    for (const { room } of this.#open.values()) room.rest()
  }

  #hear(topics: ReadonlySet<string>): void {
    for (const topic of topics) {
      const at = topic.indexOf(':')
      const id = topic.slice(at + 1)
      if (this.#opening.has(id)) this.#heardEarly.add(id)
      const open = this.#open.get(id)
      if (open === undefined) continue
      if (topic.startsWith('match:')) open.room.heard()
      if (topic.startsWith('talk:')) open.room.audience.talked()
    }
  }
}
