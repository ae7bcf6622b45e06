import type { Dice } from '../dice/dice.ts'
import { type GameTypes, SPECTATOR, type Viewer } from '../game.ts'
import { canonical } from '../hash.ts'
import { copyOf } from '../json.ts'
import { Match } from '../match.ts'
import type { Checkpoint, MatchRecord } from '../record/record.ts'
import { NONSENSE } from './malformed.ts'
import { received } from './received.ts'
import { type Bench, lookers, must, openedFor, trialDice, wander } from './trial.ts'

const TURNS_TRIED = 8

/**
 * The same turn begun from two states that differ only in what a looker may not know: up to the first answer the
 * looker is shown, asked, offered, told and refused the same, to the last byte.
 */
export function turnStarts<G extends GameTypes>(bench: Bench<G>): void {
  if (bench.trial.revealsAtTurnStart) return
  const dice = trialDice(bench.seed, 'turn starts')
  for (const [number, table] of bench.tables.entries()) {
    const checkpoints: Checkpoint[] = []
    const match = openedFor(bench, table, number, { keep: (checkpoint) => checkpoints.push(checkpoint) })
    wander(bench, match, dice)
    const { checkpoint: _, ...record } = match.record()
    for (const base of checkpoints.slice(1, TURNS_TRIED)) {
      for (const viewer of lookers(match)) compare(bench, { ...record, base }, viewer, dice)
    }
  }
}

function compare<G extends GameTypes>(
  bench: Bench<G>,
  record: MatchRecord,
  viewer: Viewer<G>,
  dice: Dice,
): void {
  const { game } = bench
  const { base, entries } = record
  if (base === undefined) return
  const state: G['state'] = copyOf(base.state)
  const drawn = game.resample(game.view(state, viewer), viewer, dice)
  const begun = [base, { ...base, state: copyOf<Checkpoint['state']>(drawn) }].map((start) =>
    must(Match.open(game, { ...record, entries: entries.slice(0, base.entries), base: start }), game),
  )
  if (new Set(begun.map((match) => canonical(told(match, viewer)))).size > 1) {
    throw new Error(`At turn ${base.turn} ${viewer} is told of a difference it may not know.`)
  }
}

/** All that reaches a looker, the reasons for refusing nonsense included. */
function told<G extends GameTypes>(match: Match<G>, viewer: Viewer<G>): object {
  const questions = viewer === SPECTATOR ? [] : match.questions(viewer)
  const refused = questions.map((question) => NONSENSE.map((nonsense) => question.check(nonsense()) ?? null))
  return { received: received(match, viewer), refused }
}
