import { mayRead } from './audience.ts'
import type { Game, GameTypes, Viewer } from './game.ts'
import type { Line } from './ledger.ts'
import { Match } from './match.ts'
import { type Compared, makePatch, type Patch } from './patch.ts'
import type { Entry, MatchRecord } from './record.ts'
import { granted, type Result } from './refusal.ts'

/**
 * What somebody saw right after a line, as a patch of what they saw at the line before; null, if that was the same. The
 * first is made for what they saw before any of the lines, and the last leads to what they see when the rules have come
 * to rest.
 */
export type Frame = Patch | null

/** How far the frames of one viewer have come. */
interface Watched<G extends GameTypes> {
  readonly viewer: Viewer<G>
  readonly frames: Frame[]
  /** What was seen before the last line, and right after it. */
  before: G['view']
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
  readonly #match: Match<G>
  readonly #hearing: Hearing

  private constructor(match: Match<G>, hearing: Hearing) {
    this.#match = match
    this.#hearing = hearing
  }

  /** Ready after so many entries of the record; it begins at the record's checkpoint, if that is not too late for it. */
  static open<G extends GameTypes>(game: Game<G>, record: MatchRecord, step: number): Result<FrameMaker<G>> {
    const { checkpoint, ...lasting } = record
    const early = checkpoint !== undefined && checkpoint.entries <= step ? { checkpoint } : {}
    const hearing: Hearing = { told: deaf }
    const opened = Match.open(
      game,
      { ...lasting, ...early, entries: record.entries.slice(0, step) },
      { told: (line) => hearing.told(line) },
    )
    return opened.ok ? granted(new FrameMaker(opened.value, hearing)) : opened
  }

  /** How many entries it has played. */
  get step(): number {
    return this.#match.length
  }

  /** What somebody sees after them. */
  view(viewer: Viewer<G>): G['view'] {
    return this.#match.view(viewer)
  }

  /** Plays on: for each viewer a frame for each line they may read of what came of these entries. */
  follow(entries: readonly Entry[], viewers: readonly Viewer<G>[]): Result<readonly (readonly Frame[])[]> {
    const match = this.#match
    const views = match.views(viewers)
    const watched = viewers.flatMap((viewer, place): Watched<G>[] => {
      const view = views[place]
      return view === undefined ? [] : [{ viewer, frames: [], before: view, now: view }]
    })
    this.#hearing.told = (line) => look(match, watched, line)
    try {
      const followed = match.follow(entries)
      if (!followed.ok) return followed
    } finally {
      this.#hearing.told = deaf
    }
    settle(match, watched)
    return granted(watched.map(({ frames }) => frames))
  }
}

/** The frames of one viewer for the lines that came of all entries after the first so many. */
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

function look<G extends GameTypes>(
  match: Match<G>,
  watched: readonly Watched<G>[],
  { to }: Line<GameTypes>,
): void {
  const readers = watched.filter(({ viewer }) => mayRead(to, viewer))
  if (readers.length === 0) return
  const views = match.views(
    readers.map(({ viewer }) => viewer),
    readers.map(({ now }) => now),
  )
  const compared: Compared = new Map()
  for (const [place, reader] of readers.entries()) {
    reader.before = reader.now
    reader.now = views[place] ?? reader.now
    reader.frames.push(makePatch(reader.before, reader.now, compared) ?? null)
  }
}

/** Whatever changed after somebody's last line is seen with it. */
function settle<G extends GameTypes>(match: Match<G>, watched: readonly Watched<G>[]): void {
  const compared: Compared = new Map()
  const views = match.views(
    watched.map(({ viewer }) => viewer),
    watched.map(({ before }) => before),
  )
  for (const [place, { frames, before }] of watched.entries())
    if (frames.length > 0) frames[frames.length - 1] = makePatch(before, views[place], compared) ?? null
}
