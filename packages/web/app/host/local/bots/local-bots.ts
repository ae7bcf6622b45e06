import {
  type Answered,
  type AnyGame,
  type AskedQuestion,
  type Considered,
  type GameTypes,
  type Match,
  type Question,
  type Seed,
  seedFrom,
  thinkingAt,
  thinksAhead,
  USUAL_EFFORT,
} from '@windward/table'
import { type ScriptedAnswer, scriptedAnswer } from '@windward/table/lesson'
import type { LocalSeat } from '../store.ts'
import { botDice, botOf } from './bot-task.ts'
import type { Thinkers } from './thinkers.ts'
import { Thought } from './thought.ts'

/** A bot that has its answer, or can give it at once. */
export interface ReadyBot {
  readonly question: Question<GameTypes>
  /** Throws where the bot fails. */
  answer(): Considered & Answered
  /** After a refusal: whether it thinks again, because others acted while it thought. */
  thinksAgain(): boolean
}

interface Surroundings {
  readonly thinkers: Thinkers
  /** Told when a bot may have become ready. */
  readonly ready: () => void
  readonly effort: number | undefined
  /** What they answer in a lesson, whatever they think. */
  readonly script: readonly ScriptedAnswer[]
}

/** The bots at a table of this browser. Who only looks answers at once, and first; who thinks ahead does so elsewhere. */
export class LocalBots {
  readonly #match: Match<GameTypes>
  readonly #commitment: string
  /** Names of bots, by seat. */
  readonly #seated = new Map<string, string>()
  /** Those who answer in a person's place until the first turn begins. */
  readonly #setUpBy = new Map<string, string>()
  readonly #surroundings: Surroundings
  readonly #thoughts = new Map<string, Thought>()

  constructor(match: Match<GameTypes>, seats: readonly LocalSeat[], surroundings: Surroundings) {
    this.#match = match
    this.#commitment = match.record().commitment
    this.#surroundings = surroundings
    for (const { seat, by, bot = '', setUpBy } of seats) {
      if (by === 'bot') this.#seated.set(seat, bot)
      if (setUpBy !== undefined) this.#setUpBy.set(seat, setUpBy)
    }
  }

  /** The next bot to answer. Those that think do so side by side, and answer in the order in which they are asked. */
  next(): ReadyBot | undefined {
    const asked = [...this.#match.unanswered()].filter(({ seat }) => this.#nameAt(seat) !== undefined)
    const scripted = this.#scripted(asked)
    if (scripted !== undefined) return scripted
    const quick = asked.find((question) => !thinksAhead(this.#bot(question), question))
    if (quick === undefined) return this.#thoughtOut(asked)
    const dice = botDice(this.#seedFor(quick))
    return {
      question: quick,
      answer: () => ({ answer: this.#bot(quick).answer(quick, dice), reasons: [] }),
      thinksAgain: () => false,
    }
  }

  #scripted(asked: readonly Question<GameTypes>[]): ReadyBot | undefined {
    for (const question of asked) {
      const line = scriptedAnswer(this.#surroundings.script, question, this.#match.turn)
      if (line === undefined) continue
      return { question, answer: () => ({ ...line, reasons: [] }), thinksAgain: () => false }
    }
    return undefined
  }

  #thoughtOut(asked: readonly Question<GameTypes>[]): ReadyBot | undefined {
    const keys = asked.map(keyOf)
    for (const [key, thought] of this.#thoughts) {
      if (keys.includes(key)) continue
      thought.cancel()
      this.#thoughts.delete(key)
    }
    for (const question of asked) if (!this.#thoughts.has(keyOf(question))) this.#think(question, 0)
    const [question] = asked
    const thought = question && this.#thoughts.get(keyOf(question))
    if (question === undefined || thought?.done === undefined) return undefined
    this.#thoughts.delete(keyOf(question))
    return {
      question,
      answer: () => this.#orByHabit(question, thought.done),
      thinksAgain: () => {
        const { task, overtaken } = thought
        const isOvertaken = thought.isOvertaken(this.#sent(question), this.#match.view(task.question.seat))
        if (isOvertaken) this.#think(question, overtaken + 1)
        return isOvertaken
      },
    }
  }

  /** Who cannot think it through, or takes too long, answers by habit, and the record says so. */
  #orByHabit(question: Question<GameTypes>, thought: Thought['done']): Considered & Answered {
    try {
      if (thought !== undefined) return thought()
    } catch {
      // What a bot stumbles over in thought must not keep it from answering.
    }
    const dice = botDice(this.#seedFor(question))
    return { answer: this.#bot(question).answer(question, dice), reasons: [], cutShort: true }
  }

  #think(question: Question<GameTypes>, overtaken: number): void {
    const { seat } = question
    const task = {
      game: this.#match.game.id,
      bot: this.#nameAt(seat) ?? '',
      question: this.#sent(question),
      view: this.#match.view(seat),
      thinking: thinkingAt(this.#match, seat, this.#surroundings.effort ?? USUAL_EFFORT),
      seed: this.#seedFor(question),
    }
    const { thinkers, ready } = this.#surroundings
    this.#thoughts.set(keyOf(question), new Thought(thinkers, task, overtaken, ready))
  }

  #sent({ id, seat, kind, brief, free, deeds }: Question<GameTypes>): AskedQuestion {
    return { id, seat, kind, brief, free, deeds }
  }

  #bot({ seat }: Question<GameTypes>) {
    const game: AnyGame = this.#match.game
    return botOf(game, this.#nameAt(seat) ?? '')
  }

  #nameAt(seat: string): string | undefined {
    return this.#seated.get(seat) ?? (this.#match.turn === 0 ? this.#setUpBy.get(seat) : undefined)
  }

  /** The same question of the same match has the same dice, whenever it is opened. */
  #seedFor({ seat, id, deeds }: Question<GameTypes>): Seed {
    return seedFrom('local bots', this.#commitment, seat, id, deeds)
  }
}

function keyOf({ seat, id, deeds }: Question<GameTypes>): string {
  return `${seat} ${id} ${deeds}`
}
