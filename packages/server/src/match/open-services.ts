import { USUAL_EFFORT } from '@windward/table'
import { FrameThread } from '../live/frames/frame-thread.ts'
import { type StreamLimits, Streams } from '../live/streams.ts'
import type { Storage } from '../storage/storage.ts'
import type { Bots } from './bots/bots.ts'
import { BotPool } from './bots/pool.ts'
import { GroupCommit } from './group-commit.ts'
import { OpenMatches, type OpenMatchLimits } from './open-matches.ts'
import { Invitations } from './seats/invitation.ts'
import { Games, type GameToLoad, type ServedGame } from './served-game.ts'
import type { MatchNotices, Tally } from './services.ts'

export interface ServicesOptions {
  readonly games: readonly (ServedGame | GameToLoad)[]
  readonly storage: Storage
  readonly matchNotices?: MatchNotices | undefined
  readonly tally?: Tally | undefined
  readonly bots?: Bots | undefined
  readonly botEffort?: number | undefined
  readonly now?: (() => number) | undefined
  readonly log?: ((trouble: unknown, match: string) => void) | undefined
  readonly openMatches?: OpenMatchLimits | undefined
  readonly streams?: StreamLimits | undefined
}

/** Matches in play: those that are open, their streams, and whatever wakes them. */
export interface OpenServices {
  readonly openMatches: OpenMatches
  readonly streams: Streams
  /** Wakes matches whose time has come, from now on. */
  start(): Promise<void>
  /** Finishes what was begun; the storage stays open. */
  close(): Promise<void>
}

const silent = () => undefined
const NO_NOTICES: MatchNotices = {
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
const NO_TALLY: Tally = { command: silent, commit: silent }

export async function openServices(options: ServicesOptions): Promise<OpenServices> {
  const { storage, now = Date.now, log = silent, matchNotices = NO_NOTICES, tally = NO_TALLY } = options
  const { bots = new BotPool(), botEffort = USUAL_EFFORT } = options
  const frames = new FrameThread()
  const commit = new GroupCommit(storage.course, now, tally, (trouble) => log(trouble, ''))
  const services = {
    games: new Games(options.games),
    storage,
    commit,
    bots,
    botEffort,
    frames,
    matchNotices,
    tally,
    now,
    log,
  }
  const openMatches = new OpenMatches(services, await Invitations.open(storage), options.openMatches)
  const streams = new Streams(storage.fanOut, options.streams)
  let stop: (() => Promise<void>) | undefined
  return {
    openMatches,
    streams,
    async start() {
      stop ??= await storage.due.start(async ({ match }) => {
        const attended = await openMatches.get(match)
        await attended?.absent.wake()
      })
    },
    async close() {
      streams.close()
      await stop?.()
      await openMatches.close()
      await bots.close()
      await frames.close()
    },
  }
}
