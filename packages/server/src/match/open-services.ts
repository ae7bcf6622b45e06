import { type StreamLimits, Streams } from '../live/streams.ts'
import type { Storage } from '../storage/storage.ts'
import type { Bots } from './bots/bots.ts'
import { BotPool } from './bots/pool.ts'
import { GroupCommit } from './group-commit.ts'
import { type RoomLimits, Rooms } from './open-matches.ts'
import { Invitations } from './seats/invitation.ts'
import { Games, type GameToLoad, type ServedGame } from './served-game.ts'
import type { Heralds, Tally } from './services.ts'

export interface HarbourOptions {
  readonly games: readonly (ServedGame | GameToLoad)[]
  readonly storage: Storage
  readonly heralds?: Heralds | undefined
  readonly tally?: Tally | undefined
  readonly bots?: Bots | undefined
  readonly now?: (() => number) | undefined
  readonly log?: ((trouble: unknown, match: string) => void) | undefined
  readonly rooms?: RoomLimits | undefined
  readonly streams?: StreamLimits | undefined
}

/** Matches in play: the rooms, their streams, and whatever wakes them. */
export interface OpenHarbour {
  readonly rooms: Rooms
  readonly streams: Streams
  /** Wakes rooms whose time has come, from now on. */
  start(): Promise<void>
  /** Finishes what was begun; the storage stays open. */
  close(): Promise<void>
}

const silent = () => undefined
const NO_HERALDS: Heralds = {
  awaited: silent,
  answered: silent,
  started: silent,
  ended: silent,
  timeShort: silent,
  invited: silent,
  held: silent,
  replaced: silent,
  waiting: silent,
}
const NO_TALLY: Tally = { order: silent, commit: silent }

export async function openHarbour(options: HarbourOptions): Promise<OpenHarbour> {
  const { storage, now = Date.now, log = silent, heralds = NO_HERALDS, tally = NO_TALLY } = options
  const bots = options.bots ?? new BotPool()
  const commit = new GroupCommit(storage.course, now, tally, (trouble) => log(trouble, ''))
  const harbour = { games: new Games(options.games), storage, commit, bots, heralds, tally, now, log }
  const rooms = new Rooms(harbour, await Invitations.open(storage), options.rooms)
  const streams = new Streams(storage.fanOut, options.streams)
  let stop: (() => Promise<void>) | undefined
  return {
    rooms,
    streams,
    async start() {
      stop ??= await storage.due.start(async ({ match }) => {
        const open = await rooms.get(match)
        await open?.absent.wake()
      })
    },
    async close() {
      streams.close()
      await stop?.()
      await rooms.close()
      await bots.close()
    },
  }
}
