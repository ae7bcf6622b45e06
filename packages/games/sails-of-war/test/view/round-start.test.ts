import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Checkpoint,
  canonical,
  company,
  diceFor,
  diceRoot,
  enumerate,
  layTable,
  Match,
  type MatchRecord,
  playOut,
  type Result,
  randomBot,
  SPECTATOR,
  seedFrom,
  type Viewer,
} from '@windward/table'
import { game } from '../../src/game.ts'
import type { SailsOfWar } from '../../src/state.ts'

const LEAVES = 40

function granted<T>(result: Result<T>): T {
  return result.ok ? result.value : assert.fail(JSON.stringify(result.refusal))
}

/** All that has reached a looker up to now. */
function told(match: Match<SailsOfWar>, viewer: Viewer<SailsOfWar>): string {
  const questions = viewer === SPECTATOR ? [] : match.questions(viewer)
  return canonical({
    view: match.view(viewer),
    ledger: match.ledger(viewer),
    awaited: match.awaited(),
    questions: questions.map((question) => ({
      id: question.id,
      kind: question.kind,
      brief: question.brief,
      title: question.title(),
      absent: question.absent(),
      options: [...enumerate(question.options()).take(LEAVES)],
    })),
  })
}

interface Begun {
  readonly record: MatchRecord
  readonly checkpoints: readonly Checkpoint[]
}

function begun(seats: number, options: object): Begun {
  const races = game.seats.choose(seats, game.options.parse(options))
  const record = granted(layTable(game, { options, seats: races, seed: seedFrom('round starts', seats) }))
  const checkpoints: Checkpoint[] = []
  const match = granted(Match.open(game, record, { keep: (checkpoint) => checkpoints.push(checkpoint) }))
  playOut(match, company<SailsOfWar>(races, [randomBot], seedFrom('round starts')))
  const { checkpoint: _, ...whole } = match.record()
  return { record: whole, checkpoints: checkpoints.slice(1) }
}

const TABLES = [
  { seats: 2, options: { roundLimit: 6, stocks: 'hidden' } },
  { seats: 6, options: { roundLimit: 4 } },
  { seats: 4, options: { roundLimit: 5, mode: 'base' } },
] as const

for (const { seats, options } of TABLES) {
  test(`SOW 17.1.1 a round of ${seats} begins alike for a looker, whatever is hidden from him outside the deck`, () => {
    const { record, checkpoints } = begun(seats, options)
    assert.ok(checkpoints.length >= 3)
    const dice = diceFor(diceRoot(seedFrom('hidden'), {}), 'hidden')
    for (const base of checkpoints) {
      const open = (state: SailsOfWar['state']) =>
        granted(
          Match.open(game, {
            ...record,
            entries: record.entries.slice(0, base.entries),
            base: { ...base, state: JSON.parse(canonical(state)) },
          }),
        )
      const state: SailsOfWar['state'] = JSON.parse(canonical(base.state))
      for (const viewer of [...game.seats.choose(seats, game.options.parse(options)), SPECTATOR] as const) {
        const other = game.resample(game.view(state, viewer), viewer, dice)
        other.deck = [...state.deck]
        assert.equal(told(open(other), viewer), told(open(state), viewer), `round ${base.turn}, ${viewer}`)
      }
    }
  })
}
