import { type GameTypes, type Marks, SPECTATOR, type Viewer } from '../game.ts'
import { copyOf } from '../json.ts'
import { Match } from '../match.ts'
import type { Checkpoint } from '../record/record.ts'
import { received } from './received.ts'
import { type Bench, inTurn, lookers, must, openedFor, trialDice, wander } from './trial.ts'

const EVERY = 2
const TURNS_TRIED = 8

/** Marks planted in the secrets of one seat are found in nothing that another receives. */
export function unmarked<G extends GameTypes>(bench: Bench<G>): void {
  if (bench.game.plant === undefined) return
  for (const [number, table] of bench.tables.entries()) {
    const checkpoints: Checkpoint[] = []
    const match = openedFor(bench, table, number, { keep: (checkpoint) => checkpoints.push(checkpoint) })
    wander(bench, match, trialDice(bench.seed, 'marks', number), (_, __, count) => {
      if (count % EVERY > 0) return
      const fault = faultOfMarks(match, [inTurn(match.seats, count / EVERY)])
      if (fault !== undefined) throw new Error(fault)
    })
    for (const base of checkpoints.slice(1, TURNS_TRIED)) beginMarked(match, base)
  }
}

/** Whether any view shows a mark that was planted for somebody else. */
export function faultOfMarks<G extends GameTypes>(
  { game, seats, state }: Match<G>,
  owners: readonly G['seat'][] = seats,
): string | undefined {
  for (const owner of owners) {
    const marks = freshMarks()
    const marked: G['state'] = copyOf(state)
    game.plant?.(marked, owner, marks)
    for (const viewer of [...seats, SPECTATOR] satisfies readonly Viewer<G>[]) {
      if (viewer !== owner && shows(game.view(marked, viewer), marks))
        return `${viewer} is sent a secret of ${owner}.`
    }
  }
  return undefined
}

/** A turn begun from a marked state: no question, option or line may show a mark either. */
function beginMarked<G extends GameTypes>(match: Match<G>, base: Checkpoint): void {
  const { checkpoint: _, ...record } = match.record()
  for (const owner of match.seats) {
    const marks = freshMarks()
    const state: G['state'] = copyOf(base.state)
    match.game.plant?.(state, owner, marks)
    const begun = begunFrom(
      match,
      { ...record, entries: record.entries.slice(0, base.entries) },
      { ...base, state: copyOf(state) },
    )
    if (begun === undefined) continue
    for (const viewer of lookers(match)) {
      if (viewer !== owner && shows(received(begun, viewer), marks)) {
        throw new Error(`${viewer} is told a secret of ${owner} at turn ${base.turn}.`)
      }
    }
  }
}

/** Rules need not be able to play with marks for figures; where they cannot, there is nothing to look at. */
function begunFrom<G extends GameTypes>(
  { game }: Match<G>,
  record: ReturnType<Match<G>['record']>,
  base: Checkpoint,
): Match<G> | undefined {
  try {
    return must(Match.open(game, { ...record, base }), game)
  } catch {
    return undefined
  }
}

function shows(sent: object, { made }: { readonly made: readonly string[] }): boolean {
  const text = JSON.stringify(sent)
  return made.some((mark) => text.includes(mark))
}

function freshMarks(): Marks & { readonly made: readonly string[] } {
  const made: string[] = []
  const remembered = <T extends string | number>(mark: T): T => {
    made.push(`${mark}`)
    return mark
  }
  return {
    made,
    text: () => remembered(`mark~${made.length}~`),
    number: () => remembered(770_077_000_000 + made.length),
  }
}
