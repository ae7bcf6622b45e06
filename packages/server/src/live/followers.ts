import type { OpenMatch } from '../match/open-match.ts'
import type { SteppedMatch } from '../match/stepped-match.ts'
import { catchUp, readTalk } from './catch-up.ts'
import { Telling, Wording } from './event-text.ts'
import type { Follower } from './follower.ts'
import { ToldFrames } from './frames/told-frames.ts'

/** Seals of a moment are told together: less to send, and nobody learns to the millisecond how long another thought. */
const SEALS_TOGETHER_MS = 200

/** Those who follow a match. */
export class Followers {
  readonly present = new Set<Follower>()
  /** Those who do not take what was written to them: they are told how things stand once they have. */
  readonly #behind = new Set<Follower>()
  readonly #openMatch: OpenMatch
  readonly #frames: ToldFrames
  #talkHeard = 0
  #talking: Promise<void> = Promise.resolve()
  #telling: NodeJS.Timeout | undefined
  /** Seals should have been told while steps were on their way to disk: they are told with those. */
  #overdue = false

  constructor(openMatch: OpenMatch) {
    this.#openMatch = openMatch
    this.#frames = new ToldFrames(openMatch)
  }

  /** Somebody follows from where their cursor stands: what they have missed first, then everything as it comes. */
  async follow(follower: Follower): Promise<void> {
    this.present.delete(follower)
    await catchUp(this.#openMatch, follower, () => {
      this.#behind.delete(follower)
      if (follower.isOpen) this.present.add(follower)
      this.#frames.came(follower)
    })
    follower.caughtUp()
  }

  /** What follows would only wait: a reader that is slow is brought up to the present when it has taken what there is. */
  fallBehind(follower: Follower): void {
    if (!this.present.delete(follower)) return
    this.#behind.add(follower)
    this.follow(follower).catch((trouble: unknown) => this.#fail(follower, trouble))
  }

  leave(follower: Follower): void {
    this.present.delete(follower)
    this.#behind.delete(follower)
  }

  get isEmpty(): boolean {
    return this.present.size === 0 && this.#behind.size === 0
  }

  #fail(follower: Follower, trouble: unknown): void {
    this.#openMatch.services.log(trouble, this.#openMatch.id)
    follower.end()
  }

  /** The match was opened anew: everybody is brought up to the present from where they stand. */
  followAgain(): void {
    for (const follower of [...this.present]) {
      this.follow(follower).catch((trouble: unknown) => this.#fail(follower, trouble))
    }
  }

  /** How often there was word of talk. */
  get talkHeard(): number {
    return this.#talkHeard
  }

  /** Somebody has spoken: everybody who follows is read what is for them. */
  talked(): void {
    this.#talkHeard += 1
    this.#talking = this.#talking
      .then(async () => {
        for (const follower of this.present) await this.#readTalk(follower)
      })
      .catch((trouble: unknown) => this.#openMatch.services.log(trouble, this.#openMatch.id))
  }

  async #readTalk(follower: Follower): Promise<void> {
    while (!follower.isFull) if (!(await readTalk(this.#openMatch, follower))) return
    this.fallBehind(follower)
  }

  /** Sends everybody what they have not been told yet: news at once, mere seals a little later. */
  tell(): void {
    const { stepped } = this.#openMatch
    if (stepped === undefined) return
    const news = stepped.viewerPositions
      .values()
      .some(({ unsent }) => unsent.position || unsent.lines.length > 0)
    if (news || this.#overdue) this.#tellNow(stepped)
    else this.#telling ??= setTimeout(() => this.#tellSeals(stepped), SEALS_TOGETHER_MS)
  }

  /** Ends every stream; the readers come back and resume. */
  end(): void {
    clearTimeout(this.#telling)
    for (const follower of [...this.present, ...this.#behind]) follower.end()
    this.present.clear()
    this.#behind.clear()
  }

  /** What is not on disk yet might never be, so nobody is told of it. */
  #tellSeals(stepped: SteppedMatch): void {
    this.#telling = undefined
    if (this.#openMatch.isSettled) this.#tellNow(stepped)
    else this.#overdue = true
  }

  #tellNow(stepped: SteppedMatch): void {
    clearTimeout(this.#telling)
    this.#telling = undefined
    this.#overdue = false
    if (stepped !== this.#openMatch.stepped) return
    const wording = new Wording(stepped.match.game)
    const tellings = new Map<string, Telling>()
    for (const follower of this.present) {
      const { viewer } = follower
      let telling = tellings.get(viewer)
      if (telling === undefined) {
        telling = new Telling(stepped, stepped.viewerPosition(viewer), wording)
        tellings.set(viewer, telling)
      }
      if (!telling.isNews(follower)) continue
      if (follower.isFull) this.fallBehind(follower)
      else {
        this.#frames.want(follower, stepped.viewerPosition(viewer))
        follower.write(telling.to(follower))
      }
    }
    for (const viewerPosition of stepped.viewerPositions.values()) viewerPosition.sent()
    this.#frames.told(stepped)
  }
}
