import { FrameMaker, framesOf } from '../frames.ts'
import type { GameTypes, Viewer } from '../game.ts'
import { canonical } from '../hash.ts'
import type { Match } from '../match.ts'
import { applyPatch, makePatch } from '../patch.ts'
import { Passing, spokenIn } from './passing.ts'
import { type Bench, inTurn, lookers, must, openedFor, trialDice, wander } from './trial.ts'
import { faultOfMarks } from './unmarked.ts'

/** So often the frames of an answer are made once more, from the record alone. */
const AGAIN_EVERY = 40

/**
 * Drawn line by line, a match comes to what everybody sees; the frames are the same whenever they are made; they hold no
 * secret, and nothing that is seen only in passing unless a line names it.
 */
export function frames<G extends GameTypes>(bench: Bench<G>): void {
  for (const [number, table] of bench.tables.entries()) {
    let lines = 0
    let match: Match<G> | undefined
    const told = () => {
      if (match === undefined) return
      lines += 1
      mustBe(faultOfMarks(match, [inTurn(match.seats, lines)]))
    }
    match = openedFor(bench, table, number, { keep: () => undefined, told })
    const watch = new Watch(bench, match)
    wander(bench, match, trialDice(bench.seed, 'frames', number), (_, __, count) => {
      mustBe(watch.faultSince(count % AGAIN_EVERY === 0))
    })
    mustBe(watch.faultSince(true))
  }
}

/** Looks at a match line by line, apart from it, each time as far as it has come. */
export class Watch<G extends GameTypes> {
  readonly #bench: Bench<G>
  readonly #match: Match<G>
  readonly #maker: FrameMaker<G>
  readonly #lines: Map<Viewer<G>, number>

  constructor(bench: Bench<G>, match: Match<G>) {
    this.#bench = bench
    this.#match = match
    this.#maker = must(FrameMaker.open(bench.game, match.record(), match.length), bench.game)
    this.#lines = new Map(lookers(match).map((viewer) => [viewer, match.ledger(viewer).length]))
  }

  /** What is wrong with any frame of what was done since; and, if wanted, whether they are the same when made once more. */
  faultSince(again = false): string | undefined {
    const record = this.#match.record()
    const since = this.#maker.match.length
    if (record.entries.length === since) return undefined
    const viewers = lookers(this.#match)
    const before = viewers.map((viewer) => this.#maker.match.view(viewer))
    const made = must(this.#maker.follow(record.entries.slice(since), viewers), this.#bench.game)
    for (const [place, viewer] of viewers.entries()) {
      const patches = made[place] ?? []
      const fault = this.#faultFor(viewer, patches, before[place])
      if (fault !== undefined) return fault
      if (
        again &&
        !isSame(patches, must(framesOf(this.#bench.game, record, viewer, since), this.#bench.game))
      )
        return `${viewer} is shown other frames when they are made once more.`
    }
    return undefined
  }

  #faultFor(
    viewer: Viewer<G>,
    patches: readonly unknown[],
    before: G['view'] | undefined,
  ): string | undefined {
    const { game } = this.#bench
    const told = this.#match.ledger(viewer).slice(this.#lines.get(viewer))
    this.#lines.set(viewer, (this.#lines.get(viewer) ?? 0) + told.length)
    if (told.length + 1 !== patches.length)
      return `${viewer} reads ${told.length} lines, and has ${patches.length} frames.`
    const after = this.#match.view(viewer)
    let frame: unknown = before
    for (const [place, patch] of patches.entries()) {
      if (patch !== null) frame = applyPatch(patch, frame)
      const line = told[place]
      if (line === undefined) continue
      const passing = new Passing(spokenIn(told.slice(0, place + 1)), this.#match.seats)
      for (const path of passing.unnamed(frame, before, after)) {
        if (!isGlimpse(game.glimpses ?? {}, path))
          return `At '${line.what.key}' ${viewer} sees ${path.join('.')} in passing, which no line names.`
      }
    }
    return makePatch(frame, after) && `The last frame of ${viewer} is not what ${viewer} sees.`
  }
}

/** Whether something may be seen in passing: itself, or what it is a part of. */
function isGlimpse(glimpses: object, path: readonly string[]): boolean {
  return Object.keys(glimpses).some((glimpse) =>
    glimpse
      .split('.')
      .every((name, place) => (name === '*' ? path[place] !== undefined : name === path[place])),
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function mustBe(fault: string | undefined): void {
  if (fault !== undefined) throw new Error(fault)
}
