import {
  type AnyGame,
  type Dice,
  diceFor,
  diceRoot,
  type GameTypes,
  type Match,
  nextAwaited,
  type Question,
  seedFrom,
  textOf,
} from '@windward/table'
import {
  answerFor,
  kindOf,
  type Lesson,
  type LessonStep,
  openedFor,
  stepNow,
  stepsOf,
  type Wrong,
} from '@windward/table/lesson'

/** What came of playing a lesson through. */
export interface LessonPlayed {
  readonly id: string
  readonly steps: number
  /** Steps whose decision never came up. */
  readonly passedOver: readonly string[]
  /** How many wrong answers were tried, and got their sentence. */
  readonly wrongTries: number
  readonly faults: readonly string[]
}

/** So many legal answers are tried to find one that a step does not want. */
const TRIES = 60

/** Plays a lesson through as its game master shows it, and tries what he does not want. */
export function playLesson(game: AnyGame, lesson: Lesson): LessonPlayed {
  const walk = new Walk(game, lesson)
  walk.play()
  const { passedOver, wrongTries, faults } = walk
  return { id: lesson.id, steps: stepsOf(lesson).length, passedOver, wrongTries, faults }
}

class Walk {
  readonly passedOver: string[] = []
  readonly faults: string[] = []
  wrongTries = 0
  readonly #game: AnyGame
  readonly #lesson: Lesson
  readonly #steps: readonly LessonStep[]
  readonly #dice: Dice
  #at = 0
  #work: unknown

  constructor(game: AnyGame, lesson: Lesson) {
    this.#game = game
    this.#lesson = lesson
    this.#steps = stepsOf(lesson)
    this.#dice = diceFor(diceRoot(seedFrom('wrong tries', lesson.id), {}), 'tries')
  }

  play(): void {
    const match = this.#opened()
    for (let step = this.#steps[this.#at]; match !== undefined && step !== undefined; ) {
      const kind = kindOf(step)
      if (kind === undefined) this.#heard(step)
      else if (!this.#goOn(match, step, kind)) return
      step = this.#steps[this.#at]
    }
  }

  #opened(): Match<GameTypes> | undefined {
    const opened = openedFor(this.#game, this.#lesson)
    if (opened.ok) return opened.value
    this.#fault('the table', textOf(opened.refusal.refused, this.#game.words))
    return undefined
  }

  #heard({ id, task }: LessonStep): void {
    if (task.do === 'reply' && task.choices.filter(({ right }) => right).length !== 1)
      this.#fault(id, 'not exactly one reply is right')
    this.#at += 1
  }

  /** One move: of a bot, of what belongs to no step, or of the step itself; false when nothing can be done any more. */
  #goOn(match: Match<GameTypes>, step: LessonStep, kind: string): boolean {
    const { here, script } = this.#lesson.table
    const asked = [...match.unanswered()].filter(({ seat }) => seat === here)
    const question = asked.find((each) => each.kind === kind)
    if (question !== undefined) return this.#do(match, step, question)
    const to = stepNow(
      this.#steps,
      this.#at,
      asked.map((each) => each.kind),
    )
    if (to !== this.#at) {
      this.passedOver.push(step.id)
      this.#at = to
      return true
    }
    const [aside] = asked
    const next = aside ?? nextAwaited(match)
    if (next === undefined) {
      this.#fault(step.id, 'the match came to its end before it')
      return false
    }
    if (aside === undefined) answerFor(match, script, next)
    else match.answer(aside.seat, aside.id, aside.absent())
    return true
  }

  #do(match: Match<GameTypes>, step: LessonStep, question: Question<GameTypes>): boolean {
    const { task, id } = step
    if (task.do !== 'set' && task.do !== 'answer') return false
    const shown = task.shows(question, this.#work)
    const wrong = task.judge?.(shown, question)
    if (wrong !== undefined) this.#fault(id, `what it shows is refused: ${wrong.title}`)
    this.#tryWrong(step, question)
    this.#at += 1
    if (task.do === 'set') {
      this.#work = shown
      if (!task.isDone(shown, question)) this.#fault(id, 'what it shows does not do it')
      return true
    }
    this.#work = undefined
    const given = match.answer(question.seat, question.id, shown)
    if (!given.ok) this.#fault(id, textOf(given.refusal.refused, this.#game.words))
    return given.ok
  }

  /** A step that wants something in particular must say so to everything else. */
  #tryWrong({ id, task }: LessonStep, question: Question<GameTypes>): void {
    if (!('judge' in task) || task.judge === undefined) return
    let told: Wrong | undefined
    const tried = new Set<string>()
    for (let tries = 0; tries < TRIES && told === undefined; tries += 1) {
      const drawn = question.draw(this.#dice)
      tried.add(JSON.stringify(drawn?.answer))
      told = drawn && task.judge(drawn.answer, question)
    }
    // The rules themselves leave no other answer.
    if (told === undefined && tried.size === 1) return
    if (told === undefined || told.title === '' || told.text === '')
      this.#fault(id, 'no legal answer was found that it refuses')
    else this.wrongTries += 1
  }

  #fault(step: string, what: string): void {
    this.faults.push(`${this.#lesson.id}, ${step}: ${what}`)
  }
}
