import type { Dice } from '../dice/dice.ts'
import type { GameTypes } from '../game.ts'
import { canonical } from '../hash.ts'
import { copyOf } from '../json.ts'
import type { Match } from '../match.ts'
import { allWithin } from '../options/walk.ts'
import type { Question } from '../question.ts'

/** Something no table may accept: who says it, of which question, and what. */
export interface Attempt {
  readonly what: string
  readonly seat: string
  readonly question: string
  readonly answer: unknown
}

/** A question that was before this seat earlier in the match. */
export type Stale = Pick<Attempt, 'seat' | 'question'>

const MOST_LISTED = 3_000

/** One random attempt at the given question, or nothing where the dice came upon something that is legal. */
export function malformedAttempt<G extends GameTypes>(
  match: Match<G>,
  question: Question<G>,
  dice: Dice,
  stale: readonly Stale[],
): Attempt | undefined {
  const { seat, id } = question
  const legal = question.draw(dice)?.answer ?? null
  switch (dice.roll(6)) {
    case 1:
      return { what: 'wrong seat', seat: otherSeat(match, question, dice), question: id, answer: legal }
    case 2:
      return { what: 'wrong question', seat, question: dice.pick(WRONG_IDS), answer: legal }
    case 3:
      return { what: 'stale', ...dice.pick(past(match, stale)), answer: legal }
    case 4:
      return { what: 'not an answer', seat, question: id, answer: dice.pick(NONSENSE)() }
    default: {
      const answer = mutated(legal, dice)
      return mayBeLegal(question, answer) ? undefined : { what: 'unoffered', seat, question: id, answer }
    }
  }
}

const WRONG_IDS = [
  '',
  '0',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  '1#999999',
  '../1#1',
  '1#1 ',
  '\u0000',
]

/** Values that are no answer to anything. */
export const NONSENSE: readonly (() => unknown)[] = [
  () => undefined,
  () => Number.NaN,
  () => Number.NEGATIVE_INFINITY,
  () => -0,
  () => 10n,
  () => Symbol('answer'),
  () => () => 'answer',
  () => /answer/,
  () => new Map([['answer', 1]]),
  () => 'x'.repeat(300_000),
  () => Array.from({ length: 30_000 }, () => 0),
  () => nested(200),
  () => circular(),
  () => JSON.parse('{"__proto__": {"admin": true}}'),
  () => JSON.parse('[{"__proto__": [], "constructor": {"prototype": {}}}]'),
  () => '\ud800',
  () => ({ toString: () => 'pass' }),
]

function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)]
}

function circular(): unknown {
  const ring: unknown[] = []
  ring.push(ring)
  return ring
}

/** A seat to whom this question is not put under this name. */
function otherSeat<G extends GameTypes>(match: Match<G>, question: Question<G>, dice: Dice): string {
  const others = match.seats.filter((seat) => match.questions(seat).every(({ id }) => id !== question.id))
  return dice.pick([...others, 'nobody', '', '__proto__', 'spectator', `${question.seat} `])
}

/** Those that are really past: a sealed answer may still be changed. */
function past<G extends GameTypes>(match: Match<G>, stale: readonly Stale[]): readonly Stale[] {
  const still = new Set(match.seats.flatMap((seat) => match.questions(seat).map(({ id }) => `${seat} ${id}`)))
  const gone = stale.filter(({ seat, question }) => !still.has(`${seat} ${question}`))
  return [...gone, ...match.seats.map((seat) => ({ seat, question: '0#0' }))]
}

/**
 * Whether the rules may rightly take this answer. What they refuse is no question; what they would take must be in the
 * tree, unless the tree is too large to look through, or does not claim to have all.
 */
function mayBeLegal<G extends GameTypes>(question: Question<G>, answer: unknown): boolean {
  if (question.check(answer) !== undefined) return false
  if (question.openEnded) return true
  const all = allWithin(question.options(), MOST_LISTED)
  const wanted = canonical(answer)
  return all?.some((each) => canonical(each) === wanted) ?? true
}

/** A copy with one thing in it changed for the worse. */
function mutated(answer: unknown, dice: Dice): unknown {
  if (typeof answer !== 'object' || answer === null) return dice.pick(WORSE)(answer)
  const copy: Record<string, unknown> | unknown[] = copyOf(answer)
  const keys = Object.keys(copy)
  if (Array.isArray(copy)) return mutatedList(copy, dice)
  const key = keys.length === 0 ? undefined : dice.pick(keys)
  switch (dice.roll(5)) {
    case 1:
      return { ...copy, surplus: 1 }
    case 2:
      return Object.fromEntries(Object.entries(copy).filter(([name]) => name !== key))
    case 3:
      return [copy]
    default:
      return key === undefined ? null : { ...copy, [key]: mutated(copy[key], dice) }
  }
}

function mutatedList(list: unknown[], dice: Dice): unknown {
  const place = list.length === 0 ? 0 : dice.below(list.length)
  switch (dice.roll(5)) {
    case 1:
      return [...list, ...list]
    case 2:
      return list.toSpliced(place, 1)
    case 3:
      return { ...list }
    default:
      return list.length === 0 ? [null] : list.with(place, mutated(list[place], dice))
  }
}

const WORSE: readonly ((value: unknown) => unknown)[] = [
  () => null,
  () => [],
  () => ({}),
  () => '',
  () => 'x'.repeat(5_000),
  (value) => `${value} `,
  (value) => (typeof value === 'number' ? value + 1 : 1),
  (value) => (typeof value === 'number' ? value - 1 : -1),
  (value) => (typeof value === 'number' ? value + 0.5 : 0.5),
  (value) => (typeof value === 'boolean' ? 'true' : true),
  () => 1e308,
  () => 2 ** 53,
]
