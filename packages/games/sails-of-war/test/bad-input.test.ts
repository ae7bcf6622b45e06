import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  company,
  layTable,
  Match,
  nextAwaited,
  type Question,
  type Refusal,
  type Result,
  randomBot,
  seedFrom,
  tableWords,
  textOf,
} from '@windward/table'
import { game } from '../src/game.ts'
import type { SailsOfWar } from '../src/state.ts'

/** Matches in which the rarer questions come early; where the rules have changed, others are tried after them. */
const EARLY = [310, 5, 340, 31, 27]
const MOST_MATCHES = 400
const TABLES = [
  { seats: 2, options: { roundLimit: 16 } },
  { seats: 4, options: { roundLimit: 16, mode: 'base' } },
  { seats: 6, options: { roundLimit: 16 } },
  { seats: 3, options: { roundLimit: 16 } },
] as const
/** Of each kind so many questions are tried. */
const TRIED = 3

/** What is an answer to no question of this game. */
const NEVER: readonly ((legal: unknown) => unknown)[] = [
  () => undefined,
  () => Number.NaN,
  () => 0.5,
  () => -1,
  () => 1_000_000,
  () => 'no such thing',
  () => ({ do: 'nothing' }),
  () => JSON.parse('{"__proto__": {"do": "done"}}'),
  (legal) => [[legal]],
  (legal) => ({ answer: legal }),
  (legal) => (typeof legal === 'object' && !Array.isArray(legal) ? { ...legal, surplus: 1 } : { surplus: 1 }),
]

function granted<T>(result: Result<T>): T {
  return result.ok ? result.value : assert.fail(JSON.stringify(result.refusal))
}

function opened(index: number): Match<SailsOfWar> {
  const { seats, options } = TABLES[index % TABLES.length] ?? TABLES[0]
  const races = game.seats.choose(seats, game.options.parse(options))
  const record = granted(layTable(game, { options, seats: races, seed: seedFrom('bad input', index) }))
  return granted(Match.open(game, record))
}

/** It says why in a sentence and by which clause. */
function isWellRefused({ refused, clause }: Refusal, what: string): void {
  assert.match(textOf(refused, game.words, tableWords), /^.{8,}[.!?]$/su, what)
  assert.match(clause, /^[A-Z]+ \d+(\.\d+)*$/, what)
}

class Trial {
  /** Answers that were legal once, by kind: another time they may not be. */
  readonly #once = new Map<string, unknown[]>()
  readonly #tried = new Map<string, number>()
  unlawful = 0

  get kinds(): readonly string[] {
    return [...this.#tried.keys()]
  }

  /** Tries everything bad on this question; the table is as it was before. */
  question(match: Match<SailsOfWar>, question: Question<SailsOfWar>, legal: unknown): void {
    const { kind, seat, id } = question
    const earlier = this.#once.get(kind) ?? []
    const tried = this.#tried.get(kind) ?? 0
    if (tried < TRIED) {
      const before = match.hash()
      for (const bad of NEVER) this.#refuses(match, question, bad(legal))
      for (const answer of earlier) {
        if (question.check(answer) === undefined) continue
        this.#refuses(match, question, answer)
        this.unlawful += 1
      }
      for (const other of match.seats.filter((each) =>
        match.questions(each).every((asked) => asked.id !== id),
      ))
        assert.ok(!match.answer(other, id, legal).ok, `${kind}: ${other} answers for ${seat}`)
      assert.equal(match.hash(), before, `${kind}: nothing has changed`)
      this.#tried.set(kind, tried + 1)
    }
    this.#once.set(kind, [legal, ...earlier].slice(0, 5))
  }

  #refuses(match: Match<SailsOfWar>, { kind, seat, id }: Question<SailsOfWar>, answer: unknown): void {
    const given = match.answer(seat, id, answer)
    if (given.ok) assert.fail(`${kind} takes ${JSON.stringify(answer)}`)
    isWellRefused(given.refusal, kind)
  }
}

test('bad input to any kind of question is refused with a clause, and nothing changes', () => {
  const trial = new Trial()
  const wanted = game.decisions.map(({ kind }) => kind).toSorted()
  const others = Array.from({ length: MOST_MATCHES }, (_, index) => index).filter(
    (index) => !EARLY.includes(index),
  )
  for (const index of [...EARLY, ...others]) {
    if (trial.kinds.length === wanted.length) break
    const match = opened(index)
    const bots = company<SailsOfWar>(match.seats, [randomBot], seedFrom('bad bots', index))
    let left = 600
    for (
      let question = nextAwaited(match);
      question !== undefined && left > 0;
      question = nextAwaited(match)
    ) {
      const answer = bots.answer(question)
      trial.question(match, question, answer)
      granted(match.answer(question.seat, question.id, answer))
      left -= 1
    }
  }
  assert.deepEqual([...trial.kinds].toSorted(), wanted)
  assert.ok(trial.unlawful > 20, `${trial.unlawful} answers that were lawful another time`)
})
