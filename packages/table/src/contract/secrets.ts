import { type GameTypes, SPECTATOR, type Viewer } from '../game.ts'
import { canonical } from '../hash.ts'
import { copyOf } from '../json.ts'
import { Match } from '../match.ts'
import { sample } from '../options/walk.ts'
import type { Question } from '../question.ts'
import { received } from './received.ts'
import { type Bench, type Marks, must, openedFor, trialDice, wander } from './trial.ts'

const EVERY = 5

/** A state drawn anew from a view gives the same view back: the view holds nothing of what is hidden. */
export function resampling<G extends GameTypes>(bench: Bench<G>): void {
  const dice = trialDice(bench.seed, 'resampling')
  for (const [number, table] of bench.tables.entries()) {
    wander(bench, openedFor(bench, table, number), dice, (match, _, count) => {
      if (count % EVERY > 0) return
      for (const viewer of lookers(match)) {
        const fault = faultOfResampling(match, viewer, dice)
        if (fault !== undefined) throw new Error(fault)
      }
    })
  }
}

export function faultOfResampling<G extends GameTypes>(
  match: Match<G>,
  viewer: Viewer<G>,
  dice: Parameters<Match<G>['game']['resample']>[2],
): string | undefined {
  const { game } = match
  const seen = game.view(match.state, viewer)
  const before = canonical(seen)
  const drawn = game.resample(seen, viewer, dice)
  if (canonical(game.view(drawn, viewer)) !== before) {
    return `${viewer} sees something else in a state that differs only in what ${viewer} may not know.`
  }
  return canonical(seen) === before ? undefined : `Resampling changed the view of ${viewer} it was given.`
}

/** Marks planted in the secrets of one seat are found in nothing that another receives. */
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
            const found = marks.made.find((mark) => text.includes(mark))
            if (found !== undefined) throw new Error(`${viewer} is sent a secret of ${owner}.`)
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

/**
 * Two tables at which one seat has sealed different answers look alike to everybody else, to the last byte, as long
 * as neither answer is taken.
 */
export function sealing<G extends GameTypes>(bench: Bench<G>): void {
  const dice = trialDice(bench.seed, 'sealing')
  for (const [number, table] of bench.tables.entries()) {
    wander(bench, openedFor(bench, table, number), dice, (match, question, count) => {
      if (count % EVERY > 0 || question.free) return
      const answers = [sample(question.options(), dice), sample(question.options(), dice)]
      const [one, other] = answers.map((found) => found && forked(bench, match, question, found.answer))
      if (one === undefined || other === undefined) return
      for (const viewer of lookers(match)) {
        if (viewer === question.seat) continue
        if (canonical(received(one, viewer)) !== canonical(received(other, viewer))) {
          throw new Error(`${viewer} can tell what ${question.seat} has sealed for '${question.kind}'.`)
        }
      }
    })
  }
}

/** The same match with one more answer, if that answer only lies sealed and nothing follows from it yet. */
function forked<G extends GameTypes>(
  bench: Bench<G>,
  match: Match<G>,
  question: Question<G>,
  answer: unknown,
): Match<G> | undefined {
  const copy = must(Match.replay(bench.game, match.record()), bench.game)
  must(copy.answer(question.seat, question.id, answer), bench.game)
  const still = copy.questions(question.seat).find(({ id }) => id === question.id)
  return still?.sealed === undefined ? undefined : copy
}

function lookers<G extends GameTypes>(match: Match<G>): readonly Viewer<G>[] {
  return [...match.seats, SPECTATOR]
}
