import type { GameTypes } from '../game.ts'
import { canonical } from '../hash.ts'
import { copyOf } from '../json.ts'
import { type Bench, lookers, type Marks, openedFor, trialDice, wander } from './trial.ts'

const EVERY = 5

/** Marks planted in the secrets of one seat are found in nothing that another sees. */
export function unmarked<G extends GameTypes>(bench: Bench<G>): void {
  const { plant } = bench.trial
  if (plant === undefined) return
  for (const [number, table] of bench.tables.entries()) {
    wander(
      bench,
      openedFor(bench, table, number),
      trialDice(bench.seed, 'marks', number),
      (match, _, count) => {
        if (count % EVERY > 0) return
        for (const owner of match.seats) {
          const marks = freshMarks()
          const state: G['state'] = copyOf(match.state)
          plant(state, owner, marks)
          for (const viewer of lookers(match)) {
            if (viewer === owner) continue
            const text = canonical(bench.game.view(state, viewer))
            if (marks.made.some((mark) => text.includes(mark)))
              throw new Error(`${viewer} is sent a secret of ${owner}.`)
          }
        }
      },
    )
  }
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
