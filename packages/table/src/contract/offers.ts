import type { Fact } from '../decision.ts'
import type { Dice } from '../dice/dice.ts'
import type { GameTypes } from '../game.ts'
import { canonical } from '../hash.ts'
import type { Match } from '../match.ts'
import { sample } from '../options/walk.ts'
import type { Question } from '../question.ts'
import { spoken } from './received.ts'
import { faultOfRefusal } from './refused.ts'
import { type Bench, openedFor, trialDice, wander } from './trial.ts'

const SAMPLES = 4

/** Every offered option is accepted, absent answers are legal, and whatever is said to people has words. */
export function offers<G extends GameTypes>(bench: Bench<G>): void {
  for (const [number, table] of bench.tables.entries()) {
    const dice = trialDice(bench.seed, 'offers', number)
    let linesRead = 0
    wander(bench, openedFor(bench, table, number), dice, (match, question) => {
      mustBeListed(match, question)
      mustTake(match, question, question.absent(), 'its absent answer')
      for (let n = 0; n < SAMPLES; n += 1) {
        const found = question.draw(dice)
        if (found === undefined) throw new Error(`'${question.kind}' offers a way that leads nowhere.`)
        mustTake(match, question, found.answer, 'an answer it offers')
      }
      mustDrawAlike(question, () => trialDice(bench.seed, `draw ${match.length}`, number))
      wordsAbout(match, question)
      labelsOnAWay(match, question, dice)
      for (const { what } of match.lines().slice(linesRead)) spoken(match, what)
      linesRead = match.lines().length
    })
  }
}

function mustBeListed<G extends GameTypes>({ game }: Match<G>, { kind }: Question<G>): void {
  if (!game.decisions.some((decision) => decision.kind === kind))
    throw new Error(`'${kind}' is asked but not listed.`)
}

/** What is drawn in one go is what a walk down the tree finds. */
function mustDrawAlike<G extends GameTypes>(question: Question<G>, dice: () => Dice): void {
  const found = sample(question.options(), dice())?.answer ?? null
  if (canonical(question.draw(dice())?.answer ?? null) !== canonical(found))
    throw new Error(
      `'${question.kind}' draws for ${question.seat} what a walk down its options does not find.`,
    )
}

function mustTake<G extends GameTypes>(
  match: Match<G>,
  question: Question<G>,
  answer: unknown,
  what: string,
): void {
  const refusal = question.check(answer)
  if (refusal !== undefined) {
    const why = faultOfRefusal(match, refusal) ?? spoken(match, refusal.refused)
    throw new Error(`'${question.kind}' refuses ${question.seat} ${what}, ${JSON.stringify(answer)}: ${why}`)
  }
  for (const phrase of [...question.warnings(answer), question.confirm(answer)])
    if (phrase !== undefined) spoken(match, phrase)
}

function wordsAbout<G extends GameTypes>(match: Match<G>, question: Question<G>): void {
  for (const phrase of [question.title(), question.hint(), question.unanswered()])
    if (phrase !== undefined) spoken(match, phrase)
}

function spokenFacts<G extends GameTypes>(match: Match<G>, facts: readonly Fact[]): void {
  for (const { label, value } of facts) {
    spoken(match, label)
    if (typeof value !== 'number') spoken(match, value)
  }
}

/** Walks down once and reads all that is said at each fork. */
function labelsOnAWay<G extends GameTypes>(match: Match<G>, question: Question<G>, dice: Dice): void {
  const way: (string | number)[] = []
  for (let at = question.options(); ; ) {
    spokenFacts(match, question.facts(way))
    if (at.kind === 'leaf') return
    if (at.kind === 'range') {
      if (at.label !== undefined) spoken(match, at.label)
      const chosen = at.least + dice.below(at.most - at.least + 1)
      way.push(chosen)
      at = at.leads(chosen)
      continue
    }
    const keys = new Set(at.branches.map(({ key }) => key))
    if (keys.size < at.branches.length) throw new Error('Two branches of one fork have the same key.')
    for (const phrase of [at.head?.(), ...at.branches.flatMap(({ label, note }) => [label, note])])
      if (phrase !== undefined) spoken(match, phrase)
    const taken = dice.pick(at.branches)
    way.push(taken.key)
    at = taken.leads()
  }
}
