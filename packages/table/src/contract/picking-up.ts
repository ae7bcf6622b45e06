import { READY } from '../decision.ts'
import type { Dice } from '../dice/dice.ts'
import { diceFor, diceRoot, seedFrom } from '../dice/seed.ts'
import type { GameTypes } from '../game.ts'
import { canonical } from '../hash.ts'
import { copyOf } from '../json.ts'
import type { DiceBox } from '../loop.ts'
import type { Match } from '../match.ts'
import type { Question } from '../question.ts'
import { randomBot } from '../thinking/bot.ts'
import { fork, Thought } from '../thinking/fork.ts'
import { imagined } from '../thinking/imagined.ts'
import { type Bench, must, openedFor, trialDice } from './trial.ts'

const AT_MOST = 400

/** Picked up at any question, a match goes on as the match itself does: asked the same, it comes to the same state. */
export function pickingUp<G extends GameTypes>(bench: Bench<G>): void {
  const dice = trialDice(bench.seed, 'picking up')
  for (const [number, table] of bench.tables.entries()) {
    const rolled = new CountedDice(`${bench.seed} ${number}`)
    const match = openedFor(bench, table, number, { dice: rolled.box })
    const given = new Map<string, unknown>()
    for (let decisions = 0, twin: Twin<G> | undefined; decisions < bench.mostDecisions; decisions += 1) {
      const open = [...match.unanswered()]
      if (open.length === 0) break
      twin ??= new Twin(match, rolled, given)
      const question = dice.pick(open)
      const answer = randomBot.answer(question, dice)
      const turn = match.turn
      given.set(inShort(question), answer)
      twin.answer(question, answer)
      must(match.answer(question.seat, question.id, answer), bench.game)
      twin.compare(match)
      // Another is picked up at every third question or so, so that over a match all of them have their turn.
      if (match.turn > turn) given.clear()
      if (match.turn > turn || dice.below(3) === 0) twin = undefined
    }
  }
}

/** A seat that thinks ahead from what it knows is asked there what it is asked here, and can go on to the end of the turn. */
export function thinkingAhead<G extends GameTypes>(bench: Bench<G>): void {
  const dice = trialDice(bench.seed, 'thinking ahead')
  for (const [number, table] of bench.tables.entries()) {
    const match = openedFor(bench, table, number)
    for (let decisions = 0; decisions < bench.mostDecisions; decisions += 1) {
      const open = [...match.unanswered()]
      if (open.length === 0) break
      const question = dice.pick(open)
      const fault = dice.below(4) === 0 ? faultOfThinking(match, question, dice) : undefined
      if (fault !== undefined) throw new Error(fault)
      must(match.answer(question.seat, question.id, randomBot.answer(question, dice)), bench.game)
    }
  }
}

export function faultOfThinking<G extends GameTypes>(
  match: Match<G>,
  question: Question<G>,
  dice: Dice,
): string | undefined {
  const { game, seats, turn } = match
  const { seat, kind } = question
  const seen = { view: match.view(seat), lines: match.ledger(seat) }
  try {
    const state =
      dice.below(2) === 0 ? game.resample(seen.view, seat, dice) : imagined(game, seen, seat)(dice)
    const thought = fork(game, { seats, state, turn, place: copyOf(match.place()), dice })
    if (!thought.unanswered().some((each) => isSame(each, question)))
      return `${seat} is asked '${kind}' (${question.id}), but not in thought.`
    for (let decisions = 0; decisions < AT_MOST && thought.turn === turn; decisions += 1) {
      const next = thought.next()
      if (next === undefined) break
      thought.put(next, randomBot.answer(next, dice))
    }
  } catch (fault) {
    return `Thought on from '${kind}' (${question.id}), the rules fail: ${fault instanceof Error ? fault.stack : String(fault)}`
  }
  return undefined
}

/** The same match, picked up where it stands. */
class Twin<G extends GameTypes> {
  readonly #thought: Thought<G>
  readonly #from: string

  constructor(match: Match<G>, rolled: CountedDice, given: ReadonlyMap<string, unknown>) {
    const { game, seats, turn } = match
    this.#from = [...match.unanswered()].map(({ kind, seat, id }) => `${kind} of ${seat} (${id})`).join(', ')
    const state: G['state'] = copyOf(match.state)
    try {
      this.#thought = new Thought(game, {
        seats,
        state,
        turn,
        place: copyOf(match.place()),
        dice: rolled.fromHere(),
      })
    } catch (fault) {
      throw new Error(`It cannot be picked up at ${this.#from}.`, { cause: fault })
    }
    for (const each of seats) {
      for (const question of match.questions(each)) {
        if (question.sealed !== undefined) this.answer(question, question.sealed.answer)
      }
    }
    this.#sealAnew(match, given)
    this.compare(match)
  }

  /** Whoever was asked beside others that are still asked has sealed an answer which the place does not tell. */
  #sealAnew(match: Match<G>, given: ReadonlyMap<string, unknown>): void {
    const asked = new Set([...match.unanswered()].map(inShort))
    for (const question of this.#thought.unanswered()) {
      const short = inShort(question)
      if (!asked.has(short) && given.has(short)) this.answer(question, given.get(short))
    }
  }

  answer(question: Question<G>, answer: unknown): void {
    const mine = this.#thought.unanswered().find((each) => isSame(each, question))
    if (mine === undefined)
      throw new Error(`Picked up at ${this.#from}: nobody asks ${question.seat} '${question.kind}'.`)
    const refusal = this.#thought.offer(mine, answer)
    if (refusal !== undefined)
      throw new Error(`Picked up at ${this.#from}: '${question.kind}' is refused by ${refusal.clause}.`)
  }

  compare(match: Match<G>): void {
    const theirs = [...match.unanswered()].map(inShort).sort()
    this.#getReady(theirs)
    const mine = this.#thought.unanswered().map(inShort).sort()
    if (canonical(mine) !== canonical(theirs))
      throw new Error(
        `Picked up at ${this.#from}: asked are ${mine.join('; ')} instead of ${theirs.join('; ')}.`,
      )
    if (canonical(this.#thought.state) !== canonical(match.state))
      throw new Error(`Picked up at ${this.#from}: ${difference(this.#thought.state, match.state)}.`)
  }

  /** Whoever was ready in an open phase while others were asked about an act is asked anew: the place does not tell. */
  #getReady(asked: readonly string[]): void {
    for (const question of this.#thought.unanswered())
      if (question.free && !asked.includes(inShort(question))) this.#thought.put(question, READY)
  }
}

function inShort<G extends GameTypes>({ seat, kind, brief }: Question<G>): string {
  return `${kind} of ${seat} with ${canonical(brief)}`
}

function isSame<G extends GameTypes>(one: Question<G>, other: Question<G>): boolean {
  return inShort(one) === inShort(other)
}

/** The first part of a state that is otherwise. */
function difference(mine: object, theirs: object): string {
  const there = new Map(Object.entries(theirs))
  for (const [key, part] of Object.entries(mine)) {
    const [here, otherwise] = [part, there.get(key) ?? null].map((each) => canonical(each))
    if (here !== otherwise) return `'${key}' is ${here?.slice(0, 400)} instead of ${otherwise?.slice(0, 400)}`
  }
  return 'the state is otherwise'
}

/** Dice that know how often they were rolled, so that others can go on from there. */
class CountedDice {
  readonly #root: Uint8Array
  readonly #drawn = new Map<string, number>()

  constructor(name: string) {
    this.#root = diceRoot(seedFrom('counted', name), {})
  }

  readonly box: DiceBox = (flow) =>
    diceFor(this.#root, flow, ({ stream }) => this.#drawn.set(stream, (this.#drawn.get(stream) ?? 0) + 1))

  fromHere(): DiceBox {
    const drawn = new Map(this.#drawn)
    return (flow) => {
      const dice = diceFor(this.#root, flow)
      for (let count = drawn.get(flow) ?? 0; count > 0; count -= 1) dice.below(2)
      return dice
    }
  }
}
