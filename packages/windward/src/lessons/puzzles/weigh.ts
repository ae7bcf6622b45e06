import { playOn, worldsOf } from '@windward/search'
import {
  type AnyGame,
  diceFor,
  diceRoot,
  type GameTypes,
  hashOf,
  type Match,
  type Question,
  seedFrom,
  thinkingAt,
  USUAL_EFFORT,
} from '@windward/table'
import type { Found, Quarry, Seam } from '@windward/table/lesson'

interface Weighing {
  readonly game: AnyGame
  readonly match: Match<GameTypes>
  readonly question: Question<GameTypes>
  readonly seam: Pick<Seam, 'turns'>
  readonly found: Found
  readonly habit: Quarry['habit']
  /** Other worlds than those of another weighing. */
  readonly salt: string
}

/** Plays answers on in thought, in as many worlds as are asked for, a few at a time. */
export class Scales {
  readonly #worths: number[][]
  readonly #trial: (answer: unknown, world: number) => number
  readonly #answers: readonly unknown[]

  constructor(weighing: Weighing) {
    this.#answers = weighing.found.answers
    this.#worths = this.#answers.map(() => [])
    this.#trial = trialOf(weighing)
  }

  /** In so many worlds the best of them were tried. */
  get samples(): number {
    return Math.max(...this.#worths.map(({ length }) => length))
  }

  /** Tries these, or all, in so many more worlds. */
  weigh(worlds: number, places: readonly number[] = [...this.#answers.keys()]): void {
    const from = this.samples
    for (let world = from; world < from + worlds; world += 1)
      for (const place of places) this.#worths[place]?.push(this.#trial(this.#answers[place], world))
  }

  mean(place: number): number {
    return meanOf(this.#worths[place] ?? [])
  }

  /** From the best to the worst; whoever was left behind earlier comes after all others. */
  ranked(): readonly number[] {
    const tries = (place: number) => this.#worths[place]?.length ?? 0
    return [...this.#answers.keys()].toSorted(
      (one, other) => tries(other) - tries(one) || this.mean(other) - this.mean(one) || one - other,
    )
  }

  /** By how much one is better than another in the worlds in which both were tried, and the standard error of that. */
  lead(one: number, other: number): { readonly lead: number; readonly error: number } {
    const others = this.#worths[other] ?? []
    const own = (this.#worths[one] ?? []).slice(0, others.length)
    const leads = own.map((worth, world) => worth - (others[world] ?? 0))
    const lead = meanOf(leads)
    const squares = leads.reduce((sum, each) => sum + (each - lead) ** 2, 0)
    const count = leads.length
    return { lead, error: Math.sqrt(squares / Math.max(1, count - 1) / Math.max(1, count)) }
  }
}

function trialOf({ game, match, question, seam, found, habit, salt }: Weighing) {
  const bot = game.bots[habit]
  if (bot === undefined) throw new Error(`${game.id} has no bot '${habit}'.`)
  const root = diceFor(diceRoot(seedFrom('puzzle', salt, hashOf(question.view)), {}), 'worlds')
  const worlds = worldsOf(game, question, thinkingAt(match, question.seat, USUAL_EFFORT), root)
  const until = match.turn + seam.turns
  return (answer: unknown, world: number): number => {
    const thought = worlds.fork(world)
    const dice = worlds.dice(world)
    const own = thought
      .unanswered()
      .find(({ seat, kind }) => seat === question.seat && kind === question.kind)
    if (own === undefined) throw new Error(`'${question.kind}' is not asked in thought.`)
    thought.put(own, structuredClone(answer))
    playOn(
      thought,
      (each) => bot.answer(each, dice),
      ({ turn }) => turn >= until,
    )
    return found.worth(thought.state, thought.outcome)
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
