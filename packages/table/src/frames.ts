import { mayRead } from './audience.ts'
import type { Game, GameTypes, Viewer } from './game.ts'
import type { Line } from './ledger.ts'
import { Match } from './match.ts'
import type { MatchHost } from './match-host.ts'
import { type Compared, makePatch, type Patch } from './patch.ts'
import type { Entry, MatchRecord } from './record/record.ts'
import { granted, type Result } from './refusal.ts'

/**
 * What somebody saw right after a line, as a patch of what they saw at the line before; null, if that was the same. The
 * first is made for what they saw before any of the lines. After those of the lines comes one more, for whatever changed
 * until the rules came to rest: it leads to what is seen then.
 */
export type Frame = Patch | null

/** How far the frames of one viewer have come. */
interface Watched<G extends GameTypes> {
  readonly viewer: Viewer<G>
  readonly frames: Frame[]
  /** What was seen right after the last line. */
  now: G['view']
}

/** What is done at each line while it is heard. */
interface Hearing {
  told: (line: Line<GameTypes>) => void
}

/**
 * Plays a match again, apart from the one that is played, and sees what its viewers saw line by line: those they may
 * read, and no others. It comes to the same frames whenever it is done.
 */
export class FrameMaker<G extends GameTypes> {
  /** As it has been played so far: to look at, or to let it follow entries nobody wants to see line by line. */
  readonly match: Match<G>
  readonly #hearing: Hearing

  private constructor(match: Match<G>, hearing: Hearing) {
    this.match = match
    this.#hearing = hearing
  }

  /** Ready after so many entries of the record; it begins at the record's checkpoint, if that is not too late for it. */
  static open<G extends GameTypes>(game: Game<G>, record: MatchRecord, step: number): Result<FrameMaker<G>> {
    const { checkpoint, ...lasting } = record
    const early = checkpoint !== undefined && checkpoint.entries <= step ? { checkpoint } : {}
    const entries = record.entries.slice(0, step)
    return FrameMaker.#with((host) => Match.open(game, { ...lasting, ...early, entries }, host))
  }

  /** The same from the very beginning, whatever checkpoints there are. */
  static replay<G extends GameTypes>(
    game: Game<G>,
    record: MatchRecord,
    step: number,
  ): Result<FrameMaker<G>> {
    return FrameMaker.#with((host) => Match.replay(game, record, host, step))
  }

  static #with<G extends GameTypes>(open: (host: MatchHost) => Result<Match<G>>): Result<FrameMaker<G>> {
    const hearing: Hearing = { told: deaf }
    const opened = open({ told: (line) => hearing.told(line) })
    return opened.ok ? granted(new FrameMaker(opened.value, hearing)) : opened
  }

  /** Plays on: for each viewer a frame for each line they may read of what came of these entries, and the last one. */
  follow(entries: readonly Entry[], viewers: readonly Viewer<G>[]): Result<readonly (readonly Frame[])[]> {
    const { match } = this
    const views = match.views(viewers)
    const watched = viewers.flatMap((viewer, place): Watched<G>[] => {
      const view = views[place]
      return view === undefined ? [] : [{ viewer, frames: [], now: view }]
    })
    this.#hearing.told = ({ to }) => {
      const readers = watched.filter(({ viewer }) => mayRead(to, viewer))
      if (readers.length > 0) add(match, readers)
    }
    try {
      const followed = match.follow(entries)
      if (!followed.ok) return followed
    } finally {
      this.#hearing.told = deaf
    }
    add(match, watched)
    return granted(watched.map(({ frames }) => frames))
  }
}

/** The frames of one viewer for the lines that came of all entries after the first so many, and the last one. */
export function framesOf<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord,
  viewer: Viewer<G>,
  since: number,
): Result<readonly Frame[]> {
  const maker = FrameMaker.open(game, record, since)
  if (!maker.ok) return maker
  const made = maker.value.follow(record.entries.slice(since), [viewer])
  return made.ok ? granted(made.value[0] ?? []) : made
}

function deaf(): void {}

/** What these see now, for each of them a frame more. */
function add<G extends GameTypes>(match: Match<G>, watched: readonly Watched<G>[]): void {
  const views = match.views(
    watched.map(({ viewer }) => viewer),
    watched.map(({ now }) => now),
  )
  const compared: Compared | undefined = watched.length > 1 ? new Map() : undefined
  for (const [place, each] of watched.entries()) {
    const view = views[place] ?? each.now
    each.frames.push(makePatch(each.now, view, compared) ?? null)
    each.now = view
  }
}
