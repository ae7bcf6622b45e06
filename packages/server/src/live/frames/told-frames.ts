import type { Checkpoint, GameTypes, Line, MatchRecord } from '@windward/table'
import type { OpenMatch } from '../../match/open-match.ts'
import type { SteppedMatch } from '../../match/stepped-match.ts'
import type { ViewerPosition } from '../../match/viewer-position.ts'
import { eventFor } from '../event-text.ts'
import type { Follower } from '../follower.ts'
import type { FrameTask } from './frame-task.ts'

/** How the match stood when something was last told. */
interface Stand {
  readonly stepped: SteppedMatch
  /** Of this opening of the match. */
  readonly name: string
  readonly entries: number
  readonly lines: number
  readonly checkpoint: Checkpoint | undefined
}

/** Those who look with the same eyes and were told the same lines. */
interface Wish {
  readonly viewer: string
  /** The position before the lines, and the one after them. */
  readonly from: number
  readonly sequence: number
  /** How many lines went before. */
  readonly after: number
  readonly lines: readonly Line<GameTypes>[]
  readonly followers: Follower[]
}

/** So many makings wait at most: whoever is told faster than frames can be made goes on without some of them. */
const MOST_WAITING = 256

let openings = 0

/** What was seen at each line, for those who follow a match and asked for it; whoever did not costs nothing here. */
export class ToldFrames {
  readonly #openMatch: OpenMatch
  readonly #wishes = new Map<string, Wish>()
  #stand: Stand | undefined
  /** How many entries the worker was sent. */
  #sent = 0
  #last: Promise<void> = Promise.resolve()
  #waiting = 0

  constructor(openMatch: OpenMatch) {
    this.#openMatch = openMatch
  }

  /** Somebody has been brought up to the present. */
  came(follower: Follower): void {
    const { stepped } = this.#openMatch
    if (follower.frames && stepped !== undefined && this.#stand?.stepped !== stepped) this.#note(stepped)
  }

  /** Lines are about to be told to this follower. */
  want(follower: Follower, position: ViewerPosition): void {
    const { viewer, unsent, toldSequence, counters } = position
    if (!follower.frames || unsent.lines.length === 0) return
    // Who did not have the position before the lines can do nothing with frames.
    const name = follower.has === toldSequence ? viewer : `${viewer} anew`
    const wish = this.#wishes.get(name)
    if (wish !== undefined) wish.followers.push(follower)
    else
      this.#wishes.set(name, {
        viewer,
        from: toldSequence,
        sequence: counters.sequence,
        after: counters.lines - unsent.lines.length,
        lines: unsent.lines,
        followers: [follower],
      })
  }

  /** They have been told. */
  told(stepped: SteppedMatch): void {
    const stand = this.#stand?.stepped === stepped ? this.#stand : undefined
    const wishes = [...this.#wishes]
    this.#wishes.clear()
    if (stand === undefined && wishes.length === 0) return
    if (this.#openMatch.followers.present.values().some(({ frames }) => frames)) this.#note(stepped)
    else this.#stand = undefined
    const fits = ([name, { viewer }]: (typeof wishes)[number]) => stand !== undefined && name === viewer
    const fitting = wishes.filter(fits).map(([, wish]) => wish)
    const isIdle = fitting.length === 0 || this.#waiting >= MOST_WAITING
    const made = stand === undefined || isIdle ? undefined : this.#making(stand, fitting)
    this.#waiting += 1
    // One after the other, so that each comes when its turn is.
    this.#last = this.#last
      .then(async () => {
        for (const each of wishes) if (!fits(each)) write(each[1], '[]')
        const isAwaited = fitting.some(({ followers }) => followers.some(({ isOpen }) => isOpen))
        const texts = isAwaited ? ((await made?.()) ?? []) : []
        for (const [place, wish] of fitting.entries()) write(wish, texts[place] ?? '[]')
      })
      .catch((trouble: unknown) => this.#openMatch.services.log(trouble, this.#openMatch.id))
      .finally(() => {
        this.#waiting -= 1
      })
  }

  /** What is to be made, as the match stands now. */
  #making({ stepped, name, entries: step, lines, checkpoint }: Stand, wishes: readonly Wish[]) {
    const { served, services } = this.#openMatch
    const record = stepped.match.record()
    const ofRules = new Set(stepped.match.linesSince(lines))
    const task: FrameTask = {
      module: served.module,
      match: name,
      step,
      before: record.entries.slice(this.#sent, step),
      entries: record.entries.slice(step),
      viewers: wishes.map((wish) => ({
        viewer: wish.viewer,
        lines: wish.lines.map((line) => ofRules.has(line)),
      })),
    }
    this.#sent = record.entries.length
    // The record has grown by the time it is wanted, if it ever is: up to this step it is the same.
    return () => services.frames.make(task, () => standing(stepped.match.record(), checkpoint, step))
  }

  #note(stepped: SteppedMatch): void {
    const known = this.#stand?.stepped === stepped ? this.#stand.name : undefined
    const { match } = stepped
    if (known === undefined) {
      openings += 1
      this.#sent = match.length
    }
    this.#stand = {
      stepped,
      name: known ?? `${this.#openMatch.id} ${openings}`,
      entries: match.length,
      lines: match.lines().length,
      checkpoint: match.record().checkpoint,
    }
  }
}

/** The record as it stood after so many entries, from a checkpoint before that. */
function standing(record: MatchRecord, checkpoint: Checkpoint | undefined, step: number): MatchRecord {
  const from = checkpoint?.entries ?? 0
  const { checkpoint: _, ...lasting } = record
  const entries = record.entries.slice(from, step)
  return checkpoint === undefined
    ? { ...lasting, entries }
    : { ...lasting, entries, checkpoint: { ...checkpoint, entries: 0 } }
}

function write({ from, sequence, after, followers }: Wish, frames: string): void {
  const data = `{"from":${from},"sequence":${sequence},"after":${after},"frames":${frames}}`
  for (const follower of followers)
    if (follower.isOpen && !follower.isFull) follower.write(eventFor(follower, 'frames', data))
}
