import { reasonLines } from '../beside.ts'
import { type Frame, FrameMaker } from '../frames.ts'
import type { AnyGame, GameTypes, Viewer } from '../game.ts'
import { type LineBeside, logWith, type SeenLine } from '../ledger.ts'
import type { Match } from '../match.ts'
import { granted, type Result } from '../refusal.ts'
import type { Entry, MatchRecord } from './record.ts'

/** A match, opened at any of its moments; the first is before anything has happened. */
export class PlayedBack {
  readonly #game: AnyGame
  readonly #record: MatchRecord
  /** After how many entries each moment is. */
  readonly #moments: readonly number[]
  /** Why bots answered as they did, where nothing is a secret any more (TBL 2.8). */
  readonly #reasons: readonly LineBeside<GameTypes>[]
  #maker: FrameMaker<GameTypes>

  private constructor(
    game: AnyGame,
    record: MatchRecord,
    moments: readonly number[],
    reasons: readonly LineBeside<GameTypes>[],
    maker: FrameMaker<GameTypes>,
  ) {
    this.#game = game
    this.#record = record
    this.#moments = moments
    this.#reasons = reasons
    this.#maker = maker
  }

  /**
   * TBL 5.8: a viewer's moments are counted by what this viewer saw, so that their number tells of nothing else. Without a
   * viewer, once nothing is a secret any more, they are whenever anything was told to anybody.
   */
  static open(game: AnyGame, record: MatchRecord, viewer?: Viewer<GameTypes>): Result<PlayedBack> {
    const opened = FrameMaker.replay(game, record, 0)
    if (!opened.ok) return opened
    const { match } = opened.value
    const moments = [match.length]
    const sawChange = viewer === undefined ? linesWritten(match) : seenBy(match, viewer)
    const reasons: LineBeside<GameTypes>[] = []
    for (const entry of record.entries.slice(match.length)) {
      if (viewer === undefined) reasons.push(...reasonsFor(game, match, entry))
      const followed = match.follow([entry])
      if (!followed.ok) return followed
      if (sawChange()) moments.push(match.length)
    }
    return granted(new PlayedBack(game, record, moments, reasons, opened.value))
  }

  get last(): number {
    return this.#moments.length - 1
  }

  /** The match as it stood then; it is good until the next moment is looked at. */
  at(place: number): Match<GameTypes> {
    const step = this.#stepAt(place)
    if (step < this.#maker.match.length) this.#maker = this.#again(step)
    const { match } = this.#maker
    match.follow(this.#record.entries.slice(match.length, step))
    return match
  }

  /** What a viewer reads at the moment that was looked at last, with the reasons of bots under what they answered. */
  log(viewer: Viewer<GameTypes>): readonly SeenLine[] {
    const { match } = this.#maker
    const written = match.lines().length
    return logWith(
      match,
      this.#reasons.filter(({ after }) => after < written),
      viewer,
    )
  }

  /**
   * What a viewer saw right after each line that came with a moment, for what it saw at the moment before. It has to be the
   * one after which was looked at last: to get there again would take long.
   */
  framesTo(place: number, viewer: Viewer<GameTypes>): readonly Frame[] {
    const { match } = this.#maker
    if (place === 0 || match.length !== this.#stepAt(place - 1)) return []
    const entries = this.#record.entries.slice(match.length, this.#stepAt(place))
    const made = this.#maker.follow(entries, [viewer])
    return made.ok ? (made.value[0]?.slice(0, -1) ?? []) : []
  }

  #stepAt(place: number): number {
    const step = this.#moments[place]
    if (step === undefined) throw new RangeError(`There is no moment ${place}.`)
    return step
  }

  #again(step: number): FrameMaker<GameTypes> {
    const opened = FrameMaker.replay(this.#game, this.#record, step)
    if (!opened.ok) throw new Error('A record that was played a moment ago cannot be played again.')
    return opened.value
  }
}

function linesWritten(match: Match<GameTypes>): () => boolean {
  let before = match.lines().length
  return () => {
    const now = match.lines().length
    const more = now > before
    before = now
    return more
  }
}

function seenBy(match: Match<GameTypes>, viewer: string): () => boolean {
  let lines = match.ledger(viewer).length
  let view = match.view(viewer)
  let text = JSON.stringify(view)
  return () => {
    const look = match.view(viewer)
    // It is the same object as long as the rules have not run on.
    if (look === view) return false
    view = look
    const [linesNow, textNow] = [match.ledger(viewer).length, JSON.stringify(look)]
    const changed = linesNow > lines || textNow !== text
    lines = linesNow
    text = textNow
    return changed
  }
}

function reasonsFor(game: AnyGame, match: Match<GameTypes>, entry: Entry): readonly LineBeside<GameTypes>[] {
  if (entry.do !== 'answer') return []
  const question = match.questions(entry.seat).find(({ id }) => id === entry.question)
  const after = match.lines().length
  const lines =
    question === undefined ? [] : reasonLines(game, question, entry, { turn: match.turn, open: true })
  return lines.map((line) => ({ line, after }))
}
